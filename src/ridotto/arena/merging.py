"""Merges the parts of a contest: the figures equal those of one run."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from ridotto.arena.parts import Part, read_deals, read_head
from ridotto.arena.play import DealResult
from ridotto.arena.run import Contest
from ridotto.arena.tally import Tally
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.games import find_game


def merge(files: Sequence[Path]) -> tuple[Contest, Tally]:
    """Refuses parts of different contests, and missing or duplicate deals."""
    parts = [read_head(file) for file in files]
    for part in parts[1:]:
        _check_same(part, parts[0])
    head = parts[0].head
    options = find_game(head.game).parse_options(head.options)
    tally = Tally(len(head.bots))
    for deal in _in_order(parts, options.players):
        tally.add(deal)
    return Contest(head.game, options, head.bots, tally.tables, head.seed, head.limit_s), tally


def _check_same(part: Part, first: Part) -> None:
    mine, theirs = asdict(part.head), asdict(first.head)
    for field, value in mine.items():
        if field != "deals" and value != theirs[field]:
            raise InvalidOptions(
                "parts-differ",
                file=quote_short(part.file),
                other=quote_short(first.file),
                field=field,
                value=quote_short(value),
                expected=quote_short(theirs[field]),
            )


def _in_order(parts: Sequence[Part], players: int) -> Iterator[DealResult]:
    """Each deal once, from the first on."""
    expected, before = 0, parts[0]
    for part in sorted(parts, key=lambda part: _first_deal(part, players)):
        for deal in read_deals(part, players=players):
            if deal.number < expected:
                files = {"file": quote_short(part.file), "other": quote_short(before.file)}
                raise InvalidOptions("parts-overlap", deal=deal.number, **files)
            if deal.number > expected:
                raise _missing(expected, deal.number)
            yield deal
            expected, before = expected + 1, part
    last = max(part.head.deals[1] for part in parts)
    if expected < last:
        raise _missing(expected, last)


def _first_deal(part: Part, players: int) -> int:
    """The deals of a file, which may be truncated."""
    return next((deal.number for deal in read_deals(part, players=players)), part.head.deals[0])


def _missing(first: int, end: int) -> InvalidOptions:
    return InvalidOptions("parts-missing", deals=f"{first}:{end}")
