"""The table of The Bottle Imp in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.engine.errors import InvalidMove
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView
from ridotto.games.bottle_imp.terminal.cards import CardFaces, faces_for
from ridotto.games.bottle_imp.terminal.danger import tell_danger
from ridotto.games.bottle_imp.terminal.reading import example, read_cards
from ridotto.games.bottle_imp.terminal.rule_pages import rule_pages
from ridotto.games.bottle_imp.terminal.scores import round_summary, score_sheet
from ridotto.games.bottle_imp.terminal.story import BottleImpStory, bottle_letter, is_round_over, pick_goals
from ridotto.screens.game_ui import ROOMY, SHORTER, TIGHT
from ridotto.screens.names import Names
from ridotto.screens.symbols import ACTING, joined
from ridotto.screens.words import Words


class BottleImpUi:
    def __init__(self, words: Words) -> None:
        self._words = words

    def setup(self, options: BottleImpOptions) -> str:
        return self._words(
            "setup-bottle_imp",
            players=options.players,
            mode=self._words(f"option-bottle_imp-mode-{options.mode}"),
        )

    def headline(self, view: BottleImpView, names: Names) -> str:
        rounds = view.options.rounds
        headline = self._words(
            "headline-bottle_imp",
            mode=self._words(f"option-bottle_imp-mode-{view.options.mode}"),
            # Until the next deal the table shows the round that just ended.
            round=view.round if is_round_over(view) else view.round + 1,
            rounds=rounds,
        )
        if view.dealer is None:
            return headline
        return f"{headline} · {self._words('headline-dealer', name=names.of(view.dealer))}"

    def table(self, view: BottleImpView, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        seats = (
            self._seats_in_short(view, names)
            if tightness == TIGHT
            else self._seats(view, names, has_last_trick=tightness < SHORTER)
        )
        return (self._bottles(view, names), seats, *self._open_hands(view, names, tightness))

    def hand(self, view: BottleImpView, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        if view.seat is None or view.phase not in ("pass", "play"):
            return ()
        kind = "hidden-hand" if view.open_hands else "hand"
        rows = [self._hand_row(view, names, kind, view.hand, tightness)]
        if view.open_hands and (view.seat == names.you or view.phase == "pass"):
            rows.append(self._hand_row(view, names, "open-hand", view.open_hands[view.seat], tightness))
        return rows

    def story(self, view: BottleImpView, names: Names, shown: Sequence[BottleImpView] = ()) -> list[str]:
        return BottleImpStory(self._words, view, names, shown).tell()

    def question(self, view: BottleImpView, names: Names, left: int) -> Text:
        if view.phase == "pass":
            return Text(self._pass_question(view, names, left))
        numbers = " ".join(faces_for(self._words, view).number(card) for card in view.legal)
        if len(view.legal) == 1:
            return Text(self._words("ask-play-only", card=numbers))
        return Text(self._words("ask-play", cards=numbers))

    def read(self, state: BottleImpState, view: BottleImpView, left: int, line: str) -> tuple[int, ...]:
        return read_cards(state, view, left, line)

    def is_secret(self, view: BottleImpView) -> bool:
        return view.phase == "pass"

    def describe(self, view: BottleImpView, names: Names, actions: Sequence[int]) -> str:
        return BottleImpStory(self._words, view, names).picks((*view.picks, *actions))

    def confirmation(self, view: BottleImpView, names: Names, actions: Sequence[int]) -> str:
        return self._words("ask-confirm", choice=self.describe(view, names, actions))

    def changed(self, view: BottleImpView, actions: Sequence[int], line: str) -> tuple[int, ...]:  # noqa: ARG002
        raise InvalidMove("confirm-first")

    def suggestion(self, view: BottleImpView, names: Names, actions: Sequence[int]) -> str:
        if view.phase == "play":
            return self._words("hint-play", card=faces_for(self._words, view).plain(actions[0]))
        return self._words("hint-pass", choice=self.describe(view, names, actions))

    def points(self, points: float) -> str:
        return self._words("hint-points-bottle_imp", points=self._words.decimal(points))

    def danger(self, view: BottleImpView, names: Names) -> list[str]:
        return tell_danger(self._words, view, names)

    def rules(self, options: BottleImpOptions | None) -> tuple[str, ...]:
        return rule_pages(options)

    def help(self) -> str:
        return "help-bottle_imp"

    def interlude(self, before: BottleImpView, after: BottleImpView, names: Names) -> RenderableType | None:
        if len(after.past) == len(before.past):
            return None
        return round_summary(self._words, after, names)

    def score_sheet(self, view: BottleImpView, names: Names) -> RenderableType:
        return score_sheet(self._words, view, names)

    def _bottles(self, view: BottleImpView, names: Names) -> Text:
        """Price and owner of each bottle; with two, which one is for sale (B9.3)."""
        cards = faces_for(self._words, view)
        for_sale = view.for_sale
        has_two = len(view.bottles) == 2
        lines = []
        for index, bottle in enumerate(view.bottles):
            owner = self._words("bottle-nobody") if bottle.owner is None else names.of(bottle.owner)
            which = bottle_letter(view, index)
            line = self._words("bottle-line", which=which, price=cards.price(bottle.price), owner=owner)
            lines.append(
                f"{line} ({self._words('bottle-for-sale')})" if has_two and index == for_sale else line
            )
        return Text("\n".join(lines), style="bold")

    def _seats(self, view: BottleImpView, names: Names, *, has_last_trick: bool) -> Table:
        words = self._words
        cards = faces_for(words, view)
        has_teams = view.options.mode_row.has_teams
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column("", width=1)
        table.add_column(words("heading-player"), no_wrap=True)
        if has_teams:
            table.add_column(words("heading-team"), no_wrap=True)
        table.add_column(words("heading-cards"), justify="right", no_wrap=True)
        if view.taken:
            table.add_column(words("heading-tricks"), justify="right", no_wrap=True)
        if has_last_trick:
            table.add_column(words("heading-last-trick"), no_wrap=True)
        table.add_column(words("heading-this-trick"), no_wrap=True)
        table.add_column(words("heading-score"), justify="right", no_wrap=True)
        last_trick = view.tricks[-1].plays if view.tricks else ()
        for seat in range(view.options.players):
            table.add_row(
                ACTING if seat in view.to_act else " ",
                names.of(seat),
                *([self._team(view, seat)] if has_teams else []),
                str(_cards_of(view, seat)),
                *([str(cards.points(view.taken[seat]))] if view.taken else []),
                *([_laid(cards, last_trick, seat)] if has_last_trick else []),
                self._now(view, cards, seat),
                words.number(view.totals[seat]),
                style=_own(view, seat),
            )
        return table

    def _seats_in_short(self, view: BottleImpView, names: Names) -> Text:
        """Running text: whose turn, name, team, what lies there now, points in tricks and score."""
        words = self._words
        cards = faces_for(words, view)
        told = []
        for seat in range(view.options.players):
            team = self._team(view, seat) if view.options.mode_row.has_teams else ""
            points = f"{cards.points(view.taken[seat])}/" if view.taken else ""
            parts = (
                f"{ACTING if seat in view.to_act else ''}{names.of(seat)}",
                f"({team})" if team else "",
                self._now(view, cards, seat).plain,
                f"{points}{words.number(view.totals[seat])}",
            )
            told.append(Text(joined(" ".join(part for part in parts if part)), style=_own(view, seat)))
        return Text(" · ").join(told)

    def _now(self, view: BottleImpView, cards: CardFaces, seat: Seat) -> Text:
        return _laid(cards, view.trick, seat) if view.phase == "play" else self._sealed(view, seat)

    def _team(self, view: BottleImpView, seat: Seat) -> str:
        """Teams are lettered in the order of their first seats; who is alone has none. The dealer decides."""
        if view.dealer is None:
            return ""
        if view.parties.count(view.parties[seat]) == 1:
            return self._words("team-alone")
        teams = sorted({party for party in view.parties if view.parties.count(party) > 1})
        return "ABC"[teams.index(view.parties[seat])]

    def _sealed(self, view: BottleImpView, seat: Seat) -> Text:
        return Text(self._words("seat-has-chosen") if view.sealed[seat] else "")

    def _open_hands(self, view: BottleImpView, names: Names, tightness: int) -> list[RenderableType]:
        """In the eye the open hands lie on the table once the passes are done; one's own lies by the hand."""
        cards = faces_for(self._words, view)
        return [
            cards.row(
                self._words("heading-open-hand-of", name=names.of(seat)),
                hand,
                hand,
                has_points=tightness < SHORTER,
            )
            for seat, hand in enumerate(view.open_hands)
            if seat != names.you and view.phase != "pass" and hand
        ]

    def _hand_row(
        self, view: BottleImpView, names: Names, kind: str, hand: Sequence[int], tightness: int
    ) -> RenderableType:
        """A hand of this view's seat; what cannot be played now is dimmed as long as it is its turn."""
        if view.seat is None or view.seat == names.you:
            title = self._words(f"heading-{kind}")
        else:
            title = self._words(f"heading-{kind}-of", name=names.of(view.seat))
        legal = view.legal if view.seat in view.to_act else hand
        return faces_for(self._words, view).row(title, hand, legal, has_points=tightness < SHORTER)

    def _pass_question(self, view: BottleImpView, names: Names, left: int) -> str:
        goals = pick_goals(self._words, view, names)[-left:]
        question = self._words(
            "ask-pass", count=left, goals=", ".join(goals), example=self._words.as_read(example(view, left))
        )
        if not view.picks:
            return question
        chosen = self.describe(view, names, ())
        return f"{self._words('ask-pass-so-far', cards=chosen)} {question}"


def _laid(cards: CardFaces, plays: Sequence[tuple[Seat, int]], seat: Seat) -> Text:
    return Text(" ").join(cards.text(card) for player, card in plays if player == seat)


def _cards_of(view: BottleImpView, seat: Seat) -> int:
    """How many cards a seat still holds, open ones too."""
    is_laid_down = view.phase == "play" and view.open_hands
    return view.hand_sizes[seat] + (len(view.open_hands[seat]) if is_laid_down else 0)


def _own(view: BottleImpView, seat: Seat) -> str:
    return "bold" if seat == view.seat else ""
