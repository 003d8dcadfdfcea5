"""A move of the bot `net` on one core: `OPENBLAS_NUM_THREADS=1 python -m bench.bots.networks [FOLDER]`.

FOLDER has GAME.npz for each game; without it the weights are those that the games bring. The peer is PyTorch
with the same weights and inputs, one position at a time on one thread; it needs the extra `learn`.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from bench.timing import row
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import all_kits
from ridotto.learn.networks.network import run
from ridotto.nets.bot import NetBot
from ridotto.nets.network import Network
from ridotto.nets.weights import load

MATCHES = 4
"""In each set-up."""
FIRST = """
import sys
from ridotto.bots.registry import net_from
from ridotto.engine.rng import Rng
from ridotto.games import find_game
import time
game = find_game(sys.argv[1])
s = game.start(game.parse_options({}))
rng = Rng.of("first", "move")
while game.to_act(s)[0] < 0:
    s = game.apply_chance(s, game.sample_chance(s, rng))
view = game.view(s, game.to_act(s)[0])
started = time.perf_counter()
net_from(sys.argv[1], sys.argv[2]).choose(view, rng)
print(time.perf_counter() - started)
"""


def times(
    work: Callable[[Any], object], given: Sequence[Any]
) -> np.ndarray[Any, Any]:  # of any views or inputs
    work(given[0])
    found = []
    for each in given:
        started = time.perf_counter()
        work(each)
        found.append(time.perf_counter() - started)
    return np.array(found) * 1e3


# Of any game.
def positions(kit: Any) -> list[Any]:
    """What seats see where they have a choice that the network makes, in random matches of every set-up."""
    game, found = kit.game, []
    rng = Rng.of("bench", "networks")
    for options in game.configurations(rounds=1):
        for _ in range(MATCHES):
            s = game.start(options)
            while acting := game.to_act(s):
                if acting == (CHANCE,):
                    s = game.apply_chance(s, game.sample_chance(s, rng))
                    continue
                view = game.view(s, acting[0])
                if len(view.legal) > 1 and kit.learning.certain(view) is None:
                    found.append(view)
                s = game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])))
    return found


# Of any game.
def measure(kit: Any, file: Path) -> None:
    learning, game = kit.learning, kit.game.id
    bot: NetBot[Any] = NetBot(kit.game, learning, weights=file)
    views = positions(kit)
    rng = Rng.of("bench", "moves")
    moves = times(lambda view: bot.choose(view, rng), views)
    inputs = [learning.inputs.tensor(bot.seen(view)) for view in views]
    _, arrays = load(file, game, learning)
    ours = float(np.median(times(Network(arrays).run, inputs)))
    tensors = {name: torch.from_numpy(np.array(array)) for name, array in arrays.items()}
    with torch.no_grad():
        peer = float(np.median(times(lambda row: run(tensors, torch.from_numpy(row)[None]), inputs)))
    first = subprocess.check_output([sys.executable, "-c", FIRST, game, str(file)], text=True)
    weights = sum(array.size for array in arrays.values()) / 1e6
    row(f"{game}: a move ({weights:.2f} M weights)", f"{np.median(moves):.2f} ms", "goal: under 2 ms")
    row(f"{game}: 99 of 100 moves within", f"{np.percentile(moves, 99):.2f} ms")
    row(f"{game}: of it the network", f"{ours:.2f} ms")
    row(f"{game}: the network in PyTorch", f"{peer:.2f} ms", f"{peer / ours:.1f} times as long")
    row(f"{game}: the first move, loading included", f"{float(first):.2f} s", "goal: under 0.3 s")


def main() -> None:
    torch.set_num_threads(1)
    for kit in all_kits():
        if kit.learning is None:
            continue
        file = Path(sys.argv[1]) / f"{kit.game.id}.npz" if len(sys.argv) > 1 else kit.learning.weights
        if file is None or not file.exists():
            print(f"{kit.game.id}: no weights in {file}")
            continue
        measure(kit, file)


if __name__ == "__main__":
    main()
