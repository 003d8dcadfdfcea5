"""How much is played and learnt at once."""

from dataclasses import asdict, dataclass

from ridotto.nets.declared import Sizes


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a checkpoint must agree in with whoever goes on from it."""

    game: str
    seed: str
    matches: int
    """Played side by side."""
    steps: int
    """Decisions of each match in an iteration."""
    minibatch: int
    """Decisions from which the networks learn at once."""
    sizes: Sizes

    def differences(self, other: "Settings") -> tuple[str, ...]:
        """The names of what is not the same."""
        mine, yours = asdict(self), asdict(other)
        return tuple(name for name in mine if mine[name] != yours[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """When it is enough: after some minutes, or some iterations."""

    minutes: float
    iterations: int | None

    def progress(self, *, seconds: float, iterations: int) -> float:
        """From 0 to 1."""
        done = seconds / (60 * self.minutes) if self.iterations is None else iterations / self.iterations
        return min(1.0, done)
