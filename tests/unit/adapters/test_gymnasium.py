"""One seat passes Gymnasium's own check, alone and in rows."""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ridotto
from ridotto.adapters.gymnasium import ILLEGAL_REWARD, RidottoGymEnv, RidottoVectorEnv, env_name
from ridotto.adapters.gymnasium.registering import vector_env
from ridotto.adapters.matches.compiled import NOBODY, CompiledMatch
from ridotto.batch.row_threads import WORTH_SHARING
from ridotto.compile.bits import members
from ridotto.compile.kernel import Vector
from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions, RidottoError
from ridotto.engine.game import View
from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng, random_member
from tests.unit.adapters.setups import GAMES, over_setups

# It warns of infinite bounds where there are none, and that a human could not see anything.
checked = pytest.mark.filterwarnings("ignore:.*WARN.*")


@checked
@over_setups
def test_gymnasium_accepts_it(game: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(env_name(game), **options).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_match_against_bots_is_a_record_that_verifies(game: str) -> None:
    table = RidottoGymEnv(game, seat=1, opponents=["heuristic", "random"], players=3)
    for seed in (4, None):
        table.reset(seed=seed)
        is_over, won = False, 0.0
        while not is_over:
            action = int(np.flatnonzero(table.action_masks())[0])
            _, reward, is_over, is_cut, info = table.step(action)
            assert not is_cut
            assert (info["action_mask"] == table.action_masks()).all()
            won += reward
        record = table.record()
        assert verify(record) is None
        assert record.result is not None
        assert record.result["scores"][1] == won


def test_an_illegal_action_ends_the_match_and_says_why() -> None:
    table = RidottoGymEnv(GAMES[0].id, players=3)
    _, info = table.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, is_cut, info = table.step(illegal)
    assert (reward, is_over, is_cut) == (ILLEGAL_REWARD, True, False)
    assert str(info["refused"]).endswith(".")


@over_setups
def test_rows_play_what_single_matches_play(game: str, options: dict[str, Any]) -> None:
    """Each row is the match of its seed: the same observations, masks, rewards and end."""
    count, seat = 3, options["players"] - 1
    rows = RidottoVectorEnv(count, game=game, seat=seat, **options)
    seen, info = rows.reset(seed=20)
    singles = [CompiledMatch(game, options) for _ in range(count)]
    lucks = [Rng.of(20 + row, "random").cells for row in range(count)]
    rng = random.Random(2)

    def others(row: int) -> None:
        match = singles[row]
        while match.asked not in (seat, NOBODY):
            match.act(random_member(lucks[row], match.legal))

    for row, match in enumerate(singles):
        match.start(20 + row)
        others(row)
    running = set(range(count))
    while running:
        actions = []
        for row, match in enumerate(singles):
            if row in running:
                assert (seen[row] == match.tensor(seat)).all()
                assert members(match.legal) == tuple(np.flatnonzero(info["action_mask"][row]))
            actions.append(
                rng.choice(np.flatnonzero(info["action_mask"][row])) if info["action_mask"][row].any() else 0
            )
        before = [match.points[seat] for match in singles]
        seen, rewards, over, cut, info = rows.step(actions)
        assert not cut.any()
        for row in sorted(running):
            singles[row].act(actions[row])
            others(row)
            assert rewards[row] == singles[row].points[seat] - before[row]
            assert over[row] == (singles[row].asked == NOBODY)
            if over[row]:
                assert (seen[row] == singles[row].tensor(seat)).all()
                running.remove(row)


def test_a_row_that_is_over_begins_anew_with_the_next_step() -> None:
    rows = gymnasium.make_vec(env_name(GAMES[0].id), num_envs=4, players=3, rounds=1)
    assert isinstance(rows, RidottoVectorEnv)
    _, info = rows.reset(seed=1)
    begun = 0
    was_over = np.zeros(4, np.bool_)
    for _ in range(60):
        actions = [int(np.argmax(row)) for row in info["action_mask"]]
        actions[0] = 62  # never legal: this row ends at every other step
        _, rewards, over, cut, info = rows.step(actions)
        assert (rewards[was_over] == 0).all()
        assert not over[was_over].any()
        assert not cut.any()
        assert over[0] == (not was_over[0])
        assert rewards[0] == (ILLEGAL_REWARD if over[0] else 0)
        assert info["action_mask"].any(axis=1)[~over].all()
        begun += int(was_over[1:].sum())
        was_over = over
    assert begun >= 9


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_threads_play_the_same_rows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a range of them, as in a batch."""
    monkeypatch.setenv("RIDOTTO_JIT", "1")
    taken: list[tuple[int, int]] = []
    alone, together = (RidottoVectorEnv(WORTH_SHARING, game=game, threads=threads) for threads in (1, 3))
    each = together._threads.each

    def noting(run: Callable[[int, int, Vector], int]) -> None:
        def noted(first: int, end: int, outcome: Vector) -> int:
            taken.append((first, end))
            return run(first, end, outcome)

        each(noted)

    monkeypatch.setattr(together._threads, "each", noting)
    together.reset(seed=3)
    _, info = alone.reset(seed=3)
    for _ in range(60):
        actions = info["action_mask"].argmax(axis=1)
        actions[5] = 62
        seen, rewards, over, _, info = alone.step(actions)
        others = together.step(actions)
        assert (others[0] == seen).all()
        assert (others[1] == rewards).all()
        assert (others[2] == over).all()
        assert (others[4]["action_mask"] == info["action_mask"]).all()
    assert len(set(taken)) == 3
    together.close()
    with pytest.raises(RidottoError, match="closed"):
        together.step(actions)
    with pytest.raises(InvalidOptions, match="threads"):
        RidottoVectorEnv(2, game=game, threads=0)


def test_other_bots_in_rows_are_single_matches() -> None:
    rows = gymnasium.make_vec(env_name(GAMES[0].id), num_envs=2, players=3, opponents="heuristic")
    _, info = rows.reset(seed=1)
    assert info["action_mask"].shape == (2, 63)
    rows.close()


def test_after_an_illegal_action_nothing_goes_on() -> None:
    """Until the environment is reset."""
    table = RidottoGymEnv(GAMES[0].id, players=3)
    _, info = table.reset(seed=1)
    legal = int(info["action_mask"].argmax())
    table.step(int(info["action_mask"].argmin()))
    before = table.record()
    _, reward, is_over, _, info = table.step(legal)
    assert (reward, is_over) == (ILLEGAL_REWARD, True)
    assert "refused" in info
    assert not info["action_mask"].any()
    assert table.record() == before
    table.reset(seed=1)
    _, _, is_over, _, info = table.step(legal)
    assert not is_over
    assert "refused" not in info


@pytest.mark.parametrize("action", [1.9, "1", "x", None, float("nan"), [1], True, np.True_])
def test_what_is_no_number_is_no_action(action: Any) -> None:
    table = RidottoGymEnv(GAMES[0].id, players=3)
    table.reset(seed=1)
    with pytest.raises(InvalidMove):
        table.step(action)
    match = CompiledMatch(GAMES[0].id, {"players": 3})
    match.start(1)
    with pytest.raises(InvalidMove):
        match.act(action)
    assert not match.taken


@pytest.mark.parametrize(
    ("seed", "code"),
    [
        (7.0, "not-a-seed"),
        (float("nan"), "not-a-seed"),
        ([7], "not-a-seed"),
        (object(), "not-a-seed"),
        (True, "not-a-seed"),
        (np.array([7]), "not-a-seed"),
        pytest.param(10**5000, "batch-seed-too-long", id="long"),
    ],
)
def test_what_is_no_seed_is_refused(seed: Any, code: str) -> None:
    """Everywhere, before anything has changed."""
    game = GAMES[0].id
    options: dict[str, Any] = {"players": 3}
    for begin in (
        CompiledMatch(game, options).start,
        lambda given: RidottoGymEnv(game, **options).reset(seed=given),
        lambda given: RidottoVectorEnv(2, game=game, **options).reset(seed=given),
    ):
        with pytest.raises(InvalidOptions) as refusal:
            begin(seed)
        assert refusal.value.code == code


@pytest.mark.parametrize("opponents", [5, None, {"random"}, [5, 5], ["random", None]])
def test_what_is_no_bot_is_refused_at_once(opponents: Any) -> None:
    with pytest.raises(InvalidOptions):
        RidottoGymEnv(GAMES[0].id, players=3, opponents=opponents)


class Recorded:
    """A bot of one's own that keeps where it sat."""

    needs_full_view = True

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: set[int | None] = set()

    def choose(self, view: View, rng: Rng) -> int:
        self.seats.add(view.seat)
        return rng.choice(view.legal)


def test_opponents_sit_clockwise() -> None:
    for seat, places in [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])]:
        bots = [Recorded(str(place)) for place in places]
        table = RidottoGymEnv(GAMES[0].id, players=4, seat=seat, opponents=bots)
        _, info = table.reset(seed=1)
        is_over = False
        while not is_over:
            _, _, is_over, _, info = table.step(int(info["action_mask"].argmax()))
        assert [bot.seats for bot in bots] == [{place} for place in places]


