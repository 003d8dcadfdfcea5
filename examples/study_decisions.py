"""What a card is worth in the mystery trick: python study_decisions.py [decisions] [picture.svg]

All play at random. Written in cells (# %%), for a notebook or an editor that runs them one by one.
pip install matplotlib
"""

# %% A thousand matches at once
import sys

import matplotlib as mpl
import numpy as np

from ridotto.batch import FINISHED, Batch
from ridotto.games.bottle_imp.rules.deck.cards import RANKS

mpl.use("svg")
import matplotlib.pyplot as plt

wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
batch = Batch("bottle_imp", seeds=range(1024), players=4, rounds=1)
place = {field.name: field.at for field in batch.game.layout.fields}

# %% Who discarded which card, and what came of it
rows = np.arange(len(batch))
discarded = np.zeros((len(batch), 4), np.int64)
count, total, squares = (np.zeros(len(RANKS)) for _ in range(3))
decisions = 0
while decisions < wanted:
    seen, seats, actions = batch.observations, batch.seats.copy(), batch.random_choices()
    is_first = (seen[:, place["phase"]] == 0) & (seen[:, place["picked"]] == 0)
    discarded[rows[is_first], seats[is_first]] = actions[is_first]
    is_over = batch.advance(actions) == FINISHED
    cards, points = discarded[is_over].ravel(), batch.rewards[is_over, :4].ravel()
    for sums, values in ((count, 1), (total, points), (squares, points**2)):
        np.add.at(sums, cards, values)
    decisions += len(batch)

# %% The average with its interval, by card
known = np.flatnonzero(count)
mean = total[known] / count[known]
margin = 1.96 * np.sqrt(np.maximum(0, squares[known] / count[known] - mean**2) / count[known])
best = known[mean.argmax()]
print(f"{decisions} decisions; best to discard at random play: {RANKS[best]}, {mean.max():+.1f} points")

# %% A picture
figure, axes = plt.subplots(figsize=(8, 3))
axes.errorbar([float(RANKS[card]) for card in known], mean, margin, fmt="o", markersize=3)
axes.set(xlabel="the card laid into the mystery trick", ylabel="points in the round")
figure.savefig(sys.argv[2] if len(sys.argv) > 2 else "mystery.svg", bbox_inches="tight")
