"""Our games pass OpenSpiel's own tests, and its algorithms play them."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from bench.games.turandot.one_round import THREE

from ridotto.adapters.openspiel import RidottoState, game_name
from ridotto.engine.errors import IllegalMove, InvalidOptions
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck import deck_file
from tests.unit.adapters.setups import GAMES

NINE = Path(deck_file.__file__).with_name("nine.csv")
TINY = f"python_ridotto_bottle_imp(players=3,rounds=1,first=0,deck={NINE})"
NAMES = [
    TINY,
    "python_ridotto_bottle_imp(players=2,rounds=1)",
    "python_ridotto_bottle_imp(players=5,mode=teams-2-2-1,rounds=1)",
    "python_ridotto_turandot(players=2)",
    "python_ridotto_turandot(players=3,edition=de)",
    "python_ridotto_turandot(players=2,rounds=2,first=0)",
]
SMALL = NAMES[-1]
over_names = pytest.mark.parametrize("name", NAMES, ids=["nine", "eye", "five", "two", "three", "small"])


@pytest.fixture(scope="module")
def one_audition(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Turandot with three singers and one round."""
    deck = tmp_path_factory.mktemp("decks") / "three.csv"
    deck.write_text(THREE, "utf-8")
    return f"python_ridotto_turandot(players=2,rounds=1,first=0,deck={deck})"


@pytest.fixture
def tiny(request: pytest.FixtureRequest, one_audition: str) -> str:
    """The name of a game that solvers can go through, by default of the smallest Turandot."""
    return str(request.param or one_audition)


over_tiny = pytest.mark.parametrize("tiny", [TINY, None], ids=["nine", "three singers"], indirect=True)


def walk(name: str, seed: int, *, deal: int | None = None) -> Iterator[RidottoState]:
    """The states of a random match, up to its last decision; with one deal chance always draws the same."""
    rng = random.Random(seed)
    chance = rng if deal is None else random.Random(deal)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def decisions(name: str, seed: int, *, deal: int | None = None) -> list[RidottoState]:
    return [state for state in walk(name, seed, deal=deal) if not state.is_chance_node()]


def test_every_game_is_registered() -> None:
    assert {game_name(game.id) for game in GAMES} <= set(pyspiel.registered_names())


