"""The players of Turandot on a screen: money, bid, troupe, director and score of each."""

from rich.table import Table
from rich.text import Text

from ridotto.engine.game import Seat
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.screens.game_ui import SHORTER
from ridotto.screens.names import Names
from ridotto.screens.symbols import ACTING
from ridotto.screens.words import Words


class Players:
    def __init__(self, words: Words, view: TurandotView, names: Names) -> None:
        self._words = words
        self._view = view
        self._names = names
        self._cards = CardFaces(words, view)

    def table(self, tightness: int) -> Table:
        words, view, cards = self._words, self._view, self._cards
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        # Who bid what stands in the table of the audition too.
        has_bids = tightness < SHORTER or view.phase == "bid"
        table.add_column("", width=1)
        table.add_column(words("heading-player"), no_wrap=True)
        table.add_column(words("heading-money"), no_wrap=True)
        if has_bids:
            table.add_column(words("heading-bid"), no_wrap=True)
        table.add_column(words("heading-troupe"))
        table.add_column(words("heading-director"), no_wrap=True)
        table.add_column(words("heading-score"), justify="right", no_wrap=True)
        for seat, player in enumerate(view.players):
            table.add_row(
                ACTING if seat in view.to_act else " ",
                self._names.of(seat),
                cards.purse(player.money, player.scenery),
                *([self._bid(seat)] if has_bids else []),
                cards.troupe(player.troupe),
                cards.director_short(player.director),
                words.number(player.score),
                style="bold" if seat == view.seat else "",
            )
        if view.options.has_dummy:
            dummy = view.leftovers
            table.add_row(
                "",
                words("name-dummy"),
                "",
                *([""] if has_bids else []),
                cards.troupe(dummy.troupe),
                cards.director_short(dummy.director),
                "" if dummy.score is None else words.number(dummy.score),
            )
        return table

    def in_short(self) -> Text:
        """Running text, which begins with a mark for whose turn it is."""
        view, cards = self._view, self._cards
        told = []
        for seat, player in enumerate(view.players):
            parts = (
                f"{ACTING if seat in view.to_act else ''}{self._names.of(seat)}",
                cards.purse(player.money, player.scenery),
                self._bid(seat) if view.phase == "bid" else "",
                cards.troupe(player.troupe),
                cards.director_short(player.director),
                self._words.number(player.score),
            )
            style = "bold" if seat == view.seat else ""
            told.append(Text(" ".join(part for part in parts if part), style=style))
        if view.options.has_dummy:
            told.append(Text(f"{self._words('name-dummy')} {cards.troupe(view.leftovers.troupe)}"))
        return Text(" · ").join(told)

    def _bid(self, seat: Seat) -> str:
        player = self._view.players[seat]
        if player.face_down:
            return self._words("bid-face-down", count=player.face_down)
        if player.bid is None or self._view.phase not in ("give", "name", "dismiss"):
            return self._words("seat-has-chosen") if player.is_sealed else ""
        return self._cards.bid(player.bid)
