"""The launches of a game's batches on a GPU."""

from dataclasses import dataclass, field
from functools import cache

from ridotto.batch.gpu import threads
from ridotto.compile.cuda.launch import Launch
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.batches.rules import first_of
from ridotto.engine.rng import random_member


@dataclass(frozen=True, slots=True)
class Launches:
    start: Launch
    step: Launch
    decide: Launch
    observe: Launch
    observe_again: Launch
    choose: Launch = field(default_factory=lambda: Launch(threads.choose_thread, random_member=random_member))
    choose_one: Launch = field(
        default_factory=lambda: Launch(threads.choose_one_thread, random_member=random_member)
    )
    legal: Launch = field(default_factory=lambda: Launch(threads.legal_thread))
    copy: Launch = field(default_factory=lambda: Launch(threads.copy_thread))
    spread: Launch = field(default_factory=lambda: Launch(threads.spread_thread))
    turn: Launch = field(default_factory=lambda: Launch(threads.turn_thread))


@cache
def launches_of(kernels: BatchKernels) -> Launches:
    """Each is compiled when it is first run, and then for all batches of the game."""
    one = kernels.of_one
    return Launches(
        start=Launch(threads.start_thread, start_match=one.start, first_of=first_of),
        step=Launch(threads.step_thread, step_match=one.step, first_of=first_of),
        decide=Launch(threads.decide_thread, decide=one.decide, read_often=one.read_often, first_of=first_of),
        observe=Launch(threads.observe_thread, observe=one.observe),
        observe_again=Launch(threads.observe_again_thread, observe_again=one.observe_again),
    )
