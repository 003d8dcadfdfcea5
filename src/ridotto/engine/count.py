"""Counting positions: a fingerprint of the rules."""

from collections.abc import Iterator
from typing import Any

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import CHANCE, Seat, SomeGame
from ridotto.engine.match import Match

GOLDEN_SEED = "golden"
GOLDEN_SKIPS = (0, 5, 13, 21, 34)
"""Actions played before counting starts."""
GOLDEN_NODES = 4_000
"""Counting goes a step deeper until there are more positions than this."""
GOLDEN_DEPTH = 8


def golden_counts(game: SomeGame, options: Any) -> Iterator[str]:
    """The counts that identify the rules of a configuration, one line per starting point."""
    for skip in GOLDEN_SKIPS:
        start = golden_start(game, options, seed=GOLDEN_SEED, skip=skip)
        counts: list[int] = []
        while len(counts) < GOLDEN_DEPTH and (not counts or counts[-1] <= GOLDEN_NODES):
            counts.append(count(game, start, len(counts) + 1))
        yield f"{game.id} {configuration_name(options)} | {skip} | {' '.join(map(str, counts))}"


def configuration_name(options: Any) -> str:
    return " ".join(str(value) for value in options.to_json().values())


def golden_start(game: SomeGame, options: Any, *, seed: int | str, skip: int) -> Any:
    """The position from a seeded deal after `skip` actions, each the lowest that was open."""
    match = Match(game, options, seed=seed)
    match.play_chance()
    for made in range(skip):
        if not game.to_act(match.state):
            raise InvalidOptions(
                "option-out-of-range", option="--skip", value=str(skip), lowest=0, highest=made
            )
        seat = game.to_act(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[0])
        match.play_chance()
    return match.state


def count(game: SomeGame, s: Any, depth: int) -> int:
    """The number of sequences of this many actions (perft); chance and the end of the match count as one.

    Of several seats that may act at once the lowest goes first, since their order makes no difference.
    """
    acting = game.to_act(s)
    if depth == 0 or not acting or acting == (CHANCE,):
        return 1
    legal = game.legal(s, acting[0])
    if depth == 1:
        return len(legal)
    return sum(count(game, game.apply(s, acting[0], action), depth - 1) for action in legal)


def count_by_move(game: SomeGame, s: Any, depth: int) -> dict[tuple[Seat, int], int]:
    """The same, told apart by the first action: shows where two engines differ."""
    acting = game.to_act(s)
    if depth == 0 or not acting or acting == (CHANCE,):
        return {}
    seat = acting[0]
    return {
        (seat, action): count(game, game.apply(s, seat, action), depth - 1) for action in game.legal(s, seat)
    }
