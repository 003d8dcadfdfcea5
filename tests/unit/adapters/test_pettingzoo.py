"""The environments pass PettingZoo's own tests, and play by the rules without telling secrets."""

import random
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest

from ridotto.adapters.names import env_name
from ridotto.adapters.pettingzoo import WAIT, RidottoEnv, RidottoParallelEnv, env, parallel_env
from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions
from ridotto.engine.records.verify import verify
from ridotto.games import find_game
from tests.unit.adapters.setups import GAMES, over_setups

with warnings.catch_warnings():
    # Where pygame is there, PettingZoo's tests import games of its own in a way that it warns of.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

# PettingZoo warns of every observation that has a mask, unless the environment is one of its own; and of the
# mask of an agent whose match is over.
expects_masks = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)

CYCLES = 12


@expects_masks
@over_setups
def test_pettingzoo_accepts_it(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=CYCLES)
    seed_test(lambda: env(game, **options), num_cycles=CYCLES)


@expects_masks
@over_setups
def test_pettingzoo_accepts_the_parallel_one(game: str, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **options), num_cycles=CYCLES)


def play_out(table: RidottoEnv, seed: int) -> dict[str, float]:
    """A random match to its end: what each agent was rewarded with."""
    rng = random.Random(seed)
    table.reset(seed=seed)
    won = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, _, info = table.last()
        won[agent] += reward
        assert seen is not None
        assert seen["action_mask"] is info["action_mask"]
        table.step(None if is_over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return won


@over_setups
def test_rewards_are_the_points_of_a_record_that_verifies(game: str, options: dict[str, Any]) -> None:
    table = env(game, **options)
    won = play_out(table, 5)
    record = table.record()
    assert verify(record) is None
    assert record.result is not None
    assert list(won.values()) == record.result["scores"]
    again = env(game, **options)
    play_out(again, 5)
    assert again.record() == record
    play_out(again, 6)
    assert again.record() != record


@over_setups
def test_the_parallel_one_plays_the_same_rules(game: str, options: dict[str, Any]) -> None:
    table = parallel_env(game, **options)
    seen, _ = table.reset(seed=3)
    won = dict.fromkeys(table.agents, 0.0)
    rng = random.Random(3)
    while table.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(o["action_mask"]))) for agent, o in seen.items()}
        acting = {agent for agent, action in actions.items() if action != WAIT}
        assert acting
        seen, rewards, over, _, _ = table.step(actions)
        assert all(over.values()) == (not table.agents)
        for agent, reward in rewards.items():
            won[agent] += reward
    record = table.record()
    assert verify(record) is None
    assert record.result is not None
    assert list(won.values()) == record.result["scores"]


def test_who_is_asked_later_sees_nothing_of_earlier_choices() -> None:
    """A sealed bid shows how many cards lie there, but not to those who choose at the same time."""
    tables = [env("turandot", players=3) for _ in range(2)]
    bids = (8, 15)  # number 1 alone; number 1 with three money cards and the bluff card
    for table, bid in zip(tables, bids, strict=True):
        table.reset(seed=1)
        assert table.agent_selection == "seat_0"
        table.step(bid)
        assert table.agent_selection == "seat_1"
    first, second = (table.observe("seat_1") for table in tables)
    assert (first["observation"] == second["observation"]).all()
    own = [table.observe("seat_0")["observation"] for table in tables]
    assert (own[0] != own[1]).any()
    # The law could be broken: a state with the bid tells it.
    game = find_game("turandot")
    base = tables[0].match.record()
    assert len(base.events) == 3
    s = game.start(game.parse_options({"players": 3}))
    for line in base.events[:2]:
        s = game.apply_chance(s, game.parse_chance(s, line))
    told = [game.observation(game.apply(s, 0, bid), 1) for bid in bids]
    assert (told[0] != told[1]).any()


def test_wrong_actions_change_nothing() -> None:
    table = env("bottle_imp", players=3, rounds=1)
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"]
    illegal = int(np.flatnonzero(table.infos["seat_0"]["action_mask"] == 0)[0])
    for action, kind in [
        (illegal, IllegalMove),
        (99, IllegalMove),
        (-1, IllegalMove),
        (None, InvalidMove),
        (True, InvalidMove),
    ]:
        with pytest.raises(kind):
            table.step(action)
        assert table.agent_selection == "seat_0"
        assert (table.observe("seat_0")["observation"] == before).all()
    assert len(table.record().events) == 2


