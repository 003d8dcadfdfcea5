"""What a network names from its own seat is what the rules do."""

import pytest

from ridotto.engine.game import CHANCE
from ridotto.games.turandot.kit import KIT
from ridotto.games.turandot.learning.seeing.layout import NET_NAMED, NET_NEEDY, NET_SIZE
from ridotto.games.turandot.rules.actions import give_action
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.state import GIVING, NAMING, PHASE
from tests.unit.nets.nets import written_for
from tests.walks import walk


@pytest.mark.parametrize("players", [3, 5])
def test_seats_are_counted_as_they_are_seen(players: int) -> None:
    """Who is named, or gets a singer, sits as many places further as the action says."""
    seen = {NAMING: 0, GIVING: 0}
    options = TURANDOT.parse_options({"players": players})
    for seed in range(12):
        for s in walk(TURANDOT, options, seed):
            phase = int(s.cells[PHASE])
            if phase not in seen or TURANDOT.to_act(s) == (CHANCE,):
                continue
            for seat in TURANDOT.to_act(s):
                before = written_for(KIT, s, seat)
                place_of = {int(action): place for place, action in enumerate(before[NET_SIZE:])}
                for action in TURANDOT.legal(s, seat):
                    after = written_for(KIT, TURANDOT.apply(s, seat, action), seat)
                    if phase == NAMING:
                        assert after[NET_NAMED] == place_of[action]
                    else:
                        left = before[NET_NEEDY] & ~after[NET_NEEDY]
                        assert left == 1 << (place_of[action] % give_action(1, 0))
                    seen[phase] += seat > 0
    assert all(count > 5 for count in seen.values())
