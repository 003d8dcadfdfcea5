"""Auditions and finished rounds as messages."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ridotto.games.turandot.messages.named import bid_of, director_of, director_or_none
from ridotto.games.turandot.messages.types import Auditioning, Director, FinishedAudition, Gain, Hire
from ridotto.games.turandot.rules.views.hiring import HiringRound, finished_round, is_for_directors
from ridotto.games.turandot.rules.views.view import RoundResult, TurandotView


def past_of(view: TurandotView, first: int) -> Iterator[FinishedAudition]:
    """The finished rounds from a given number on; made one by one and not cached."""
    return map(_finished_audition, view.past[first:])


def _finished_audition(result: RoundResult) -> FinishedAudition:
    hiring = finished_round(result)
    audition = shown_audition(hiring)
    return FinishedAudition(
        round=hiring.number,
        maestro=hiring.maestro,
        audition=audition,
        hires=hires_of(hiring),
        leftover=next(place for place in audition if not place.is_gone),
        named=hiring.named,
        dismissed=director_or_none(hiring.dismissed),
    )


kept_round = lru_cache(maxsize=4096)(_finished_audition)


def shown_audition(hiring: HiringRound) -> tuple[Auditioning, ...]:
    return audition_of(hiring.number, hiring.audition, {*hiring.hired, *hiring.stand_ins})


def audition_of(number: int, cards: Sequence[int], gone: Iterable[int | None]) -> tuple[Auditioning, ...]:
    return tuple(
        Auditioning(slot, *_singer_or_director(number, card), is_gone=card in gone)
        for slot, card in enumerate(cards, start=1)
    )


def hires_of(hiring: HiringRound) -> tuple[Hire, ...]:
    """The hires of each seat; a seat that waits for a stand-in and got no crew card has none yet."""
    hires = []
    for seat, bid in enumerate(hiring.bids):
        hired, stand_in = hiring.hired[seat], hiring.stand_ins[seat]
        has_crew = seat in hiring.crew
        card = stand_in if hired is None else hired
        if card is None and not has_crew:
            continue
        singer, director = (None, None) if card is None else _singer_or_director(hiring.number, card)
        got: Gain = "crew" if has_crew else "stand-in" if hired is None else "hired"
        hires.append(Hire(seat, bid_of(bid), got, singer, director))
    return tuple(hires)


def _singer_or_director(number: int, card: int) -> tuple[int | None, Director | None]:
    return (None, director_of(card)) if is_for_directors(number) else (card + 1, None)
