"""What a game brings to the search, as Python sees it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.bot import V_contra
from ridotto.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Choices:
    """What one seat could choose in secret."""

    actions: tuple[int, ...]
    likelihoods: tuple[float, ...]
    """How well each fits what can be seen of it."""
    guess: tuple[float, ...]
    """How often each is expected to be chosen, before the search."""


class SearchAdapter(Protocol[V_contra]):
    """The search bound to one game."""

    @property
    def foresees(self) -> bool:
        """Whether it knows so well what others choose in secret that nobody need search in their place."""
        ...

    @property
    def state_size(self) -> int:
        """How many cells a state has."""
        ...

    @property
    def try_actions(self) -> Kernel:
        """`trials.try_actions`, bound."""
        ...

    @property
    def mix_actions(self) -> Kernel | None:
        """`regret_kernel.mix_actions`, bound; None where no secret choices meet."""
        ...

    @property
    def kernels(self) -> Sequence[Kernel]:
        """Everything to compile, the slowest to compile first."""
        ...

    def known_by(self, view: V_contra) -> tuple[Vector, Floats]:
        """What worlds are drawn from, and what playouts look up."""
        ...

    def share(self, view: V_contra) -> float:
        """The part of a move's budget that this action gets."""
        ...

    def certain(self, view: V_contra) -> int | None:
        """The action, in a phase of the game in which nobody needs to search; None in all others."""
        ...

    def bonuses(self, view: V_contra) -> Mapping[int, float] | None:
        """By action that is worth a try: what to add to its mean utility. None: all are tried as they are."""
        ...

    def choices(self, view: V_contra) -> tuple[Choices, ...] | None:
        """By seat: what each could choose simultaneously and in secret; None where one seat acts alone."""
        ...

    def seal(self, view: V_contra, action: int, rng: Rng) -> int:
        """The action with what others will see of it, such as how many cards lie there."""
        ...
