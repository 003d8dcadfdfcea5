"""Two speeds: what may be compiled, how it is switched off, and where compiled code is kept."""

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ridotto
from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import bind, compiled, is_jit_wanted, rule
from ridotto.engine.rng import below, next_word
from tests.patience import PATIENCE_S
from tests.unit.compile import steps_bound, steps_to_bind


def python(code: str, **environment: str) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        # Copies of the sources must not count as sources that nobody tests.
        env={name: value for name, value in os.environ.items() if not name.startswith("COV")} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def unmarked(number: int) -> int:
    return number + 1


@rule
def first_and_length(cells: list[int], factor: int) -> int:
    cells[0] += 1
    return cells[0] * factor + len(cells)


@rule
def only_briefly(number: int) -> int:
    return number + 1


def test_only_marked_functions_can_be_compiled() -> None:
    with pytest.raises(TypeError, match=r"unmarked is not marked with @rule"):
        compiled(unmarked)


def test_a_function_has_one_twin() -> None:
    assert compiled(below) is compiled(below)
    others: list[object] = [compiled(next_word), below]
    assert compiled(below) not in others


def test_marking_leaves_a_function_as_it_was() -> None:
    assert rule(unmarked_too) is unmarked_too
    assert unmarked_too(4) == 5


def unmarked_too(number: int) -> int:
    return number + 1


def test_a_kernel_answers_the_same_before_and_after_warming_up() -> None:
    kernel = Kernel(first_and_length, "vi")
    cells = np.array([4, 0, 0], np.int64)
    assert kernel.run(cells, 10) == 53
    assert cells.tolist() == [5, 0, 0]
    kernel.warm_up()
    assert kernel.run(cells, 10) == 63
    assert cells.tolist() == [6, 0, 0]


@pytest.mark.parametrize("is_on", [True, False])
def test_compiling_leaves_the_garbage_collector_as_it_was(*, is_on: bool) -> None:
    was_on = gc.isenabled()
    (gc.enable if is_on else gc.disable)()
    try:
        Kernel(first_and_length, "vi").warm_up()
        assert gc.isenabled() == is_on
    finally:
        (gc.enable if was_on else gc.disable)()


def test_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_JIT", "0")
    assert not is_jit_wanted()
    monkeypatch.setenv("RIDOTTO_JIT", "1")
    assert is_jit_wanted()
    monkeypatch.delenv("RIDOTTO_JIT")
    assert is_jit_wanted()


def test_switched_off_nothing_is_compiled() -> None:
    """Numba is not even imported, and the games still play."""
    answer = python(
        """
import sys
import ridotto.games
from ridotto.compile.kernel import warm_up
from ridotto.engine.play.match import Match
from ridotto.games import find_game

game = find_game("bottle_imp")
match = Match(game, game.parse_options({"players": 3}), seed=0)
match.play_chance()
print(warm_up(game.kernels), "numba" in sys.modules, "llvmlite" in sys.modules, len(match.events))
""",
        RIDOTTO_JIT="0",
    )
    assert answer == "False False False 2"


def test_nothing_heavy_is_imported_before_somebody_asks_for_speed() -> None:
    answer = python(
        """
import sys
import ridotto.games
import ridotto.engine.play.match, ridotto.engine.records.verify
print([name for name in ("numba", "llvmlite", "rich") if name in sys.modules])
"""
    )
    assert answer == "[]"


COMPILE_AND_COUNT = """
import numpy as np
from ridotto.engine.rng import next_word
from ridotto.compile.rule import compiled

twin = compiled(next_word)
cells = np.array([1, 2, 3, 4], np.int64)
words = [int(twin(cells)) for _ in range(3)]
print(*words, sum(twin.stats.cache_hits.values()), sum(twin.stats.cache_misses.values()))
"""


