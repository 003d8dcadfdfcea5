"""What a game declares so that networks can learn to play it."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Generic

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.game import V
from ridotto.engine.observations.layout import Field, Layout, Numbers
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.declared import Judging

OTHERS = Numbers(name="others", at=0, cells=SEATS, most=1, meaning="By seat: whether somebody else has it.")
NO_RIVALS = (0.0,) * (SEATS + 1)
"""By number of players: a share of no matches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goals:
    """Playing for the win of a match of several rounds, where one round is learnt at a time.

    The match score and the rounds left are drawn at random at the start of each round.
    """

    ahead: int
    """Of an observation: the first of the cells with each seat's lead over the observer."""
    rounds_left: int
    """Of an observation: the cell of the rounds that come after this one."""
    spread: float
    """The approximate standard deviation of the points of a round."""
    most_rounds_left: int = 3
    fresh_share: float = 0.0
    """Of the rounds played for the win, the share that are a whole match: the last round, without a score.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    width: int
    blocks: int
    critic_width: int
    critic_blocks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """Hyperparameters; a pair gives the values at the start and the end of training."""

    learning: tuple[float, float] = (6e-4, 1e-5)
    entropy: tuple[float, float] = (0.02, 0.0005)
    magnet: float = 0.0
    """The weight of a Kullback-Leibler penalty towards the policy's past average, which keeps it mixing.
    """
    averaging: float = 0.97
    """The decay of the averaged weights in an iteration. The average is what plays in the end."""
    win_share: float = 0.3
    """The share of matches that are played for the win."""
    win_worth: float = 2.0
    """The value of a win, in matches that are played for it."""
    margin_worth: float = 0.1
    """The weight of points besides the win, in matches that are played for it."""
    trace: float = 0.9
    """λ of generalised advantage estimation."""
    by_players: bool = False
    """Whether advantages are normalised among matches with the same number of players."""
    rival_shares: tuple[float, ...] = NO_RIVALS
    """By number of players: the share of matches in which rivals have some of the seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rivals:
    """Scripted opponents for training, as compiled rules."""

    choose: Callable[..., int]
    """(cells, weights, random cells, scratch, seat): an action; for a GPU."""
    for_rows: Kernel
    """(cells, weights, random cells, scratch, seats, actions, rows): in many matches; for a processor."""
    weights: Floats
    scratch: int
    """The size of its scratch vector, in floats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Learning(Generic[V]):
    layout: Layout
    setups: Callable[[], Sequence[Mapping[str, object]]]
    """All set-ups that are learnt; a set-up that is listed several times gets more matches."""
    sizes: Sizes
    rates: Rates
    points_unit: float
    """A lead of this many points is a reward of 1."""
    steps: int = 64
    """Decisions of each match in an iteration on a GPU: the fewer, the more matches are played at once."""
    left_out: frozenset[str] = frozenset()
    """Fields of the observation that the network does not need."""
    critic_left_out: frozenset[str] = frozenset()
    hidden: tuple[Field, ...] = ()
    """Hidden cells of the state that only the critic sees. Several cells are one for each seat, rotated so
    that its own is first; choices are actions in the network's numbering.
    """
    goals: Goals | None = None
    """None: a match is one round."""
    load_kernels: Callable[[], BatchKernels] | None = None
    """Kernels of batches for training only."""
    load_rivals: Callable[[], Rivals] | None = None
    load_judging: Callable[[], Judging] | None = None
    """How a judge is trained; None: no search uses one."""
    see: Kernel | None = None
    """(cells, seat, seen): writes the network's input, if it is not the game's observation."""
    turns_actions: bool = False
    """Whether the input is followed by a table from the network's numbering of actions to the rules'."""
    phase: int = 0
    """Of an observation: the cell of the phase."""
    rival_places: Mapping[int, int] = field(default_factory=dict)
    """By number of players: the index in the rewards of somebody who is not a player, such as a dummy."""
    mixed_phases: frozenset[int] = frozenset()
    """Where actions must be sampled (mixed strategy); elsewhere the likeliest is taken."""
    certain: Callable[[V], int | None] = lambda _: None
    """An action that is known to be best without a network, if any."""
    cells: Callable[[V], Vector] | None = None
    """Cells that give the same view as the true ones; None: use those of any state that fits the view."""
    weights: Path | None = None
    """The weights file in the package."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of the network's input: those of the observation, then whether it plays for the win."""
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
        """The critic's input: after the goal, hidden cells and which seats are opponents'."""
        seen = tuple(field for field in self.layout.fields if field.name not in self.critic_left_out)
        hidden = _side_by_side((*self.hidden, OTHERS), at=self.layout.cells + 1)
        return (*seen, self.goal_field, *hidden)

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.fields)


def fingerprint_of(fields: Sequence[Field]) -> str:
    """A digest of the meaning of all inputs: weights for other inputs would play nonsense."""
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
    """The divisor that scales the numbers of a field."""
    return field.most if isinstance(field, Numbers) else 1
