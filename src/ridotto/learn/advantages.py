"""Generalised advantage estimation: how much better than expected each decision turned out.

Each seat has its own trajectory through a match: from one of its choices to its next, or to the end.
Decisions with one legal action are not part of it.
"""

import torch
from torch import Tensor

from ridotto.learn.playing.rollout import Rollout


def advantages_of(played: Rollout, values: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """By step and match: the advantage, and whether it is known. `trace`: λ.

    The advantage of a seat's last decision before the steps end is unknown if the match goes on.
    """
    with torch.no_grad():
        steps, matches, seats = played.rewards.shape
        found = torch.zeros_like(values)
        is_known = torch.zeros_like(played.is_over)
        zeros = torch.zeros(matches, seats, device=values.device)
        won, value, advantage = zeros.clone(), zeros.clone(), zeros.clone()
        # Whether what follows is known: the next choice of the seat, or the end.
        follows = torch.zeros(matches, seats, dtype=torch.bool, device=values.device)
        for step in reversed(range(steps)):
            over = played.is_over[step][:, None]
            won = torch.where(over, zeros, won) + played.rewards[step]
            value, advantage = torch.where(over, zeros, value), torch.where(over, zeros, advantage)
            follows = follows | over
            seat = played.seats[step][:, None]
            is_choice = played.is_choice[step]
            now = values[step]
            gained = won.gather(1, seat)[:, 0] + value.gather(1, seat)[:, 0] - now
            better = gained + trace * advantage.gather(1, seat)[:, 0]
            knows = follows.gather(1, seat)[:, 0]
            found[step] = better * knows
            is_known[step] = is_choice & knows
            # Earlier choices need only the expected value of this one.
            here = torch.zeros_like(follows).scatter_(1, seat, is_choice[:, None])
            won = torch.where(here, zeros, won)
            value = torch.where(here, now[:, None], value)
            advantage = torch.where(here, (better * knows)[:, None], advantage)
            follows = follows | here
        return found, is_known
