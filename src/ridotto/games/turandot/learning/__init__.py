"""How networks learn Turandot: whole matches up to the casts, with any number of players and any deck."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.observations.layout import Choices
from ridotto.games.turandot.bots.heuristic.casting import choose_singer
from ridotto.games.turandot.rules.actions import give_action, seat_in, slot_in
from ridotto.games.turandot.rules.deck.cards import CATEGORIES, FAVOURITES, GENDERS, MOST_STARS, SINGERS
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.observation.layout import LAYOUT, SEEN_PHASE
from ridotto.games.turandot.rules.options import MAX_PLAYERS
from ridotto.games.turandot.rules.state import BID, BIDDING, GIVING, MOST_SLOTS, NAMING, OVER, TABLE
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.nets.declared import Learning, Rates, Sizes

OWN_DECKS = 6
"""Made-up decks for each number of players, beside four times as many matches with the house's."""
BIDS = 56


def setups() -> Sequence[Mapping[str, object]]:
    house = [options.to_json() for options in TURANDOT.configurations()]
    decks = random.Random("decks")
    own = [{**options, "deck": _made_up(decks)} for options in house for _ in range(OWN_DECKS // 3)]
    # In the order of their players, so that neighbours on a GPU do the same.
    return sorted([*house * (OWN_DECKS // 3 * 4), *own], key=lambda options: str(options["players"]))


def _made_up(luck: random.Random) -> list[object]:
    """A deck somebody could write: any singers."""
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


def turned(phase: int, seat: int, players: int) -> Sequence[int]:
    """Who is named or given a singer is counted clockwise from oneself, as in the observation."""
    actions = list(range(MOST_ACTIONS))

    def turn(other: int) -> int:
        return (other + seat) % players if other < players else other

    if phase == NAMING:
        actions[:players] = map(turn, range(players))
    if phase == GIVING:
        for action in range(give_action(MOST_SLOTS, 0)):
            actions[action] = give_action(slot_in(action), turn(seat_in(action)))
    return actions


def certain(view: TurandotView) -> int | None:
    """The best cast is known (T12.4)."""
    return choose_singer(view, view.seat) if view.phase == "cast" and view.seat is not None else None


def _kernels() -> BatchKernels:
    from ridotto.games.turandot.learning.kernels import KERNELS

    return KERNELS


LEARNING: Learning[TurandotView] = Learning(
    layout=LAYOUT,
    setups=setups,
    sizes=Sizes(width=512, blocks=4, critic_width=512, critic_blocks=3),
    rates=Rates(
        entropy=(0.03, 0.008), magnet=0.02, averaging=0.99, win_share=0.5, win_worth=2.0, margin_worth=0.5
    ),
    points_unit=4.0,
    hidden=(Choices(name="bids", at=BID, cells=MAX_PLAYERS, values=BIDS, meaning="All bids."),),
    load_kernels=_kernels,
    phase=SEEN_PHASE,
    phases=OVER + 1,
    turned=turned,
    rival_places={2: TABLE},
    mixed_phases=frozenset({BIDDING}),
    certain=certain,
    weights=Path(__file__).with_name("weights.npz"),
)