@over_names
def test_openspiel_accepts_it(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    assert "error" not in capfd.readouterr().err.lower()


@over_names
def test_chance_draws_only_what_is_there(name: str) -> None:
    state = next(state for state in walk(name, 1) if len(state.chance_outcomes()) > 1)
    for wrong in (62, -3):
        with pytest.raises(IllegalMove):
            state.apply_action(wrong)
    assert state.is_chance_node()


@over_tiny
def test_a_playthrough_can_be_played_again(tiny: str, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    # Without it OpenSpiel's flags, which are read here, have no values.
    flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(tiny, None, seed=3), "utf-8")
    told, again = generate_playthrough.replay(path)
    assert again == told
    assert "InformationStateString(0)" in told
    assert told.count("\nIsTerminal() = True\n") == 1


def test_states_are_written_and_read() -> None:
    state = decisions(TINY, 1)[3]
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.history() == state.history()
    assert again.information_state_string(1) == state.information_state_string(1)


@over_names
def test_an_information_state_is_what_the_player_knows(name: str) -> None:
    """With other hidden cards and choices, it is the same, and so is what may be done."""
    states = decisions(name, 2)
    for state in states[:: max(1, len(states) // 8)]:
        player = state.current_player()
        luck = random.Random(4)
        for _ in range(2):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()


@over_names
def test_nothing_is_forgotten(name: str) -> None:
    """A player's information states are all different, and go on from each other."""
    for player in (0, 1):
        mine = [state for state in decisions(name, 5) if state.current_player() == player]
        strings = [state.information_state_string(player) for state in mine]
        assert len(set(strings)) == len(strings)
        heads = [text.rpartition("\n")[0] for text in strings]
        assert all(later.startswith(earlier) for earlier, later in itertools.pairwise(heads))
        tensors = {tuple(np.flatnonzero(state.information_state_tensor(player))) for state in mine}
        assert len(tensors) == len(mine)


@pytest.mark.parametrize("name", [TINY.replace("rounds=1", "rounds=2"), SMALL], ids=["nine", "small"])
def test_the_string_and_the_tensor_know_the_same(name: str) -> None:
    """Also where an observation alone has forgotten: the same deals come after different rounds."""
    tensors: dict[str, bytes] = {}
    strings: dict[bytes, str] = {}
    observations: set[bytes] = set()
    for seed in range(16):
        for state in decisions(name, seed, deal=1):
            player = state.current_player()
            string = state.information_state_string(player)
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            assert tensors.setdefault(string, tensor) == tensor
            assert strings.setdefault(tensor, string) == string
            observations.add(np.array(state.observation_tensor(player), np.float32).tobytes())
    assert len(observations) < len(strings)


def test_an_information_state_has_no_cells() -> None:
    """They say nothing that the other fields of a view do not say, in many more letters."""
    for state in decisions(NAMES[3], 1)[::9]:
        assert "cells" not in state.information_state_string(0)


def test_long_matches_are_told() -> None:
    """Longer than Python can recurse."""
    *_, last = decisions("python_ridotto_bottle_imp(players=4,rounds=30)", 1)
    assert last.information_state_string(0).count("\n") > 1000


def test_what_was_drawn_of_a_deal_is_drawn_anew_too() -> None:
    states = [state for state in walk(TINY, 1) if state.is_chance_node()]
    luck = random.Random(3)
    for state in states:
        others = [state.resample_from_infostate(0, luck.random) for _ in range(8)]
        assert {len(other.position.drawn) for other in others} == {len(state.position.drawn)}
        for other in others:
            # The rest can be drawn, and makes a deal.
            while other.is_chance_node():
                other.apply_action(luck.choice(other.chance_outcomes())[0])
    assert len({other.position.trail.s for other in others}) > 1


def test_a_resampled_state_goes_on() -> None:
    """What the player has seen before is not forgotten in what comes after."""
    state = decisions(TINY, 2)[-4]
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    again = other.resample_from_infostate(player, random.Random(2).random)
    state.apply_action(state.legal_actions()[0])
    for each in (other, again):
        each.apply_action(each.legal_actions()[0])
        assert each.information_state_string(player) == state.information_state_string(player)
        assert each.information_state_tensor(player) == state.information_state_tensor(player)


def test_the_order_of_asking_tells_nothing() -> None:
    """What seat 0 bids in secret is not in what seat 1 knows, be it asked before or after."""
    state = pyspiel.load_game("python_ridotto_turandot(players=3)").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    before = state.information_state_string(1)
    for bid in (8, 15):
        other = state.clone()
        other.apply_action(bid)
        assert other.information_state_string(1) == before
        assert other.observation_tensor(1) == state.observation_tensor(1)
        assert other.information_state_string(0) != state.information_state_string(0)


def test_rewards_are_points() -> None:
    *_, last = decisions(TINY, 9)
    while not last.is_terminal():
        assert last.returns() == [0, 0, 0]
        last.apply_action(last.legal_actions()[0])
    s = last.position.turn.settled
    assert last.returns() == list(last.rules.scores(s))
    game = last.get_game()
    assert game.min_utility() <= min(last.returns()) <= max(last.returns()) <= game.max_utility()


def test_points_are_told_at_the_end() -> None:
    """OpenSpiel's rewards are what is new in the returns; those of a round would never be paid."""
    states = decisions("python_ridotto_bottle_imp(players=3,rounds=2)", 1)
    assert states[-1].position.turn.settled.past
    assert states[-1].returns() == states[-1].rewards() == [0, 0, 0]


def test_different_states_have_different_names() -> None:
    """OpenSpiel's searches with perfect information keep states by them."""
    names: dict[str, list[int]] = {}
    for seed in range(6):
        for state in walk(TINY, seed):
            assert names.setdefault(str(state), state.history()) == state.history()


def test_wrong_parameters_are_refused() -> None:
    for wrong in ("first=7", "first=-5", "players=9", "players=-2", "mode=no-such-mode", "rounds=0"):
        with pytest.raises(InvalidOptions, match=wrong.partition("=")[0]):
            pyspiel.load_game(f"python_ridotto_bottle_imp({wrong})")
    # OpenSpiel needs a value for what is left out.
    left_out = pyspiel.load_game("python_ridotto_bottle_imp(players=-1,rounds=-1,first=-1)")
    assert left_out.num_players() == pyspiel.load_game("python_ridotto_bottle_imp").num_players()


@over_tiny
def test_the_rl_environment(tiny: str) -> None:
    from open_spiel.python import rl_environment

    table = rl_environment.Environment(pyspiel.load_game(tiny))
    table.seed(1)
    step = table.reset()
    while not step.last():
        assert step.rewards is None or not any(step.rewards)
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert step.rewards == table.get_state.returns()
    assert any(step.rewards)


@over_tiny
def test_ismcts_finds_a_move(tiny: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = decisions(tiny, 4)[-4]
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.4,
        max_simulations=20,
        random_state=luck,
    )
    assert bot.step(state) in state.legal_actions()


class OneDeal:
    """A game from one deal on. OpenSpiel takes it for the game."""

    def __init__(self, game: pyspiel.Game) -> None:
        self._game = game

    # Whatever OpenSpiel asks of a game.
    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new_initial_state(self) -> RidottoState:
        state: RidottoState = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        return state


def test_regret_minimisation_leaves_less_to_exploit(one_audition: str) -> None:
    """OpenSpiel's own solver, weighed by its own best responses, and beside them by our own."""
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr
    from open_spiel.python.policy import UniformRandomPolicy

    game = OneDeal(pyspiel.load_game(one_audition))
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(30):
        solver.iteration()
    even, found = (
        exploitability.nash_conv(game, policy)
        for policy in (UniformRandomPolicy(game), solver.average_policy())
    )
    assert 0 <= found < even / 2
    # The sum over the players, of which docs/bots/strength.md has the mean.
    assert even / 2 == pytest.approx(1.244, abs=0.001)


def test_worlds_are_drawn_anew() -> None:
    state = decisions(TINY, 4)[-3]
    player = state.current_player()
    other = (player + 1) % 3
    luck = random.Random(Rng.of(1).below(1 << 30))
    found = {state.resample_from_infostate(player, luck.random).observation_string(other) for _ in range(12)}
    assert len(found) > 1
