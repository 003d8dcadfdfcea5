"""A batch on numba-cuda's simulator beside one on the processor.

In a process of its own, `python -m tests.unit.batch.simulated`, started with NUMBA_ENABLE_CUDASIM=1,
which numba-cuda reads when it is imported.
"""

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from ridotto.batch import FINISHED, REFUSED, STEPPED, WAITED, Batch, GpuArray, GpuBatch, GpuFull, GpuLost
from ridotto.batch.luck import random_cells
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.cuda.launch import Launch
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.errors import InvalidMove, InvalidOptions
from ridotto.engine.records.verify import verify
from ridotto.games import all_kits
from ridotto.learn.playing.rival_thread import rival_thread
from tests.walks import CONFIGURATIONS

MATCHES = 3
BLOCK = 2
"""Threads: four for three matches. The last must do nothing: the simulator stops at what is out of bounds."""
ARRAYS = ("cells", "acting", "seats", "masks", "rewards", "results", "observations", "legal")


def both(game_id: str, **options: Any) -> tuple[GpuBatch, Batch]:
    options = {"seeds": range(MATCHES), **options}
    return GpuBatch(game_id, **options), Batch(game_id, **options)


def agree(found: GpuBatch, expected: Batch) -> None:
    for name in ARRAYS:
        assert (getattr(found, name).to_host() == getattr(expected, name)).all(), name


def advance(found: GpuBatch, expected: Batch, number: int) -> None:
    """One decision of each match, some of them wrong."""
    actions = expected.random_choices()
    assert (found.random_choices().to_host() == actions).all()
    if number % 7 == 3:
        actions[number % MATCHES] = (-1, 62, -(2**62))[number % MATCHES]
    expected.advance(actions)
    assert found.advance(actions) is found.results
    agree(found, expected)


def advanced() -> None:
    """Every configuration, decision by decision."""
    for game, options in CONFIGURATIONS:
        if game.kernels:
            found, expected = both(game.id, **options.to_json())
            agree(found, expected)
            for number in range(10):
                advance(found, expected, number)


def finished() -> None:
    """Past the end of every match, into the next."""
    for game_id, options in (("turandot", {"players": 2}), ("bottle_imp", {"players": 3, "rounds": 1})):
        found, expected = both(game_id, **options)
        ended = number = 0
        while ended < 2 * MATCHES:
            number += 1
            advance(found, expected, number)
            ended += int((expected.results == FINISHED).sum())


def mixed() -> None:
    """Several set-ups in one batch, each by the rules for learning, past the end of every match."""
    for kit in all_kits():
        learning = kit.learning
        if learning is None:
            continue
        setups = [learning.setups()[0], learning.setups()[-1]]
        kernels = None if learning.load_kernels is None else learning.load_kernels()
        found, expected = both(kit.game.id, setups=setups, kernels=kernels)
        agree(found, expected)
        over = np.zeros(MATCHES, np.bool_)
        number = 0
        while not over.all():
            number += 1
            advance(found, expected, number)
            over |= expected.results == FINISHED
        assert len({setup.players for setup in expected.setups}) == 2


def stepped() -> None:
    """All seats that have a choice at once; records; and matches that begin anew."""
    for game_id, options in (("turandot", {"players": 3}), ("bottle_imp", {"players": 2, "rounds": 1})):
        found, expected = both(game_id, keeps_records=True, **options)
        while expected.is_running:
            actions = expected.random_actions()
            drawn = found.random_actions()
            assert (drawn.to_host() == actions).all()
            assert drawn.shape == actions.shape == (MATCHES, SEATS)
            expected.step(actions)
            found.step(drawn)
            agree(found, expected)
        assert not found.is_running
        assert found.start_finished() == expected.start_finished() == MATCHES
        for _ in range(5):
            found.advance(found.random_choices())
            expected.advance(expected.random_choices())
        agree(found, expected)
        for match in range(MATCHES):
            record = found.record(match)
            assert record == expected.record(match)
            assert verify(record) is None
            assert len(record.events) > 2


def observed() -> None:
    found, expected = both("bottle_imp", players=3)
    for seats in ([2, 0, 1], np.array([1, 1, -1], np.int8)):
        assert (found.observe(seats).to_host() == expected.observe(seats)).all()
    assert (found.observe(found.seats).to_host() == expected.observe(expected.seats)).all()


