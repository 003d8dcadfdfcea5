"""The rules of High Card.

1. Two to four players. The cards are 1 to 6, in two colours: 12 cards. Everybody is dealt three.
2. In each of three rounds all lay a card face down at the same time, then they are turned up.
3. The highest number that was laid once wins the round: a point. Where there is none, nobody wins.
4. Most points win; those with as many share the win.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ridotto.engine.base_game import BaseGame
from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import CHANCE, Outcome, Outcomes, Seat, StepKind
from ridotto.engine.notation import is_number, quote_short
from ridotto.engine.options import DeclaredOptions, parsed, players_option
from ridotto.engine.rng import Rng
from ridotto.engine.shown_fields import NOT_SHOWN, shown

CARDS = 12
HAND = 3
FEWEST, MOST = 2, 4


@dataclass(frozen=True, slots=True)
class HighCardOptions(DeclaredOptions):
    players: int


@dataclass(frozen=True, slots=True)
class HighCardState:
    options: HighCardOptions
    hands: tuple[frozenset[int], ...] = ()
    laid: tuple[int | None, ...] = ()
    """By seat: the card of this round that lies face down."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """The cards of finished rounds, by seat."""


def number_of(card: int) -> int:
    return card // 2 + 1


def name_of(card: int) -> str:
    return f"{number_of(card)}{'ab'[card % 2]}"


@dataclass(frozen=True, slots=True)
class HighCardView:
    seat: Seat | None
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]
    hand: tuple[int, ...] = field(metadata=shown(name_of))
    own_card: int | None = field(metadata=shown(name_of))
    has_laid: tuple[bool, ...] = field(metadata=shown(by="seat"))
    rounds: tuple[tuple[int, ...], ...] = field(metadata=shown(name_of, by="round"))
    points: tuple[int, ...] = field(metadata=shown(by="seat"))
    players: int = field(metadata=NOT_SHOWN)
    is_dealt: bool = field(metadata=NOT_SHOWN)
    outcome: Outcome | None
    leader: Seat | None = None

    @property
    def round(self) -> int:
        return len(self.rounds)

    @property
    def is_sealed(self) -> bool:
        return self.own_card is not None


def winner_of(cards: Sequence[int]) -> Seat | None:
    """Rule 3."""
    numbers = [number_of(card) for card in cards]
    once = [number for number in numbers if numbers.count(number) == 1]
    return numbers.index(max(once)) if once else None


class HighCardGame(BaseGame[HighCardState, HighCardOptions]):
    id = "high_card"

    # Options

    option_list = (players_option(FEWEST, MOST, default=3),)

    def parse_options(self, given: Mapping[str, Any]) -> HighCardOptions:
        return HighCardOptions(**parsed(self.option_list, given))

    def options(self, s: HighCardState) -> HighCardOptions:
        return s.options

    # Play

    def start(self, options: HighCardOptions) -> HighCardState:
        return HighCardState(options)

    def to_act(self, s: HighCardState) -> tuple[Seat, ...]:
        if not s.hands:
            return (CHANCE,)
        if len(s.rounds) == HAND:
            return ()
        return tuple(seat for seat, card in enumerate(s.laid) if card is None)

    def legal(self, s: HighCardState, seat: Seat) -> tuple[int, ...]:
        seat = self.check_seat(s, seat)
        return tuple(sorted(s.hands[seat])) if seat in self.to_act(s) else ()

    def picks_left(self, s: HighCardState, seat: Seat) -> int:
        return int(self.check_seat(s, seat) in self.to_act(s))

    def apply(self, s: HighCardState, seat: Seat, action: int) -> HighCardState:
        seat, card = self.check_action(s, seat, action)
        hands = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(s.hands))
        laid = tuple(card if at == seat else other for at, other in enumerate(s.laid))
        known = tuple(each for each in laid if each is not None)
        if len(known) < len(laid):
            return replace(s, hands=hands, laid=laid)
        return replace(s, hands=hands, laid=(None,) * len(laid), rounds=(*s.rounds, known))

    def retract(self, s: HighCardState, seat: Seat) -> HighCardState:
        seat = self.check_seat(s, seat)
        card = s.laid[seat] if s.laid else None
        if card is None:
            raise IllegalMove("nothing-to-take-back", seat=str(seat))
        hands = tuple(hand | {card} if at == seat else hand for at, hand in enumerate(s.hands))
        laid = tuple(None if at == seat else other for at, other in enumerate(s.laid))
        return replace(s, hands=hands, laid=laid)

    def explain(self, s: HighCardState, seat: Seat, action: int) -> IllegalMove:  # noqa: ARG002
        if not self.is_action(s, action):
            return IllegalMove("no-such-action", action=quote_short(action))
        return IllegalMove("high-card-not-held", card=name_of(action))

    # Chance

    def first_outcome(self, s: HighCardState, seat: Seat) -> Outcomes | None:  # noqa: ARG002
        return None

    def sample_chance(self, s: HighCardState, rng: Rng) -> Outcomes:
        self.check_chance(s, ())
        return tuple(rng.shuffled(range(CARDS))[: HAND * s.options.players])

    def apply_chance(self, s: HighCardState, outcome: Outcomes) -> HighCardState:
        cards = self.check_chance(s, outcome)
        players = s.options.players
        if len({*cards} & {*range(CARDS)}) != len(cards) or len(cards) != HAND * players:
            raise InvalidMove("high-card-deal", count=HAND * players)
        hands = tuple(frozenset(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players))
        return replace(s, hands=hands, laid=(None,) * players)

    # What is seen

    def step_kind(self, before: HighCardState, after: HighCardState) -> StepKind:
        if len(after.rounds) > len(before.rounds):
            return "round"
        return "sealed" if before.hands else "move"

    def rounds_finished(self, s: HighCardState) -> int:
        return len(s.rounds)

    def view(self, s: HighCardState, seat: Seat | None) -> HighCardView:
        seat = None if seat is None else self.check_seat(s, seat)
        is_dealt = bool(s.hands)
        return HighCardView(
            seat=seat,
            to_act=self.to_act(s),
            legal=() if seat is None else self.legal(s, seat),
            hand=tuple(sorted(s.hands[seat])) if is_dealt and seat is not None else (),
            own_card=s.laid[seat] if is_dealt and seat is not None else None,
            has_laid=tuple(card is not None for card in s.laid),
            rounds=s.rounds,
            points=self.scores(s),
            players=s.options.players,
            is_dealt=is_dealt,
            outcome=self.outcome(s),
        )

    def complete(self, v: HighCardView, rng: Rng) -> HighCardState:
        options = HighCardOptions(v.players)
        if not v.is_dealt:
            return HighCardState(options)
        seen = {*v.hand, *(card for cards in v.rounds for card in cards)}
        hidden = rng.shuffled([card for card in range(CARDS) if card not in seen and card != v.own_card])
        hands, laid = [], []
        for seat in range(v.players):
            if seat == v.seat:
                hands.append(frozenset(v.hand))
                laid.append(v.own_card)
                continue
            size = HAND - len(v.rounds) - v.has_laid[seat]
            hands.append(frozenset(hidden.pop() for _ in range(size)))
            laid.append(hidden.pop() if v.has_laid[seat] else None)
        return HighCardState(options, tuple(hands), tuple(laid), v.rounds)

    # The end

    def parties(self, s: HighCardState) -> tuple[int, ...]:
        return tuple(range(s.options.players))

    def scores(self, s: HighCardState) -> tuple[int, ...]:
        won = [winner_of(cards) for cards in s.rounds]
        return tuple(won.count(seat) for seat in range(s.options.players))

    def outcome(self, s: HighCardState) -> Outcome | None:
        if len(s.rounds) < HAND:
            return None
        scores = self.scores(s)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, "points" if len(winners) == 1 else "shared")

    def misplaced(self, s: HighCardState) -> tuple[str, ...]:
        places = [
            *(card for hand in s.hands for card in hand),
            *(card for card in s.laid if card is not None),
        ]
        places += [card for cards in s.rounds for card in cards]
        return tuple(name_of(card) for card in range(CARDS) if places.count(card) > 1)

    def longest(self, options: HighCardOptions) -> int:
        return 1 + HAND * options.players

    # Lines of a record

    def read_move(self, s: HighCardState, seat: Seat, text: str) -> tuple[int, ...]:  # noqa: ARG002
        kind, _, card = text.partition(" ")
        if kind != "lay":
            raise InvalidMove("unreadable-move", text=quote_short(text), expected="lay 3a")
        return (_card(card),)

    def write_move(self, s: HighCardState, seat: Seat, actions: Sequence[int]) -> str:  # noqa: ARG002
        return f"lay {name_of(actions[0])}"

    def action_name(self, v: HighCardView, action: int) -> str:  # noqa: ARG002
        return f"lay {name_of(action)}"

    def choice_size(self, s: HighCardState, seat: Seat) -> int:  # noqa: ARG002
        return 1

    def is_action(self, s: HighCardState, action: int) -> bool:  # noqa: ARG002
        return 0 <= action < CARDS

    def read_chance(self, s: HighCardState, text: str) -> Outcomes:  # noqa: ARG002
        kind, *words = text.split(" ")
        if kind != "deal":
            raise InvalidMove("unreadable-chance", text=quote_short(text), expected="deal 3a 1b …")
        return tuple(map(_card, words))

    def write_chance(self, s: HighCardState, outcome: Outcomes) -> str:  # noqa: ARG002
        return " ".join(["deal", *map(name_of, outcome)])


def _card(word: str) -> int:
    if len(word) == 2 and is_number(word[0]) and 1 <= int(word[0]) <= CARDS // 2 and word[1] in "ab":
        return (int(word[0]) - 1) * 2 + "ab".index(word[1])
    raise InvalidMove("high-card-unknown", card=quote_short(word))
