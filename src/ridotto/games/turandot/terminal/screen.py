"""The table of Turandot in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ridotto.engine.errors import InvalidMove
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in, seat_in, slot_in
from ridotto.games.turandot.rules.deck.cards import ROLES
from ridotto.games.turandot.rules.options import ROUNDS, TurandotOptions
from ridotto.games.turandot.rules.views.hiring import (
    finished_round,
    is_for_directors,
    present_round,
)
from ridotto.games.turandot.rules.views.score_sheet import seat_points
from ridotto.games.turandot.rules.views.view import TurandotState, TurandotView
from ridotto.games.turandot.terminal.audition import Audition
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.games.turandot.terminal.danger import tell_danger
from ridotto.games.turandot.terminal.players import Players
from ridotto.games.turandot.terminal.proposals import directors_to_dismiss, open_directors, suggested_cast
from ridotto.games.turandot.terminal.reading import (
    example,
    is_forced,
    needy_seat,
    read_move,
    swapped,
)
from ridotto.games.turandot.terminal.revealed import revealed
from ridotto.games.turandot.terminal.rule_pages import rule_pages
from ridotto.games.turandot.terminal.scores import score_sheet
from ridotto.games.turandot.terminal.story import TurandotStory
from ridotto.screens.game_ui import ROOMY, SHORTER, TIGHT
from ridotto.screens.names import Names
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words


class TurandotUi:
    def __init__(self, words: Words) -> None:
        self._words = words

    def setup(self, options: TurandotOptions) -> str:
        edition = self._words(f"option-turandot-edition-{options.edition}")
        return self._words("setup-turandot", players=options.players, edition=edition)

    def headline(self, view: TurandotView, names: Names) -> str:
        # Until the next audition the table shows the round that just ended.
        is_round_over = view.phase == "audition" and bool(view.past)
        number = view.round if is_round_over else min(view.round + 1, ROUNDS)
        maestro = view.past[-1].maestro if is_round_over else view.maestro
        headline = self._words("headline-turandot", round=number, rounds=ROUNDS)
        if maestro is None:
            return headline
        return f"{headline} · {self._words('headline-maestro', name=names.of(maestro))}"

    def table(self, view: TurandotView, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:
        is_tight = tightness == TIGHT
        players = Players(self._words, view, names)
        shown_players = players.in_short() if is_tight else players.table(tightness)
        if view.phase == "dismiss" and view.seat in view.to_act:
            return (shown_players, directors_to_dismiss(self._words, view, tightness))
        if view.phase == "cast" and view.seat is not None:
            return (shown_players, suggested_cast(self._words, view, view.seat, tightness))
        blocks: list[RenderableType] = [shown_players]
        if view.audition and view.phase in ("bid", "give", "name", "dismiss"):
            audition = Audition(self._words, view, names)
            blocks.insert(0, audition.in_short() if is_tight else audition.table(tightness))
        if view.directors and view.round < ROUNDS and tightness < SHORTER:
            blocks.append(open_directors(self._words, view))
        return blocks

    def hand(self, view: TurandotView, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:  # noqa: ARG002
        """Only sealed choices are hidden; the player's own is shown below the table."""
        if view.seat is None:
            return ()
        if view.own_bid is not None:
            choice = self._bid_words(view, view.own_bid)
        elif len(view.own_cast) == view.options.roles:
            choice = self.describe(view, names, view.own_cast)
        else:
            return ()
        facts = {"name": names.of(view.seat), "who": names.who(view.seat)}
        return (Text(self._words("sealed-choice", choice=choice, **facts)),)

    def story(self, view: TurandotView, names: Names, shown: Sequence[TurandotView] = ()) -> list[str]:  # noqa: ARG002
        return TurandotStory(self._words, view, names).tell()

    def question(self, view: TurandotView, names: Names, left: int) -> Text:  # noqa: ARG002
        question = Text(self._question(view, names))
        return Text.assemble(question, " ", self._words("ask-only-choice")) if is_forced(view) else question

    def read(self, state: TurandotState, view: TurandotView, left: int, line: str) -> tuple[int, ...]:  # noqa: ARG002
        return read_move(state, view, line)

    def is_secret(self, view: TurandotView) -> bool:
        return view.phase in ("bid", "cast")

    def describe(self, view: TurandotView, names: Names, actions: Sequence[int]) -> str:  # noqa: ARG002
        if view.phase == "bid":
            return self._bid_words(view, actions[0])
        cards = CardFaces(self._words, view)
        roles = (self._words(f"role-{role}") for role in ROLES)
        cast = ", ".join(
            f"{role} {cards.with_id(singer)}" for role, singer in zip(roles, actions, strict=False)
        )
        return self._words(
            "cast-with-points", cast=cast, points=seat_points(view, view.seat or 0, actions).total
        )

    def confirmation(self, view: TurandotView, names: Names, actions: Sequence[int]) -> str:
        question = self._words("ask-confirm", choice=self.describe(view, names, actions))
        return f"{question} {self._words('ask-swap-more')}" if view.phase == "cast" else question

    def changed(self, view: TurandotView, actions: Sequence[int], line: str) -> tuple[int, ...]:
        if view.phase != "cast":
            raise InvalidMove("confirm-first")
        return swapped(view, actions, line)

    def suggestion(self, view: TurandotView, names: Names, actions: Sequence[int]) -> str:
        first = actions[0]
        if view.phase == "give":
            seat, slot = seat_in(first), slot_in(first) + 1
            return self._words("hint-give", who=names.who(seat), slot=slot, name=names.of(seat))
        if view.phase == "name":
            return self._words("hint-name", name=names.of(first))
        if view.phase == "dismiss":
            return self._words("hint-dismiss", director=CardFaces(self._words, view).director(first))
        key = "hint-bid" if view.phase == "bid" else "hint-cast"
        return self._words(key, choice=self.describe(view, names, actions))

    def points(self, points: float) -> str:
        return self._words("hint-points-turandot", points=self._words.decimal(points))

    def danger(self, view: TurandotView, names: Names) -> list[str]:
        return tell_danger(self._words, view, names)

    def rules(self, options: TurandotOptions | None) -> tuple[str, ...]:
        return rule_pages(options)

    def help(self) -> str:
        return "help-turandot"

    def interlude(self, before: TurandotView, after: TurandotView, names: Names) -> RenderableType | None:
        """The bids, as soon as all are turned up."""
        if before.phase != "bid" or after.phase == "bid":
            return None
        hiring = present_round(after)
        return revealed(self._words, after, hiring or finished_round(after.past[-1]), names)

    def score_sheet(self, view: TurandotView, names: Names) -> RenderableType:
        return score_sheet(self._words, view, names)

    # What to type

    def _question(self, view: TurandotView, names: Names) -> str:
        words = self._words
        if view.phase == "bid":
            own = view.players[view.seat or 0]
            may_bid_for_crew = any(number_in(bid) == 0 for bid in view.legal)
            question = words(
                "ask-bid", slots=view.options.slots, money=own.money, example=joined(example(view))
            )
            return (
                f"{question} · {words('ask-bid-crew', crew=view.options.crew)}"
                if may_bid_for_crew
                else question
            )
        if view.phase == "give":
            return self._give_question(view, names)
        if view.phase == "name":
            return words(
                "ask-name-player",
                players=", ".join(joined(f"{seat} {names.of(seat)}") for seat in view.legal),
            )
        if view.phase == "dismiss":
            return words("ask-dismiss", last=len(view.directors))
        return words("ask-cast")

    def _give_question(self, view: TurandotView, names: Names) -> str:
        seat = needy_seat(view)
        slots = sorted({slot_in(gift) + 1 for gift in view.legal})
        question = self._words(
            "ask-give-director" if is_for_directors(view.round + 1) else "ask-give",
            slots=" ".join(str(slot) for slot in slots),
            name=names.of(seat),
            who=names.who(seat),
        )
        others = [other for other in sorted({seat_in(gift) for gift in view.legal}) if other != seat]
        if not others:
            return question
        return f"{question} · {self._words('ask-give-other', example=joined(f'{slots[0]} {others[0]}'))}"

    def _bid_words(self, view: TurandotView, bid: int) -> str:
        words = self._words
        if number_in(bid):
            described = words("bid-words", number=number_in(bid), money=money_in(bid))
        else:
            described = words("bid-words-crew", crew=view.options.crew)
        return f"{described} {words('bid-words-bluff')}" if bluff_in(bid) else described