def test_compiled_code_is_kept_for_the_next_process(tmp_path: Path) -> None:
    """In the user's cache folder: the second process loads it and writes nothing.

    After a change in any source file, also one that holds no rule, nothing old is loaded.
    """
    sources = tmp_path / "sources"
    kept_in = tmp_path / "cache"
    shutil.copytree(Path(ridotto.__file__).parent, sources / "ridotto")
    cells = [1, 2, 3, 4]
    words = [str(next_word(cells)) for _ in range(3)]

    def run() -> tuple[list[str], dict[Path, int]]:
        printed = python(COMPILE_AND_COUNT, XDG_CACHE_HOME=str(kept_in), PYTHONPATH=str(sources))
        return printed.split(), {
            path: path.stat().st_mtime_ns for path in kept_in.rglob("*") if path.is_file()
        }

    first, kept = run()
    assert first == [*words, "0", "1"]
    assert {path.suffix for path in kept} == {".nbc", ".nbi"}
    assert {path.relative_to(kept_in).parts[:2] for path in kept} == {("ridotto", "compiled")}
    assert run() == ([*words, "1", "0"], kept)

    (sources / "ridotto" / "engine" / "steps.py").write_text("# changed")
    third, kept_now = run()
    assert third == [*words, "0", "1"]
    assert len(kept_now) == 2 * len(kept)
    assert {path: time for path, time in kept_now.items() if path in kept} == kept


MUST_COMPILE = """
from ridotto.compile.kernel import Kernel, must_compile
from ridotto.engine.rng import below

kernel = Kernel(below, "vi")
before = must_compile([kernel])
kernel.warm_up()
print(before, must_compile([kernel]), must_compile([Kernel(below, "vi")]))
"""


def test_whether_somebody_has_to_wait_is_known_before(tmp_path: Path) -> None:
    """Not for what was compiled in this process, nor for what the cache has."""
    cache = str(tmp_path)
    assert python(MUST_COMPILE, XDG_CACHE_HOME=cache) == "True False False"
    assert python(MUST_COMPILE, XDG_CACHE_HOME=cache) == "False False False"
    assert python(MUST_COMPILE, XDG_CACHE_HOME="/dev/null") == "True False True", "there is no cache"
    assert python(MUST_COMPILE, XDG_CACHE_HOME=str(tmp_path / "off"), RIDOTTO_JIT="0").startswith("False")


def test_where_nothing_can_be_kept_nothing_is_left_beside_the_sources() -> None:
    """Numba would fall back to __pycache__, where compiled code can outlive the rules it was made from."""
    imports = "from ridotto.engine.rng import below; from ridotto.compile.kernel import Kernel"
    python(f"{imports}; Kernel(below, 'vi').warm_up()", XDG_CACHE_HOME="/dev/null")
    assert list(Path(ridotto.__file__).parent.rglob("*.nbi")) == []


def test_a_full_disk_keeps_nobody_from_playing(tmp_path: Path) -> None:
    """A limit on the size of files stands for it."""
    answer = python(
        """
import resource, signal
import numpy as np
from ridotto.engine.rng import below
from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import compiled
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
kernel = Kernel(below, "vi")
kernel.warm_up()
print(kernel.run(np.array([1, 2, 3, 4], np.int64), 6), len(compiled(below).overloads))
""",
        XDG_CACHE_HOME=str(tmp_path),
    )
    assert answer == f"{below([1, 2, 3, 4], 6)} 1"
    assert all(path.stat().st_size == 0 for path in tmp_path.rglob("*") if path.is_file())


def test_a_function_is_bound_in_another_module() -> None:
    with pytest.raises(ValueError, match="repeated must be bound in another module"):
        bind(steps_to_bind.repeated, steps_to_bind.__name__)


@pytest.mark.parametrize(
    ("fn", "expected"), [(steps_to_bind.repeated, (3, 3, 2.5)), (steps_bound.repeated, (18, 30, 8.0))]
)
def test_a_bound_function_uses_other_rules_at_both_speeds(
    fn: Callable[..., int], expected: tuple[int, int, float]
) -> None:
    kernel = Kernel(fn, "vVi")
    for _ in range(2):
        cells, weights = np.zeros(1, np.int64), np.ones(1)
        assert (kernel.run(cells, weights, 3), int(cells[0]), float(weights[0])) == expected
        kernel.warm_up()


def test_a_brief_kernel_keeps_the_lock_of_python() -> None:
    """Numba is asked what it was told: to see it from outside would be a race of threads."""
    # Any: a dispatcher of Numba, which has no types.
    twins: list[Any] = [compiled(only_briefly, is_brief=True), compiled(first_and_length)]
    assert [twin.targetoptions["nogil"] for twin in twins] == [False, True]
