"""Rules that only other rules call become part of them, and no machine code of their own."""

from typing import Any

import numpy as np

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import Cells, bare_twin, rule


@rule
def doubled(cells: Cells, place: int) -> int:
    cells[place] *= 2
    return cells[place]


@rule
def doubled_twice(cells: Cells, place: int) -> int:
    return doubled(cells, place) + doubled(cells, place)


def test_only_what_python_calls_has_machine_code() -> None:
    from numba import int64, types

    kernel = Kernel(doubled_twice, "vi")
    kernel.warm_up()
    cells = np.array([1, 3])
    assert kernel.run(cells, 1) == 6 + 12
    assert cells.tolist() == [1, 12]
    signature = (types.CPointer(int64), int64)
    for fn in (doubled, doubled_twice):
        twin: Any = bare_twin(fn)  # a dispatcher of Numba, which has no types
        twin.compile(signature)
        made = twin.overloads[signature]
        symbol = made.fndesc.llvm_func_name
        assert symbol in made.library.get_llvm_str()
        assert not made.target_context.codegen()._engine.is_symbol_defined(symbol)
