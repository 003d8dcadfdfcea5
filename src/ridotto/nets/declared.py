"""What a game declares so that networks can learn and play it."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Generic

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.batches.rules import SEATS
from ridotto.engine.game import V
from ridotto.engine.observations.layout import Field, Layout, Numbers
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.declared import Judging

OTHERS = Numbers(name="others", at=0, cells=SEATS, most=1, meaning="By seat: whether somebody else has it.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Goals:
    """Playing for the win of a match of several rounds, where one round is learnt at a time.

    The match score and the rounds left are made up at the start of each round.
    """

    ahead: int
    """Of an observation: the first of the cells that say how far each seat is ahead of one's own."""
    rounds_left: int
    """Of an observation: the cell of the rounds that come after this one."""
    spread: float
    """About how far the points of a round are from their mean."""
    most_rounds_left: int = 3
    fresh_share: float = 0.0
    """Of the rounds played for the win, the part that are a match of their own: the last, from no score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    width: int
    blocks: int
    critic_width: int
    critic_blocks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """How a network learns; where there are two, from the start to the end of the learning."""

    learning: tuple[float, float] = (6e-4, 1e-5)
    entropy: tuple[float, float] = (0.02, 0.0005)
    magnet: float = 0.0
    """How strongly the policy is held to its own past average, so that it keeps mixing."""
    averaging: float = 0.97
    """How much of the averaged weights is kept in an iteration. The average is what plays in the end."""
    win_share: float = 0.3
    """The part of the matches that are played for the win."""
    win_worth: float = 2.0
    """What a win counts, where one is played for."""
    margin_worth: float = 0.1
    """What points count beside the win, where it is played for."""
    trace: float = 0.9
    """How much of what later decisions brought counts for a decision (λ of generalised advantages)."""
    by_players: bool = False
    """Whether what a decision brought is compared only with matches of as many players."""
    rival_share: float = 0.0
    """The part of the matches in which rivals have some of the seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rivals:
    """Somebody else to play against while learning, as rules."""

    choose: Callable[..., int]
    """(cells, weights, random cells, scratch, seat): an action, or -1 where the seat is -1; for a GPU."""
    for_rows: Kernel
    """(cells, weights, random cells, scratch, seats, actions, rows): in many matches; for a processor."""
    weights: Floats
    scratch: int
    """How many floats it needs to work in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Learning(Generic[V]):
    layout: Layout
    setups: Callable[[], Sequence[Mapping[str, object]]]
    """All set-ups that are learnt; each gets as many matches as it is named times."""
    sizes: Sizes
    rates: Rates
    points_unit: float
    """So many points more than the others are a reward of 1."""
    left_out: frozenset[str] = frozenset()
    """Fields of the observation that the network does not need."""
    critic_left_out: frozenset[str] = frozenset()
    hidden: tuple[Field, ...] = ()
    """What the critic sees beside the observation, when learning only: cells of the state. Several cells are
    one for each seat, and are turned until its own is the first; choices are actions, as the network counts
    them."""
    goals: Goals | None = None
    """None: a match is one round."""
    load_kernels: Callable[[], BatchKernels] | None = None
    """Rules of batches for learning only."""
    load_rivals: Callable[[], Rivals] | None = None
    load_judging: Callable[[], Judging] | None = None
    """How a judge learns what comes of positions; None: no search asks one."""
    see: Kernel | None = None
    """(cells, seat, seen): writes what the network sees, where that is not the game's observation."""
    turns_actions: bool = False
    """Whether after what is seen stands, for each action as the network counts them, the action."""
    phase: int = 0
    """Of an observation: the cell of the phase."""
    rival_places: Mapping[int, int] = field(default_factory=dict)
    """By number of players: a place for seats where rewards have the points of somebody who is no player."""
    mixed_phases: frozenset[int] = frozenset()
    """Where actions must be drawn from the mix; elsewhere the likeliest is taken."""
    certain: Callable[[V], int | None] = lambda _: None
    """An action that is known to be best without a network."""
    cells: Callable[[V], Vector] | None = None
    """Cells that look to the seat of a view as the true ones do; None: those of any state that fits it."""
    weights: Path | None = None
    """The file that the package brings."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """What the network sees of the cells of an observation, and after them of whether it plays to win."""
        seen = tuple(field for field in self.layout.fields if field.name not in self.left_out)
        return (*seen, self.goal_field)

    @property
    def goal_field(self) -> Field:
        return Numbers(name="goal", at=self.layout.cells, most=1, meaning="Whether the win counts.")

    @property
    def inputs(self) -> Inputs:
        return Inputs(self.fields)

    @property
    def critic_fields(self) -> tuple[Field, ...]:
        """What the critic sees: after the goal, what is hidden, and which seats are others'."""
        seen = tuple(field for field in self.layout.fields if field.name not in self.critic_left_out)
        hidden = _side_by_side((*self.hidden, OTHERS), at=self.layout.cells + 1)
        return (*seen, self.goal_field, *hidden)

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.fields)


def fingerprint_of(fields: Sequence[Field]) -> str:
    """Of all that inputs mean: weights made for others play nonsense."""
    told = [
        (field.name, type(field).__name__, field.at, field.cells, field.width, _most(field))
        for field in fields
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def _side_by_side(fields: Sequence[Field], at: int) -> list[Field]:
    """The same fields one after the other, from this cell on."""
    found = []
    for each in fields:
        found.append(replace(each, at=at))
        at += each.cells
    return found


def _most(field: Field) -> int:
    """By what the numbers of a field are divided."""
    return field.most if isinstance(field, Numbers) else 1
