"""What people type to bid, give, name, dismiss and cast in Turandot."""

import re
from collections.abc import Sequence

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.notation import is_number, quote_short
from ridotto.games.turandot.rules.actions import bid_action, give_action
from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.notation import EXAMPLES, parse_move, parse_singer
from ridotto.games.turandot.rules.state import START_MONEY
from ridotto.games.turandot.rules.views.view import TurandotState, TurandotView
from ridotto.screens.keys import latin

CREW, BLUFF = "c", "b"
_BLUFF_AT_END = re.compile(r"^(\d+|c)b$")
_RECORD_WORDS = tuple(example.split(" ")[0] for example in EXAMPLES.values())


def read_move(state: TurandotState, view: TurandotView, line: str) -> tuple[int, ...]:
    """The actions of a line: what the screen offers for this phase, or the record's own words."""
    words = latin(line).split()
    if not words and is_forced(view):
        return view.legal
    if words and words[0] in _RECORD_WORDS and view.seat is not None:
        return parse_move(state, view.seat, " ".join(words))
    if view.phase == "cast":
        return _read_cast(view, words, line)
    if not words:
        raise InvalidMove("nothing-typed", expected=example(view))
    if view.phase == "bid":
        return (_read_bid(view, words, line),)
    if view.phase == "give":
        return (_read_gift(view, words, line),)
    if view.phase == "name":
        return (_one_number(view, words, line, view.options.players - 1),)
    return (_read_dismissal(view, words, line),)


def example(view: TurandotView) -> str:
    """Something that could be typed now."""
    if view.phase == "bid":
        money = min(view.players[view.seat or 0].money, 2)
        return f"3 {money} b" if money else "3 b"
    if view.phase == "give":
        return str(next(slot for slot, card in enumerate(view.slots, start=1) if card is not None))
    if view.phase == "name":
        return str(view.legal[0])
    if view.phase == "cast":
        return " ".join(str(singer + 1) for singer in best_cast(view))
    return "1"


def is_forced(view: TurandotView) -> bool:
    """Whether there is one answer only, which Enter takes; a cast has an Enter of its own."""
    return view.phase != "cast" and len(view.legal) == 1


def best_cast(view: TurandotView) -> tuple[int, ...]:
    """The suggested cast of this seat, who has all singers."""
    own = view.players[view.seat or 0]
    cast = suggested_cast(view.options, own.troupe, own.director)
    return tuple(singer for singer in cast if singer is not None)


def needy_seat(view: TurandotView) -> int:
    """Who gets the next stand-in where only a slot is typed: clockwise from the Maestro's left."""
    players = view.options.players
    first = (view.maestro or 0) + 1
    needy = [seat for seat, player in enumerate(view.players) if player.needs_stand_in]
    return min(needy, key=lambda seat: (seat - first) % players)


def swapped(view: TurandotView, cast: Sequence[int], line: str) -> tuple[int, ...]:
    """A cast after one more change: pairs of roles to swap, or all singers."""
    words = line.split()
    if not all(is_number(word) for word in words):
        raise _unreadable(view, line)
    if len(words) == view.options.roles:
        return _whole_cast(view, words)
    if len(words) not in (2, 4):
        raise _unreadable(view, line)
    roles = [int(word) - 1 for word in words]
    if not all(0 <= role < view.options.roles for role in roles):
        raise InvalidMove("roles-expected", text=quote_short(line), last=view.options.roles)
    changed = list(cast)
    for one, other in zip(roles[::2], roles[1::2], strict=True):
        if one == other:
            raise InvalidMove("nothing-to-swap", text=quote_short(line))
        changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def _whole_cast(view: TurandotView, words: list[str]) -> tuple[int, ...]:
    cast = tuple(parse_singer(word) for word in words)
    own = view.players[view.seat or 0].troupe
    for place, singer in enumerate(cast):
        if singer not in own:
            raise IllegalMove(
                "singer-not-in-troupe",
                singer=singer + 1,
                seat=view.seat or 0,
                troupe=" ".join(str(one + 1) for one in sorted(own)),
            )
        if singer in cast[:place]:
            raise IllegalMove("singer-cast-twice", singer=singer + 1)
    return cast


def _read_bid(view: TurandotView, words: list[str], line: str) -> int:
    # The bluff card may stick to what stands before it: 3b, 3 2b.
    words = [part for word in words for part in _BLUFF_AT_END.sub(r"\1 b", word).split()]
    has_bluff = BLUFF in words[1:]
    cards = [word for word in words if word != BLUFF]
    if words[0] == BLUFF or len(words) - len(cards) > 1:
        raise _unreadable(view, line)
    bluff = int(has_bluff)
    if cards == [CREW]:
        return bid_action(0, 1, bluff)
    if not 1 <= len(cards) <= 2 or not all(is_number(card) for card in cards):
        raise _unreadable(view, line)
    number, money = int(cards[0]), int(cards[1]) if len(cards) == 2 else 0
    if not 1 <= number <= view.options.slots:
        raise IllegalMove("no-such-number", number=number, last=view.options.slots)
    left = view.players[view.seat or 0].money
    if money > min(left, START_MONEY):
        raise IllegalMove("not-your-money", money=money, left=left)
    return bid_action(number, money, bluff)


def _read_gift(view: TurandotView, words: list[str], line: str) -> int:
    numbers = [word for word in words if word != "to"]
    if not 1 <= len(numbers) <= 2 or not all(is_number(word) for word in numbers):
        raise _unreadable(view, line)
    slot = int(numbers[0])
    if not 1 <= slot <= view.options.slots:
        raise IllegalMove("no-such-slot", slot=slot, last=view.options.slots)
    seat = int(numbers[1]) if len(numbers) == 2 else needy_seat(view)
    if seat >= view.options.players:
        raise IllegalMove("no-such-seat", seat=seat, last=view.options.players - 1)
    return give_action(slot - 1, seat)


def _read_dismissal(view: TurandotView, words: list[str], line: str) -> int:
    if words[0] in DIRECTORS:
        return DIRECTORS.index(words[0])
    place = _one_number(view, words, line, len(view.directors)) - 1
    if place < 0:
        raise InvalidMove("entry-expected", text="0", last=len(view.directors))
    return view.directors[place]


def _read_cast(view: TurandotView, words: list[str], line: str) -> tuple[int, ...]:
    """Nothing: the best cast. Pairs of roles: the best cast with these swapped. All singers: these."""
    best = best_cast(view)
    return swapped(view, best, line) if words else best


def _one_number(view: TurandotView, words: list[str], line: str, highest: int) -> int:
    if len(words) != 1 or not is_number(words[0]):
        raise _unreadable(view, line)
    if int(words[0]) > highest:
        raise InvalidMove("entry-expected", text=quote_short(words[0]), last=highest)
    return int(words[0])


def _unreadable(view: TurandotView, line: str) -> InvalidMove:
    return InvalidMove("unreadable-move", text=quote_short(line), expected=example(view))
