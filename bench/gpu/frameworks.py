"""PyTorch or JAX: `python -m bench.gpu.frameworks [--rows N]`.

The same two pieces of work with the networks of both games, their real sizes and random inputs: choosing an
action in each of N matches, and one optimisation step of PPO with a minibatch of N decisions. PyTorch runs
what `ridotto learn` runs, its step recorded as a CUDA graph; JAX runs the same formulas compiled by XLA.
"""

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from bench.timing import best_rate, rate, row
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.games import all_kits
from ridotto.learn.learner import BETAS, CLIP, LARGEST_STEP
from ridotto.learn.networks.network import blocks_of, frozen, kind_on, new_weights, run
from ridotto.learn.playing.choices import IMPOSSIBLE, drawn, log_chances
from ridotto.learn.recorded import Recorded
from ridotto.nets.inputs import Inputs

RATE, ENTROPY = 1e-4, 0.01
REPEATS, RUNS = 5, 20
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu.frameworks", description="PyTorch or JAX.")
    parser.add_argument("--rows", type=int, default=1 << 15, help="matches, and decisions of a minibatch")
    asked = parser.parse_args()
    for kit in all_kits():
        if kit.learning is None:
            continue
        work = _work(kit.learning, asked.rows)
        for name, of in (("PyTorch", in_pytorch), ("JAX", in_jax)):
            choose, learn = of(work)
            for what, piece in (("choices", choose), ("learning", learn)):
                found = best_rate(lambda piece=piece: asked.rows * _often(piece), repeats=REPEATS)  # type: ignore[misc]
                row(f"{kit.game.id}, {what}, {name}", rate(found), f"{1e3 * asked.rows / found:.2f} ms")


def _often(piece: Callable[[int], object]) -> int:
    piece(RUNS)
    return RUNS


def _work(learning: Any, rows: int) -> Work:
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


Pieces = tuple[Callable[[int], object], Callable[[int], object]]
"""Choose so often, and learn so often, to the end."""


def in_pytorch(work: Work) -> Pieces:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    kind = kind_on(device)
    policy, critic = (
        {
            name.removeprefix(f"{network}."): torch.tensor(array, device=device, requires_grad=True)
            for name, array in work.weights.items()
            if name.startswith(network)
        }
        for network in ("policy", "critic")
    )
    seen, by_critic = (
        torch.tensor(array, device=device, dtype=kind) for array in (work.seen, work.seen_by_critic)
    )
    legal, chosen, chance, advantage, returns = (
        torch.tensor(array, device=device)
        for array in (work.legal, work.chosen, work.chance, work.advantage, work.returns)
    )
    player = frozen(policy, kind)
    luck = torch.Generator(device).manual_seed(1)
    tensors = [*policy.values(), *critic.values()]
    on_gpu = device.type == "cuda"
    optimizer = torch.optim.Adam(
        tensors, lr=torch.tensor(RATE, device=device), betas=BETAS, eps=1e-6, fused=on_gpu, capturable=on_gpu
    )

    def step() -> torch.Tensor:
        chances = log_chances(run(policy, seen), legal)
        ratio = (chances.gather(1, chosen[:, None])[:, 0] - chance).exp()
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        critic_loss = (run(critic, by_critic)[:, 0] - returns).square().mean()
        loss = -gain - ENTROPY * entropy + 0.5 * critic_loss
        optimizer.zero_grad()
        loss.backward()
        for network in (policy, critic):
            torch.nn.utils.clip_grad_norm_(list(network.values()), LARGEST_STEP)
        optimizer.step()
        return loss.detach()

    recorded = Recorded(step, device)

    def choose(times: int) -> int:
        with torch.no_grad():
            for _ in range(times):
                found = drawn(log_chances(run(player, seen), legal), luck)
        return int(found[0])

    def learn(times: int) -> float:
        for _ in range(times):
            loss = recorded()
        return float(loss)

    return choose, learn


