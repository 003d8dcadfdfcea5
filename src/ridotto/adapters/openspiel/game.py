"""A game of OpenSpiel for each of ours, with its options as parameters."""

from typing import cast

import pyspiel

from ridotto.adapters.names import observed_games
from ridotto.adapters.openspiel.observer import RidottoObserver, row_size
from ridotto.adapters.openspiel.parameters import chosen_first, declared, given
from ridotto.adapters.openspiel.positions import Positions
from ridotto.adapters.openspiel.rules import ObservedGame
from ridotto.adapters.openspiel.state import RidottoState
from ridotto.compile.kernel import warm_up
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.first_seat import start_with
from ridotto.engine.observations.tensor import WRITE_TENSORS
from ridotto.engine.options import PLAYERS, NumberOption

LARGEST_TENSOR = 1 << 18
"""The most numbers of an information state tensor; beyond it there is only a string."""


def game_name(game_id: str) -> str:
    return f"python_ridotto_{game_id}"


def game_type(rules: ObservedGame, *, has_tensor: bool = True) -> pyspiel.GameType:
    players = next(option for option in rules.option_list if option.name == PLAYERS)
    assert isinstance(players, NumberOption)
    return pyspiel.GameType(
        short_name=game_name(rules.id),
        long_name=f"Ridotto: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.highest,
        min_num_players=players.lowest,
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=declared(rules.option_list),
    )


class RidottoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Rewards are points, paid at the end. Seats that choose at the same time are asked one after the other,
    and none of them knows what the others chose."""

    rules: ObservedGame

    def __init__(self, params: dict[str, object] | None = None) -> None:
        params = params or {}
        options = self.rules.parse_options(given(self.rules.option_list, params))
        most_states = self.rules.longest(options) + 1
        has_tensor = most_states * row_size(self.rules.layout) <= LARGEST_TENSOR
        lowest, highest = self.rules.score_bounds(options)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=MOST_ACTIONS,
            num_players=options.players,
            min_utility=float(lowest),
            max_utility=float(highest),
            utility_sum=None,
            max_game_length=most_states - 1,
        )
        super().__init__(game_type(self.rules, has_tensor=has_tensor), info, params)
        used = (self.rules.observe, self.rules.batch_kernels.points_won, WRITE_TENSORS)
        warm_up((*self.rules.all_kernels, *used))
        self.positions = Positions(self.rules, most_states)
        first = chosen_first(params, options.players)
        s = self.rules.start(options) if first is None else start_with(self.rules, options, first)
        self._first_position = self.positions.at(s)

    def new_initial_state(self) -> RidottoState:
        return RidottoState(self, self._first_position)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, object] | None = None,  # noqa: ARG002
    ) -> RidottoObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RidottoObserver(self.positions, self.num_players(), kind)


def register_all() -> None:
    known = set(pyspiel.registered_names())
    for game in observed_games():
        if game_name(game.id) not in known:
            # What is a game on cells is a `Game` as well; Python has no type for what is both.
            rules = cast(ObservedGame, game)
            pyspiel.register_game(game_type(rules), _class_for(rules))


def _class_for(rules: ObservedGame) -> type[RidottoGame]:
    return type(f"RidottoGame_{rules.id}", (RidottoGame,), {"rules": rules, "__module__": __name__})
