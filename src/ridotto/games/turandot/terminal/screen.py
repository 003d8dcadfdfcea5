"""The table of Turandot in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.engine.errors import InvalidMove
from ridotto.engine.game import Seat
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in, seat_in, slot_in
from ridotto.games.turandot.rules.deck.cards import ROLES
from ridotto.games.turandot.rules.options import ROUNDS, TurandotOptions
from ridotto.games.turandot.rules.views.hiring import (
    HiringRound,
    finished_round,
    is_for_directors,
    present_round,
)
from ridotto.games.turandot.rules.views.score_sheet import seat_points
from ridotto.games.turandot.rules.views.view import TurandotState, TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.games.turandot.terminal.danger import tell_danger
from ridotto.games.turandot.terminal.reading import (
    best_cast,
    example,
    is_forced,
    needy_seat,
    read_move,
    swapped,
)
from ridotto.games.turandot.terminal.rule_pages import rule_pages
from ridotto.games.turandot.terminal.scores import score_sheet
from ridotto.games.turandot.terminal.story import TurandotStory, as_sentence
from ridotto.games.turandot.terminal.symbols import GENDERS, MONEY
from ridotto.screens.game_ui import ROOMY, SHORTER, TIGHT
from ridotto.screens.names import Names
from ridotto.screens.spread import Spread
from ridotto.screens.symbols import ACTING, joined
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
        seats = (
            self._seats_in_short(view, names) if tightness == TIGHT else self._seats(view, names, tightness)
        )
        if view.phase == "dismiss" and view.seat in view.to_act:
            return (seats, self._directors_to_dismiss(view, tightness))
        if view.phase == "cast" and view.seat is not None:
            return (seats, self._suggested_cast(view, view.seat, tightness))
        blocks: list[RenderableType] = [seats]
        if view.audition and view.phase in ("bid", "give", "name", "dismiss"):
            is_tight = tightness == TIGHT
            audition = (
                self._audition_in_short(view, names) if is_tight else self._audition(view, names, tightness)
            )
            blocks.insert(0, audition)
        if view.directors and view.round < ROUNDS and tightness < SHORTER:
            blocks.append(self._open_directors(view))
        return blocks

    def hand(self, view: TurandotView, names: Names, tightness: int = ROOMY) -> Sequence[RenderableType]:  # noqa: ARG002
        """Everything but a sealed choice lies open; one's own is told below the table."""
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
        return self._revealed(after, hiring or finished_round(after.past[-1]), names)

    def score_sheet(self, view: TurandotView, names: Names) -> RenderableType:
        return score_sheet(self._words, view, names)

    # The table

    def _audition(self, view: TurandotView, names: Names, tightness: int) -> Table:
        """What lies in the slots; once the bids are revealed, who bid for it and who has it."""
        words = self._words
        cards = CardFaces(words, view)
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column(words("heading-slot"), justify="right")
        is_directors_round = is_for_directors(view.round + 1)
        headings = (
            ("director", "effect") if is_directors_round else ("singer", "gender", "stars", "favourite")
        )
        for heading in headings if tightness == ROOMY else headings[:1]:
            table.add_column(words(f"heading-{heading}"), no_wrap=tightness > ROOMY)
        if view.phase != "bid":
            table.add_column(words("heading-bids"), no_wrap=True)
        for slot, card in enumerate(view.audition, start=1):
            row = self._director_row(cards, card) if is_directors_round else self._singer_row(cards, card)
            if tightness > ROOMY:
                row = (self._short_card(view, cards, card),)
            bids = () if view.phase == "bid" else (self._bids_for(view, names, slot),)
            is_gone = view.slots[slot - 1] is None
            table.add_row(str(slot), *row, *bids, style="dim" if is_gone else "")
        return table

    def _audition_in_short(self, view: TurandotView, names: Names) -> Text:
        """Running text: the slots with their cards and the bids for them."""
        cards = CardFaces(self._words, view)
        told = []
        for slot, card in enumerate(view.audition, start=1):
            bids = "" if view.phase == "bid" else self._bids_for(view, names, slot)
            slot_text = joined(f"{slot} {self._short_card(view, cards, card)}")
            is_gone = view.slots[slot - 1] is None
            told.append(Text(f"{slot_text} ({bids})" if bids else slot_text, style="dim" if is_gone else ""))
        return Text(" · ").join(told)

    def _short_card(self, view: TurandotView, cards: CardFaces, card: int) -> str:
        return cards.director_short(card) if is_for_directors(view.round + 1) else cards.short(card)

    def _singer_row(self, cards: CardFaces, card: int) -> tuple[str, ...]:
        singer = cards.singer(card)
        category = self._words(f"category-{singer.category}")
        return (
            f"{category} ({self._words(f'category-short-{singer.category}')})",
            f"{GENDERS[singer.gender]} {self._words(f'gender-{singer.gender}')}",
            cards.stars(card),
            self._words(f"role-{singer.favourite}") if singer.favourite else "",
        )

    def _director_row(self, cards: CardFaces, card: int) -> tuple[str, ...]:
        return (cards.director(card), cards.effect(card))

    def _bids_for(self, view: TurandotView, names: Names, slot: int) -> str:
        """Who bid for a slot, and behind an arrow who took its card."""
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

    def _seats_in_short(self, view: TurandotView, names: Names) -> Text:
        """Running text: whose turn, name, money, bid, troupe, director and score."""
        cards = CardFaces(self._words, view)
        told = []
        for seat, player in enumerate(view.players):
            parts = (
                f"{ACTING if seat in view.to_act else ''}{names.of(seat)}",
                cards.purse(player.money, player.scenery),
                self._bid_cell(view, cards, seat) if view.phase == "bid" else "",
                cards.troupe(player.troupe),
                cards.director_short(player.director),
                self._words.number(player.score),
            )
            style = "bold" if seat == view.seat else ""
            told.append(Text(" ".join(part for part in parts if part), style=style))
        if view.options.has_dummy:
            told.append(Text(f"{self._words('name-dummy')} {cards.troupe(view.table.troupe)}"))
        return Text(" · ").join(told)

    def _seats(self, view: TurandotView, names: Names, tightness: int) -> Table:
        words = self._words
        cards = CardFaces(words, view)
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
                names.of(seat),
                cards.purse(player.money, player.scenery),
                *([self._bid_cell(view, cards, seat)] if has_bids else []),
                cards.troupe(player.troupe),
                cards.director_short(player.director),
                words.number(player.score),
                style="bold" if seat == view.seat else "",
            )
        if view.options.has_dummy:
            dummy = view.table
            director = cards.director_short(dummy.director)
            score = "" if dummy.score is None else words.number(dummy.score)
            table.add_row(
                "",
                words("name-dummy"),
                "",
                *([""] if has_bids else []),
                cards.troupe(dummy.troupe),
                director,
                score,
            )
        return table

    def _bid_cell(self, view: TurandotView, cards: CardFaces, seat: Seat) -> str:
        player = view.players[seat]
        if player.face_down:
            return self._words("bid-face-down", count=player.face_down)
        if player.bid is None or view.phase not in ("give", "name", "dismiss"):
            return self._words("seat-has-chosen") if player.is_sealed else ""
        return cards.bid(player.bid)

    def _open_directors(self, view: TurandotView) -> Text:
        cards = CardFaces(self._words, view)
        listed = ", ".join(cards.director_short(director) for director in view.directors)
        return Text(self._words("directors-open", directors=listed), style="dim")

    def _directors_to_dismiss(self, view: TurandotView, tightness: int) -> RenderableType:
        cards = CardFaces(self._words, view)
        if tightness == TIGHT:
            return Text(
                " · ".join(
                    joined(f"{place} {cards.director_short(director)}")
                    for place, director in enumerate(view.directors, start=1)
                )
            )
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for place, director in enumerate(view.directors, start=1):
            effect = cards.effect(director) if tightness == ROOMY else cards.director_short(director)
            table.add_row(str(place), cards.director(director), effect)
        return table

    def _suggested_cast(self, view: TurandotView, seat: Seat, tightness: int) -> RenderableType:
        words = self._words
        cards = CardFaces(words, view)
        cast = best_cast(view)
        points = seat_points(view, seat, cast).total
        title = Text(words("suggested-cast", points=points), style="bold")
        if tightness > ROOMY:
            roles = [
                joined(f"{place} {words(f'role-{role}')}: {cards.with_id(singer)}")
                for place, (role, singer) in enumerate(zip(ROLES, cast, strict=False), start=1)
            ]
            return Group(title, Text(("\n" if tightness < SHORTER else " · ").join(roles)))
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        for heading in ("role", "id", "singer", "gender", "stars", "favourite"):
            table.add_column(words(f"heading-{heading}"), no_wrap=True)
        for place, (role, singer) in enumerate(zip(ROLES, cast, strict=False), start=1):
            identity = str(cards.singer(singer).id)
            table.add_row(f"{place} {words(f'role-{role}')}", identity, *self._singer_row(cards, singer))
        return Group(title, table)

    def _revealed(self, view: TurandotView, hiring: HiringRound, names: Names) -> RenderableType:
        """Slot by slot who bid and who hired; then crew, and who needs a stand-in."""
        words = self._words
        lines = []
        crew_bidders = [seat for seat, bid in enumerate(hiring.bids) if number_in(bid) == 0]
        if crew_bidders:
            lines.append(
                words("revealed-crew-bids", names=names.listed(crew_bidders), crew=view.options.crew)
            )
        lines += [
            as_sentence(words("log-crew", name=names.of(seat), who=names.who(seat), crew=view.options.crew))
            for seat in hiring.crew
        ]
        if hiring.needy:
            key = "revealed-needy-director" if is_for_directors(hiring.number) else "revealed-needy"
            lines.append(words(key, names=names.listed(hiring.needy)))
        title = Text(words("revealed-title", round=hiring.number), style="bold")
        texts = [Text(line) for line in lines]
        table, short_table = (
            self._revealed_slots(view, hiring, names, is_short=short) for short in (False, True)
        )
        return Spread(title, Text(), table, Text(), *texts, tight=(title, short_table, *texts))

    def _revealed_slots(
        self, view: TurandotView, hiring: HiringRound, names: Names, *, is_short: bool
    ) -> Table:
        words = self._words
        cards = CardFaces(words, view)
        is_directors_round = is_for_directors(hiring.number)
        name_director = cards.director_short if is_short else cards.director
        table = Table(
            box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0), show_header=not is_short
        )
        table.add_column(words("heading-slot"), justify="right")
        table.add_column(words("heading-director" if is_directors_round else "heading-singer"))
        table.add_column(words("heading-bids"))
        table.add_column(words("heading-hired-by"))
        for slot, card in enumerate(hiring.audition, start=1):
            bids = [
                joined(f"{names.of(seat)} {MONEY * money_in(bid)}".rstrip())
                for seat, bid in enumerate(hiring.bids)
                if number_in(bid) == slot
            ]
            takers = [seat for seat, hired in enumerate(hiring.hired) if hired == card]
            name = name_director(card) if is_directors_round else cards.short(card)
            table.add_row(str(slot), name, ", ".join(bids), names.listed(takers))
        return table

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
