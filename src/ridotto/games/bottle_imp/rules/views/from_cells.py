"""Reads a view, and the result of a round, from the cells that `see.py` grants one by one."""

import struct
from collections.abc import Sequence
from functools import lru_cache

from ridotto.compile.bits import mask_of, members
from ridotto.engine.cells.world_game import CELL_BYTES, LateFields, set_of, viewing
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import START_PRICE
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.scoring import partner_of
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    CHOOSE_DEALER,
    DEALER,
    HAND,
    HAS_TEAMS,
    IS_EYE,
    LAID,
    MYSTERY,
    NO_CARD,
    NOBODY,
    OPEN,
    OWNER,
    PARTNER,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAY,
    PLAYERS,
    PRICE,
    ROUND,
    SHOWN,
    SIZE,
    TAKEN,
    TOTAL,
    TRICK_SIZE,
    TRICKS,
    WINNER,
)
from ridotto.games.bottle_imp.rules.steps.tricks import winning_card
from ridotto.games.bottle_imp.rules.views.pieces import Bottle, Trick
from ridotto.games.bottle_imp.rules.views.see import HAND_SIZE, RECEIVED, SEALED, SEEN_SIZE, VIEWER
from ridotto.games.bottle_imp.rules.views.view import (
    PHASES,
    BottleImpState,
    BottleImpView,
    Cards,
    RoundResult,
)

_CELLS = struct.Struct(f"={PLAY}q")
_MORE = struct.Struct(f"={SEEN_SIZE - SIZE}q")


def _own(v: BottleImpView) -> tuple[object, ...]:
    """What a message to one seat is made of, besides the part that everybody gets."""
    cells, seat = v.cells, v.seat
    c, more = _CELLS.unpack_from(cells), _MORE.unpack_from(cells, SIZE * CELL_BYTES)
    players, sealed, received = c[PLAYERS], more[SEALED - SIZE], more[RECEIVED - SIZE :]
    own_picks = 0 if seat is None else PICK + seat * PICKS
    return (
        PHASES[c[PHASE]],
        None if c[PHASE] == CHOOSE_DEALER else c[DEALER],
        () if seat is None else set_of(c[HAND + seat]),
        _sets(c[OPEN : OPEN + players]) if c[IS_EYE] else (),
        _flags(sealed, players) if sealed else _NONE[players],
        () if seat is None else c[own_picks : own_picks + c[PICKED + seat]],
        () if received[0] == NO_CARD else received,
    )


_OWN_FIELDS = ("phase", "dealer", "hand", "open_hands", "sealed", "picks", "received")


def _open(v: BottleImpView) -> tuple[object, ...]:
    """What lies open on the table.

    Most of it was in the last view too: sets, tricks and bottles are remembered, which halves the time
    (bench/engine/views.py).
    """
    cells = v.cells
    # The cards played are left out here: they are shown with their tricks.
    c, more = _CELLS.unpack_from(cells), _MORE.unpack_from(cells, SIZE * CELL_BYTES)
    players, laid = c[PLAYERS], c[LAID]
    leader = c[DEALER] + 1 if c[DEALER] + 1 < players else 0
    tricks: tuple[Trick, ...] = ()
    at = PLAY * CELL_BYTES
    if c[TRICKS]:
        end = at + c[TRICKS] * c[TRICK_SIZE] * CELL_BYTES
        tricks = _tricks(c[: TRICK_SIZE + 1], leader, c[WINNER : WINNER + c[TRICKS]], cells[at:end])
        leader, at = tricks[-1].winner, end
    return (
        c[ROUND],
        parties_of(c),
        _sets(c[SHOWN : SHOWN + players]) if c[IS_EYE] else (),
        more[HAND_SIZE - SIZE : HAND_SIZE - SIZE + players],
        tricks,
        _plays(players, leader, cells[at : at + laid * CELL_BYTES]) if laid else (),
        _bottles(c[PRICE : PRICE + c[BOTTLES]], c[OWNER : OWNER + c[BOTTLES]]),
        _sets(c[TAKEN : TAKEN + players]),
        c[TOTAL : TOTAL + players],
    )


