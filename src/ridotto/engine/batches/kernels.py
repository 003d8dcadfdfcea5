"""The kernels of a game's batches."""

from collections.abc import Callable
from dataclasses import dataclass

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import bind
from ridotto.engine.batches import rules

Rule = Callable[..., int]


@dataclass(frozen=True, slots=True)
class MatchRules:
    """One match: what each thread of a GPU calls."""

    start: Rule
    step: Rule
    advance: Rule
    observe: Rule


@dataclass(frozen=True, slots=True)
class BatchKernels:
    """Rows of matches: what a processor runs."""

    advance: Kernel
    step: Kernel
    start: Kernel
    observe: Kernel
    choose_at_random: Kernel
    choose_one_at_random: Kernel
    of_one: MatchRules

    @property
    def all(self) -> tuple[Kernel, ...]:
        # The first takes the longest to compile.
        return (
            self.advance,
            self.step,
            self.start,
            self.observe,
            self.choose_at_random,
            self.choose_one_at_random,
        )


BOUND = (
    "start_match",
    "step_match",
    "advance",
    "start_matches",
    "step_matches",
    "advance_matches",
    "observe_matches",
    "choose_at_random",
    "choose_one_at_random",
)


def batch_kernels(module: str, scope: dict[str, object], observe: Rule, **names: object) -> BatchKernels:
    """Bind the rules of batches to those of a game; they become names of the module that asks for them."""
    bound = {name: bind(getattr(rules, name), module, observe=observe, **names) for name in BOUND}
    scope.update(bound)
    return BatchKernels(
        advance=Kernel(bound["advance_matches"], rules.ADVANCING),
        step=Kernel(bound["step_matches"], rules.STEPPING),
        start=Kernel(bound["start_matches"], rules.STARTING),
        observe=Kernel(bound["observe_matches"], rules.OBSERVING),
        choose_at_random=Kernel(bound["choose_at_random"], rules.RANDOM),
        choose_one_at_random=Kernel(bound["choose_one_at_random"], rules.RANDOM_ONE),
        of_one=MatchRules(
            start=bound["start_match"], step=bound["step_match"], advance=bound["advance"], observe=observe
        ),
    )
