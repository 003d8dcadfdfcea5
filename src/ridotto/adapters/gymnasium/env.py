"""One seat of a match, with bots in all others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ridotto.adapters.gymnasium.opponents import Opponents, Who
from ridotto.adapters.matches.masks import ACTIONS, Mask, mask_array
from ridotto.adapters.matches.sequential import SequentialMatch
from ridotto.adapters.spaces import seen_space
from ridotto.batch.seeds import seed_of
from ridotto.engine.arguments import action_number
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import Seat
from ridotto.engine.observations.layout import Tensor
from ridotto.engine.options import whole_number
from ridotto.engine.records.record import Record

ILLEGAL_REWARD = -100.0
"""The reward for an action outside the mask, which ends the match: worse than any played round."""

# Gymnasium lets infos hold anything.
Info = dict[str, Any]


class RidottoGymEnv(gymnasium.Env[Tensor, np.int64]):
    """Rewards are points. `info["action_mask"]` and `action_masks()` tell what may be done."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seat: Seat = 0,
        opponents: Who | Sequence[Who] = "random",
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`opponents`: a bot for all other seats, or one for each of them, clockwise."""
        self._match = SequentialMatch(game, options)
        self.seat = whole_number("seat", seat, lowest=0, highest=self._match.seats[-1])
        self._opponents = Opponents(self._match, self.seat, opponents)
        self._is_refused = False
        self._illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = seen_space(self._match.game.layout)  # type: ignore[assignment]  # of float32
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, object] | None = None,  # noqa: ARG002
    ) -> tuple[Tensor, Info]:
        """Begin a match. The same seed gives the same cards; the next ones follow from it."""
        if seed is not None:
            seed_of(seed)
        super().reset(seed=seed)
        self._match.start(seed)
        self._is_refused = False
        self._opponents.start()
        self._opponents.play()
        return self._seen(), self._info()

    # Infos may hold anything.
    def step(self, action: np.int64 | int) -> tuple[Tensor, float, bool, bool, Info]:
        """An action outside the mask ends the match; `info["refused"]` says why."""
        self._match.check_begun()
        before = self._match.points[self.seat]
        try:
            if self._is_refused:
                raise IllegalMove("match-over")
            self._match.act(action_number(action))
        except IllegalMove as error:
            self._is_refused = True
            return self._seen(), self._illegal_reward, True, False, {**self._info(), "refused": str(error)}
        self._opponents.play()
        reward = float(self._match.points[self.seat] - before)
        return self._seen(), reward, self._match.turn.seat is None, False, self._info()

    def action_masks(self) -> Mask:
        """The legal actions, under the name that sb3-contrib expects."""
        self._match.check_begun()
        return mask_array(0 if self._is_refused else self._match.legal(self.seat))

    def record(self) -> Record:
        """The match so far."""
        return self._match.record()

    def render(self) -> str:
        """The events of the match so far, with all hidden information."""
        return "\n".join(self.record().events)

    def _seen(self) -> Tensor:
        return self._match.tensor(self._match.known_to(self.seat), self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}
