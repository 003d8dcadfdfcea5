"""The same formulas in JAX, compiled by XLA."""

from collections.abc import Mapping
from typing import Any

from bench.gpu.frameworks.work import ENTROPY, NETWORKS, RATE, Pieces, Work
from ridotto.learn.learner import BETAS, CLIP, LARGEST_STEP
from ridotto.learn.networks.network import blocks_of
from ridotto.learn.playing.choices import IMPOSSIBLE

# Any: JAX has no types where it is not installed.


def in_jax(work: Work) -> Pieces:
    import jax
    import jax.numpy as jnp

    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    held = {name: jnp.asarray(array) for name, array in work.weights.items()}
    seen, by_critic = jnp.asarray(work.seen, kind), jnp.asarray(work.seen_by_critic, kind)
    blocks = {network: blocks_of(_named(work.weights, network)) for network in NETWORKS}

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

        by = {network: factor(network) for network in NETWORKS}
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
    # Copies: the step overwrites the memory of what it is given.
    state = [jax.tree.map(jnp.array, (held, empty, empty, jnp.zeros(())))]
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
