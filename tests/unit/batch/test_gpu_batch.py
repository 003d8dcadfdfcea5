"""A batch on a GPU plays what one on the processor plays (on a card: `python -m bench.gpu.steps --law`)."""

import pytest
from bench.gpu.card import beyond_blocks

from ridotto.batch import GpuLost
from ridotto.batch.gpu.failures import told_plainly
from ridotto.compile.cuda import kernel, launch
from tests.twins.test_cuda import python
from tests.unit.batch.simulated import CHECKS


def test_on_the_simulator() -> None:
    """All checks in one process: to start it takes longer than most of them."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not made for this system")
    # Compiling the processor's side takes longer than these few matches.
    told = python("-m", "tests.unit.batch.simulated", NUMBA_ENABLE_CUDASIM="1", RIDOTTO_JIT="0")
    assert told.split() == [*CHECKS]


@pytest.mark.parametrize("matches", [1, 2 * kernel.THREADS, 3 * kernel.THREADS, 4096, 1_000_000])
def test_on_a_card_the_last_block_is_not_full(matches: int) -> None:
    asked = beyond_blocks(matches)
    assert matches <= asked <= matches + 1
    assert asked % kernel.THREADS
    assert asked % launch.THREADS


WITHOUT = """
from ridotto.batch import GpuBatch, NoGpu
try:
    GpuBatch("turandot", seeds=[1])
except NoGpu as error:
    print(error)
"""


def test_without_a_gpu_a_sentence_says_so() -> None:
    """No driver is found where none can be looked for."""
    told = python("-c", WITHOUT, NUMBA_ENABLE_CUDASIM="0", CUDA_VISIBLE_DEVICES="")
    assert told.startswith("No GPU can be used: ")


def test_nothing_of_it_is_imported_before_somebody_asks() -> None:
    code = "import sys, ridotto.batch; print({'numba', 'cuda'} & set(sys.modules))"
    assert python("-c", code) == "set()"


def test_a_driver_that_says_nothing() -> None:
    class Silent(Exception):
        pass

    Silent.__module__ = "cuda.core"
    with pytest.raises(GpuLost, match="its matches are lost: Silent"), told_plainly():
        raise Silent
