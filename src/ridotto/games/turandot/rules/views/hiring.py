"""What the bids of a round brought, from a view."""

from dataclasses import dataclass

from ridotto.engine.game import Seat
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.views.view import Cards, RoundResult, TurandotView


@dataclass(frozen=True, slots=True)
class HiringRound:
    """What is known of a round once the bids are revealed, finished or not."""

    number: int
    maestro: Seat
    audition: Cards
    bids: tuple[int, ...]
    hired: tuple[int | None, ...]
    crew: tuple[Seat, ...]
    stand_ins: tuple[int | None, ...]
    needy: tuple[Seat, ...]
    leftover: int | None
    named: Seat | None
    dismissed: int | None


def is_for_directors(number: int) -> bool:
    """Whether directors audition in this round, counted from 1 (T4.2)."""
    return number == DIRECTORS_ROUND + 1


def finished_round(result: RoundResult) -> HiringRound:
    return HiringRound(
        number=result.round,
        maestro=result.maestro,
        audition=result.audition,
        bids=result.bids,
        hired=result.hired,
        crew=result.crew,
        stand_ins=result.stand_ins,
        needy=(),
        leftover=result.leftover,
        named=result.named,
        dismissed=result.dismissed,
    )


def present_round(view: TurandotView) -> HiringRound | None:
    """The round being played, as soon as its bids lie open."""
    if view.phase not in ("give", "name", "dismiss") or view.maestro is None:
        return None
    number = view.round + 1
    newest = [
        player.director if is_for_directors(number) else (player.troupe[-1] if player.troupe else None)
        for player in view.players
    ]
    seats = range(view.options.players)
    has_leftover = view.phase != "give"
    return HiringRound(
        number=number,
        maestro=view.maestro,
        audition=view.audition,
        bids=tuple(player.bid if player.bid is not None else 0 for player in view.players),
        hired=tuple(None if view.players[seat].hired_nobody else newest[seat] for seat in seats),
        crew=tuple(seat for seat in seats if view.players[seat].has_crew),
        stand_ins=tuple(
            newest[seat]
            if view.players[seat].hired_nobody and not view.players[seat].needs_stand_in
            else None
            for seat in seats
        ),
        needy=tuple(seat for seat in seats if view.players[seat].needs_stand_in),
        leftover=view.leftovers.troupe[-1] if has_leftover else None,
        named=view.named,
        dismissed=None,
    )
