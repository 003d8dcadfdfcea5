"""From outputs of a network to actions."""

import torch
from torch import Tensor

IMPOSSIBLE = -1e9


def log_chances(outputs: Tensor, legal: Tensor) -> Tensor:
    """The logarithms of how likely each action is."""
    return torch.log_softmax(outputs.masked_fill(~legal, IMPOSSIBLE), dim=1)


def drawn(chances: Tensor, luck: torch.Generator) -> Tensor:
    """An action of each row, as likely as its chance."""
    # The least of exponential times with these rates.
    waits = torch.empty_like(chances).exponential_(generator=luck)
    return (chances.exp() / waits).argmax(1)
