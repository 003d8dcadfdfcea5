"""How much is played and learnt at once, and how long."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ridotto.nets.declared import Rates, Sizes


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a checkpoint must agree in with whoever goes on from it."""

    game: str
    seed: str
    device: str
    matches: int
    """Played side by side."""
    steps: int
    """Decisions of each match in an iteration."""
    minibatch: int
    """Decisions from which the networks learn at once."""
    sizes: Sizes
    rates: Rates
    fingerprint: str
    """Of the inputs."""
    against: str = ""
    """A digest of the weights of a network that has all other seats."""
    start: str = ""
    """A digest of the weights it started from."""
    parts: int = 1
    """In how many parts matches are played, each with luck of its own."""

    def differences(self, before: Mapping[str, object]) -> tuple[str, ...]:
        """The names of what is not the same in a checkpoint; one of another release may know other names."""
        mine = asdict(self)
        names = [*mine, *(name for name in before if name not in mine)]
        return tuple(name for name in names if name not in before or mine.get(name) != before[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """When it is enough: after some minutes, or some iterations. Rates fall until then."""

    minutes: float
    iterations: int | None

    def __str__(self) -> str:
        """As a person types it."""
        return f"--minutes {self.minutes:g}" if self.iterations is None else f"--iterations {self.iterations}"

    def progress(self, *, seconds: float, iterations: int) -> float:
        """From 0 to 1."""
        done = seconds / (60 * self.minutes) if self.iterations is None else iterations / self.iterations
        return min(1.0, done)
