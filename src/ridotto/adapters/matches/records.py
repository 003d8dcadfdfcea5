"""Rebuilds a match as a record, from its seed and its actions."""

from collections.abc import Iterable

from ridotto.engine.game import Options, Seat
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import Record
from ridotto.engine.rng import Rng
from ridotto.games import find_game


def luck_of(seed: int | str) -> Rng:
    """The random stream of chance in these matches, as in a batch."""
    return Rng.of(seed, "chance")


def record_of(game_id: str, options: Options, seed: int | str, actions: Iterable[tuple[Seat, int]]) -> Record:
    """The match so far, as a record that `ridotto verify` accepts."""
    luck = luck_of(seed)
    match = Match(find_game(game_id), options, seed=seed, chance=lambda _: luck)
    match.play_chance()
    for seat, action in actions:
        match.play(seat, action)
        match.play_chance()
    return match.record()