def refused() -> None:
    """Only the match with a wrong action stays as it is."""
    for wrong in (-2, 62, 63, 64, 10**6, -(2**62)):
        found = GpuBatch("bottle_imp", seeds=range(MATCHES), players=4)
        before = found.cells.to_host().copy()
        actions = found.random_choices().to_host()
        actions[1] = wrong
        for take in (found.step, found.advance):
            assert take(actions).to_host()[1] == REFUSED
            assert (found.cells.to_host()[1] == before[1]).all()
            assert (1, "no-such-action") in found.refusals(sent(actions))
        assert set(found.results.to_host()[[0, 2]]) <= {STEPPED, REFUSED}
        assert not (found.cells.to_host()[[0, 2]] == before[[0, 2]]).all(axis=1).any()
    found = GpuBatch("turandot", seeds=[1, 2], players=2)
    rows = np.full((2, SEATS), -1)
    rows[0, 3] = 8
    assert found.step(rows).to_host().tolist() == [REFUSED, WAITED]
    assert found.refusals(sent(rows)) == found.refusals(rows) == [(0, "no-such-seat")]


def large() -> None:
    """On the card too: as a signed number, the largest unsigned one would be -1, no action."""
    for number in (2**64 - 1, 2**63, 2**63 - 1):
        column = np.array([number, 8], np.uint64)
        rows = np.full((2, SEATS), number, np.uint64)
        for given in (column, sent(column)):
            found = GpuBatch("turandot", seeds=[1, 2])
            assert found.step(given).to_host().tolist() == [REFUSED, STEPPED]
            assert found.advance(given).to_host()[0] == REFUSED
        for given in (rows, sent(rows), sent(rows.T).T):
            found = GpuBatch("turandot", seeds=[1, 2])
            assert found.step(given).to_host().tolist() == [REFUSED, REFUSED]


def taken() -> None:
    """Actions of any type of integers, in any order of memory, from here or from there."""
    expected = Batch("turandot", seeds=range(MATCHES))
    rows = expected.random_actions()
    expected.step(rows)
    for given in (rows.tolist(), rows.astype(np.int8), np.asfortranarray(rows), sent(rows), sent(rows.T).T):
        found = GpuBatch("turandot", seeds=range(MATCHES))
        found.step(given)
        agree(found, expected)
    one = expected.random_choices()
    expected.advance(one)
    for column in (one.astype(np.uint16), one[::-1][::-1], sent(one), sent(one.astype(np.int32))):
        found = GpuBatch("turandot", seeds=range(MATCHES))
        found.step(rows)
        found.advance(column)
        agree(found, expected)


def sent(numbers: Any) -> GpuArray:
    return GpuArray(cuda_module().to_device(np.ascontiguousarray(numbers)), is_turned=False)


def wrong() -> None:
    """Nothing has changed after a refusal."""
    found = GpuBatch("turandot", seeds=[1, 2], players=2)
    before = found.cells.to_host().copy()
    moves: list[tuple[Any, str]] = [
        ([1.0, 2.0], "batch-actions-type"),
        (None, "batch-actions-type"),
        (found.legal, "batch-actions-type"),
        (sent(np.zeros(2)), "batch-actions-type"),
        ([1], "batch-actions-shape"),
        ([[1], [1, 2]], "batch-actions-shape"),
        (sent(np.zeros(3, np.int64)), "batch-actions-shape"),
        (found.random_actions().T, "batch-actions-shape"),
    ]
    for actions, code in moves:
        for take in (found.step, found.advance):
            refuses(partial(take, actions), InvalidMove, code)
    refuses(lambda: found.advance(found.random_actions()), InvalidMove, "batch-one-action")
    refuses(lambda: found.observe([0, 2]), InvalidMove, "batch-observers")
    nobody = np.full(2, 2**64 - 1, np.uint64)
    for seats in (nobody, sent(nobody)):
        refuses(partial(found.observe, seats), InvalidMove, "batch-observers")
    refuses(lambda: found.record(0), InvalidOptions, "batch-keeps-nothing")
    assert (found.cells.to_host() == before).all()
    seeds: list[tuple[Any, str]] = [
        ([], "batch-empty"), (5, "batch-seeds"), ([None], "batch-seeds"), ([[1]], "batch-seeds"),
        (np.array(5), "batch-seeds"), ([True], "batch-seeds"), (range(10**30), "batch-too-large"),
    ]  # fmt: skip
    for given, code in seeds:
        refuses(partial(GpuBatch, "turandot", seeds=given), InvalidOptions, code)
    refuses(lambda: GpuBatch("high_card", seeds=[1]), InvalidOptions, "no-batches")


def refuses(take: Callable[[], object], error: type[InvalidMove | InvalidOptions], code: str) -> None:
    with pytest.raises(error) as refusal:
        take()
    assert refusal.value.code == code


def too_many() -> None:
    room = patch.object(GpuBatch, "_free_bytes", lambda _: 3 << 20)
    with room, pytest.raises(InvalidOptions, match="MiB of memory, and 3 MiB are free"):
        GpuBatch("turandot", seeds=range(1 << 40))


