"""What a network names from its own seat is what the rules do."""

import pytest

from ridotto.engine.game import CHANCE
from ridotto.games.turandot.learning import turned
from ridotto.games.turandot.rules.actions import give_action
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.observation.layout import SEEN_NAMED, SEEN_NEEDY
from ridotto.games.turandot.rules.state import GIVING, NAMING, PHASE
from tests.walks import walk


@pytest.mark.parametrize("players", [3, 5])
def test_seats_are_counted_as_in_the_observation(players: int) -> None:
    """Who is named, or gets a singer, sits as many places further as the action says."""
    seen = {NAMING: 0, GIVING: 0}
    options = TURANDOT.parse_options({"players": players})
    for seed in range(12):
        for s in walk(TURANDOT, options, seed):
            phase = int(s.cells[PHASE])
            if phase not in seen or TURANDOT.to_act(s) == (CHANCE,):
                continue
            for seat in TURANDOT.to_act(s):
                place_of = {action: place for place, action in enumerate(turned(phase, seat, players))}
                before = TURANDOT.observation(s, seat)
                for action in TURANDOT.legal(s, seat):
                    after = TURANDOT.observation(TURANDOT.apply(s, seat, action), seat)
                    if phase == NAMING:
                        assert after[SEEN_NAMED] == place_of[action]
                    else:
                        left = before[SEEN_NEEDY] & ~after[SEEN_NEEDY]
                        assert left == 1 << (place_of[action] % give_action(1, 0))
                    seen[phase] += seat > 0
    assert all(count > 5 for count in seen.values())
