"""The audition of Turandot on a screen: what lies in the slots, who bid for it and who has it."""

from rich.table import Table
from rich.text import Text

from ridotto.games.turandot.rules.actions import money_in, number_in
from ridotto.games.turandot.rules.views.hiring import is_for_directors, present_round
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.games.turandot.terminal.symbols import MONEY
from ridotto.screens.game_ui import ROOMY
from ridotto.screens.names import Names
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words


class Audition:
    def __init__(self, words: Words, view: TurandotView, names: Names) -> None:
        self._words = words
        self._view = view
        self._names = names
        self._cards = CardFaces(words, view)
        self._is_directors_round = is_for_directors(view.round + 1)
        self._has_bids = view.phase != "bid"
        """Whether they are turned up."""

    def table(self, tightness: int) -> Table:
        words = self._words
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column(words("heading-slot"), justify="right")
        headings = (
            ("director", "effect") if self._is_directors_round else ("singer", "gender", "stars", "favourite")
        )
        for heading in headings if tightness == ROOMY else headings[:1]:
            table.add_column(words(f"heading-{heading}"), no_wrap=tightness > ROOMY)
        if self._has_bids:
            table.add_column(words("heading-bids"), no_wrap=True)
        for slot, card in enumerate(self._view.audition, start=1):
            row = self._row(card) if tightness == ROOMY else (self._short(card),)
            bids = (self._bids_for(slot),) if self._has_bids else ()
            table.add_row(str(slot), *row, *bids, style=self._style(slot))
        return table

    def in_short(self) -> Text:
        """Running text."""
        told = []
        for slot, card in enumerate(self._view.audition, start=1):
            bids = self._bids_for(slot) if self._has_bids else ""
            slot_text = joined(f"{slot} {self._short(card)}")
            told.append(Text(f"{slot_text} ({bids})" if bids else slot_text, style=self._style(slot)))
        return Text(" · ").join(told)

    def _row(self, card: int) -> tuple[str, ...]:
        if self._is_directors_round:
            return (self._cards.director(card), self._cards.effect(card))
        return self._cards.row(card)

    def _short(self, card: int) -> str:
        return self._cards.director_short(card) if self._is_directors_round else self._cards.short(card)

    def _style(self, slot: int) -> str:
        is_gone = self._view.slots[slot - 1] is None
        return "dim" if is_gone else ""

    def _bids_for(self, slot: int) -> str:
        """Who bid for a slot, and behind an arrow who took its card."""
        view, names = self._view, self._names
        bids = ", ".join(
            joined(f"{names.of(seat)} {MONEY * money_in(player.bid)}".rstrip())
            for seat, player in enumerate(view.players)
            if player.bid is not None and number_in(player.bid) == slot
        )
        hiring = present_round(view)
        if hiring is None or view.slots[slot - 1] is not None:
            return bids
        card = view.audition[slot - 1]
        takers = [
            seat
            for seat, cards in enumerate(zip(hiring.hired, hiring.stand_ins, strict=True))
            if card in cards
        ]
        return f"{bids} {joined(f'→ {names.listed(takers)}')}".strip() if takers else bids
