"""A match written out so that a person can follow it: every event and what a spectator sees change."""

from dataclasses import fields
from typing import Any

from ridotto.engine.game import Options, SomeGame
from ridotto.engine.play.match import Match
from ridotto.engine.rng import Rng
from tests.walks import AnyMatch, slug

_TOO_LONG_TO_SHOW = ("past", "legal", "options", "tricks", "taken", "cells")


def playthrough(game: SomeGame, options: Options) -> str:
    name = slug(game, options)
    match = Match(game, options, seed=name)
    rng = Rng.of(name, "players")
    lines = [f"# {name}", f"options {options.to_json()}"]
    shown = game.view(match.state, None)
    written = 0
    while True:
        match.play_chance()
        shown = _write_news(game, match, written, shown, lines)
        written = len(match.events)
        acting = game.to_act(match.state)
        if not acting:
            break
        seat = rng.choice(acting)
        legal = game.legal(match.state, seat)
        action = rng.choice(legal)
        lines.append(f"  {seat} may {' '.join(map(str, legal))}: chooses {action}")
        match.play(seat, action)
    lines.append(f"result {match.record().result}")
    return "\n".join(lines) + "\n"


def _write_news(game: SomeGame, match: AnyMatch, written: int, before: Any, lines: list[str]) -> Any:
    """The new events and the fields of a spectator's view that they changed."""
    lines += match.events[written:]
    after: Any = game.view(match.state, None)
    for field in fields(after):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if new != old and field.name not in _TOO_LONG_TO_SHOW:
            lines.append(f"    {field.name}: {new}")
    return after
