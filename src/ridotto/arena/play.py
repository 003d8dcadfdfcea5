"""One deal, played in every seating of its line-up."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from ridotto.arena.entrants import Entrant
from ridotto.arena.schedule import LineUp, seatings
from ridotto.arena.times import Times
from ridotto.engine.first_seat import start_with
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.play.driver import turns
from ridotto.engine.play.match import Match, SomeMatch
from ridotto.engine.play.streams import chance_in_one_stream, seat_streams

RECORD_KEY = "arena"
"""The key of a record that names its table and deal."""


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
    number: int
    """Of the deal."""
    tables: list[TableResult]
    times: list[Times]
    """By bot."""
    faults: list[list[str]]
    """By bot."""
    records: list[str] = field(default_factory=list)
    """By table, as lines of JSON; empty if not requested."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What the tables of a deal share."""

    game: SomeGame
    options: Options
    seed: str
    number: int

    @property
    def first_seat(self) -> int:
        """The seat that begins moves on from deal to deal."""
        return self.number % int(self.options.players)

    @property
    def match_seed(self) -> str:
        return f"{self.seed}/{self.number}"


def play_deal(
    deal: Deal, entrants: Sequence[Entrant], bots: Sequence[str], *, keeps_records: bool = False
) -> DealResult:
    """`bots`: what the entrants are called in records."""
    game = deal.game
    parties = game.parties(start_with(game, deal.options, deal.first_seat))
    result = DealResult(deal.number, [], [Times() for _ in entrants], [[] for _ in entrants])
    for table, seating in enumerate(seatings(len(entrants), parties, deal.number, deal.seed)):
        faults_before = [len(entrant.faults) for entrant in entrants]
        match = _play_match(deal, seating, entrants, result.times, bots)
        faults = [entrant.faults[before:] for entrant, before in zip(entrants, faults_before, strict=True)]
        for kept, new in zip(result.faults, faults, strict=True):
            kept.extend(new)
        outcome = match.outcome
        assert outcome is not None
        result.tables.append(TableResult(seating, parties, outcome.scores, outcome.winners))
        if keeps_records:
            result.records.append(_record_of(match, deal, table, seating, faults))
    return result


def _play_match(
    deal: Deal, seating: LineUp, entrants: Sequence[Entrant], times: Sequence[Times], bots: Sequence[str]
) -> SomeMatch:
    """Chance and each seat have their own random streams, the same for every seating."""
    game, seed = deal.game, deal.match_seed
    names = tuple(bots[bot] for bot in seating)
    match = Match(game, deal.options, seed=seed, seats=names, chance=chance_in_one_stream(seed))
    match.begin_with(deal.first_seat)
    streams = seat_streams(seed, len(seating))
    for seat in turns(match):
        bot = seating[seat]
        started = time.perf_counter()
        choice = entrants[bot].choose(game, match.state, seat, streams[seat])
        times[bot].add(time.perf_counter() - started)
        match.play_choice(seat, choice)
    return match


def _record_of(
    match: SomeMatch, deal: Deal, table: int, seating: LineUp, faults: Sequence[Sequence[str]]
) -> str:
    """Adds where the match was played, and the faults at this table."""
    found: dict[str, object] = {
        "seed": deal.seed,
        "deal": deal.number,
        "table": table,
        "seating": list(seating),
    }
    if any(faults):
        found["faults"] = [list(of_bot) for of_bot in faults]
    return match.record(**{RECORD_KEY: found}).dumps()
