"""What a seat has been shown, as people and programs read it. `from_cells.py` reads it from cells."""

from dataclasses import dataclass, field

from ridotto.engine.cells.cell_game import State
from ridotto.engine.game import Outcome, Seat
from ridotto.engine.shown_fields import NOT_SHOWN, shown, told
from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.pieces import Bottle, Trick
from ridotto.games.bottle_imp.rules.views.written import (
    written_bottle,
    written_card,
    written_plays,
    written_trick,
)

Cards = tuple[int, ...]

PHASES = ("dealer", "deal", "pass", "play", "over")

# In the view `shown` is a field.
_AS_CARDS = shown(written_card)
_AS_CARDS_BY_SEAT = shown(written_card, by="seat")
_BY_SEAT = shown(by="seat")
_AS_TRICKS = shown(written_trick)
_AS_BOTTLES = shown(written_bottle)


def _present_trick(view: "BottleImpView") -> str:
    return written_plays(view.trick)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a finished round left on the score sheet; all of it is turned up at the end of the round (B7)."""

    dealer: Seat
    parties: tuple[int, ...]
    mystery: Cards
    taken: tuple[Cards, ...]
    bottles: tuple[Bottle, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BottleImpView:
    options: BottleImpOptions
    seat: Seat | None
    phase: str
    round: int
    """Rounds finished."""
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]
    parties: tuple[int, ...] = field(metadata=_BY_SEAT)
    hand: Cards = field(metadata=_AS_CARDS)
    """One's own cards; in the eye, the hidden hand."""
    open_hands: tuple[Cards, ...] = field(metadata=_AS_CARDS_BY_SEAT)
    """In the eye: one's own always, the other's once the passes are done."""
    shown: tuple[Cards, ...] = field(metadata=_AS_CARDS_BY_SEAT)
    """In the eye: the open hands as they were laid down."""
    hand_sizes: tuple[int, ...] = field(metadata=_BY_SEAT)
    """Cards not on the table: hands, in the eye without the open hand once it is laid down."""
    sealed: tuple[bool, ...] = field(metadata=_BY_SEAT)
    """Who has chosen cards for the pass."""
    picks: Cards = field(metadata=_AS_CARDS)
    """One's own chosen cards, in the order of the record line."""
    received: Cards = field(metadata=_AS_CARDS)
    """Cards from the right and the left neighbour; in the eye for the open and for the hidden hand."""
    tricks: tuple[Trick, ...] = field(metadata=_AS_TRICKS)
    trick: tuple[tuple[Seat, int], ...] = field(metadata=told(_present_trick))
    """The present trick, as far as it is played."""
    bottles: tuple[Bottle, ...] = field(metadata=_AS_BOTTLES)
    taken: tuple[Cards, ...] = field(metadata=_AS_CARDS_BY_SEAT)
    """Cards won in tricks, which everybody saw."""
    totals: tuple[int, ...] = field(metadata=_BY_SEAT)
    past: tuple[RoundResult, ...] = field(metadata=NOT_SHOWN)
    outcome: Outcome | None
    cells: bytes = field(repr=False, metadata=NOT_SHOWN)
    """All of the present round again, as `see` wrote it: what worlds are drawn from."""

    @property
    def is_sealed(self) -> bool:
        return self.seat is not None and bool(self.to_act) and self.sealed[self.seat]

    @property
    def leader(self) -> Seat | None:
        return self.dealer

    @property
    def for_sale(self) -> int:
        """With two bottles, the one with the higher price; the first at the start (B9.2, B9.3)."""
        prices = [bottle.price for bottle in self.bottles]
        return prices.index(max(prices))

    @property
    def tricks_finished(self) -> int:
        """How many tricks of the round are over, also where a view shows no more than the last one."""
        if not self.tricks:
            return 0
        held = sum(self.hand_sizes) + sum(map(len, self.open_hands))
        in_tricks = _cards_for_tricks(self.options) - held - len(self.trick)
        return in_tricks // self.options.mode_row.trick_size


def _cards_for_tricks(options: BottleImpOptions) -> int:
    """All but the mystery trick, to which the dealer of five adds nothing (B4.2) and each in the eye two."""
    cards = load_deck(options.deck).count(options.players)
    return cards - (4 if options.mode_row.is_eye else options.players - (options.players == 5))


BottleImpState = State[BottleImpOptions, RoundResult]
