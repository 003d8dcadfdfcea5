"""What happened in a match of The Bottle Imp, told to one seat from nothing but its view."""

from collections.abc import Sequence

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.views.pass_goals import pass_goals
from ridotto.games.bottle_imp.rules.views.pieces import Trick
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.games.bottle_imp.terminal.cards import CardFaces, faces_for
from ridotto.screens.names import Names
from ridotto.screens.symbols import JOINER
from ridotto.screens.words import Words


class BottleImpStory:
    def __init__(
        self, words: Words, view: BottleImpView, names: Names, shown: Sequence[BottleImpView] = ()
    ) -> None:
        self._words = words
        self._view = view
        self._names = names
        self._shown = shown
        self._cards: CardFaces = faces_for(words, view)

    def tell(self) -> list[str]:
        past = self._past_rounds()
        if self._view.phase not in ("pass", "play") and not is_round_over(self._view):
            return past
        told = [*self._deal(), *self._choices(), *self._passes(), *self._tricks()]
        told += [self._play(seat, card) for seat, card in self._view.trick]
        # The cards of a round that just ended still lie there: its result comes after its tricks.
        return [*past[:-1], *told, past[-1]] if is_round_over(self._view) else [*past, *told]

    def last_trick(self) -> str:
        return self._tricks()[-1]

    def _past_rounds(self) -> list[str]:
        return [
            self._words(
                "log-round",
                round=number,
                scores=", ".join(
                    f"{self._names.of(seat)} {self._words.signed(score)}"
                    for seat, score in enumerate(result.scores)
                ),
            )
            for number, result in enumerate(self._view.past, start=1)
        ]

    def _deal(self) -> list[str]:
        dealer = self._view.dealer
        if dealer is None:
            return []
        facts = {"name": self._names.of(dealer), "who": self._names.who(dealer)}
        number = self._view.round + (0 if is_round_over(self._view) else 1)
        return [self._words("log-deal", round=number, **facts)]

    def _choices(self) -> list[str]:
        return [
            self._words("log-chosen", name=self._names.of(seat), who=self._names.who(seat))
            for seat, is_sealed in enumerate(self._view.sealed)
            if is_sealed
        ]

    def _passes(self) -> list[str]:
        """What this seat gave away and got; to who sees all cards, what everybody gave away."""
        view = self._view
        if view.phase == "pass":
            return []
        if view.seat is None:
            return [self._passed(other, other.seat) for other in self._shown if other.seat is not None]
        if not view.picks:
            return []
        told = [self._passed(view, view.seat)]
        if view.received:
            facts = {"name": self._names.of(view.seat), "who": self._names.who(view.seat)}
            told.append(self._words("log-received", cards=self._received(view.seat), **facts))
        return told

    def _passed(self, view: BottleImpView, seat: Seat) -> str:
        facts = {"name": self._names.of(seat), "who": self._names.who(seat)}
        return self._words("log-passed", cards=self._picks(view, view.picks), **facts)

    def picks(self, cards: tuple[int, ...]) -> str:
        """Chosen cards with where they go, as far as they are chosen."""
        return self._picks(self._view, cards)

    def _picks(self, view: BottleImpView, cards: tuple[int, ...]) -> str:
        return ", ".join(
            f"{goal}{JOINER}{self._cards.plain(card)}"
            for goal, card in zip(pick_goals(self._words, view, self._names), cards, strict=False)
        )

    def _received(self, seat: Seat) -> str:
        first, second = self._view.received
        if self._view.options.mode_row.is_eye:
            froms = (self._words("goal-own-open"), self._words("goal-own-hidden"))
        else:
            players = self._view.options.players
            froms = (self._names.of((seat - 1) % players), self._names.of((seat + 1) % players))
        return ", ".join(
            f"{self._cards.plain(card)} ({source})"
            for card, source in zip((first, second), froms, strict=True)
        )

    def _tricks(self) -> list[str]:
        # A table that plays from memory shows the last one only, under its own number.
        first = self._view.tricks_finished - len(self._view.tricks) + 1
        return [self._trick(number, trick) for number, trick in enumerate(self._view.tricks, start=first)]

    def _trick(self, number: int, trick: Trick) -> str:
        facts: dict[str, str | int] = {
            "number": number,
            "plays": ", ".join(
                f"{self._names.of(seat)}{JOINER}{self._cards.plain(card)}" for seat, card in trick.plays
            ),
            "name": self._names.of(trick.winner),
            "who": self._names.who(trick.winner),
            "card": self._cards.plain(trick.card),
        }
        if trick.bottle is None:
            return self._words("log-trick", **facts)
        return self._words("log-trick-and-bottle", which=bottle_letter(self._view, trick.bottle), **facts)

    def _play(self, seat: Seat, card: int) -> str:
        return self._words(
            "log-play", name=self._names.of(seat), who=self._names.who(seat), card=self._cards.plain(card)
        )


def is_round_over(view: BottleImpView) -> bool:
    """Whether the round on the table is finished and the next one not yet dealt."""
    return bool(view.past) and view.phase in ("deal", "over")


def bottle_letter(view: BottleImpView, bottle: int) -> str:
    """What tells two bottles apart; a sole one needs nothing."""
    return f"{JOINER}{'AB'[bottle]}" if view.options.mode_row.bottles == 2 else ""


def pick_goals(words: Words, view: BottleImpView, names: Names) -> tuple[str, ...]:
    """Where each chosen card of this seat goes, in the order of choosing."""
    return tuple(
        words(f"goal-{goal.name}", name=names.of(goal.seat))
        if goal.name in ("left", "right") and goal.seat is not None
        else words(f"goal-{goal.name}")
        for goal in pass_goals(view)
    )
