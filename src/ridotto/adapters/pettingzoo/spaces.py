"""The names, observation spaces and action spaces of agents."""

from gymnasium import spaces

from ridotto.adapters.spaces import seen_space
from ridotto.engine.arguments import shown
from ridotto.engine.errors import IllegalMove
from ridotto.engine.observations.layout import Layout


def agent_names(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


def no_such_agent(agent: object, agents: list[str]) -> IllegalMove:
    return IllegalMove("no-such-seat", seat=shown(agent), last=len(agents) - 1)


def observation_spaces(agents: list[str], layout: Layout, actions: int) -> dict[str, spaces.Dict]:
    return {
        agent: spaces.Dict({"observation": seen_space(layout), "action_mask": spaces.MultiBinary(actions)})
        for agent in agents
    }


def action_spaces(agents: list[str], actions: int) -> dict[str, spaces.Discrete]:
    return {agent: spaces.Discrete(actions) for agent in agents}