def test_a_bot_from_the_front_page_is_one_by_its_name() -> None:
    records = []
    for opponents in (ridotto.bot("heuristic"), "heuristic"):
        table = RidottoGymEnv(GAMES[0].id, players=3, opponents=opponents)
        _, info = table.reset(seed=1)
        for _ in range(4):
            _, _, _, _, info = table.step(int(info["action_mask"].argmax()))
        records.append(table.record())
    assert records[0] == records[1]


def test_nothing_can_be_done_before_a_reset() -> None:
    table = RidottoGymEnv(GAMES[0].id, players=3)
    rows = RidottoVectorEnv(2, game=GAMES[0].id, players=3)
    for do in (lambda: table.step(0), table.action_masks, table.record, table.render):
        with pytest.raises(IllegalMove, match="reset"):
            do()
    for do_all in (lambda: rows.step([0, 0]), rows.action_masks):
        with pytest.raises(IllegalMove, match="reset"):
            do_all()


def test_what_was_handed_out_is_the_callers_own() -> None:
    rows = RidottoVectorEnv(2, game=GAMES[0].id, players=3)
    rows.reset(seed=1)
    over = rows.step([62, 62])[2]
    over[:] = False
    _, rewards, over, _, _ = rows.step([62, 62])
    # The matches begin anew, whatever became of the array.
    assert not rewards.any()
    assert not over.any()


