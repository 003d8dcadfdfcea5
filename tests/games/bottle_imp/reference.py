"""The rules once more, written plainly from the rulebook and sharing nothing with the package.

Reads the lines of a record one after the other, insists that each is allowed, and says what it leads to.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

Card = Fraction
Deck = dict[Card, tuple[str, int]]

START = Fraction(19)


def number(word: str) -> Card:
    return Fraction(word)


def deck_from(rows: Mapping[str, Sequence[str]]) -> Deck:
    """{number: (colour, points)}; a row lists the cards of a colour by points 1 to 6."""
    return {
        number(word): (colour, points)
        for colour, columns in rows.items()
        for points, column in enumerate(columns, start=1)
        for word in column.split()
    }


MATAGOT = deck_from(
    {
        "red": ["1 2", "4 5", "7 9", "12 15", "18 22", "25 28"],
        "blue": ["3 6", "8 10", "13", "17 20 23", "27 30", "32 35"],
        "green": ["11 14", "16 21", "24 26", "29 31", "33 34", "36 37"],
    }
)
HALVES = {card + Fraction(1, 2): face for card, face in MATAGOT.items() if card % 2 == 0}
CLASSIC = deck_from(
    {
        "yellow": ["1 2", "3 5", "7 9", "12 15", "18 22", "25 28"],
        "blue": ["4 6", "8 10", "13 17", "20 24", "27 30", "32 34"],
        "red": ["11 14", "16 21", "23 26", "29 31", "33 35", "36 37"],
    }
)


def parties_of(mode: str, players: int, dealer: int) -> list[list[int]]:
    """Which seats play together, as a list of lists."""
    around = [(dealer + step) % players for step in range(players)]
    if mode == "teams-2-1-1":
        d, a, b, c = around
        return [[d], [b], [a, c]]
    if mode == "teams-2-2-1":
        d, a, b, c, e = around
        return [[d], [a, c], [b, e]]
    if mode == "teams-2-2-2":
        d, a, b, opposite, opposite_a, opposite_b = around
        return [[d, opposite], [a, opposite_a], [b, opposite_b]]
    if mode == "teams-2-2-1-1":
        d, a, b, opposite, opposite_a, opposite_b = around
        return [[d], [opposite], [a, opposite_a], [b, opposite_b]]
    return [[seat] for seat in around]


class Reference:
    def __init__(self, options: Mapping[str, Any]) -> None:
        self.players: int = options["players"]
        self.mode: str = options["mode"]
        self.rounds: int = options["rounds"]
        self.is_penalty_each = options["team_penalty"] == "each"
        self.faces = CLASSIC if options["deck"] == "classic" else MATAGOT
        if self.players > 4:
            self.faces = MATAGOT | HALVES
        self.totals = [0] * self.players
        self.dealer: int | None = None
        self.leader_of_round: int | None = None
        self.leader = 0
        self.round_scores: list[list[int]] = []
        self.winners_of_tricks: list[int] = []
        self.hands: list[list[list[Card]]] = []
        self.bottles: list[tuple[Card, int | None]] = []
        self.taken: list[list[Card]] = []
        self.mystery: list[Card] = []
        self.trick: list[tuple[int, Card]] = []
        self.choices: dict[int, dict[str, list[Card]]] = {}

    # Reading lines

    def read(self, line: str) -> None:
        words = line.split(" ")
        if words[0] == "dealer":
            assert self.dealer is None
            self.dealer = int(words[1])
        elif words[0] == "deal":
            self.read_deal(line.removeprefix("deal "))
        elif words[1] == "pass":
            self.read_pass(int(words[0]), words[2:])
        else:
            assert words[1] == "play"
            self.play(int(words[0]), number(words[2]))

    def read_deal(self, text: str) -> None:
        assert not any(hand for hands in self.hands for hand in hands), "the last round is not over"
        assert len(self.round_scores) < self.rounds
        if self.leader_of_round is not None:
            self.dealer = self.leader_of_round
        assert self.dealer is not None
        self.leader_of_round = (self.dealer + 1) % self.players
        self.hands = [
            [[number(word) for word in part.split(" ")] for part in seat.split(" / ")]
            for seat in text.split(" | ")
        ]
        for seat, hands in enumerate(self.hands):
            if self.mode == "eye":
                assert [len(hand) for hand in hands] == [6, 12]
            else:
                short = 1 if self.players == 5 and seat == self.dealer else 0
                even = {3: 12, 4: 9, 5: 11, 6: 9}[self.players]
                assert [len(hand) for hand in hands] == [even - short]
        everything = [card for hands in self.hands for hand in hands for card in hand]
        assert sorted(everything) == sorted(self.faces)
        self.bottles = [(START, None) for _ in range(2 if self.mode == "two-bottles" else 1)]
        self.taken = [[] for _ in range(self.players)]
        self.mystery = []
        self.winners_of_tricks = []
        self.trick = []
        self.choices = {}
        self.leader = self.leader_of_round

    def read_pass(self, seat: int, words: Sequence[str]) -> None:
        assert seat not in self.choices
        gifts: dict[str, list[Card]] = {"mystery": []}
        for word in words:
            if word in ("mystery", "left", "right", "open", "hidden"):
                pile = gifts.setdefault(word, [])
            else:
                pile.append(number(word))
        self.choices[seat] = gifts
        if self.mode == "eye":
            assert [len(gifts[name]) for name in ("mystery", "open", "hidden")] == [2, 1, 1]
        else:
            is_excused = self.players == 5 and seat == self.dealer
            assert len(gifts["mystery"]) == (0 if is_excused else 1)
            assert len(gifts["left"]) == len(gifts["right"]) == 1
        if len(self.choices) == self.players:
            self.exchange()

    def exchange(self) -> None:
        for seat, gifts in self.choices.items():
            for pile in gifts.values():
                for card in pile:
                    self.hands[seat][-1].remove(card)
        for seat, gifts in self.choices.items():
            self.mystery += gifts["mystery"]
            if self.mode == "eye":
                self.hands[1 - seat][0] += gifts["open"]
                self.hands[1 - seat][1] += gifts["hidden"]
            else:
                self.hands[(seat + 1) % self.players][0] += gifts["left"]
                self.hands[(seat - 1) % self.players][0] += gifts["right"]

    # Tricks

    def turn(self) -> int:
        return (self.leader + len(self.trick)) % self.players

    def allowed(self, seat: int) -> list[Card]:
        """From each hand: cards of the colour led if it has any, else all of it."""
        cards: list[Card] = []
        for hand in self.hands[seat]:
            same = [c for c in hand if self.trick and self.colour(c) == self.colour(self.trick[0][1])]
            cards += same or hand
        return sorted(cards)

    def play(self, seat: int, card: Card) -> None:
        assert len(self.choices) == self.players
        assert seat == self.turn()
        assert card in self.allowed(seat)
        for hand in self.hands[seat]:
            if card in hand:
                hand.remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == max(4 if self.mode == "eye" else 0, self.players):
            self.finish_trick()

    def finish_trick(self) -> None:
        on_sale = max(self.bottles, key=lambda bottle: bottle[0])
        price, seller = on_sale
        low = [(card, seat) for seat, card in self.trick if card < price]
        cards = [card for _, card in self.trick]
        if low:
            best, winner = max(low)
            cards.remove(best)
            if seller is not None:
                self.taken[seller].append(price)
            self.bottles[self.bottles.index(on_sale)] = (best, winner)
        else:
            _, winner = max((card, seat) for seat, card in self.trick)
        self.taken[winner] += cards
        self.winners_of_tricks.append(winner)
        self.leader = winner
        self.trick = []
        if not any(hand for hands in self.hands for hand in hands):
            self.finish_round()

    # Points

    def colour(self, card: Card) -> str:
        return self.faces[card][0]

    def points(self, cards: Iterable[Card]) -> int:
        return sum(self.faces[card][1] for card in cards)

    def finish_round(self) -> None:
        assert self.dealer is not None
        penalty = self.points(self.mystery)
        scores = [0] * self.players
        for party in parties_of(self.mode, self.players, self.dealer):
            bottles = sum(owner in party for _, owner in self.bottles)
            own = sum(self.points(self.taken[seat]) for seat in party)
            for seat in party:
                if not self.mode.startswith("teams"):
                    scores[seat] = -bottles * penalty if bottles else own
                elif len(party) == 1:
                    scores[seat] = -2 * penalty if bottles else 2 * own
                elif bottles:
                    scores[seat] = -2 * penalty if self.is_penalty_each else -penalty
                else:
                    scores[seat] = own
        self.round_scores.append(scores)
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]

    def winners(self) -> list[int]:
        """Who has the highest total once all rounds are played."""
        assert len(self.round_scores) == self.rounds
        return [seat for seat, total in enumerate(self.totals) if total == max(self.totals)]
