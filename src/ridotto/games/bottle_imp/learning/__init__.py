"""How networks learn The Bottle Imp: a round at a time, in every mode."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ridotto.engine.observations.layout import Sets
from ridotto.games.bottle_imp.learning.fitting import fitting_cells
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.observation.layout import CARDS, LAYOUT, SEEN_AHEAD, SEEN_ROUNDS_LEFT
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.state import HAND, MYSTERY
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.nets.declared import Goals, Learning, Rates, Sizes
from ridotto.nets.judging.declared import Judging

OFTEN = {(4, "solo"): 4, (5, "teams-2-2-1"): 3, (6, "teams-2-2-2"): 3}
"""By players and mode: how many times as often as the others. The first is the most played one; in the other
two a search was hardest to beat.
"""


def setups() -> Sequence[Mapping[str, object]]:
    """Every mode equally often, however many decks and penalties it has, and some more often."""
    found = [options.to_json() for options in BOTTLE_IMP.configurations(rounds=1)]
    modes = [(int(str(options["players"])), str(options["mode"])) for options in found]
    most = max(map(modes.count, modes))
    return [
        options
        for options, mode in zip(found, modes, strict=True)
        for _ in range(most // modes.count(mode) * OFTEN.get(mode, 1))
    ]


def _judging() -> Judging:
    from ridotto.games.bottle_imp.learning.judging import JUDGING

    return JUDGING


LEARNING: Learning[BottleImpView] = Learning(
    layout=LAYOUT,
    setups=setups,
    sizes=Sizes(width=640, blocks=4, critic_width=512, critic_blocks=3),
    rates=Rates(win_share=0.4, by_players=True),
    points_unit=20.0,
    # In the built-in decks ranks and colours determine the points of cards. In a custom deck (B1.9) they need
    # not: there the network does not see the points.
    left_out=frozenset({"deck", "value"}),
    critic_left_out=frozenset({"deck", "value", "trick", "leads", "may_hold", "played", "received"}),
    hidden=(
        Sets(name="hands", at=HAND, cells=MAX_PLAYERS, members=CARDS, meaning="All hands."),
        Sets(name="mystery", at=MYSTERY, members=CARDS, meaning="The mystery trick."),
    ),
    goals=Goals(ahead=SEEN_AHEAD, rounds_left=SEEN_ROUNDS_LEFT, spread=25.0, fresh_share=0.25),
    cells=fitting_cells,
    load_judging=_judging,
    weights=Path(__file__).with_name("weights.npz"),
)