def test_bad_input_is_refused() -> None:
    game = GAMES[0].id
    for seat in (1.0, "1", None):
        with pytest.raises(InvalidOptions, match="seat"):
            RidottoGymEnv(game, players=3, seat=seat)  # type: ignore[arg-type]  # which is what is wrong
        with pytest.raises(InvalidOptions, match="seat"):
            RidottoVectorEnv(2, game=game, players=3, seat=seat)  # type: ignore[arg-type]  # as above
    for count in (0, -1, 1.5, "3", None):
        for opponents in ("random", "heuristic"):
            with pytest.raises(InvalidOptions, match="num_envs"):
                vector_env(count, game=game, opponents=opponents)  # type: ignore[arg-type]  # as above
    with pytest.raises(InvalidOptions, match="seat"):
        RidottoGymEnv(game, players=3, seat=3)
    with pytest.raises(InvalidOptions, match="seat"):
        RidottoVectorEnv(2, game=game, players=3, seat=-1)
    with pytest.raises(InvalidOptions):
        RidottoGymEnv(game, players=3, opponents=["random"])
    with pytest.raises(InvalidOptions, match="nobody"):
        RidottoGymEnv(game, players=3, opponents="nobody")
    with pytest.raises(InvalidOptions):
        RidottoVectorEnv(10**12, game=game)
    rows = RidottoVectorEnv(2, game=game, players=3)
    rows.reset(seed=1)
    for actions in ([1], [0.5, 1], "ab"):
        with pytest.raises(InvalidMove):
            rows.step(actions)
