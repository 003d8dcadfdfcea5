"""Bit operations that a processor has an instruction for, as Numba intrinsics."""

from collections.abc import Callable, Sequence
from functools import cache

from llvmlite import binding, ir
from numba import config, types
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


def _nth(_context: Context, mask: types.Type, index: types.Type) -> Typed:  # noqa: ARG001
    """A bit is deposited at the place of this member: random games gain up to a third (bench/engine)."""

    def build(
        _context: BaseContext, builder: ir.IRBuilder, _signature: Signature, args: Sequence[ir.Value]
    ) -> ir.Value:
        word = ir.IntType(64)
        bit = builder.shl(ir.Constant(word, 1), args[1])
        deposit = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word])
        )
        return builder.cttz(builder.call(deposit, [bit, args[0]]), ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64, types.int64), build


SLOW_DEPOSIT = ("btver2", "bdver4", "znver1", "znver2")
"""Processors that have the instruction and take hundreds of cycles for it."""


@cache
def _deposits_bits() -> bool:
    """Whether this processor deposits bits at once.

    Code that is not optimised is for every processor (compile/wasm/module.py).
    """
    is_quick = binding.get_host_cpu_name() not in SLOW_DEPOSIT
    return bool(config.OPT) and is_quick and binding.get_host_cpu_features().get("bmi2", False)


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
_OF_SOME: dict[str, Callable[..., object]] = {"nth": numba_intrinsic(_nth)}
"""Those that not every processor has."""


def intrinsic(instruction: str) -> Callable[..., object] | None:
    """None where this processor has no such instruction."""
    if instruction in _OF_SOME:
        return _OF_SOME[instruction] if _deposits_bits() else None
    return _BY_NAME[instruction]
