"""A part of a contest as a file: what was played in the first line, then a line for each deal.

    {"format": "ridotto-arena-part/1", "game": ..., "options": ..., "seed": ..., "bots": [...], ...}
    {"deal": 0, "tables": [...], "times": [...], "faults": [...]}

Deals are stored one by one, not summed: sums of parts would differ from those of the whole in the last
digits, and ratings depend on the order of the tables.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as checked

from ridotto.arena.play import DealResult, TableResult
from ridotto.arena.run import Contest
from ridotto.arena.times import Times
from ridotto.engine.errors import InvalidOptions, system_reason
from ridotto.engine.notation import quote_short

FORMAT = "ridotto-arena-part/1"

LONGEST_LINE = 1 << 24
"""The longest line that is read; longer ones are refused as unreadable."""

_STRICT = ConfigDict(strict=True, extra="forbid")


@checked(frozen=True, slots=True, config=_STRICT)
class Head:
    """What was played, by whom, and which deals of it."""

    format: Literal["ridotto-arena-part/1"]
    version: str
    """The version of Ridotto: another one may play differently."""
    game: str
    options: dict[str, object]
    seed: str
    bots: tuple[str, ...]
    limit_s: float
    deals: tuple[int, int]
    """The first, and the one after the last."""


@checked(frozen=True, slots=True, config=_STRICT)
class _Table:
    seating: tuple[int, ...]
    parties: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@checked(frozen=True, slots=True, config=_STRICT)
class _Deal:
    deal: int
    tables: tuple[_Table, ...]
    times: tuple[tuple[tuple[int, int], ...], ...]
    """By bot: a histogram of the times of its moves."""
    faults: tuple[tuple[str, ...], ...]


_HEADS = TypeAdapter(Head)
_DEALS = TypeAdapter(_Deal)


@dataclass(frozen=True, slots=True)
class Part:
    file: Path
    head: Head


def head_line(contest: Contest, deals: range, version: str) -> str:
    head = {
        "format": FORMAT,
        "version": version,
        "game": contest.game_id,
        "options": contest.options.to_json(),
        "seed": contest.seed,
        "bots": contest.bots,
        "limit_s": contest.limit_s,
        "deals": (deals.start, deals.stop),
    }
    return json.dumps(head)


def deal_line(deal: DealResult) -> str:
    return json.dumps(
        {
            "deal": deal.number,
            "tables": [asdict(table) for table in deal.tables],
            "times": [sorted(times.counts.items()) for times in deal.times],
            "faults": deal.faults,
        }
    )


def read_head(file: Path) -> Part:
    for _, line in _lines(file):
        try:
            return Part(file, _HEADS.validate_json(line))
        except ValidationError:
            break
    raise InvalidOptions("part-not-ours", file=quote_short(file))


def read_deals(part: Part, *, players: int) -> Iterator[DealResult]:
    """One after the other: a part may be larger than the memory."""
    for number, line in _lines(part.file):
        if number > 1:
            try:
                yield _checked(_DEALS.validate_json(line), part.head, players)
            except ValueError:
                raise InvalidOptions("part-damaged", file=quote_short(part.file), line=str(number)) from None


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with file.open("rb") as lines:
            yield from enumerate(iter(partial(lines.readline, LONGEST_LINE), b""), start=1)
    except OSError as error:
        reason = system_reason(error)
        raise InvalidOptions("file-not-readable", file=quote_short(file), reason=reason) from None


def _checked(deal: _Deal, head: Head, players: int) -> DealResult:
    """Raises a ValueError if the line cannot come from this contest."""
    bots = len(head.bots)
    if (
        deal.deal not in range(*head.deals)
        or not deal.tables
        or {len(deal.times), len(deal.faults)} != {bots}
    ):
        raise ValueError
    for table in deal.tables:
        if {len(table.seating), len(table.parties), len(table.scores)} != {players}:
            raise ValueError
        if not {*table.parties, *table.winners} <= {*range(players)}:
            raise ValueError
        if not {*table.seating} <= {*range(bots)}:
            raise ValueError
    return DealResult(
        deal.deal,
        [TableResult(table.seating, table.parties, table.scores, table.winners) for table in deal.tables],
        [Times(dict(counts)) for counts in deal.times],
        [list(faults) for faults in deal.faults],
    )
