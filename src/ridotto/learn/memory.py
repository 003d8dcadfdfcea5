"""Checks that a training run fits into memory, before it is allocated."""

import torch

from ridotto.batch.memory import free_memory
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.learn.settings import Settings
from ridotto.nets.declared import Learning

_MIB = 1 << 20
_COPIES = 6
"""Copies of every weight: itself, its gradient, two moments, the playing copy and the average."""


def check_memory(learning: Learning[View], settings: Settings) -> None:
    """`RidottoError` where even the largest parts do not fit."""
    free = torch.cuda.mem_get_info()[0] if settings.device == "cuda" else free_memory()
    needed = bytes_needed(learning, settings)
    if free is not None and needed > free:
        raise RidottoError("learn-too-large", needed=str(-(-needed // _MIB)), free=str(free // _MIB))


def bytes_needed(learning: Learning[View], settings: Settings) -> int:
    """A lower bound: the weights and the rollout of an iteration."""
    sizes, inputs = settings.sizes, learning.inputs.size
    weights = _weights(inputs, sizes.width, sizes.blocks) + _weights(
        inputs, sizes.critic_width, sizes.critic_blocks
    )
    seen = learning.layout.cells + 1 + sum(field.cells for field in learning.hidden) + SEATS
    # Cells, goal, actions, probabilities and rewards, as in `Rollout`.
    decision = 8 * (seen + 3) + 4 * (SEATS + 1) + MOST_ACTIONS + 2
    decisions = settings.matches * settings.steps
    at_once = min(settings.minibatch, decisions)
    # The activations of each layer are stored for the gradient.
    passing = (
        at_once * 4 * (2 * inputs + sizes.width * sizes.blocks + sizes.critic_width * sizes.critic_blocks)
    )
    return 4 * _COPIES * weights + decision * decisions + passing


def _weights(inputs: int, width: int, blocks: int) -> int:
    return width * (inputs + 2 * width * blocks + MOST_ACTIONS)
