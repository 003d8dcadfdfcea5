"""One deal, played at every seating of its line-up."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ridotto.arena.entrants import Entrant
from ridotto.arena.schedule import LineUp, seatings
from ridotto.arena.times import Times
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import CHANCE, SomeGame
from ridotto.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class TableResult:
    """One match."""

    seating: LineUp
    """By seat, the number of the bot."""
    parties: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(slots=True)
class DealResult:
    tables: list[TableResult]
    times: list[Times]
    """By bot."""
    faults: list[list[str]]
    """By bot."""


def play_deal(game: SomeGame, options: Any, entrants: Sequence[Entrant], seed: str, deal: int) -> DealResult:
    """The first dealer or Maestro moves on from deal to deal; with this a match begins."""
    start = start_with(game, options, deal % options.players)
    parties = game.parties(start)
    times = [Times() for _ in entrants]
    faults_before = [len(entrant.faults) for entrant in entrants]
    tables = []
    for seating in seatings(len(entrants), parties, deal, seed):
        end = _play_match(game, start, seating, entrants, times, f"{seed}/{deal}")
        outcome = game.outcome(end)
        assert outcome is not None
        tables.append(TableResult(seating, parties, outcome.scores, outcome.winners))
    faults = [entrant.faults[before:] for entrant, before in zip(entrants, faults_before, strict=True)]
    return DealResult(tables, times, faults)


def _play_match(
    game: SomeGame, s: Any, seating: LineUp, entrants: Sequence[Entrant], times: Sequence[Times], seed: str
) -> Any:
    """The final state. Nature and each seat have streams of their own, the same for every seating."""
    nature = Rng.of(seed, "chance")
    streams = [Rng.of(seed, "bot", seat) for seat in range(len(seating))]
    while acting := game.to_act(s):
        seat = acting[0]
        if seat == CHANCE:
            s = game.apply_chance(s, game.sample_chance(s, nature))
            continue
        bot = seating[seat]
        started = time.perf_counter()
        choice = entrants[bot].choose(game, s, seat, streams[seat])
        times[bot].add(time.perf_counter() - started)
        for action in choice:
            s = game.apply(s, seat, action)
    return s
