"""Work on a cluster of two nodes beside two processes, all on one machine: `python -m bench.cluster`.

`learn` gives the same weights in all three ways, so that only the time differs; its small network leaves
most of the work to those who play. The start, a run of one iteration, is not counted.
"""

import subprocess
import sys
import tempfile
import time

from ray.cluster_utils import Cluster

from bench.timing import row

GAMES = 40_000
CONTEST = ("arena", "bottle_imp", "--players", "4", "--bots", "heuristic", "random")
ITERATIONS = 4
LESSON = ("learn", "turandot", "--device", "cpu", "--matches", "2048", "--steps", "32", "--parts", "8")
SMALL = ("--width", "64", "--blocks", "1")


def main() -> None:
    two = ("--jobs", "2")
    contest(*two, games=200)  # compiles
    here, lesson_here = contest(*two), lesson(*two)
    lesson_alone = lesson("--jobs", "1")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    place = ("--cluster", cluster.address)
    there, lesson_there = contest(*place), lesson(*place)
    cluster.shutdown()
    row("arena --jobs 2", f"{GAMES / here:.0f} games/s", f"{here:.1f} s")
    row("arena --cluster, two nodes", f"{GAMES / there:.0f} games/s", f"{there:.1f} s, {here / there:.2f} x")
    row("learn --jobs 1", f"{lesson_alone:.2f} s", "an iteration")
    row("learn --jobs 2", f"{lesson_here:.2f} s", f"{lesson_alone / lesson_here:.2f} x")
    row("learn --cluster, two nodes", f"{lesson_there:.2f} s", f"{lesson_here / lesson_there:.2f} x --jobs 2")


def contest(*place: str, games: int = GAMES) -> float:
    return seconds(*CONTEST, "--games", str(games), *place)


def lesson(*place: str) -> float:
    """Seconds of an iteration."""
    begun, done = (
        seconds(*LESSON, *SMALL, "--iterations", str(count), "--out", folder, *place)
        for count in (1, 1 + ITERATIONS)
        for folder in [tempfile.mkdtemp()]
    )
    return (done - begun) / ITERATIONS


def seconds(*words: str) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "ridotto", *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


if __name__ == "__main__":
    main()