def in_jax(work: Work) -> Pieces:
    import jax
    import jax.numpy as jnp

    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    held = {name: jnp.asarray(array) for name, array in work.weights.items()}
    seen, by_critic = jnp.asarray(work.seen, kind), jnp.asarray(work.seen_by_critic, kind)
    blocks = {network: blocks_of(_named(work.weights, network)) for network in ("policy", "critic")}

    def forward(weights: Mapping[str, Any], network: str, inputs: Any) -> Any:
        def linear(x: Any, name: str) -> Any:
            return x @ weights[f"{network}.{name}.w"].astype(x.dtype) + weights[f"{network}.{name}.b"].astype(
                x.dtype
            )

        def normed(x: Any, name: str) -> Any:
            wide = x.astype(jnp.float32)
            even = (wide - wide.mean(1, keepdims=True)) / jnp.sqrt(wide.var(1, keepdims=True) + 1e-5)
            gain, shift = weights[f"{network}.{name}.gain"], weights[f"{network}.{name}.shift"]
            return (even * gain + shift).astype(x.dtype)

        stream = linear(inputs, "first")
        for block in range(blocks[network]):
            hidden = jax.nn.relu(linear(normed(stream, str(block)), f"{block}.up"))
            stream = stream + linear(hidden, f"{block}.down")
        return linear(normed(stream, "last").astype(jnp.float32), "last")

    def chances_of(weights: Mapping[str, Any], inputs: Any, legal: Any) -> Any:
        return jax.nn.log_softmax(jnp.where(legal, forward(weights, "policy", inputs), IMPOSSIBLE), axis=1)

    def loss_of(weights: Mapping[str, Any], inputs: Any, by_critic: Any, rest: Mapping[str, Any]) -> Any:
        chances = chances_of(weights, inputs, rest["legal"])
        now = jnp.take_along_axis(chances, rest["chosen"][:, None], axis=1)[:, 0]
        ratio = jnp.exp(now - rest["chance"])
        advantage = rest["advantage"]
        gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(jnp.exp(chances) * chances).sum(1).mean()
        critic_loss = jnp.square(forward(weights, "critic", by_critic)[:, 0] - rest["returns"]).mean()
        return -gain - ENTROPY * entropy + 0.5 * critic_loss

    def clipped(slopes: Mapping[str, Any]) -> dict[str, Any]:
        def factor(network: str) -> Any:
            norm = jnp.sqrt(sum(jnp.square(slope).sum() for slope in _named(slopes, network).values()))
            return jnp.minimum(1.0, LARGEST_STEP / (norm + 1e-6))

        by = {network: factor(network) for network in ("policy", "critic")}
        return {name: slope * by[name.split(".")[0]] for name, slope in slopes.items()}

    def step(state: Any, inputs: Any, by_critic: Any, rest: Mapping[str, Any]) -> Any:
        """One step of Adam."""
        weights, first, second, count = state
        loss, slopes = jax.value_and_grad(loss_of)(weights, inputs, by_critic, rest)
        slopes, count = clipped(slopes), count + 1
        first = {name: BETAS[0] * first[name] + (1 - BETAS[0]) * slopes[name] for name in weights}
        second = {name: BETAS[1] * second[name] + (1 - BETAS[1]) * slopes[name] ** 2 for name in weights}
        even, even_square = 1 - BETAS[0] ** count, 1 - BETAS[1] ** count
        weights = {
            name: weights[name] - RATE * (first[name] / even) / (jnp.sqrt(second[name] / even_square) + 1e-6)
            for name in weights
        }
        return (weights, first, second, count), loss

    rest = {
        name: jnp.asarray(getattr(work, name))
        for name in ("legal", "chosen", "chance", "advantage", "returns")
    }
    stepped = jax.jit(step, donate_argnums=0)
    player = {name: array.astype(kind) for name, array in held.items()}
    chosen = jax.jit(
        lambda key, weights, inputs, legal: jax.random.categorical(key, chances_of(weights, inputs, legal))
    )
    empty = {name: jnp.zeros_like(array) for name, array in held.items()}
    # Copies: the step takes what it is given.
    state = [({name: jnp.array(array) for name, array in held.items()}, empty, {**empty}, jnp.zeros(()))]
    state[0] = jax.tree.map(jnp.array, state[0])
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 1 << 16))

    def choose(times: int) -> int:
        for _ in range(times):
            found = chosen(next(keys), player, seen, rest["legal"])
        return int(found[0])

    def learn(times: int) -> float:
        for _ in range(times):
            state[0], loss = stepped(state[0], seen, by_critic, rest)
        return float(loss)

    return choose, learn


def _named(weights: Mapping[str, Any], network: str) -> dict[str, Any]:
    return {name: array for name, array in weights.items() if name.startswith(network)}


if __name__ == "__main__":
    main()
