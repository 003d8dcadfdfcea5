"""What happened in a match of The Bottle Imp, told to one seat from nothing but its view."""

from ridotto.core.bits import mask_of
from ridotto.core.game import Seat
from ridotto.games.bottle_imp.cards import START_PRICE
from ridotto.games.bottle_imp.rules import winning_card
from ridotto.games.bottle_imp.view import BottleImpView, Trick
from ridotto.terminal.bottle_imp_cards import CardFaces, faces_for
from ridotto.terminal.names import Names
from ridotto.terminal.words import Words


class BottleImpStory:
    def __init__(self, words: Words, view: BottleImpView, names: Names) -> None:
        self._words = words
        self._view = view
        self._names = names
        self._cards: CardFaces = faces_for(words, view)

    def tell(self) -> list[str]:
        sentences = self._past_rounds()
        if self._view.phase in ("pass", "play"):
            sentences += [*self._deal(), *self._choices(), *self._passes()]
            sentences += [
                self._trick(number, trick) for number, trick in enumerate(self._view.tricks, start=1)
            ]
            sentences += [self._play(seat, card) for seat, card in self._view.trick]
        return sentences

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
        return [self._words("log-deal", round=self._view.round + 1, **facts)]

    def _choices(self) -> list[str]:
        return [
            self._words("log-chosen", name=self._names.of(seat), who=self._names.who(seat))
            for seat, is_sealed in enumerate(self._view.sealed)
            if is_sealed
        ]

    def _passes(self) -> list[str]:
        view = self._view
        if view.phase != "play" or view.seat is None:
            return []
        facts = {"name": self._names.of(view.seat), "who": self._names.who(view.seat)}
        return [
            self._words("log-passed", cards=self.picks(view.picks), **facts),
            self._words("log-received", cards=self._received(view.seat), **facts),
        ]

    def picks(self, cards: tuple[int, ...]) -> str:
        """Chosen cards with where they go, as far as they are chosen."""
        return ", ".join(
            f"{goal} {self._cards.plain(card)}"
            for goal, card in zip(pick_goals(self._words, self._view, self._names), cards, strict=False)
        )

    def _received(self, seat: Seat) -> str:
        first, second = self._view.received
        if self._view.options.table.is_eye:
            froms = (self._words("goal-own-open"), self._words("goal-own-hidden"))
        else:
            players = self._view.options.players
            froms = (self._names.of((seat - 1) % players), self._names.of((seat + 1) % players))
        return f"{froms[0]} {self._cards.plain(first)}, {froms[1]} {self._cards.plain(second)}"

    def _trick(self, number: int, trick: Trick) -> str:
        return self._words(
            "log-trick" if trick.bottle is None else "log-trick-and-bottle",
            number=number,
            plays=", ".join(
                f"{self._names.of(seat)} {self._cards.plain(card)}" for seat, card in trick.plays
            ),
            name=self._names.of(trick.winner),
            who=self._names.who(trick.winner),
            card=self._cards.plain(winning_cards(self._view)[number - 1]),
        )

    def _play(self, seat: Seat, card: int) -> str:
        return self._words(
            "log-play", name=self._names.of(seat), who=self._names.who(seat), card=self._cards.plain(card)
        )


def pick_goals(words: Words, view: BottleImpView, names: Names) -> tuple[str, ...]:
    """Where each chosen card of this seat goes, in the order of choosing (B4, B11.3)."""
    if view.options.table.is_eye:
        mystery = words("goal-mystery")
        return (mystery, mystery, words("goal-open"), words("goal-hidden"))
    players = view.options.players
    seat = view.seat or 0
    neighbours = (
        words("goal-left", name=names.of((seat + 1) % players)),
        words("goal-right", name=names.of((seat - 1) % players)),
    )
    if players == 5 and seat == view.dealer:
        return neighbours
    return (words("goal-mystery"), *neighbours)


def winning_cards(view: BottleImpView) -> list[int]:
    """The card that won each finished trick of the round."""
    prices = [START_PRICE] * view.options.table.bottles
    cards = []
    for trick in view.tricks:
        price = max(prices)
        card = winning_card(mask_of(card for _, card in trick.plays), price)
        if card < price:
            prices[prices.index(price)] = card
        cards.append(card)
    return cards
