"""How networks learn Turandot: whole matches up to the casts, with any number of players and any deck."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from ridotto.compile.kernel import Kernel
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.observations.layout import Choices
from ridotto.games.turandot.bots.heuristic.casting import choose_singer
from ridotto.games.turandot.learning.seeing.layout import LAYOUT, NET_PHASE
from ridotto.games.turandot.learning.seeing.see import see_for_network
from ridotto.games.turandot.rules.deck.cards import CATEGORIES, FAVOURITES, GENDERS, MOST_STARS, SINGERS
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import MAX_PLAYERS
from ridotto.games.turandot.rules.state import BID, BIDDING, TABLE
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.nets.declared import Learning, Rates, Rivals, Sizes
from ridotto.nets.judging.declared import Judging

OWN_DECKS = 1
"""Random decks for each number of players and edition, besides four times as many matches with the built-in
deck.
"""
OFTEN = {2: 16, 3: 7, 4: 5, 5: 5}
"""By number of players: how often. With fewer players, an opponent who knows a mixed strategy gains more."""
RIVALS_IN = {2: 0.05, 3: 0.1, 4: 0.25, 5: 0.25}
"""By number of players: the share of matches with rivals. They teach to beat a usual bot, which costs safety
where an opponent gains by knowing the strategy.
"""
BIDS = 56


def setups() -> Sequence[Mapping[str, object]]:
    house = [options.to_json() for options in TURANDOT.configurations()]
    decks = random.Random("decks")
    found = []
    # In the order of their players, so that neighbours on a GPU do the same.
    for options in sorted(house, key=lambda options: int(str(options["players"]))):
        for _ in range(OFTEN[int(str(options["players"]))]):
            found += [options] * (4 * OWN_DECKS)
            found += [{**options, "deck": _made_up(decks)} for _ in range(OWN_DECKS)]
    return found


def _made_up(luck: random.Random) -> list[object]:
    """A possible custom deck: random singers."""
    return [
        {
            "id": number,
            "category": luck.choice(CATEGORIES),
            "gender": luck.choice(GENDERS),
            "stars": luck.randint(1, MOST_STARS),
            "favourite": luck.choice([*FAVOURITES, ""]),
        }
        for number in range(1, SINGERS + 1)
    ]


def certain(view: TurandotView) -> int | None:
    """The best cast is known (T12.4)."""
    return choose_singer(view, view.seat) if view.phase == "cast" and view.seat is not None else None


def _kernels() -> BatchKernels:
    from ridotto.games.turandot.learning.kernels import KERNELS

    return KERNELS


def _judging() -> Judging:
    from ridotto.games.turandot.learning.judging import JUDGING

    return JUDGING


def _rivals() -> Rivals:
    from ridotto.games.turandot.learning.rivals.rivals import RIVALS

    return RIVALS


LEARNING: Learning[TurandotView] = Learning(
    layout=LAYOUT,
    setups=setups,
    sizes=Sizes(width=512, blocks=4, critic_width=512, critic_blocks=3),
    rates=Rates(
        entropy=(0.035, 0.03),
        magnet=0.1,
        averaging=0.99,
        win_share=0.8,
        win_worth=0.75,
        margin_worth=1.0,
        trace=0.4,
        by_players=True,
        rival_shares=tuple(RIVALS_IN.get(players, 0.0) for players in range(SEATS + 1)),
    ),
    points_unit=4.0,
    # Rivals take as long with twice as many matches, so that there are half as many waits for them.
    steps=32,
    hidden=(Choices(name="bids", at=BID, cells=MAX_PLAYERS, values=BIDS, meaning="All bids."),),
    load_kernels=_kernels,
    load_rivals=_rivals,
    load_judging=_judging,
    see=Kernel(see_for_network, "viv"),
    turns_actions=True,
    phase=NET_PHASE,
    rival_places={2: TABLE},
    mixed_phases=frozenset({BIDDING}),
    certain=certain,
    weights=Path(__file__).with_name("weights.npz"),
)
