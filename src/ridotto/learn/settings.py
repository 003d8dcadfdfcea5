"""The size and length of a training run."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ridotto.nets.declared import Rates, Sizes


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings that must be the same when a run is resumed from a checkpoint."""

    game: str
    seed: str
    device: str
    matches: int
    """Parallel matches."""
    steps: int
    """Decisions of each match in an iteration."""
    minibatch: int
    """Decisions in a minibatch."""
    sizes: Sizes
    rates: Rates
    fingerprint: str
    """A digest of the inputs."""
    against: str = ""
    """A digest of the weights of a network that has all other seats."""
    start: str = ""
    """A digest of the weights it started from."""
    parts: int = 1
    """The number of parts in which matches are played, each with its own random numbers."""

    def differences(self, before: Mapping[str, object]) -> tuple[str, ...]:
        """The names of settings that differ in a checkpoint; another release may have other names."""
        mine = asdict(self)
        names = [*mine, *(name for name in before if name not in mine)]
        return tuple(name for name in names if name not in before or mine.get(name) != before[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """The end of the run: after some minutes or iterations. Learning rates fall until then."""

    minutes: float
    iterations: int | None

    def __str__(self) -> str:
        """As a person types it."""
        return f"--minutes {self.minutes:g}" if self.iterations is None else f"--iterations {self.iterations}"

    def progress(self, *, seconds: float, iterations: int) -> float:
        """From 0 to 1."""
        done = seconds / (60 * self.minutes) if self.iterations is None else iterations / self.iterations
        return min(1.0, done)
