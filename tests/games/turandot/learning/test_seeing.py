"""What Turandot's network sees: worths as the rules count them, and slots in an order of their own."""

from typing import Any

import numpy as np
import pytest

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import CHANCE
from ridotto.games.turandot.kit import KIT
from ridotto.games.turandot.learning.seeing.layout import (
    LEAST_WORTH,
    NET_PROMISE,
    NET_SIZE,
    NET_WORTH,
    STEPS_OF_WORTH,
)
from ridotto.games.turandot.rules.actions import bid_action, number_in
from ridotto.games.turandot.rules.best_cast import score_so_far
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.observation.layout import POOL_TRAITS
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    AUDITION,
    BIDDING,
    DIRECTOR,
    MOST_SLOTS,
    OPEN_DIRECTORS,
    PHASE,
    ROUND,
    ROWS,
    SLOT,
    TABLE,
)
from ridotto.games.turandot.rules.steps.hiring import hire
from tests.unit.nets.nets import written_for
from tests.walks import SMALL, slug, walk

KIT_OF_ANY: Any = KIT  # its types are of no use here
CONFIGURATIONS = [
    *TURANDOT.configurations(),
    *(options for game, options in SMALL if game.id == TURANDOT.id),
]


def bids(options: Any, seed: str) -> Any:
    """States of a match in which bids are made, with a seat that makes one."""
    for s in walk(TURANDOT, options, seed):
        if CHANCE not in TURANDOT.to_act(s) and s.cells[PHASE] == BIDDING:
            for seat in TURANDOT.to_act(s):
                yield s, seat


def steps(worth: int) -> int:
    return (1 << max(0, min(STEPS_OF_WORTH, worth - LEAST_WORTH + 1))) - 1


def added(cells: list[int], row: int, slot: int) -> int:
    """What a card adds to a score: hired for good in a copy."""
    after = [*cells]
    hire(after, row, slot)
    return score_so_far(after, row) - score_so_far(cells, row)


def test_there_are_as_many_traits_as_a_rank_has_room_for() -> None:
    assert POOL_TRAITS <= 15


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: slug(TURANDOT, options))
def test_worths_are_what_cards_add_to_scores(options: Any) -> None:
    for s, seat in bids(options, "worth"):
        cells = s.cells.tolist()
        seen = written_for(KIT_OF_ANY, s, seat)
        actions = seen[NET_SIZE:].tolist()
        assert sorted(actions) == list(range(MOST_ACTIONS))
        own = []
        for place in range(options.slots):
            slot = number_in(actions[bid_action(place + 1, 0, 0)]) - 1
            own.append(added(cells, seat, slot))
            for distance in range(options.players):
                row = (seat + distance) % options.players
                assert seen[NET_WORTH + place * ROWS + distance] == steps(added(cells, row, slot))
            if options.has_dummy:
                assert seen[NET_WORTH + place * ROWS + TABLE] == steps(added(cells, TABLE, slot))
        assert own == sorted(own, reverse=True)


def test_open_directors_promise_what_they_would_pay() -> None:
    found = 0
    for s, seat in bids(TURANDOT.parse_options({"players": 4}), "promise"):
        cells = s.cells.tolist()
        seen = written_for(KIT_OF_ANY, s, seat)
        for director in range(9):
            is_open = cells[OPEN_DIRECTORS] >> director & 1
            for distance in range(4):
                row = (seat + distance) % 4
                after = [*cells]
                after[DIRECTOR + row] = director
                pays = score_so_far(after, row) - score_so_far(cells, row) if is_open else 0
                assert seen[NET_PROMISE + director * ROWS + distance] == pays
                found += pays != 0
    assert found > 10


def test_which_slot_a_card_lies_in_means_nothing() -> None:
    """With the same cards in other slots all is seen as before, and the same actions mean the same cards."""
    luck = np.random.default_rng(3)
    count = 0
    for s, seat in bids(TURANDOT.parse_options({"players": 5}), "slots"):
        if s.cells[ROUND] == DIRECTORS_ROUND and count == 0:
            continue
        seen = written_for(KIT_OF_ANY, s, seat)
        moved = s.cells.copy()
        order = luck.permutation(MOST_SLOTS)
        for first in (SLOT, AUDITION):
            moved[first : first + MOST_SLOTS] = s.cells[first : first + MOST_SLOTS][order]
        again = np.zeros_like(seen)
        KIT_OF_ANY.learning.see.run(moved, seat, again)
        assert (again[:NET_SIZE] == seen[:NET_SIZE]).all()
        for action in range(bid_action(1, 0, 0), bid_action(MOST_SLOTS + 1, 0, 0)):
            card, other = (
                int(cells[SLOT + number_in(int(actions[NET_SIZE + action])) - 1])
                for cells, actions in ((s.cells, seen), (moved, again))
            )
            # Two singers may be alike in all that counts.
            traits = [TURANDOT.parse_options({}).deck.singers[singer] for singer in (card, other)]
            assert s.cells[ROUND] == DIRECTORS_ROUND or same(*traits)
        count += 1
    assert count > 20


def same(one: Any, other: Any) -> bool:
    return (one.category, one.gender, one.stars, one.favourite) == (
        other.category, other.gender, other.stars, other.favourite,
    )  # fmt: skip
