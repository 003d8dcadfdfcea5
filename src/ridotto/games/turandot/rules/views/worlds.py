"""Full states that fit a view, every one of them equally likely.

Only sealed choices are hidden: bids, of which the number of cards is known, and casts. What is still to be
drawn has no order in the cells, so nothing else needs to be made up.
"""

import numpy as np

from ridotto.compile.bits import mask_of, members
from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.deck.cards import EVERY_DIRECTOR
from ridotto.games.turandot.rules.state import (
    AUDITION,
    BID,
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    CREW_HIRED,
    DIRECTOR,
    DIRECTORS_ROUND,
    DISMISSED,
    MAESTRO,
    MONEY,
    NAMED,
    NEEDY,
    NO_BID,
    NO_CARD,
    NOBODY,
    OPEN_DIRECTORS,
    PHASE,
    POOL,
    REMOVED_DIRECTORS,
    ROUND,
    SCENERY,
    SINGER,
    SLOT,
    SPENT,
    STAND_INS,
    START_MONEY,
    TABLE,
    TROUPE,
    first_cells,
)
from ridotto.games.turandot.rules.steps import possible_bids
from ridotto.games.turandot.rules.views.view import PHASES, Player, TurandotState, TurandotView


def public_cells(view: TurandotView) -> list[int]:
    """All that lies open, as the cells of a state in which nobody has sealed anything."""
    c: list[int] = first_cells(view.options).tolist()
    _write_public(c, view)
    return c


def complete(view: TurandotView, rng: Rng) -> TurandotState:
    c = public_cells(view)
    if view.phase == "bid":
        for seat, player in enumerate(view.players):
            c[BID + seat] = _bid(c, view, seat, player, rng)
    elif view.phase == "cast":
        for seat, player in enumerate(view.players):
            _write_cast(c, seat, _cast(view, seat, player, rng))
    elif view.phase == "over":
        for seat, player in enumerate(view.players):
            _write_cast(c, seat, player.cast)
    return TurandotState(view.options, np.array(c, np.int64), view.past)


def _write_public(c: list[int], view: TurandotView) -> None:
    c[PHASE] = PHASES.index(view.phase)
    c[ROUND] = view.round
    c[MAESTRO] = NOBODY if view.maestro is None else view.maestro
    c[POOL] = mask_of(view.pool)
    c[OPEN_DIRECTORS] = mask_of(view.directors)
    c[AUDITION : AUDITION + len(view.audition)] = view.audition
    c[SLOT : SLOT + len(view.slots)] = [NO_CARD if card is None else card for card in view.slots]
    c[NAMED] = NOBODY if view.named is None else view.named
    c[DISMISSED] = NO_CARD if view.dismissed is None else view.dismissed
    for seat, player in enumerate(view.players):
        _write_row(c, seat, player.troupe, player.director)
        c[MONEY + seat] = player.money
        c[SCENERY + seat] = player.scenery
        c[SPENT + seat] = START_MONEY - player.money - player.scenery
        c[BID + seat] = NO_BID if player.bid is None else player.bid
        c[CREW_HIRED] |= player.has_crew << seat
        c[STAND_INS] |= player.hired_nobody << seat
        c[NEEDY] |= player.needs_stand_in << seat
    _write_row(c, TABLE, view.table.troupe, view.table.director)
    c[REMOVED_DIRECTORS] = EVERY_DIRECTOR & ~_directors_in_game(view)


def _write_row(c: list[int], row: int, troupe: tuple[int, ...], director: int | None) -> None:
    c[TROUPE + row] = mask_of(troupe)
    c[SINGER + row * CAST_SIZE : SINGER + row * CAST_SIZE + len(troupe)] = troupe
    c[DIRECTOR + row] = NO_CARD if director is None else director


def _directors_in_game(view: TurandotView) -> int:
    hired = [player.director for player in view.players] + [view.table.director]
    auditioning = view.slots if view.round == DIRECTORS_ROUND else ()
    return mask_of(view.directors) | mask_of(card for card in (*hired, *auditioning) if card is not None)


def _bid(c: list[int], view: TurandotView, seat: Seat, player: Player, rng: Rng) -> int:
    """One's own bid, or any that the number of cards allows; NO_BID of those who have not bid."""
    if seat == view.seat:
        return NO_BID if view.own_bid is None else view.own_bid
    if not player.is_sealed:
        return NO_BID
    return rng.choice([bid for bid in members(possible_bids(c, seat)) if cards_in(bid) == player.face_down])


def _cast(view: TurandotView, seat: Seat, player: Player, rng: Rng) -> tuple[int, ...]:
    if seat == view.seat:
        return view.own_cast
    return tuple(rng.shuffled(player.troupe)) if player.is_sealed else ()


def _write_cast(c: list[int], seat: Seat, cast: tuple[int, ...]) -> None:
    c[CAST + seat * CAST_SIZE : CAST + seat * CAST_SIZE + len(cast)] = cast
    c[CAST_COUNT + seat] = len(cast)
