"""Draws actions from the outputs of a network, with seeded random numbers."""

import torch
from torch import Tensor

from ridotto.engine.rng import seed_bytes
from ridotto.learn.networks.network import Weights, run

IMPOSSIBLE = -1e9


def log_chances(outputs: Tensor, legal: Tensor) -> Tensor:
    """The log-probability of each action."""
    return torch.log_softmax(outputs.masked_fill(~legal, IMPOSSIBLE), dim=1)


def policy_chances(policy: Weights, inputs: Tensor, legal: Tensor) -> Tensor:
    """The same, of a network."""
    return log_chances(run(policy, inputs), legal)


def drawn(chances: Tensor, luck: torch.Generator) -> Tensor:
    """Samples an action of each row by its probability."""
    # The first of exponential waiting times with these rates.
    waits = torch.empty_like(chances).exponential_(generator=luck)
    return (chances.exp() / waits).argmax(1)


def luck_number(seed: str, *names: int | str) -> int:
    """The seed for PyTorch's random numbers: the same for the same seed and names."""
    return int.from_bytes(seed_bytes(seed, *names)[:7], "big")


def seeded(device: torch.device, seed: str, name: str) -> torch.Generator:
    return torch.Generator(device).manual_seed(luck_number(seed, name))
