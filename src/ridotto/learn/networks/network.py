"""A residual network in PyTorch, by plain functions on named tensors.

Its weights are 32-bit floats; on a GPU it computes in bfloat16.
"""

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.nets.weights import Arrays

Weights = dict[str, Tensor]
"""By name, as the weights' file has them. Matrices have a row for each input."""


def new_weights(
    *, inputs: int, width: int, blocks: int, outputs: int, luck: torch.Generator, last: float
) -> Weights:
    """`last`: a factor on the initial weights of the last layer."""

    def matrix(rows: int, columns: int, scale: float) -> Tensor:
        return torch.randn(rows, columns, generator=luck, device=luck.device) * (scale / rows**0.5)

    def filled(count: int, number: float) -> Tensor:
        return torch.full((count,), number, device=luck.device)

    # Most inputs are 0.
    found = {"first.w": matrix(inputs, width, 4.0), "first.b": filled(width, 0.0)}
    for block in range(blocks):
        found |= {
            f"{block}.gain": filled(width, 1.0),
            f"{block}.shift": filled(width, 0.0),
            f"{block}.up.w": matrix(width, width, 1.4),
            f"{block}.up.b": filled(width, 0.0),
            f"{block}.down.w": matrix(width, width, 0.5 / blocks**0.5),
            f"{block}.down.b": filled(width, 0.0),
        }
    return found | {
        "last.gain": filled(width, 1.0),
        "last.shift": filled(width, 0.0),
        "last.w": matrix(width, outputs, last),
        "last.b": filled(outputs, 0.0),
    }


def on_device(arrays: Arrays, inputs: DeviceInputs, device: torch.device) -> Weights:
    """The weights of a file, with input columns in the order of the device."""
    found = {name: torch.from_numpy(np.ascontiguousarray(array)).to(device) for name, array in arrays.items()}
    first = torch.zeros(inputs.size, found["first.w"].shape[1], device=device)
    first[torch.from_numpy(inputs.kept).to(device)] = found["first.w"]
    return found | {"first.w": first}


def as_arrays(weights: Weights, inputs: DeviceInputs) -> Arrays:
    """The inverse."""
    found = {name: tensor.detach().float().cpu().numpy() for name, tensor in weights.items()}
    return found | {"first.w": found["first.w"][inputs.kept]}


def kind_on(device: torch.device) -> torch.dtype:
    """The data type in which a network computes."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def blocks_of(weights: Weights) -> int:
    return sum(name.endswith(".up.w") for name in weights)


def run(weights: Weights, inputs: Tensor) -> Tensor:
    """The outputs (rows, outputs) as 32-bit floats, computed in the type of the inputs."""
    kind = inputs.dtype

    def linear(x: Tensor, name: str) -> Tensor:
        return torch.addmm(weights[f"{name}.b"].to(x.dtype), x, weights[f"{name}.w"].to(x.dtype))

    def normed(x: Tensor, name: str) -> Tensor:
        gain, shift = weights[f"{name}.gain"].to(kind), weights[f"{name}.shift"].to(kind)
        return functional.layer_norm(x, gain.shape, gain, shift)

    stream = linear(inputs, "first")
    for block in range(blocks_of(weights)):
        hidden = torch.relu(linear(normed(stream, str(block)), f"{block}.up"))
        stream = stream + linear(hidden, f"{block}.down")
    # These are few weights, and rounding them changes the probabilities of actions.
    return linear(normed(stream, "last").float(), "last")


def frozen(weights: Weights, kind: torch.dtype) -> Weights:
    """A copy without gradients."""
    return {name: tensor.detach().to(kind, copy=True) for name, tensor in weights.items()}


def refresh(copy: Weights, weights: Weights, keep: float = 0.0) -> None:
    """Move an averaged copy towards the weights; `keep`: the decay."""
    with torch.no_grad():
        for name, tensor in weights.items():
            if keep:
                copy[name].lerp_(tensor.detach(), 1.0 - keep)
            else:
                copy[name].copy_(tensor.detach())
