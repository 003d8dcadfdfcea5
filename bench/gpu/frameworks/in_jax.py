"""The same formulas in JAX, compiled by XLA."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from bench.gpu.frameworks.work import ENTROPY, NETWORKS, RATE, Pieces, Work
from ridotto.learn.learner import BETAS, CLIP, LARGEST_STEP
from ridotto.learn.networks.network import blocks_of
from ridotto.learn.playing.choices import IMPOSSIBLE

# Any: JAX has no types where it is not installed.
Weights = Mapping[str, Any]


def in_jax(work: Work) -> Pieces:
    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    weights = {name: jnp.asarray(array) for name, array in work.weights.items()}
    player = {name: array.astype(kind) for name, array in weights.items()}
    inputs, by_critic = jnp.asarray(work.seen, kind), jnp.asarray(work.seen_by_critic, kind)
    names = ("legal", "chosen", "chance", "advantage", "returns")
    rest = {name: jnp.asarray(getattr(work, name)) for name in names}
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 1 << 16))
    empty = {name: jnp.zeros_like(array) for name, array in weights.items()}
    # Copies: the step overwrites the memory of what it is given.
    state = [jax.tree.map(jnp.array, (weights, empty, empty, jnp.zeros(())))]
    chosen, stepped = jax.jit(_chosen), jax.jit(_step, donate_argnums=0)

    def choose(times: int) -> int:
        for _ in range(times):
            found = chosen(next(keys), player, inputs, rest["legal"])
        return int(found[0])

    def learn(times: int) -> float:
        for _ in range(times):
            state[0], loss = stepped(state[0], inputs, by_critic, rest)
        return float(loss)

    return choose, learn


def _named(weights: Weights, network: str) -> dict[str, Any]:
    start = f"{network}."
    return {name.removeprefix(start): array for name, array in weights.items() if name.startswith(start)}


def _run(weights: Weights, inputs: Any) -> Any:
    """`networks.network.run`."""
    stream = _linear(weights, "first", inputs)
    for block in range(blocks_of(dict(weights))):
        hidden = jax.nn.relu(_linear(weights, f"{block}.up", _normed(weights, str(block), stream)))
        stream = stream + _linear(weights, f"{block}.down", hidden)
    return _linear(weights, "last", _normed(weights, "last", stream).astype(jnp.float32))


def _linear(weights: Weights, name: str, x: Any) -> Any:
    return x @ weights[f"{name}.w"].astype(x.dtype) + weights[f"{name}.b"].astype(x.dtype)


def _normed(weights: Weights, name: str, x: Any) -> Any:
    wide = x.astype(jnp.float32)
    even = (wide - wide.mean(1, keepdims=True)) / jnp.sqrt(wide.var(1, keepdims=True) + 1e-5)
    return (even * weights[f"{name}.gain"] + weights[f"{name}.shift"]).astype(x.dtype)


def _chances(weights: Weights, inputs: Any, legal: Any) -> Any:
    outputs = _run(_named(weights, "policy"), inputs)
    return jax.nn.log_softmax(jnp.where(legal, outputs, IMPOSSIBLE), axis=1)


def _chosen(key: Any, weights: Weights, inputs: Any, legal: Any) -> Any:
    return jax.random.categorical(key, _chances(weights, inputs, legal))


def _loss(weights: Weights, inputs: Any, by_critic: Any, rest: Weights) -> Any:
    chances = _chances(weights, inputs, rest["legal"])
    now = jnp.take_along_axis(chances, rest["chosen"][:, None], axis=1)[:, 0]
    ratio, advantage = jnp.exp(now - rest["chance"]), rest["advantage"]
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(jnp.exp(chances) * chances).sum(1).mean()
    judged = _run(_named(weights, "critic"), by_critic)[:, 0]
    return -gain - ENTROPY * entropy + 0.5 * jnp.square(judged - rest["returns"]).mean()


def _step(state: Any, inputs: Any, by_critic: Any, rest: Weights) -> Any:
    """One step of Adam."""
    weights, first, second, count = state
    loss, slopes = jax.value_and_grad(_loss)(weights, inputs, by_critic, rest)
    slopes, count = _clipped(slopes), count + 1
    first, second = (
        {name: beta * past[name] + (1 - beta) * slopes[name] ** power for name in weights}
        for past, beta, power in ((first, BETAS[0], 1), (second, BETAS[1], 2))
    )
    moved = partial(_moved, evens=(1 - BETAS[0] ** count, 1 - BETAS[1] ** count))
    return (jax.tree.map(moved, weights, first, second), first, second, count), loss


def _moved(weight: Any, first: Any, second: Any, *, evens: tuple[Any, Any]) -> Any:
    return weight - RATE * (first / evens[0]) / (jnp.sqrt(second / evens[1]) + 1e-6)


def _clipped(slopes: Weights) -> dict[str, Any]:
    """The gradient of each network, not larger than the largest step."""
    found: dict[str, Any] = {}
    for network in NETWORKS:
        own = _named(slopes, network)
        norm = jnp.sqrt(sum(jnp.square(slope).sum() for slope in own.values()))
        factor = jnp.minimum(1.0, LARGEST_STEP / (norm + 1e-6))
        found |= {f"{network}.{name}": slope * factor for name, slope in own.items()}
    return found
