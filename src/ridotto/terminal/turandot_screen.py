"""The table of Turandot in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.core.game import Seat
from ridotto.games.turandot.actions import bluff_in, money_in, number_in, seat_in, slot_in
from ridotto.games.turandot.cards import ROLES
from ridotto.games.turandot.options import TurandotOptions
from ridotto.games.turandot.state import CAST_SIZE, ROUNDS
from ridotto.games.turandot.view import TurandotState, TurandotView
from ridotto.terminal.input_turandot import best_cast, example, needy_seat, read_move
from ridotto.terminal.names import Names
from ridotto.terminal.symbols import ACTING, GENDERS, MONEY
from ridotto.terminal.turandot_cards import CardFaces, is_for_directors
from ridotto.terminal.turandot_scores import score_sheet, seat_points
from ridotto.terminal.turandot_story import HiringRound, TurandotStory, finished_rounds, present_round
from ridotto.terminal.words import Words


class TurandotFace:
    def __init__(self, words: Words) -> None:
        self._words = words

    def setup(self, options: TurandotOptions) -> str:
        edition = self._words(f"edition-{options.edition}")
        return self._words("setup-turandot", players=options.players, edition=edition)

    def headline(self, view: TurandotView, names: Names) -> str:
        number = min(view.round + 1, ROUNDS)
        headline = self._words("headline-turandot", round=number, rounds=ROUNDS)
        if view.maestro is None:
            return headline
        return f"{headline} · {self._words('headline-maestro', name=names.of(view.maestro))}"

    def table(self, view: TurandotView, names: Names) -> Sequence[RenderableType]:
        if view.phase == "dismiss" and view.seat in view.to_act:
            return (self._seats(view, names), self._directors_to_dismiss(view))
        if view.phase == "cast" and view.seat is not None:
            return (self._seats(view, names), self._suggested_cast(view, view.seat))
        blocks: list[RenderableType] = [self._seats(view, names)]
        if view.audition and view.phase in ("bid", "give", "name", "dismiss"):
            blocks.insert(0, self._audition(view, names))
        if view.directors and view.round < ROUNDS:
            blocks.append(self._open_directors(view))
        return blocks

    def hand(self, view: TurandotView, names: Names) -> Sequence[RenderableType]:
        """Everything but a sealed choice lies open; one's own is told below the table."""
        if view.seat is None:
            return ()
        if view.own_bid is not None:
            choice = self._bid_words(view.own_bid)
        elif len(view.own_cast) == CAST_SIZE:
            choice = self.describe(view, names, view.own_cast)
        else:
            return ()
        facts = {"name": names.of(view.seat), "who": names.who(view.seat)}
        return (Text(self._words("sealed-choice", choice=choice, **facts)),)

    def story(self, view: TurandotView, names: Names) -> list[str]:
        return TurandotStory(self._words, view, names).tell()

    def question(self, view: TurandotView, names: Names, left: int) -> Text:  # noqa: ARG002
        return Text(self._question(view, names))

    def read(self, state: TurandotState, view: TurandotView, left: int, line: str) -> tuple[int, ...]:  # noqa: ARG002
        return read_move(state, view, line)

    def is_secret(self, view: TurandotView) -> bool:
        return view.phase in ("bid", "cast")

    def describe(self, view: TurandotView, names: Names, actions: Sequence[int]) -> str:  # noqa: ARG002
        if view.phase == "bid":
            return self._bid_words(actions[0])
        cards = CardFaces(self._words, view)
        roles = (self._words(f"role-{role}") for role in ROLES)
        cast = ", ".join(
            f"{role} {cards.with_id(singer)}" for role, singer in zip(roles, actions, strict=True)
        )
        return self._words(
            "cast-with-points", cast=cast, points=seat_points(view, view.seat or 0, actions).total
        )

    def interlude(self, before: TurandotView, after: TurandotView, names: Names) -> RenderableType | None:
        """The bids, as soon as all are turned up."""
        if before.phase != "bid" or after.phase == "bid":
            return None
        hiring = present_round(after)
        return self._revealed(after, hiring or finished_rounds(after)[-1], names)

    def score_sheet(self, view: TurandotView, names: Names) -> RenderableType:
        return score_sheet(self._words, view, names)

    def first_to_choose(self, view: TurandotView) -> Seat:
        return ((view.maestro or 0) + 1) % view.options.players

    def rules(self, options: TurandotOptions) -> tuple[str, ...]:
        pages = ["rules-turandot-1", "rules-turandot-2", "rules-turandot-3", "rules-turandot-4"]
        if options.has_dummy:
            pages.append("rules-turandot-two-players")
        return tuple(pages)

    # The table

    def _audition(self, view: TurandotView, names: Names) -> Table:
        """What lies in the slots; once the bids are revealed, who bid for it."""
        words = self._words
        cards = CardFaces(words, view)
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column(words("heading-slot"), justify="right")
        is_directors_round = is_for_directors(view.round + 1)
        headings = (
            ("director", "effect") if is_directors_round else ("singer", "gender", "stars", "favourite")
        )
        for heading in headings:
            table.add_column(words(f"heading-{heading}"))
        if view.phase != "bid":
            table.add_column(words("heading-bids"), no_wrap=True)
        for slot, card in enumerate(view.audition, start=1):
            row = self._director_row(cards, card) if is_directors_round else self._singer_row(cards, card)
            bids = () if view.phase == "bid" else (self._bids_for(view, names, slot),)
            is_gone = view.slots[slot - 1] is None
            table.add_row(str(slot), *row, *bids, style="dim" if is_gone else "")
        return table

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
        return ", ".join(
            f"{names.of(seat)} {MONEY * money_in(player.bid)}".rstrip()
            for seat, player in enumerate(view.players)
            if player.bid is not None and number_in(player.bid) == slot
        )

    def _seats(self, view: TurandotView, names: Names) -> Table:
        words = self._words
        cards = CardFaces(words, view)
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        table.add_column("")
        table.add_column(words("heading-player"), no_wrap=True)
        table.add_column(words("heading-money"), no_wrap=True)
        table.add_column(words("heading-bid"), no_wrap=True)
        table.add_column(words("heading-troupe"))
        table.add_column(words("heading-director"), no_wrap=True)
        table.add_column(words("heading-score"), justify="right", no_wrap=True)
        for seat, player in enumerate(view.players):
            table.add_row(
                ACTING if seat in view.to_act else " ",
                names.of(seat),
                cards.purse(player.money, player.scenery),
                self._bid_cell(view, cards, seat),
                cards.troupe(player.troupe),
                cards.director_short(player.director),
                words.number(player.score),
                style="bold" if seat == view.seat else "",
            )
        if view.options.has_dummy:
            dummy = view.table
            director = cards.director_short(dummy.director)
            score = "" if dummy.score is None else words.number(dummy.score)
            table.add_row("", words("name-dummy"), "", "", cards.troupe(dummy.troupe), director, score)
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

    def _directors_to_dismiss(self, view: TurandotView) -> Table:
        cards = CardFaces(self._words, view)
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for place, director in enumerate(view.directors, start=1):
            table.add_row(str(place), cards.director(director), cards.effect(director))
        return table

    def _suggested_cast(self, view: TurandotView, seat: Seat) -> RenderableType:
        words = self._words
        cards = CardFaces(words, view)
        cast = best_cast(view)
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        for heading in ("role", "id", "singer", "gender", "stars", "favourite"):
            table.add_column(words(f"heading-{heading}"), no_wrap=True)
        for place, (role, singer) in enumerate(zip(ROLES, cast, strict=True), start=1):
            identity = str(cards.singer(singer).id)
            table.add_row(f"{place} {words(f'role-{role}')}", identity, *self._singer_row(cards, singer))
        points = seat_points(view, seat, cast).total
        return Group(Text(words("suggested-cast", points=points), style="bold"), table)

    def _revealed(self, view: TurandotView, hiring: HiringRound, names: Names) -> RenderableType:
        """Slot by slot who bid and who hired; then crew, and who needs a stand-in."""
        words = self._words
        cards = CardFaces(words, view)
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column(words("heading-slot"), justify="right")
        table.add_column(words("heading-director" if is_for_directors(hiring.number) else "heading-singer"))
        table.add_column(words("heading-bids"))
        table.add_column(words("heading-hired-by"))
        for slot, card in enumerate(hiring.audition, start=1):
            bids = [
                f"{names.of(seat)} {MONEY * money_in(bid)}".rstrip()
                for seat, bid in enumerate(hiring.bids)
                if number_in(bid) == slot
            ]
            takers = [seat for seat, hired in enumerate(hiring.hired) if hired == card]
            table.add_row(str(slot), cards.card(card, hiring.number), ", ".join(bids), names.listed(takers))
        lines = []
        crew_bidders = [seat for seat, bid in enumerate(hiring.bids) if number_in(bid) == 0]
        if crew_bidders:
            lines.append(words("revealed-crew-bids", names=names.listed(crew_bidders)))
        lines += [words("log-crew", name=names.of(seat), who=names.who(seat)) + "." for seat in hiring.crew]
        if hiring.needy:
            lines.append(words("revealed-needy", names=names.listed(hiring.needy)))
        title = Text(words("revealed-title", round=hiring.number), style="bold")
        return Group(title, Text(), table, Text(), *(Text(line) for line in lines))

    # What to type

    def _question(self, view: TurandotView, names: Names) -> str:
        words = self._words
        if view.phase == "bid":
            own = view.players[view.seat or 0]
            may_bid_for_crew = any(number_in(bid) == 0 for bid in view.legal)
            question = words("ask-bid", slots=view.options.slots, money=own.money, example=example(view))
            return f"{question} · {words('ask-bid-crew')}" if may_bid_for_crew else question
        if view.phase == "give":
            return self._give_question(view, names)
        if view.phase == "name":
            return words(
                "ask-name-player", players=", ".join(f"{seat} {names.of(seat)}" for seat in view.legal)
            )
        if view.phase == "dismiss":
            return words("ask-dismiss", last=len(view.directors))
        return words("ask-cast")

    def _give_question(self, view: TurandotView, names: Names) -> str:
        seat = needy_seat(view)
        slots = sorted({slot_in(gift) + 1 for gift in view.legal})
        question = self._words(
            "ask-give",
            slots=" ".join(str(slot) for slot in slots),
            name=names.of(seat),
            who=names.who(seat),
        )
        others = [other for other in sorted({seat_in(gift) for gift in view.legal}) if other != seat]
        if not others:
            return question
        return f"{question} · {self._words('ask-give-other', example=f'{slots[0]} {others[0]}')}"

    def _bid_words(self, bid: int) -> str:
        words = self._words
        if number_in(bid):
            described = words("bid-words", number=number_in(bid), money=money_in(bid))
        else:
            described = words("bid-words-crew")
        return f"{described} {words('bid-words-bluff')}" if bluff_in(bid) else described
