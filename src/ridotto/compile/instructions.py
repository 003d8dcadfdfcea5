"""Bit operations that a processor has an instruction for, as Numba intrinsics."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic as numba_intrinsic


def _popcount(_context: Any, mask: Any) -> Any:  # noqa: ARG001
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


def _lowest(_context: Any, mask: Any) -> Any:  # noqa: ARG001
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


def _highest(_context: Any, mask: Any) -> Any:  # noqa: ARG001
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), build


def _pointer(_context: Any, vector: Any) -> Any:
    """The first cell of an array, for twins that take plain pointers."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return types.CPointer(vector.dtype)(vector), build


pointer = numba_intrinsic(_pointer)

_BY_NAME: dict[str, Callable[..., Any]] = {
    "popcount": numba_intrinsic(_popcount),
    "lowest": numba_intrinsic(_lowest),
    "highest": numba_intrinsic(_highest),
}


def intrinsic(instruction: str) -> Callable[..., Any]:
    return _BY_NAME[instruction]
