"""All agents at once: PettingZoo's parallel environment.

Simultaneous choices are made in one step, so no seat can know the others'. If only one seat has a choice, the
others wait: there is an action for that.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ridotto.adapters.matches.masks import ACTIONS, mask_array
from ridotto.adapters.matches.parallel import ParallelMatch
from ridotto.adapters.pettingzoo.aec import Seen
from ridotto.adapters.pettingzoo.spaces import action_spaces, agent_names, no_such_agent, observation_spaces
from ridotto.engine.arguments import action_number, quoted
from ridotto.engine.errors import InvalidMove
from ridotto.engine.game import Seat
from ridotto.engine.records.record import Record

WAIT = ACTIONS
"""The action of a seat that has no choice now."""

# PettingZoo lets infos hold anything.
Infos = dict[str, dict[str, Any]]


def parallel_env(game: str, *, render_mode: str | None = None, **options: object) -> "RidottoParallelEnv":
    """An environment of a game; `options` are the game's own, such as `players=4`."""
    return RidottoParallelEnv(game, render_mode=render_mode, **options)


class RidottoParallelEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Rewards are points. An action outside the mask raises `IllegalMove`, and nothing has changed."""

    def __init__(self, game: str, *, render_mode: str | None = None, **options: object) -> None:
        self.match = ParallelMatch(game, options)
        self.metadata = {"name": f"ridotto_{game}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.match.options.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict(
            observation_spaces(self.possible_agents, self.match.game.layout, ACTIONS + 1)
        )
        self.action_spaces = dict(action_spaces(self.possible_agents, ACTIONS + 1))
        # Until a match begins.
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, object] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], Infos]:
        """Begin a match. The same seed gives the same cards; the next ones follow from it."""
        self.match.start(seed)
        self.agents = list(self.possible_agents)
        return self._look()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        self.match.check_begun()
        before = self.match.points
        self.match.act(self._by_seat(actions))
        agents, is_over = self.agents, not self.match.acting
        seen, infos = self._look()
        points = self.match.points
        rewards = {a: float(points[seat] - before[seat]) for a, seat in self._seats.items() if a in agents}
        if is_over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _by_seat(self, actions: Mapping[str, int]) -> dict[Seat, int]:
        if not isinstance(actions, Mapping):
            raise InvalidMove("actions-by-agent", found=quoted(actions))
        for agent in actions:
            if agent not in self._seats:
                raise no_such_agent(agent, self.possible_agents)
        chosen = {self._seats[agent]: action_number(action) for agent, action in actions.items()}
        acting = self.match.acting
        return {seat: action for seat, action in chosen.items() if seat in acting or action != WAIT}

    def _look(self) -> tuple[dict[str, Seen], Infos]:
        match = self.match
        seen: dict[str, Seen] = {}
        for agent in self.agents:
            seat = self._seats[agent]
            legal = match.legal(seat) or 1 << WAIT
            seen[agent] = {
                "observation": match.tensor(match.known_to(seat), seat),
                "action_mask": mask_array(legal, ACTIONS + 1),
            }
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

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
