"""The kernels of a game's batches."""

from dataclasses import dataclass

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import bind
from ridotto.engine.batches import rules


@dataclass(frozen=True, slots=True)
class BatchKernels:
    advance: Kernel
    start_one: Kernel
    step_one: Kernel
    start: Kernel
    step: Kernel
    observe: Kernel
    choose_at_random: Kernel

    @property
    def of_rows(self) -> tuple[Kernel, ...]:
        """What a processor runs."""
        return (self.step, self.start, self.observe, self.choose_at_random)


BOUND = (
    "advance",
    "start_match",
    "step_match",
    "start_matches",
    "step_matches",
    "observe_matches",
    "choose_at_random",
)


def batch_kernels(module: str, scope: dict[str, object], **names: object) -> BatchKernels:
    """Bind the rules of batches to those of a game; they become names of the module that asks for them."""
    bound = {name: bind(getattr(rules, name), module, **names) for name in BOUND}
    scope.update(bound)
    return BatchKernels(
        advance=Kernel(bound["advance"], rules.ADVANCE),
        start_one=Kernel(bound["start_match"], rules.START_ONE),
        step_one=Kernel(bound["step_match"], rules.STEP_ONE),
        start=Kernel(bound["start_matches"], rules.STARTING),
        step=Kernel(bound["step_matches"], rules.STEPPING),
        observe=Kernel(bound["observe_matches"], rules.OBSERVING),
        choose_at_random=Kernel(bound["choose_at_random"], rules.RANDOM),
    )
