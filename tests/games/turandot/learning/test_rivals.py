"""The rival that networks learn against: compiled rules that bid as the heuristic bot does."""

from typing import Any

import numpy as np

from ridotto.batch.luck import random_cells
from ridotto.engine.game import CHANCE
from ridotto.games.turandot.bots.heuristic import bidding
from ridotto.games.turandot.bots.heuristic.auction import Auction
from ridotto.games.turandot.learning.rivals.auction import work_out
from ridotto.games.turandot.learning.rivals.rivals import RIVALS
from ridotto.games.turandot.learning.rivals.scratch import (
    AMOUNTS,
    BIDS,
    CREW_GAIN,
    FITS,
    GAIN,
    PRICE,
    SIZE,
    STANDING,
    UTILITY,
    WORTH,
)
from ridotto.games.turandot.learning.rivals.weighing import weigh_companies, weigh_directors
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import BIDDING, CASTING, MOST_SLOTS, PHASE, ROUND
from tests.walks import walk


def states(players: int) -> Any:
    for s in walk(TURANDOT, TURANDOT.parse_options({"players": players}), "rival"):
        if CHANCE not in TURANDOT.to_act(s) and s.cells[PHASE] < CASTING:
            yield s


def test_its_moves_are_legal() -> None:
    for players in (2, 3, 4, 5):
        rngs = random_cells(["rival"], "rivals")[0]
        scratch, actions = np.zeros(SIZE), np.zeros(1, np.int64)
        for s in states(players):
            for seat in TURANDOT.to_act(s):
                seats = np.array([seat])
                RIVALS.for_rows.run(s.cells, RIVALS.weights, rngs, scratch, seats, actions, 1)
                assert int(actions[0]) in TURANDOT.legal(s, seat)
    seats[0] = -1
    RIVALS.for_rows.run(s.cells, RIVALS.weights, rngs, scratch, seats, actions, 1)
    assert actions[0] == -1


def test_it_reckons_bids_as_the_heuristic_bot_does() -> None:
    """With the same worths, prices and cards face down, the same utilities."""
    for players in (2, 3, 4, 5):
        slots, count = players + 1, 0
        for s in states(players):
            if s.cells[PHASE] != BIDDING:
                continue
            f, weights = [0.0] * SIZE, RIVALS.weights.tolist()
            cells = s.cells.tolist()
            weigh_directors(cells, weights, f)
            weigh_companies(cells, weights, f)
            work_out(cells, weights, f)
            seat = TURANDOT.to_act(s)[0]
            view = TURANDOT.view(s, seat)
            assert view.maestro is not None
            found = np.array(f)

            def by_seat(at: int, each: int, players: int = players, found: Any = found) -> Any:
                return found[at : at + players * each].reshape(players, each)

            auction = Auction(
                worth=by_seat(WORTH, MOST_SLOTS)[:, :slots],
                prices=by_seat(PRICE, AMOUNTS),
                crew_gain=by_seat(CREW_GAIN, 1)[:, 0],
                likelihood=by_seat(FITS, BIDS).reshape(players, -1, AMOUNTS)[:, : slots + 1],
                maestro=view.maestro,
                crew=0 if s.cells[ROUND] == DIRECTORS_ROUND else view.options.crew,
            )
            expected = auction.utilities()
            utilities = by_seat(UTILITY, BIDS).reshape(players, -1, AMOUNTS)[:, : slots + 1]
            assert np.allclose(utilities[:, 1:], expected[:, 1:], atol=1e-6)
            others = [other for other in range(players) if other != view.maestro]
            assert np.allclose(utilities[others, 0], expected[others, 0], atol=1e-6)
            fits = bidding._likelihoods(view, seat, view.players[seat], auction._crew)
            assert np.allclose(by_seat(FITS, BIDS)[seat].reshape(-1, AMOUNTS)[: slots + 1], fits)
            assert len(set(by_seat(GAIN, MOST_SLOTS)[seat, :slots])) > 1
            assert by_seat(STANDING, 1).max() <= 1.0  # as dangers, after it was worked out
            count += 1
        assert count > 10