class DriverError(Exception):
    """As numba-cuda raises them."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


DriverError.__module__ = "numba.cuda.cudadrv.driver"
LOST = "The GPU no longer answers, and its matches are lost: [719] launch failed·soon"
FULL = "The GPU has no memory left for this; its matches are not lost: [2] out of memory"


def lost() -> None:
    """Wherever it happens, an error of a driver becomes one of ours; any other stays what it is."""
    found = GpuBatch("turandot", seeds=[1])
    launches, card = found._launches, cuda_module()
    calls: list[tuple[object, str, Callable[[], object]]] = [
        (launches.decide, "run", lambda: found.advance([8])),
        (launches.observe_again, "run", lambda: found.advance([8])),
        (launches.spread, "run", lambda: found.step([8])),
        (launches.step, "run", lambda: found.step(found.random_actions())),
        (launches.observe, "run", found.observe),
        (launches.start, "run", found.start_finished),
        (launches.legal, "run", lambda: found.legal),
        (card, "to_device", lambda: found.observe([0])),
        (card, "to_device", lambda: GpuBatch("turandot", seeds=[1])),
        (card, "device_array", lambda: GpuBatch("turandot", seeds=[1])),
        (card, "device_array", found.random_actions),
        (type(found.results.columns), "copy_to_host", found.results.to_host),
        (type(found.results.columns), "copy_to_host", lambda: found.is_running),
    ]
    for place, name, use in calls:
        for code, message, kind, words in (
            (719, "[719] launch failed\nsoon", GpuLost, LOST),
            (2, "[2] out of memory", GpuFull, FULL),
        ):
            with (
                patch.object(place, name, side_effect=DriverError(code, message)),
                pytest.raises(kind) as refusal,
            ):
                use()
            assert str(refusal.value) == words
        with patch.object(place, name, side_effect=KeyError("x")), pytest.raises(KeyError):
            use()
    before = found.cells.to_host().copy()
    with patch.object(card, "device_array", side_effect=DriverError(2, "")), pytest.raises(GpuFull):
        found.random_actions()
    assert (found.cells.to_host() == before).all()
    assert found.advance(found.random_choices()).to_host().tolist() == [STEPPED]


def read() -> None:
    """Others read the same memory, and see what a step changes."""
    found = GpuBatch("turandot", seeds=range(MATCHES))
    assert not hasattr(found.cells, "__cuda_array_interface__")
    for array in (found.observations, found.masks, found.seats, found.legal, found.cells.T):
        other = np.from_dlpack(array)
        assert other.shape == array.shape
        assert other.strides == array.strides
        assert other.dtype == array.dtype
        assert array.__dlpack_device__() == (1, 0)
        assert other.ctypes.data == array.columns.ctypes.data
    seen = np.from_dlpack(found.observations)
    before = seen.copy()
    found.advance(found.random_choices())
    assert not (seen == before).all()
    assert (seen == found.observations.to_host()).all()
    assert len(found.observations) == MATCHES


def rivals_asked() -> None:
    """Scripted rivals choose as on the processor, where they are asked."""
    for kit in all_kits():
        if kit.learning is None or kit.learning.load_rivals is None:
            continue
        rivals = kit.learning.load_rivals()
        batch = Batch(kit.game.id, seeds=range(MATCHES), players=3)
        for _ in range(12):
            batch.advance(batch.random_choices())
            seats = np.where(np.arange(MATCHES) == 1, -1, batch.seats)
            rngs = random_cells(range(MATCHES), "rivals")
            gpu = [rngs.T.copy(), seats, np.full(MATCHES, -7)]
            launch = Launch(rival_thread, block=BLOCK, choose_rival=rivals.choose, SCRATCH=rivals.scratch)
            launch.run(MATCHES, batch.cells.T.copy(), rivals.weights, *gpu)
            actions = np.full(MATCHES, -7)
            cells = np.ascontiguousarray(batch.cells).reshape(-1)
            own = (rngs.reshape(-1), np.zeros(rivals.scratch), seats, actions)
            rivals.for_rows.run(cells, rivals.weights, *own, MATCHES)
            assert gpu[2][1] == -7
            assert [*gpu[2][seats >= 0]] == [*actions[seats >= 0]]
            assert (gpu[0] == rngs.T).all()


CHECKS = {
    check.__name__: check
    for check in (
        advanced,
        finished,
        mixed,
        stepped,
        observed,
        refused,
        large,
        taken,
        wrong,
        too_many,
        lost,
        read,
        rivals_asked,
    )
}

if __name__ == "__main__":
    with patch("ridotto.batch.gpu.launches.Launch", partial(Launch, block=BLOCK)):
        for name, check in CHECKS.items():
            check()
            print(name)
