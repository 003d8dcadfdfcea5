"""The peer for batches: games of pgx on the processor, random actions, new matches where one ends."""

import time

MATCHES = 1 << 12


def steps_per_second(game: str, *, steps: int, runs: int = 3) -> float:
    """With the observation of the next player, as pgx always writes it; compiled by JAX for all cores."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(state: object, key: object) -> tuple[object, None]:
        chosen, luck = jax.random.split(key)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)  # type: ignore[attr-defined]  # of pgx
        actions = jax.random.categorical(chosen, scores, axis=-1)
        return step(state, actions, jax.random.split(luck, MATCHES)), None

    @jax.jit  # type: ignore[untyped-decorator]  # JAX is not there where types are checked
    def many_steps(state: object, key: object) -> object:
        return jax.lax.scan(one_step, state, jax.random.split(key, steps))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), MATCHES))
    jax.block_until_ready(many_steps(state, jax.random.PRNGKey(1)))
    best = 0.0
    for run in range(runs):
        started = time.perf_counter()
        jax.block_until_ready(many_steps(state, jax.random.PRNGKey(run)))
        best = max(best, steps * MATCHES / (time.perf_counter() - started))
    return best
