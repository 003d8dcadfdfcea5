"""Bit operations that a processor has an instruction for, as Numba intrinsics."""

from collections.abc import Callable, Sequence

from llvmlite import ir
from numba import types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic as numba_intrinsic

Typed = tuple[Signature, Callable[..., ir.Value]]
"""What Numba needs for an intrinsic: its types, and the function that writes its instructions."""


def _popcount(_context: Context, mask: types.Type) -> Typed:  # noqa: ARG001
    def build(
        _context: BaseContext, builder: ir.IRBuilder, _signature: Signature, args: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


def _lowest(_context: Context, mask: types.Type) -> Typed:  # noqa: ARG001
    def build(
        _context: BaseContext, builder: ir.IRBuilder, _signature: Signature, args: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


def _highest(_context: Context, mask: types.Type) -> Typed:  # noqa: ARG001
    def build(
        _context: BaseContext, builder: ir.IRBuilder, _signature: Signature, args: Sequence[ir.Value]
    ) -> ir.Value:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), build


def _pointer(_context: Context, vector: types.Type) -> Typed:
    """The first cell of an array, for twins that take plain pointers."""

    def build(
        context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: Sequence[ir.Value]
    ) -> ir.Value:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return types.CPointer(vector.dtype)(vector), build


def _part(_context: Context, cells: types.Type, first: types.Type) -> Typed:  # noqa: ARG001
    def build(
        _context: BaseContext, builder: ir.IRBuilder, _signature: Signature, args: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.gep(args[0], [args[1]])

    return cells(cells, types.int64), build


pointer = numba_intrinsic(_pointer)

_BY_NAME: dict[str, Callable[..., object]] = {
    "popcount": numba_intrinsic(_popcount),
    "lowest": numba_intrinsic(_lowest),
    "highest": numba_intrinsic(_highest),
    "part": numba_intrinsic(_part),
}


def intrinsic(instruction: str) -> Callable[..., object]:
    return _BY_NAME[instruction]
