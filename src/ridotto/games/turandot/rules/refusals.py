"""Why an action is not among the legal ones."""

from ridotto.compile.bits import members
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.errors import IllegalMove, Seats
from ridotto.engine.game import Seat
from ridotto.engine.notation import no_such_action
from ridotto.games.turandot.rules.actions import money_in, number_in, seat_in, slot_in
from ridotto.games.turandot.rules.deck.cards import DIRECTORS, SINGERS
from ridotto.games.turandot.rules.state import (
    BIDDING,
    CASTING,
    DISMISSING,
    GIVING,
    MAESTRO,
    MONEY,
    NAMING,
    NEEDY,
    NO_CARD,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    SLOT,
    SLOTS,
    TROUPE,
)
from ridotto.games.turandot.rules.views.written import format_singer

"""Actions are bits of a 64-bit set."""


def explain(c: list[int], seat: Seat, action: int) -> IllegalMove:
    """What is wrong with an action of a seat whose turn it is."""
    if not 0 <= action < MOST_ACTIONS:
        return no_such_action(action)
    by_phase = {
        BIDDING: _explain_bid,
        GIVING: _explain_gift,
        NAMING: _explain_name,
        DISMISSING: _explain_dismissal,
        CASTING: _explain_cast,
    }
    return by_phase[c[PHASE]](c, seat, action)


def _explain_bid(c: list[int], seat: Seat, bid: int) -> IllegalMove:
    number, money = number_in(bid), money_in(bid)
    if number > c[SLOTS]:
        return IllegalMove("no-such-number", number=number, last=c[SLOTS])
    if number == 0 and money != 1:
        return IllegalMove("not-a-bid")
    if money > c[MONEY + seat]:
        return IllegalMove("not-enough-money", seat=seat, money=money, left=c[MONEY + seat])
    if seat == c[MAESTRO]:
        return IllegalMove("crew-bid-by-maestro", seat=seat)
    return IllegalMove("crew-bid-in-round-four")


def _explain_gift(c: list[int], seat: Seat, gift: int) -> IllegalMove:  # noqa: ARG001
    slot, receiver = slot_in(gift), seat_in(gift)
    if slot >= c[SLOTS]:
        return IllegalMove("no-such-slot", slot=slot + 1, last=c[SLOTS])
    if receiver >= c[PLAYERS]:
        return IllegalMove("no-such-seat", seat=receiver, last=c[PLAYERS] - 1)
    if c[SLOT + slot] == NO_CARD:
        left = [str(other + 1) for other in range(c[SLOTS]) if c[SLOT + other] != NO_CARD]
        return IllegalMove("slot-empty", slot=slot + 1, left=", ".join(left))
    return IllegalMove("needs-no-stand-in", seat=receiver, needy=Seats.of(members(c[NEEDY])))


def _explain_name(c: list[int], seat: Seat, named: int) -> IllegalMove:
    if named >= c[PLAYERS]:
        return IllegalMove("no-such-seat", seat=named, last=c[PLAYERS] - 1)
    return IllegalMove("name-somebody-else", seat=seat)


def _explain_dismissal(c: list[int], seat: Seat, director: int) -> IllegalMove:  # noqa: ARG001
    if director >= len(DIRECTORS):
        return no_such_action(director)
    left = ", ".join(DIRECTORS[other] for other in members(c[OPEN_DIRECTORS]))
    return IllegalMove("director-gone", director=DIRECTORS[director], left=left)


def _explain_cast(c: list[int], seat: Seat, singer: int) -> IllegalMove:
    if singer >= SINGERS:
        return no_such_action(singer)
    if not c[TROUPE + seat] >> singer & 1:
        troupe = ", ".join(format_singer(own) for own in members(c[TROUPE + seat]))
        return IllegalMove("singer-not-in-troupe", seat=seat, singer=format_singer(singer), troupe=troupe)
    return IllegalMove("singer-cast-twice", singer=format_singer(singer))
