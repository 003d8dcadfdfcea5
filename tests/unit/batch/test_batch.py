"""A batch plays what the contract plays, match by match."""

from typing import Any

import numpy as np
import pytest

from ridotto.batch import FINISHED, REFUSED, STEPPED, WAITED, Batch
from ridotto.batch.row_threads import MOST_THREADS, WORTH_SHARING, RowThreads
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.cell_game import AnyState, CellGame, State
from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions, RidottoError
from ridotto.engine.play.match import Match
from ridotto.engine.play.streams import chance_in_one_stream
from ridotto.engine.records.verify import verify
from ridotto.games import all_games, find_game
from tests.walks import SMALL, slug

GAMES = [game for game in all_games() if isinstance(game, CellGame)]
CONFIGURATIONS = [
    (game, options)
    for game in GAMES
    for options in (*game.configurations(rounds=2), *(small for other, small in SMALL if other is game))
]
over_all = pytest.mark.parametrize(
    ("game", "options"), CONFIGURATIONS, ids=[slug(game, options) for game, options in CONFIGURATIONS]
)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these few matches; test_speeds.py compares both."""
    monkeypatch.setenv("RIDOTTO_JIT", "0")


def match_of(game_id: str, options: Any, seed: int) -> Match[Any, Any, Any]:
    return Match(find_game(game_id), options, seed=seed, chance=chance_in_one_stream(seed))


def batch_of(game: CellGame[Any, Any], options: Any, matches: int = 3) -> Batch:
    return Batch(game.id, seeds=range(matches), keeps_records=True, **options.to_json())


@over_all
def test_every_match_is_that_of_its_seed(game: CellGame[Any, Any], options: Any) -> None:
    batch = batch_of(game, options)
    matches = [match_of(game.id, options, n) for n in range(3)]
    won = np.zeros((3, SEATS), np.int64)
    while batch.is_running:
        actions = batch.random_actions()
        results = batch.step(actions)
        won += batch.rewards
        for number, match in enumerate(matches):
            match.play_chance()
            for seat in match.to_act:
                assert batch.results[number] != WAITED
                match.play(seat, int(actions[number, seat]))
            match.play_chance()
            assert (batch.cells[number] == match.state.cells).all()
            assert bool(batch.acting[number]) == bool(match.to_act)
            for seat in match.to_act:
                assert batch.masks[number, seat] == game.legal_actions.run(match.state.cells, seat)
        assert REFUSED not in results
    for number, match in enumerate(matches):
        assert match.outcome is not None
        assert tuple(won[number, : options.players]) == match.outcome.scores
        record = batch.record(number)
        assert record.events == match.record().events
        assert verify(record) is None


@over_all
def test_one_seat_after_the_other(game: CellGame[Any, Any], options: Any) -> None:
    """With one action a match, the first of the seats that have a choice acts, and sees what it may see."""
    batch = batch_of(game, options, 2)
    matches = [match_of(game.id, options, n) for n in range(2)]
    for _ in range(40):
        seats, actions = batch.seats.copy(), batch.legal.argmax(axis=1)
        seen = batch.observe().copy()
        assert set(batch.step(actions)) <= {STEPPED, FINISHED, WAITED}
        for number, match in enumerate(matches):
            match.play_chance()
            assert seats[number] == (min(match.to_act) if match.to_act else -1)
            if match.to_act:
                assert (seen[number] == game.observation(match.state, seats[number])).all()
                match.play(int(seats[number]), int(actions[number]))
    assert verify(batch.record(1)) is None


def test_a_wrong_action_is_refused_in_its_own_match_only() -> None:
    batch = Batch("bottle_imp", seeds=["a", "b", "c", "d"], players=4)
    before = batch.cells.copy()
    right = batch.legal.argmax(axis=1)
    for wrong in (-2, 62, 63, 64, 10**6, -(2**62), int((~batch.legal[1]).argmax())):
        batch = Batch("bottle_imp", seeds=["a", "b", "c", "d"], players=4)
        results = batch.step(np.where(np.arange(4) == 1, wrong, right))
        assert results.tolist() == [STEPPED, REFUSED, STEPPED, STEPPED]
        assert (batch.cells[1] == before[1]).all()
        assert not (batch.cells[[0, 2, 3]] == before[[0, 2, 3]]).all(axis=1).any()


@over_all
def test_a_refusal_has_the_index_and_the_code_of_a_single_match(
    game: CellGame[Any, Any], options: Any
) -> None:
    batch = batch_of(game, options, 4)
    for _ in range(9):
        actions = batch.random_choices()
        actions[1], actions[2] = 62, int((~batch.legal[2]).argmax())
        expected = []
        for number in (1, 2):
            s: AnyState = State(options, batch.cells[number].copy())
            with pytest.raises(IllegalMove) as refusal:
                game.apply(s, int(batch.seats[number]), int(actions[number]))
            expected.append((number, refusal.value.code))
        batch.advance(actions)
        assert batch.refusals(actions) == expected


def test_refusals_of_rows_and_of_other_actions() -> None:
    batch = Batch("turandot", seeds=[1, 2, 3], setups=[{"players": 2}, {"players": 3}])
    rows = np.full((3, SEATS), -1)
    rows[0, 3] = 8
    rows[1] = batch.random_actions()[1]
    rows[2, 1] = 2**62
    assert batch.step(rows).tolist() == [REFUSED, STEPPED, REFUSED]
    assert batch.refusals(rows) == [(0, "no-such-seat"), (2, "no-such-action")]
    with pytest.raises(InvalidMove, match="last step") as refusal:
        batch.refusals(batch.random_actions())
    assert refusal.value.code == "batch-other-actions"
    with pytest.raises(InvalidMove):
        batch.refusals([1])
    batch.step(batch.random_actions())
    assert batch.refusals(batch.random_actions()) == []


def test_a_seat_that_has_no_choice_cannot_act() -> None:
    batch = Batch("turandot", seeds=[1, 2], players=2)
    actions = np.full((2, SEATS), -1)
    actions[0, 3] = 8
    assert batch.step(actions).tolist() == [REFUSED, WAITED]


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([1.0, 2.0], "batch-actions-type"),
        ([True, False], "batch-actions-type"),
        (["play", "play"], "batch-actions-type"),
        ([1], "batch-actions-shape"),
        ([[1, 2], [1, 2]], "batch-actions-shape"),
        ([[1], [1, 2]], "batch-actions-shape"),
        (3, "batch-actions-shape"),
        (None, "batch-actions-type"),
    ],
)
def test_actions_of_the_wrong_kind(actions: Any, code: str) -> None:
    batch = Batch("turandot", seeds=[1, 2])
    before = batch.cells.copy()
    with pytest.raises(InvalidMove) as refusal:
        batch.step(actions)
    assert refusal.value.code == code
    assert (batch.cells == before).all()


@pytest.mark.parametrize(
    ("seeds", "code"),
    [
        ([], "batch-empty"),
        (5, "batch-seeds"),
        ([None], "batch-seeds"),
        ([[1]], "batch-seeds"),
        ("abc", "batch-seeds"),
        (b"abc", "batch-seeds"),
        (bytearray(b"abc"), "batch-seeds"),
        (memoryview(b"abc"), "batch-seeds"),
        ([True, False], "batch-seeds"),
        (np.array([True, False]), "batch-seeds"),
        (np.array(5), "batch-seeds"),
        (np.array([[1], [2]]), "batch-seeds"),
        (np.zeros((2, 2), np.int64), "batch-seeds"),
        (np.array([1.0, 2.0]), "batch-seeds"),
        (np.array([], np.int64), "batch-empty"),
        (range(10**30), "batch-too-large"),
        ([1, 10**5000], "batch-seed-too-long"),
    ],
)
def test_seeds_of_the_wrong_kind(seeds: Any, code: str) -> None:
    with pytest.raises(InvalidOptions) as refusal:
        Batch("turandot", seeds=seeds)
    assert refusal.value.code == code


def test_an_array_of_seeds_is_a_list_of_them() -> None:
    """Numbers below zero are seeds like others."""
    expected = Batch("turandot", seeds=[-3, 0, 2**63 - 1])
    found = Batch("turandot", seeds=np.array([-3, 0, 2**63 - 1]))
    assert (found.cells == expected.cells).all()
    assert (expected.cells[0] != Batch("turandot", seeds=[3]).cells[0]).any()


@pytest.mark.parametrize("threads", [-1, 0, "x", 1.5])
def test_threads_of_the_wrong_kind(threads: Any) -> None:
    with pytest.raises(InvalidOptions, match="at least 1") as refusal:
        Batch("turandot", seeds=[1], threads=threads)
    assert refusal.value.code == "batch-threads"


@pytest.mark.parametrize("setups", [5, [], "ab", {"players": 2}, np.array([1, 2]), np.array(3)])
def test_setups_of_the_wrong_kind(setups: Any) -> None:
    with pytest.raises(InvalidOptions) as refusal:
        Batch("turandot", seeds=[1, 2], setups=setups)
    assert refusal.value.code == "batch-setups"


def test_a_batch_that_is_closed() -> None:
    batch = Batch("turandot", seeds=[1, 2])
    batch.close()
    batch.close()
    for use in (batch.observe, lambda: batch.advance([8, 8]), batch.start_finished):
        with pytest.raises(RidottoError, match="closed"):
            use()


@pytest.mark.parametrize("match", [None, 1.5, "0", 0.0, pytest.param(10**5000, id="long")])
def test_no_number_of_a_match(match: Any) -> None:
    batch = Batch("turandot", seeds=[1, 2], keeps_records=True)
    with pytest.raises(InvalidOptions, match="from 0 to 1"):
        batch.record(match)
    assert verify(batch.record(np.int8(1))) is None


def test_large_numbers_do_not_turn_into_no_action() -> None:
    """As 64-bit numbers with a sign the largest one would be -1."""
    batch = Batch("turandot", seeds=[1, 2])
    assert batch.step(np.array([2**64 - 1, 8], np.uint64)).tolist() == [REFUSED, STEPPED]
    rows = np.full((2, SEATS), 2**64 - 1, np.uint64)
    assert batch.step(rows).tolist() == [REFUSED, REFUSED]


def test_a_game_that_is_not_on_cells() -> None:
    with pytest.raises(InvalidOptions, match="high_card"):
        Batch("high_card", seeds=[1])


def test_what_was_not_kept_cannot_be_told() -> None:
    with pytest.raises(InvalidOptions, match="keeps_records=True"):
        Batch("turandot", seeds=[1]).record(0)
    with pytest.raises(InvalidOptions, match="from 0 to 0"):
        Batch("turandot", seeds=[1], keeps_records=True).record(1)


def test_finished_matches_start_anew_with_other_cards() -> None:
    batch = Batch("turandot", seeds=range(3), players=2, keeps_records=True)
    while batch.is_running:
        batch.step(batch.random_actions())
    old = [batch.record(number).events for number in range(3)]
    assert batch.start_finished() == 3
    while batch.is_running:
        batch.step(batch.random_actions())
    new = [batch.record(number) for number in range(3)]
    assert all(verify(record) is None for record in new)
    assert all(record.events != events for record, events in zip(new, old, strict=True))


@over_all
def test_to_advance_is_to_step_to_start_anew_and_to_look(game: CellGame[Any, Any], options: Any) -> None:
    """One of them does all at once, one keeps records and does it bit by bit."""
    quick = Batch(game.id, seeds=range(3), **options.to_json())
    slow = batch_of(game, options)
    assert (quick.observe() == slow.observe()).all()
    finished = 0
    number = 0
    while finished < 3:
        number += 1
        actions = quick.random_actions()[np.arange(3), quick.seats]
        if number % 7 == 3:
            actions[number % 3] = (-1, 62, 999)[number % 3]
        results = quick.advance(actions)
        assert (results == slow.advance(actions)).all()
        for name in ("cells", "acting", "seats", "masks", "rewards", "observations"):
            assert (getattr(quick, name) == getattr(slow, name)).all(), name
        assert quick.acting.all()
        finished += int((results == FINISHED).sum())
    assert verify(slow.record(2)) is None


@over_all
def test_what_was_seen_before_changes_no_observation(game: CellGame[Any, Any], options: Any) -> None:
    """Not by steps that nobody looked at, nor by cells that their owner has changed."""
    batch = Batch(game.id, seeds=range(3), **options.to_json())
    for number in range(60):
        if number % 3 == 1:
            batch.step(batch.random_actions())
            batch.start_finished()
        if number % 5 == 2:
            for array in batch.arrays.values():
                array[:] = np.roll(array, 1, axis=0)
        batch.advance(batch.random_choices())
        seen = batch.observations.copy()
        assert (seen == batch.observe()).all()


NOBODY = np.full(2, 2**64 - 1, np.uint64)
"""As 64-bit numbers with a sign: -1."""


@pytest.mark.parametrize(
    "seats",
    [
        [0],
        [0, 2],
        [-2, 0],
        [0.0, 1.0],
        [[0], [0, 1]],
        None,
        "ab",
        pytest.param(NOBODY, id="large"),
    ],
)
def test_seats_that_cannot_look(seats: Any) -> None:
    batch = Batch("turandot", seeds=[1, 2], players=2)
    with pytest.raises(InvalidMove, match="from 0 to 1") as refusal:
        batch.observe(np.array(seats) if seats is None else seats)
    assert refusal.value.code == "batch-observers"


def test_to_advance_needs_one_action_for_each_match() -> None:
    batch = Batch("turandot", seeds=[1, 2])
    with pytest.raises(InvalidMove, match="one for each match") as refusal:
        batch.advance(batch.random_actions())
    assert refusal.value.code == "batch-one-action"


@pytest.mark.parametrize("threads", [1, 2, 7, 10**9, None])
def test_every_row_is_in_one_thread(threads: int | None) -> None:
    """However many are asked for: no more than a processor could have."""
    sharing = RowThreads(WORTH_SHARING + 1, threads, is_compiled=True)
    parts: list[tuple[int, int]] = []

    def take(first: int, end: int, _: Any) -> int:
        parts.append((first, end))
        return 0

    sharing.each(take)
    assert [row for part in sorted(parts) for row in range(*part)] == [*range(WORTH_SHARING + 1)]
    assert len(parts) <= MOST_THREADS <= WORTH_SHARING
    sharing.close()


def test_interpreted_matches_are_not_shared_by_threads() -> None:
    batch = Batch("turandot", seeds=range(1024), players=2, threads=4)
    batch.step(batch.random_actions())
    assert set(batch.results) == {STEPPED}
    assert (batch.cells[:, 0] == batch.cells[0, 0]).all()


def test_a_seat_that_its_own_match_lacks_is_refused() -> None:
    batch = Batch(GAMES[0].id, seeds=range(2), setups=[{"players": 3}, {"players": 4}])
    batch.observe([2, 3])
    with pytest.raises(InvalidMove) as refusal:
        batch.observe([3, 2])
    assert (refusal.value.code, refusal.value.facts["last"]) == ("batch-observers", 2)


def test_a_step_into_a_finished_match_is_no_part_of_its_record() -> None:
    batch = Batch("turandot", seeds=range(2), players=2, keeps_records=True)
    while batch.acting.all():
        batch.step(batch.random_actions())
    over = int(batch.acting.argmin())
    before = batch.record(over)
    actions = batch.random_actions()
    actions[over, 0] = 3
    assert batch.step(actions)[over] == WAITED
    assert batch.record(over) == before
    assert verify(batch.record(1 - over)) is None


def test_steps_before_every_match_began_are_forgotten() -> None:
    batch = Batch("turandot", seeds=range(3), players=2, keeps_records=True)
    history = batch._history
    assert history is not None
    steps = kept = 0
    while steps < 200:
        steps += 1
        batch.advance(batch.random_choices())
        kept = max(kept, len(history._steps))
    # No match of two has more decisions.
    assert kept <= 80
    assert all(verify(batch.record(match)) is None for match in range(3))
