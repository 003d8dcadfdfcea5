"""The work that both frameworks do: networks of a game's sizes and a minibatch of random decisions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.learn.networks.network import new_weights
from ridotto.nets.inputs import Inputs

RATE, ENTROPY = 1e-4, 0.01
NETWORKS = ("policy", "critic")
Array = NDArray[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """The weights of both networks, and a minibatch."""

    weights: Mapping[str, Array]
    """Names begin with `policy.` or `critic.`."""
    seen: Array
    seen_by_critic: Array
    legal: Array
    chosen: Array
    chance: Array
    advantage: Array
    returns: Array


Pieces = tuple[Callable[[int], int], Callable[[int], float]]
"""Choose so often, and learn so often, to the end: an action, and the last loss."""


def work_of(learning: Any, rows: int) -> Work:
    """Any: a game's own views are not asked for."""
    luck = np.random.default_rng(1)
    sizes, inputs, critic_inputs = (
        learning.sizes, learning.inputs.size, Inputs(learning.critic_fields).size,
    )  # fmt: skip
    start = torch.Generator().manual_seed(1)
    policy = new_weights(
        inputs=inputs, width=sizes.width, blocks=sizes.blocks, outputs=MOST_ACTIONS, luck=start, last=0.1
    )
    critic = new_weights(
        inputs=critic_inputs, width=sizes.critic_width, blocks=sizes.critic_blocks, outputs=1,
        luck=start, last=0.1,
    )  # fmt: skip
    legal = luck.random((rows, MOST_ACTIONS)) < 0.2
    legal[:, 0] = True
    return Work(
        weights={
            f"{network}.{name}": tensor.numpy()
            for network, tensors in (("policy", policy), ("critic", critic))
            for name, tensor in tensors.items()
        },
        # Few inputs are not 0, as in a match.
        seen=(luck.random((rows, inputs)) < 0.05).astype(np.float32),
        seen_by_critic=(luck.random((rows, critic_inputs)) < 0.05).astype(np.float32),
        legal=legal,
        chosen=legal.argmax(1),
        chance=np.full(rows, -1.5, np.float32),
        advantage=luck.standard_normal(rows, np.float32),
        returns=luck.standard_normal(rows, np.float32),
    )
