"""Law 7: the twin for a GPU agrees with the rules, on numba-cuda's simulator (`bench.gpu`: on a card)."""

import os
import subprocess
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ridotto.batch import GpuBatch
from ridotto.batch.gpu.batch import _gpu
from ridotto.compile.cuda import gpu
from ridotto.compile.cuda.gpu import NOT_INSTALLED, TOO_OLD, NoGpu, cuda_module, find_gpu
from ridotto.compile.cuda.kernel import GpuKernel, _source, _types
from ridotto.compile.kernel import uncollected
from ridotto.engine.rng import below
from ridotto.games import SomeKit
from ridotto.games.kernels import kernels_of
from ridotto.server.generators.wasm_files import house_kits
from tests.patience import PATIENCE_S


def python(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("kit", house_kits(), ids=lambda kit: kit.game.id)
def test_the_simulator_agrees_with_interpreted_rules(kit: Any) -> None:
    """Over every configuration: whole matches state by state, worlds, and searches with their policies."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not made for this system")
    printed = python("-m", "tests.twins.simulated", kit.game.id, NUMBA_ENABLE_CUDASIM="1")
    matches, *searches = printed.split()
    assert int(matches) > 20
    counts = {name: int(count) for name, count in (each.split("=") for each in searches)}
    adapter = kit.bots.adapter
    asked = (kit.game.draw_worlds, adapter.try_actions, adapter.mix_actions)
    assert counts.keys() == {kernel.rule.__name__ for kernel in asked if kernel is not None}
    assert min(counts.values()) > 10


class Hopper:
    """As much of a GPU as the compiler asks about."""

    compute_capability = (9, 0)


@pytest.mark.parametrize("kit", house_kits(), ids=lambda kit: kit.game.id)
def test_every_kernel_is_compiled_as_far_as_it_can_be_without_a_gpu(
    kit: SomeKit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulator accepts all of Python; numba-cuda's compiler does not."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not made for this system")
    cuda = cuda_module()
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", Hopper)
    with uncollected():
        compile_all(kit, cuda)


def compile_all(kit: SomeKit, cuda: ModuleType) -> None:
    for kernel in kernels_of(kit):
        sizes = tuple(8 if kind in "vV" else -1 for kind in kernel.signature if kind != "i")
        written = GpuKernel(kernel.rule, kernel.signature)._written(cuda, sizes)
        cuda.compiler.compile_cuda(written, None, _types(kernel.signature, sizes), cc=(9, 0))


WITHOUT = """
from ridotto.compile.cuda.gpu import NoGpu, find_gpu
try:
    print(find_gpu().name)
except NoGpu as error:
    print(error)
"""


def test_without_a_gpu_a_sentence_says_so() -> None:
    """No driver is found where none can be looked for."""
    told = python("-c", WITHOUT, NUMBA_ENABLE_CUDASIM="0", CUDA_VISIBLE_DEVICES="")
    assert told.startswith("No GPU can be used: ")
    assert "\n" not in told


def test_without_numba_cuda_it_says_what_to_install() -> None:
    hidden = """
import importlib.util as util
find = util.find_spec
util.find_spec = lambda name: None if name == "numba_cuda" else find(name)
"""
    assert python("-c", hidden + WITHOUT).endswith(NOT_INSTALLED)


def test_nothing_of_it_is_imported_before_somebody_asks() -> None:
    code = (
        "import sys, ridotto.compile.cuda.kernel; print('numba' in sys.modules, 'numba.cuda' in sys.modules)"
    )
    assert python("-c", code) == "False False"


INTEGERS = np.zeros(4, np.int64)


@pytest.mark.parametrize(
    ("args", "error"),
    [
        ((np.zeros((4, 2), np.int64),), TypeError),
        ((np.zeros((4, 2), np.int32), INTEGERS[:2]), TypeError),
        ((np.zeros((4, 2)), INTEGERS[:2]), TypeError),
        ((np.zeros((4, 2), np.int64), 6), TypeError),
        ((np.zeros((4, 2), np.int64), INTEGERS[:3]), ValueError),
        ((np.zeros(4, np.int64), INTEGERS), ValueError),
        ((np.zeros((4, 0), np.int64), INTEGERS[:0]), ValueError),
    ],
)
def test_wrong_arguments_are_refused_before_anything_runs(args: tuple[object, ...], error: type) -> None:
    with pytest.raises(error, match="below"):
        GpuKernel(below, "vi")._count(args)


def test_a_thread_beyond_the_last_does_nothing() -> None:
    """Blocks are full, matches need not be: nothing is read or written past the end."""
    lines = _source("vri", (4, -1)).splitlines()
    assert lines[2:4] == ["    if thread >= results.shape[0]:", "        return"]


class Card:
    """As much of numba-cuda as is asked before the first batch."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def is_available(self) -> bool:
        return True

    # An array, like every argument and result here.
    def to_device(self, numbers: Any) -> Any:
        return numbers

    def jit(self, _: object) -> Any:
        raise self.error


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (
            "[222] Call to cuLinkAddData results in CUDA_ERROR_UNSUPPORTED_PTX_VERSION\nptxas",
            f"{TOO_OLD} ([222] Call to cuLinkAddData results in CUDA_ERROR_UNSUPPORTED_PTX_VERSION)",
        ),
        ("\n  no kernel image\nis there", "no kernel image"),
        ("", "RuntimeError"),
    ],
)
def test_a_driver_that_cannot_run_the_code(error: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there, and refuses what a newer compiler made: a batch says so in one line, and is not begun."""
    monkeypatch.setattr(gpu, "cuda_module", lambda: Card(RuntimeError(error)))
    monkeypatch.setenv("NUMBA_ENABLE_CUDASIM", "0")
    _gpu.cache_clear()
    for ask in (find_gpu, lambda: GpuBatch("turandot", seeds=[1])):
        with pytest.raises(NoGpu) as refusal:
            ask()
        assert str(refusal.value) == f"No GPU can be used: {reason}"
        assert refusal.value.reason == reason


def test_no_gpu_is_told_with_its_reason() -> None:
    assert NoGpu("no driver").reason == "no driver"
