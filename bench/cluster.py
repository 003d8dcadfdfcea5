"""A contest on a cluster of two nodes beside two processes, all on one machine: `python -m bench.cluster`."""

import subprocess
import sys
import time

from ray.cluster_utils import Cluster

from bench.timing import row

GAMES = 40_000
CONTEST = ("bottle_imp", "--players", "4", "--bots", "heuristic", "random")


def main() -> None:
    seconds("--jobs", "2", games=200)  # compiles
    here = seconds("--jobs", "2")
    row("arena --jobs 2", f"{GAMES / here:.0f} games/s", f"{here:.1f} s")
    head = {"num_cpus": 1, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    cluster.add_node(num_cpus=1)
    there = seconds("--cluster", cluster.address)
    cluster.shutdown()
    row("arena --cluster, two nodes", f"{GAMES / there:.0f} games/s", f"{there:.1f} s, {here / there:.2f} x")


def seconds(*place: str, games: int = GAMES) -> float:
    started = time.perf_counter()
    words = [sys.executable, "-m", "ridotto", "arena", *CONTEST, "--games", str(games), *place]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


if __name__ == "__main__":
    main()
