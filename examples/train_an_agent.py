"""Train a small network against random players until it beats them: python train_an_agent.py [most matches]

pip install 'ridotto[pettingzoo,learn]'
"""

import random
import statistics
import sys

import torch

from ridotto.adapters.pettingzoo import env

random.seed(1)
torch.manual_seed(1)
table = env("bottle_imp", players=3, rounds=1)
size, actions = table.match.game.layout.size, table.action_space("seat_0").n
network = torch.nn.Sequential(torch.nn.Linear(size, 64), torch.nn.ReLU(), torch.nn.Linear(64, actions))
optimiser = torch.optim.Adam(network.parameters(), lr=2e-3)


def play(seed: int) -> tuple[float, list[torch.Tensor]]:
    """A match with the network in seat 0: how many points it is ahead, and the logarithms of its chances."""
    table.reset(seed=seed)
    chosen, won = [], dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        _, reward, is_over, _, _ = table.last(observe=False)
        seen = table.observe(agent)
        won[agent] += reward
        legal = seen["action_mask"].nonzero()[0]
        if is_over or agent != "seat_0":
            table.step(None if is_over else random.choice(legal))
            continue
        chances = network(torch.from_numpy(seen["observation"]))[legal].log_softmax(0)
        pick = int(torch.multinomial(chances.exp(), 1))
        chosen.append(chances[pick])
        table.step(int(legal[pick]))
    return won["seat_0"] - (won["seat_1"] + won["seat_2"]) / 2, chosen


def ahead(deals: range) -> tuple[float, str]:
    """How many margins the network is ahead on these deals, and that in words."""
    with torch.no_grad():
        points = [play(seed)[0] for seed in deals]
    margin = 1.96 * statistics.stdev(points) / len(points) ** 0.5
    average = statistics.fmean(points)
    return average / margin, f"{average:+.2f} ± {margin:.2f} points ahead"


most = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
for first in range(0, most, 50):
    results = [play(seed) for seed in range(first, first + 50)]
    average = statistics.fmean(points for points, _ in results)
    loss = -sum((points - average) / 20 * torch.stack(chosen).sum() for points, chosen in results) / 50
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
    if first % 200 == 150:
        margins, words = ahead(range(most, most + 200))
        print(f"after {first + 50} matches: {words}")
        if margins > 1:
            break
# The best of many looks at the same deals is partly luck.
print(f"on fresh deals: {ahead(range(most + 200, most + 800))[1]}")
