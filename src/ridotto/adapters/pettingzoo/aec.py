"""One agent after the other: PettingZoo's agent environment cycle."""

from typing import Any, TypedDict

from gymnasium import spaces
from pettingzoo import AECEnv

from ridotto.adapters.matches.beginning import not_begun
from ridotto.adapters.matches.compiled import NOBODY, CompiledMatch
from ridotto.adapters.matches.masks import ACTIONS, Mask, mask_array
from ridotto.adapters.pettingzoo.spaces import action_spaces, agent_names, no_such_agent, observation_spaces
from ridotto.engine.errors import IllegalMove
from ridotto.engine.observations.layout import Tensor
from ridotto.engine.records.record import Record


class Seen(TypedDict):
    observation: Tensor
    action_mask: Mask


# PettingZoo lets infos hold anything.
LastStep = tuple[Seen | None, float, bool, bool, dict[str, Any]]

_NOTHING = mask_array(0)


def env(game: str, *, render_mode: str | None = None, **options: object) -> "RidottoEnv":
    """An environment of a game; `options` are the game's own, such as `players=4`."""
    return RidottoEnv(game, render_mode=render_mode, **options)


class RidottoEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Rewards are points. An action outside the mask raises `IllegalMove`, and nothing has changed."""

    def __init__(self, game: str, *, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.match = CompiledMatch(game, options)
        self.metadata = {"name": f"ridotto_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.match.options.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict(
            observation_spaces(self.possible_agents, self.match.game.layout, ACTIONS)
        )
        self.action_spaces = dict(action_spaces(self.possible_agents, ACTIONS))
        # Until a match begins.
        self.agents: list[str] = []
        self.terminations: dict[str, bool] = {}
        self.agent_selection = ""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Begin a match. The same seed gives the same cards; the next ones follow from it."""
        self.match.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": _NOTHING.copy()} for agent in self.agents}
        self._has_rewards = False
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if agent not in self.terminations:
            raise self._nobody_is_asked()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self.match.points
        self.match.act(action)  # type: ignore[arg-type]  # None is refused like any other number that is none
        self.infos[agent] = {"action_mask": _NOTHING.copy()}
        self._cumulative_rewards[agent] = 0.0
        if self._has_rewards or self.match.points != before:
            self._reward(before)
        if self.match.asked == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._ask()

    def last(self, observe: bool = True) -> LastStep:  # noqa: FBT001, FBT002 - as PettingZoo declares it
        if self.agent_selection not in self.terminations:
            raise self._nobody_is_asked()
        last_step: LastStep = super().last(observe)
        return last_step

    def _nobody_is_asked(self) -> IllegalMove:
        return IllegalMove("match-over") if self.match.is_begun else not_begun()

    def _ask(self) -> None:
        agent = self.possible_agents[self.match.asked]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": mask_array(self.match.legal)}

    def _reward(self, before: tuple[int, ...]) -> None:
        points = self.match.points
        self._has_rewards = points != before
        for agent in self.agents:
            seat = self._seats[agent]
            self.rewards[agent] = float(points[seat] - before[seat])
            self._cumulative_rewards[agent] += self.rewards[agent]

    def observe(self, agent: str) -> Seen:
        if agent not in self._seats:
            raise no_such_agent(agent, self.possible_agents)
        return {
            "observation": self.match.tensor(self._seats[agent]),
            "action_mask": self.infos[agent]["action_mask"] if agent in self.infos else _NOTHING.copy(),
        }

    def record(self) -> Record:
        """The match so far."""
        return self.match.record()

    def render(self) -> str:
        """The events of the match so far, with all hidden information."""
        return "\n".join(self.record().events)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
