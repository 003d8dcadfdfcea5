"""More matches than memory are refused, wherever its limit is."""

import tracemalloc
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridotto.batch import Batch, memory
from ridotto.batch.checks import action_rows
from ridotto.batch.luck import random_cells
from ridotto.batch.masks import mask_rows
from ridotto.batch.seeds import seeds_of
from ridotto.engine.errors import InvalidOptions


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these few matches."""
    monkeypatch.setenv("RIDOTTO_JIT", "0")


@pytest.mark.parametrize("seeds", [range(1 << 40), range(10_000)])
def test_more_matches_than_memory(seeds: range, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.batch.processor.free_memory", lambda: 1 << 20)
    with pytest.raises(InvalidOptions, match="and 1 MiB are free") as refusal:
        Batch("turandot", seeds=seeds)
    assert refusal.value.code == "batch-too-large"
    taken: list[int] = []

    def endless() -> Iterator[int]:
        for seed in count():
            taken.append(seed)
            yield seed

    with pytest.raises(InvalidOptions, match="and 1 MiB are free"):
        Batch("turandot", seeds=endless())
    assert len(taken) < 1000


def test_free_memory_is_told_or_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    free = memory.free_memory()
    assert free is None or free > 1 << 20
    monkeypatch.setattr(memory, "_MEMINFO", Path("/nowhere"))
    monkeypatch.setattr(memory, "_OWN_GROUPS", Path("/nowhere"))
    free = memory.free_memory()
    assert free is None or free > 1 << 20


GIB = 1 << 30
UNLIMITED = 9223372036854771712
"""The limit of the older control groups where there is none."""
NEWER, OLDER = ("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes")


@pytest.mark.parametrize(
    ("own", "folders", "free"),
    [
        ("0::/", {"": (NEWER, GIB, 100)}, GIB - 100),
        ("0::/outer/own", {"outer": (NEWER, GIB, 100), "outer/own": (NEWER, "max", 50)}, GIB - 100),
        ("0::/outer/own", {"outer": (NEWER, 2 * GIB, 0), "outer/own": (NEWER, GIB, 2 * GIB)}, 0),
        ("0::/of/the/host", {"": (NEWER, GIB, 100)}, GIB - 100),
        ("0::/", {"": (NEWER, 9 * GIB, 100)}, 4 * GIB),
        ("4:memory:/own\n0::/", {"memory/own": (OLDER, GIB, 100)}, GIB - 100),
        ("4:cpu,memory:/\n0::/", {"memory": (OLDER, UNLIMITED, 100)}, 4 * GIB),
        ("0::/", {}, 4 * GIB),
        ("0::/", {"": (NEWER, "nonsense", 100)}, 4 * GIB),
    ],
)
def test_the_limit_of_a_container_counts(
    own: str, folders: dict[str, Any], free: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left under the lowest limit, of this group or of one around it."""
    (tmp_path / "own").write_text(own)
    (tmp_path / "meminfo").write_text(f"MemTotal: {GIB >> 7} kB\nMemAvailable: {4 * GIB >> 10} kB\n")
    for folder, (names, limit, used) in folders.items():
        (tmp_path / "groups" / folder).mkdir(parents=True, exist_ok=True)
        for name, number in zip(names, (limit, used), strict=True):
            (tmp_path / "groups" / folder / name).write_text(f"{number}\n")
        (tmp_path / "groups" / folder / "memory.stat").write_text("anon 7\ninactive_file 0\n")
    monkeypatch.setattr(memory, "_MEMINFO", tmp_path / "meminfo")
    monkeypatch.setattr(memory, "_OWN_GROUPS", tmp_path / "own")
    monkeypatch.setattr(memory, "_GROUPS", tmp_path / "groups")
    assert memory.free_memory() == free


def test_files_in_memory_are_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were not read lately: the system gives them up when it needs the memory."""
    for name, words in (
        ("own", "0::/"),
        ("memory.max", "1000"),
        ("memory.current", "900"),
        ("memory.stat", "inactive_file 300\nactive_file 200"),
    ):
        (tmp_path / name).write_text(words)
    monkeypatch.setattr(memory, "_OWN_GROUPS", tmp_path / "own")
    monkeypatch.setattr(memory, "_GROUPS", tmp_path)
    assert memory.free_memory() == 400


def test_what_is_made_beside_the_arrays_fits_into_the_room_for_it() -> None:
    """Seeds and the bytes of their streams, what is legal, the actions of every seat."""
    matches = 2000
    batch = Batch("turandot", seeds=range(10), players=2)
    tracemalloc.start()
    try:
        seeds = seeds_of(range(1 << 40, (1 << 40) + matches), 1, None)
        luck = random_cells(seeds, "chance")
        rows = mask_rows(np.ones(matches, np.int64))
        given = np.ones(matches, np.int64)
        actions = action_rows(given, given)
        made = luck.nbytes + given.nbytes
        assert tracemalloc.get_traced_memory()[1] < (batch.bytes_besides * matches) + made
        assert len(rows) == len(actions) == matches
    finally:
        tracemalloc.stop()
