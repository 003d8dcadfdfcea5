"""Work on a cluster of two nodes beside two processes, all on one machine: `python -m bench.cluster`.

The start is not counted: some deals and an iteration are played before, by the same processes. Processor time
is that of all processes together, Ray's own too: unlike the time that passes, it says what the cluster costs
on a machine that does other work beside.
"""

import os
import resource
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Self

import torch
from ray.cluster_utils import Cluster as LocalCluster

from bench.timing import row
from ridotto.arena.run import Contest, _Worker
from ridotto.bots.compilation import compile_all
from ridotto.commands.learn import learning_of
from ridotto.games import find_game
from ridotto.learn.learner import Learner
from ridotto.learn.playing.choices import seeded
from ridotto.learn.playing.part import PartSettings
from ridotto.learn.playing.parts import CPU, Parts, in_parts
from ridotto.learn.settings import Settings
from ridotto.system.sharing import Cluster, Place, working

CONTEST = "bottle_imp"
DEALS = 200
FEW = 20
"""Deals that are played before, by all processes."""
ITERATIONS = 4
LESSON = "turandot"
WORK = (f"arena, {DEALS} deals", "learn, one iteration")


@dataclass(frozen=True, slots=True)
class Cost:
    passed_s: float
    processor_s: float

    @classmethod
    def now(cls) -> Self:
        """Of this process and all that it has started, from when it began."""
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        return cls(time.perf_counter(), ended.ru_utime + ended.ru_stime + _running_s(os.getpid()))

    def __sub__(self, other: "Cost") -> "Cost":
        return Cost(self.passed_s - other.passed_s, self.processor_s - other.processor_s)


def _running_s(pid: int) -> float:
    """Processor time of a process, and of those it has started and not yet given up or that have ended."""
    # The name of the program comes first, in brackets, and may have spaces in it.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    is_self = pid == os.getpid()
    ticks = sum(int(each) for each in fields[11 : 13 if is_self else 15])
    tasks = Path(f"/proc/{pid}/task").iterdir()
    children = [child for task in tasks for child in (task / "children").read_text().split()]
    return ticks / os.sysconf("SC_CLK_TCK") + sum(_running_s(int(child)) for child in children)


def main() -> None:
    compile_all()
    here = contest(2), lesson(2)
    for what, cost in zip(WORK, here, strict=True):
        row(f"{what}: --jobs 2", f"{cost.passed_s:.2f} s", f"{cost.processor_s:.2f} s of processor time")
    cluster = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    place = Cluster(cluster.address)
    there = contest(place), lesson(place)
    cluster.shutdown()
    for what, one, other in zip(WORK, here, there, strict=True):
        tell(what, one, other)


def tell(what: str, here: Cost, there: Cost) -> None:
    row(
        f"{what}: --cluster, two nodes",
        f"{there.passed_s:.2f} s",
        f"{there.processor_s:.2f} s of processor time; {here.passed_s / there.passed_s:.2f} x as fast, "
        f"{100 * (there.processor_s / here.processor_s - 1):+.1f} % processor time",
    )


def contest(place: Place) -> Cost:
    """What so many deals cost, once all who play have begun."""
    options = find_game(CONTEST).parse_options({"players": 4})
    wanted = Contest(CONTEST, options, ("heuristic", "random"), 0, "bench", 1)
    with working(place, partial(_Worker.start, wanted), _Worker.stop) as workers:
        for _ in workers.results(_Worker.play, range(FEW)):
            pass
        before = Cost.now()
        for _ in workers.results(_Worker.play, range(FEW, FEW + DEALS)):
            pass
        return Cost.now() - before


def lesson(place: Place) -> Cost:
    """What it costs to play an iteration, once all who play have begun."""
    learning = learning_of(LESSON)
    settings = Settings(
        game=LESSON, seed="bench", device="cpu", matches=1024, steps=32, minibatch=4096, parts=8,
        sizes=learning.sizes, rates=learning.rates, fingerprint=learning.fingerprint,
    )  # fmt: skip
    seeds = tuple(f"bench/{match}" for match in range(settings.matches))
    whole = PartSettings(0, partial(learning_of, LESSON), settings, seeds, None)
    policy = Learner(learning, settings, CPU, seeded(CPU, settings.seed, "learn")).player
    with working(place) as workers:
        parts = Parts(in_parts(whole), workers, torch.device(CPU))
        parts.play(policy)
        before = Cost.now()
        for _ in range(ITERATIONS):
            parts.play(policy)
        spent = Cost.now() - before
    return Cost(spent.passed_s / ITERATIONS, spent.processor_s / ITERATIONS)


if __name__ == "__main__":
    main()
