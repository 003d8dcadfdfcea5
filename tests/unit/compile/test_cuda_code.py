"""What NVIDIA's compiler is told, by one thread at a time; and it is left as it was."""

import sys
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from ridotto.compile.cuda import kernel
from ridotto.compile.cuda.code import with_addresses, with_arrays_apart

# As numba-cuda writes it: an array is seven arguments or more, of which the fifth is its address.
KERNEL = """\
define void @"thread"(i8* %"cells.0", i8* %"cells.1", i64 %"cells.2", i64 %"cells.3", i64* %"cells.4", i64 %"cells.5.0", i64 %"cells.6.0", i8* %"legal.4", i64 %"legal.5.0")
{
entry:
  %".12" = mul i64 %".10", %".11"
  %".13" = ptrtoint i64* %".9" to i64
  %".14" = add i64 %".13", %".12"
  %".15" = inttoptr i64 %".14" to i64*
  %".16" = load i64, i64* %".15"
  %".17" = ptrtoint i64* %".9" to i64
  store i64 %".17", i64* %".15"
}
define linkonce_odr i32 @"rule"(i64* %".ret", i64* %"cells.4") alwaysinline
!nvvm.annotations = !{ !3 }
!3 = !{ void (i8*, i8*, i64)* @"thread", !"kernel", i32 1 }
"""  # noqa: E501


def test_a_sum_of_an_address_is_an_address() -> None:
    found = with_addresses(KERNEL)
    assert (
        """\
  %".13" = bitcast i64* %".9" to i8*
  %".14" = getelementptr i8, i8* %".13", i64 %".12"
  %".15" = bitcast i8* %".14" to i64*
  %".16" = load i64, i64* %".15"
"""
        in found
    )
    # A number stays a number.
    assert '%".17" = ptrtoint i64* %".9" to i64\n  store' in found


def test_the_arrays_of_a_kernel_are_apart() -> None:
    head, rest = with_arrays_apart(KERNEL).split("\n", 1)
    assert 'i64* noalias %"cells.4"' in head
    assert 'i8* noalias %"legal.4"' in head
    assert 'i8* %"cells.0"' in head
    # Those of a rule may be parts of one.
    assert rest == KERNEL.split("\n", 1)[1]
    assert with_arrays_apart("define void @rule(i64* %cells)") == "define void @rule(i64* %cells)"


def test_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_ir(code: list[str], **options: object) -> object:
        return code, options

    nvvm = SimpleNamespace(compile_ir=compile_ir)
    # Other machines have no such module.
    monkeypatch.setitem(sys.modules, "numba.cuda.cudadrv", cast(ModuleType, SimpleNamespace(nvvm=nvvm)))

    def is_free(_: Any) -> bool:
        found = kernel.COMPILING.acquire(blocking=False)
        if found:
            kernel.COMPILING.release()
        return found

    with ThreadPoolExecutor(1) as other:
        with kernel._better_code():
            assert nvvm.compile_ir("code", opt=3) == (["code"], {"opt": 3, "fma": 0})
            assert list(other.map(is_free, [0])) == [False]
        assert list(other.map(is_free, [0])) == [True]
    assert nvvm.compile_ir is compile_ir
