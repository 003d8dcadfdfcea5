"""What a view shows, in the notation of records."""

from typing import Protocol

from ridotto.engine.shown_fields import NOTHING
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND

BETWEEN_ROUNDS = ("audition", "cast", "over")
"""The phases in which the last audition is one of a finished round."""


class Auditioned(Protocol):
    """The part of a view that tells what its last audition was."""

    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def audition(self) -> tuple[int, ...]: ...
    @property
    def slots(self) -> tuple[int | None, ...]: ...


def format_singer(singer: int) -> str:
    return str(singer + 1)


def format_director(director: int) -> str:
    return DIRECTORS[director]


def format_bid(bid: int) -> str:
    if not number_in(bid):
        return "bid crew bluff" if bluff_in(bid) else "bid crew"
    money = f" money {money_in(bid)}" if money_in(bid) else ""
    return f"bid {number_in(bid)}{money}{' bluff' if bluff_in(bid) else ''}"


def written_bid(bid: int) -> str:
    """Beside the name of its field."""
    return format_bid(bid).removeprefix("bid ")


def last_audition(view: Auditioned) -> str:
    return ", ".join(_written_card(view, card) for card in view.audition)


def in_slots(view: Auditioned) -> str:
    """Empty if nothing lies there any more."""
    if not any(card is not None for card in view.slots):
        return ""
    return ", ".join(NOTHING if card is None else _written_card(view, card) for card in view.slots)


def _written_card(view: Auditioned, card: int) -> str:
    """Of the last audition: a director in round 4, else a singer."""
    finished = view.round - (view.phase in BETWEEN_ROUNDS)
    return (format_director if finished == DIRECTORS_ROUND else format_singer)(card)
