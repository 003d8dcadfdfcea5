"""The lines of a Turandot record."""

from collections.abc import Sequence

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import Outcomes, Seat
from ridotto.engine.notation import is_number, quote_short, seat_number
from ridotto.games.turandot.rules.actions import (
    bid_action,
    give_action,
    number_in,
    seat_in,
    slot_in,
)
from ridotto.games.turandot.rules.deck.cards import DIRECTORS, SINGERS
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    BIDDING,
    CASTING,
    CHOOSE_MAESTRO,
    DISMISSING,
    GIVING,
    MONEY,
    NAMING,
    PHASE,
    ROUND,
    START_MONEY,
)
from ridotto.games.turandot.rules.views.view import TurandotState
from ridotto.games.turandot.rules.views.written import format_bid, format_singer

EXAMPLES = {
    BIDDING: "bid 3 money 2 bluff",
    GIVING: "give 4 to 0",
    NAMING: "name 1",
    DISMISSING: "dismiss scenery",
    CASTING: "cast 5 3 16 1 9 14",
}
"""A move of each phase, for messages; its first word is the only one that can start a move then."""

CREW_BIDS = {"crew": bid_action(0, 1, 0), "crew bluff": bid_action(0, 1, 1)}


def parse_move(s: TurandotState, seat: Seat, text: str) -> tuple[int, ...]:
    """The actions of a line, when it is this seat's turn."""
    kind, *words = text.split(" ")
    actions: tuple[int, ...]
    if kind == "bid":
        actions = (_parse_bid(s, seat, text, words),)
    elif kind == "give":
        actions = (_parse_gift(s, text, words),)
    elif kind == "name":
        actions = (seat_number(_only(s, text, words, NAMING), s.options.players),)
    elif kind == "dismiss":
        actions = (parse_director(_only(s, text, words, DISMISSING)),)
    elif kind == "cast":
        if len(words) != s.options.roles:
            raise _unreadable(s, text, CASTING)
        actions = tuple(parse_singer(word) for word in words)
    else:
        raise _unreadable(s, text, int(s.cells[PHASE]))
    # The same number means something else in another phase, so a line that does not fit has no actions.
    expected = _example(s, int(s.cells[PHASE]))
    if not expected.startswith(f"{kind} "):
        raise IllegalMove("other-move-first", kind=kind, expected=expected)
    return actions


def format_move(s: TurandotState, seat: Seat, actions: Sequence[int]) -> str:  # noqa: ARG001
    phase = int(s.cells[PHASE])
    if phase == CASTING:
        return " ".join(["cast", *(format_singer(singer) for singer in actions)])
    (action,) = actions
    return action_name(phase, action)


def action_name(phase: int, action: int) -> str:
    if phase == CASTING:
        return f"cast {format_singer(action)}"
    if phase == BIDDING:
        return format_bid(action)
    if phase == GIVING:
        return f"give {slot_in(action) + 1} to {seat_in(action)}"
    if phase == NAMING:
        return f"name {action}"
    return f"dismiss {DIRECTORS[action]}"


def choice_size(s: TurandotState, seat: Seat) -> int:  # noqa: ARG001
    return s.options.roles if s.cells[PHASE] == CASTING else 1


def is_action(s: TurandotState, action: int) -> bool:
    phase = s.cells[PHASE]
    if action < 0:
        return False
    if phase == CASTING:
        return action < SINGERS
    if phase == BIDDING:
        return 0 < number_in(action) <= s.options.slots or action in CREW_BIDS.values()
    if phase == GIVING:
        return slot_in(action) < s.options.slots and seat_in(action) < s.options.players
    return action < (s.options.players if phase == NAMING else len(DIRECTORS))


def parse_chance(s: TurandotState, text: str) -> Outcomes:
    kind, *words = text.split(" ")
    if s.cells[PHASE] == CHOOSE_MAESTRO:
        if kind != "maestro" or len(words) != 1:
            raise InvalidMove("unreadable-chance", text=quote_short(text), expected="maestro 2")
        return (seat_number(words[0], s.options.players),)
    is_for_directors = s.cells[ROUND] == DIRECTORS_ROUND
    if kind != "audition" or not words:
        expected = "audition scenery plain …" if is_for_directors else "audition 12 5 33 …"
        raise InvalidMove("unreadable-chance", text=quote_short(text), expected=expected)
    return tuple((parse_director if is_for_directors else parse_singer)(word) for word in words)


def format_chance(s: TurandotState, outcome: Outcomes) -> str:
    if s.cells[PHASE] == CHOOSE_MAESTRO:
        return f"maestro {outcome[0]}"
    return " ".join(["audition", *(format_card(s, card) for card in outcome)])


def format_card(s: TurandotState, card: int) -> str:
    """A card of the present round: a director in round 4, else a singer."""
    return DIRECTORS[card] if s.cells[ROUND] == DIRECTORS_ROUND else format_singer(card)


def parse_singer(word: str) -> int:
    if not is_number(word) or not 1 <= int(word) <= SINGERS:
        raise InvalidMove("unknown-singer", singer=quote_short(word), last=SINGERS)
    return int(word) - 1


def parse_director(word: str) -> int:
    if word not in DIRECTORS:
        raise InvalidMove("unknown-director", director=quote_short(word), known=", ".join(DIRECTORS))
    return DIRECTORS.index(word)


def _parse_bid(s: TurandotState, seat: Seat, text: str, words: list[str]) -> int:
    if words[:1] == ["crew"]:
        if " ".join(words) not in CREW_BIDS:
            raise _unreadable(s, text, BIDDING)
        return CREW_BIDS[" ".join(words)]
    has_bluff = words[-1:] == ["bluff"]
    cards = words[:-1] if has_bluff else words
    if len(cards) == 1:
        cards = [*cards, "money", "0"]
    elif cards[2:] == ["0"]:
        raise _unreadable(s, text, BIDDING)
    if len(cards) != 3 or cards[1] != "money" or not is_number(cards[0]) or not is_number(cards[2]):
        raise _unreadable(s, text, BIDDING)
    number, money = int(cards[0]), int(cards[2])
    if not 1 <= number <= s.options.slots:
        raise IllegalMove("no-such-number", number=number, last=s.options.slots)
    if money > START_MONEY:
        raise IllegalMove("not-enough-money", seat=seat, money=money, left=int(s.cells[MONEY + seat]))
    return bid_action(number, money, int(has_bluff))


def _parse_gift(s: TurandotState, text: str, words: list[str]) -> int:
    if len(words) != 3 or words[1] != "to" or not is_number(words[0]):
        raise _unreadable(s, text, GIVING)
    slot = int(words[0])
    if not 1 <= slot <= s.options.slots:
        raise IllegalMove("no-such-slot", slot=slot, last=s.options.slots)
    return give_action(slot - 1, seat_number(words[2], s.options.players))


def _only(s: TurandotState, text: str, words: list[str], phase: int) -> str:
    if len(words) != 1:
        raise _unreadable(s, text, phase)
    return words[0]


def _unreadable(s: TurandotState, text: str, phase: int) -> InvalidMove:
    return InvalidMove("unreadable-move", text=quote_short(text), expected=_example(s, phase))


def _example(s: TurandotState, phase: int) -> str:
    """A move of this phase, with as many singers as there are roles."""
    words = EXAMPLES[phase].split(" ")
    return " ".join(words[: 1 + s.options.roles] if phase == CASTING else words)
