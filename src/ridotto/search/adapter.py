"""The interface a game implements so that the search can play it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.bot import V_contra
from ridotto.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class SecretChoices:
    """The secret choices that one seat has."""

    actions: tuple[int, ...]
    likelihoods: tuple[float, ...]
    """How well each fits what the others can see of it."""
    guess: tuple[float, ...]
    """How often each is expected to be chosen, before the search."""


class SearchAdapter(Protocol[V_contra]):
    """The search bound to one game."""

    @property
    def foresees(self) -> bool:
        """Whether its guess of others' secret choices is so good that the search need not model them."""
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
        """`regret_kernel.mix_actions`, bound; None if the game has no simultaneous secret choices."""
        ...

    @property
    def kernels(self) -> Sequence[Kernel]:
        """Everything to compile, the slowest to compile first."""
        ...

    def known_by(self, view: V_contra) -> tuple[Vector, Floats]:
        """The cells that worlds are drawn from, and the tables that playouts read."""
        ...

    def share(self, view: V_contra) -> float:
        """The share of a move's budget for this action."""
        ...

    def certain(self, view: V_contra) -> int | None:
        """The action in a phase that needs no search; None in all others."""
        ...

    def bonuses(self, view: V_contra) -> Mapping[int, float] | None:
        """By action to be searched: what to add to its mean utility. None: search all, without a bonus."""
        ...

    def choices(self, view: V_contra) -> tuple[SecretChoices, ...] | None:
        """By seat: its simultaneous secret choices; None if one seat acts alone."""
        ...

    def seal(self, view: V_contra, action: int, rng: Rng) -> int:
        """The action with the part that others will see, such as how many cards lie there."""
        ...