def test_what_is_no_seed_begins_nothing() -> None:
    seeds: list[tuple[Any, str]] = [
        (10**5000, "batch-seed-too-long"), (True, "not-a-seed"), (1.5, "not-a-seed"),
    ]  # fmt: skip
    for table in (env("bottle_imp", players=3), parallel_env("bottle_imp", players=3)):
        for seed, code in seeds:
            with pytest.raises(InvalidOptions) as error:
                table.reset(seed=seed)
            assert error.value.code == code
        assert not table.agents


def test_wrong_actions_of_many_change_nothing() -> None:
    table = parallel_env("bottle_imp", players=3, rounds=1)
    seen, _ = table.reset(seed=1)
    good = {agent: int(np.flatnonzero(o["action_mask"])[0]) for agent, o in seen.items()}
    for change, code in [
        ({"seat_1": WAIT}, "no-such-action"),
        ({"seat_7": 1}, "no-such-seat"),
        ({"seat_2": good["seat_1"]}, "card-not-held"),
    ]:
        with pytest.raises(IllegalMove) as error:
            table.step({**good, **change})
        assert error.value.code == code
    with pytest.raises(IllegalMove) as error:
        table.step({"seat_0": good["seat_0"]})
    assert error.value.code == "action-missing"
    for wrong in (True, None, 1.0, [1, 2], np.array([1, 2])):
        with pytest.raises(InvalidMove) as refusal:
            table.step({**good, "seat_1": wrong})  # type: ignore[dict-item]  # which is what is wrong
        assert refusal.value.code == "action-not-a-number"
    for nothing in (None, 3, [1, 2, 3], "seat_0"):
        with pytest.raises(InvalidMove, match="by agent") as refusal:
            table.step(nothing)  # type: ignore[arg-type]  # as above
        assert refusal.value.code == "actions-by-agent"
    assert len(table.record().events) == 2
    table.step(good)
    assert table.match.acting == (0, 1, 2)


def test_nothing_can_be_done_before_a_reset_or_after_the_end() -> None:
    table, together = env("bottle_imp", players=3, rounds=1), parallel_env("bottle_imp", players=3, rounds=1)
    for do in (
        lambda: table.step(0),
        table.last,
        table.record,
        table.render,
        lambda: table.observe("seat_0"),
        lambda: together.step({}),
        together.record,
    ):
        with pytest.raises(IllegalMove, match="reset"):
            do()
    assert list(table.agents) == list(together.agents) == []
    play_out(table, 1)
    for do in (lambda: table.step(None), table.last):
        with pytest.raises(IllegalMove) as error:
            do()
        assert error.value.code == "match-over"
    table.observe("seat_0")
    with pytest.raises(IllegalMove) as error:
        table.observe("seat_9")
    assert error.value.code == "no-such-seat"


def test_masks_are_not_shared() -> None:
    tables = [env("bottle_imp", players=3, rounds=1) for _ in range(2)]
    for table in tables:
        table.reset(seed=1)
    tables[0].infos["seat_1"]["action_mask"][:] = 1
    tables[0].step(int(tables[0].infos["seat_0"]["action_mask"].argmax()))
    assert not tables[1].infos["seat_1"]["action_mask"].any()
    assert not tables[0].infos["seat_2"]["action_mask"].any()


def test_every_game_has_a_name() -> None:
    for game in GAMES:
        table = pettingzoo.make("aec", env_name(game.id), players=3)
        assert isinstance(table, RidottoEnv)
        assert table.match.game.id == game.id
        assert isinstance(pettingzoo.make("parallel", env_name(game.id)), RidottoParallelEnv)


def test_options_are_those_of_the_game() -> None:
    with pytest.raises(InvalidOptions, match="players"):
        env("bottle_imp", players=9)
    with pytest.raises(InvalidOptions, match="no_such_game"):
        env("no_such_game")
