"""NVIDIA's compiler is changed by one thread at a time, and is left as it was."""

import sys
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from ridotto.compile.cuda import kernel


def test_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_ir(_: object, **options: object) -> object:
        return options

    nvvm = SimpleNamespace(compile_ir=compile_ir)
    # Other machines have no such module.
    monkeypatch.setitem(sys.modules, "numba.cuda.cudadrv", cast(ModuleType, SimpleNamespace(nvvm=nvvm)))

    def is_free(_: Any) -> bool:
        found = kernel.COMPILING.acquire(blocking=False)
        if found:
            kernel.COMPILING.release()
        return found

    with ThreadPoolExecutor(1) as other:
        with kernel._exact_floats():
            assert nvvm.compile_ir("code", opt=3) == {"opt": 3, "fma": 0}
            assert list(other.map(is_free, [0])) == [False]
        assert list(other.map(is_free, [0])) == [True]
    assert nvvm.compile_ir is compile_ir
