"""Kernels compiled into one WebAssembly module.

Numba writes its code as LLVM's intermediate language. Left as it is, without optimisation, that is the same
on every processor; LLVM then optimises and compiles it for WebAssembly. The rules call no external functions,
so the module imports nothing.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ridotto.compile.kernel import Kernel, uncollected
from ridotto.compile.rule import bare_twin
from ridotto.compile.wasm.link import imported_functions, link

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
"""The features that every browser has had since 2021."""
UNOPTIMISED = {"NUMBA_OPT": "0", "NUMBA_LOOP_VECTORIZE": "0"}
"""Numba reads this when it is imported."""

_NO_TARGET = re.compile(r"^target .*\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class _Written:
    """A kernel in the intermediate language."""

    kernel: Kernel
    symbol: str
    text: str


def build(kernels: Sequence[Kernel]) -> bytes:
    """A module that exports each kernel under the name of its rule.

    Vectors are places in its memory, integers have 64 bits. Only where `is_unoptimised`.
    """
    if not is_unoptimised():
        raise ValueError(f"start this process with {UNOPTIMISED}")
    names = tuple(kernel.rule.__name__ for kernel in kernels)
    if len(set(names)) < len(names):
        raise ValueError(f"two of these kernels have one name: {', '.join(names)}")
    with uncollected():
        module = link(_object([_written(kernel) for kernel in kernels], names), names)
    if needed := imported_functions(module):
        raise ValueError(f"the rules call {', '.join(needed)}, which no browser has")
    return module


def is_unoptimised() -> bool:
    """Whether this process was started so that Numba leaves its code as it is."""
    return all(os.environ.get(name) == value for name, value in UNOPTIMISED.items())


def run_unoptimised(*command: str) -> None:
    """Run a Python module in a process in which `build` can be called."""
    subprocess.run([sys.executable, "-m", *command], env={**os.environ, **UNOPTIMISED}, check=True)


def _written(kernel: Kernel) -> _Written:
    from numba import float64, int64, types

    kinds = {letter: types.CPointer(int64) for letter in "vr"}
    kinds |= {letter: types.CPointer(float64) for letter in "VR"}
    kinds["i"] = int64
    twin: Any = bare_twin(kernel.rule)  # a dispatcher of Numba, which has no types
    signature = tuple(kinds[kind] for kind in kernel.signature)
    twin.compile(signature)
    made = twin.overloads[signature]
    # A rule that always returns the same number has a type of its own, which is also an integer.
    if types.unliteral(made.signature.return_type) != int64:
        raise ValueError(f"{kernel.rule.__name__} returns {made.signature.return_type}, not an integer")
    text = _NO_TARGET.sub("", twin.inspect_llvm(signature))
    return _Written(kernel, made.fndesc.llvm_func_name, text)


def _entry(written: _Written) -> str:
    """A wrapper that calls Numba's function and returns its result; it traps if a rule has failed."""
    passed = ["i64" if kind == "i" else "ptr" for kind in written.kernel.signature]
    named = ", ".join(f"{kind} %{place}" for place, kind in enumerate(passed))
    return f"""
declare i32 @"{written.symbol}"(ptr, ptr, {", ".join(passed)})
define i64 @{written.kernel.rule.__name__}({named}) {{
entry:
  %result = alloca i64
  %error = alloca ptr
  %status = call i32 @"{written.symbol}"(ptr %result, ptr %error, {named})
  %has_failed = icmp ne i32 %status, 0
  br i1 %has_failed, label %failed, label %done
done:
  %value = load i64, ptr %result
  ret i64 %value
failed:
  call void @llvm.trap()
  unreachable
}}
"""


def _object(written: Sequence[_Written], names: tuple[str, ...]) -> bytes:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3, reloc="static")
    module = llvm.parse_assembly("declare void @llvm.trap()" + "".join(map(_entry, written)))
    for kernel in written:
        module.link_in(llvm.parse_assembly(kernel.text))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in names:
            symbol.linkage = "internal"
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    last = llvm.create_new_module_pass_manager()
    # Numba's data for errors and for Python.
    last.add_global_dead_code_eliminate_pass()
    last.run(module, passes)
    compiled: bytes = machine.emit_object(module)
    return compiled