_OPEN_FIELDS = (
    *("round", "parties", "shown", "hand_sizes"),
    *("tricks", "trick", "bottles", "taken", "totals"),
)

view_of = viewing(BottleImpView, VIEWER, LateFields(_OWN_FIELDS, _own), LateFields(_OPEN_FIELDS, _open))
_NONE = tuple((False,) * players for players in range(MAX_PLAYERS + 1))


@lru_cache(maxsize=1 << 12)
def _sets(sets: tuple[int, ...]) -> tuple[Cards, ...]:
    return tuple(map(members, sets))


@lru_cache(maxsize=512)
def _flags(seats: int, players: int) -> tuple[bool, ...]:
    return tuple(bool(seats >> seat & 1) for seat in range(players))


def round_result(s: BottleImpState) -> RoundResult:
    """The round that just ended; its cells stay until the next deal."""
    c = _CELLS.unpack_from(s.cells.data)
    players, scores = c[PLAYERS], c[TOTAL : TOTAL + c[PLAYERS]]
    if s.past:
        before = map(sum, zip(*[old.scores for old in s.past], strict=True))
        scores = tuple([total - old for total, old in zip(scores, before, strict=True)])
    return RoundResult(
        c[DEALER],
        parties_of(c),
        set_of(c[MYSTERY]),
        _sets(c[TAKEN : TAKEN + players]),
        _bottles(c[PRICE : PRICE + c[BOTTLES]], c[OWNER : OWNER + c[BOTTLES]]),
        scores,
    )


@lru_cache(maxsize=1 << 12)
def _bottles(prices: tuple[int, ...], owners: tuple[Seat, ...]) -> tuple[Bottle, ...]:
    return tuple(
        Bottle(price, None if owner == NOBODY else owner) for price, owner in zip(prices, owners, strict=True)
    )


_ALONE = tuple(tuple(range(players)) for players in range(MAX_PLAYERS + 1))


def parties_of(c: Sequence[int]) -> tuple[int, ...]:
    """The party of each seat, named by its lowest seat."""
    if c[PHASE] == CHOOSE_DEALER or not c[HAS_TEAMS]:
        return _ALONE[c[PLAYERS]]
    return _parties(c[PLAYERS], c[DEALER], tuple(c[PARTNER : PARTNER + MAX_PLAYERS]))


@lru_cache(maxsize=256)
def _parties(players: int, dealer: Seat, partners: tuple[int, ...]) -> tuple[int, ...]:
    c = [0] * SIZE
    c[PLAYERS] = players
    c[DEALER] = dealer
    c[PARTNER : PARTNER + MAX_PLAYERS] = partners
    return tuple(min(seat, partner_of(c, seat)) for seat in range(players))


Plays = tuple[tuple[Seat, int], ...]


@lru_cache(maxsize=1 << 12)
def _tricks(
    setup: tuple[int, ...], leader: Seat, winners: tuple[Seat, ...], cells: bytes
) -> tuple[Trick, ...]:
    """The finished tricks of a round: the last after those before it, which were told when it began."""
    size = setup[TRICK_SIZE] * CELL_BYTES
    before = _tricks(setup, leader, winners[:-1], cells[:-size]) if len(winners) > 1 else ()
    prices = [START_PRICE] * setup[BOTTLES]
    for trick in before:
        if trick.bottle is not None:
            prices[trick.bottle] = trick.card
    for_sale = prices.index(max(prices))
    plays = _plays(setup[PLAYERS], before[-1].winner if before else leader, cells[-size:])
    card = winning_card(mask_of(card for _, card in plays), prices[for_sale])
    return (*before, Trick(plays, winners[-1], for_sale if card < prices[for_sale] else None, card))


_CARDS = tuple(struct.Struct(f"={count}q") for count in range(MAX_PLAYERS + 1))
_ORDER = {
    (players, leader): tuple((leader + place) % players for place in range(MAX_PLAYERS))
    for players in range(2, MAX_PLAYERS + 1)
    for leader in range(players)
}


def _plays(players: int, leader: Seat, cells: bytes) -> Plays:
    """The cards of a trick, with who played them."""
    cards = _CARDS[len(cells) // CELL_BYTES].unpack(cells)
    return tuple(zip(_ORDER[players, leader], cards, strict=False))
