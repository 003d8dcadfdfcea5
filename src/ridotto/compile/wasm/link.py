"""Makes a loadable module from one object file, without a linker.

LLVM writes an object file as if it were the whole program: functions, types and data are numbered from zero,
and the code already names them so. With a single object nothing has to be moved. What is left to do is to
give it what it would import from a linker, a memory and a stack, and to export its functions.
"""

from dataclasses import dataclass

from ridotto.compile.wasm.binary import (
    A_FUNCTION,
    A_GLOBAL,
    A_MEMORY,
    A_TABLE,
    CODE,
    CUSTOM,
    DATA,
    DATA_COUNT,
    END,
    EXPORT,
    FUNCTION,
    GLOBAL,
    I32,
    I32_CONST,
    IMPORT,
    IS_MUTABLE,
    MEMORY,
    TYPE,
    Reader,
    Section,
    joined,
    number,
    sections,
    signed,
    text,
    vector,
)

PAGE = 1 << 16
STACK = 1 << 14
"""Rules call each other a few levels deep and keep no arrays of their own."""
ALIGNED = 16

MEMORY_NAME = "memory"
HEAP_NAME = "heap"
"""A constant: where the memory is free from."""

_STACK_POINTER = "__stack_pointer"
_SYMBOL_TABLE = 8
_IS_UNDEFINED, _HAS_NAME = 0x10, 0x40
_FUNCTION_SYMBOL, _DATA_SYMBOL, _SECTION_SYMBOL = 0, 1, 3


@dataclass(frozen=True, slots=True)
class _Imports:
    functions: tuple[bytes, ...]
    """As they stand in the object file."""
    names: tuple[str, ...]


def link(objectfile: bytes, exports: tuple[str, ...]) -> bytes:
    """The module of an object file, with these functions exported."""
    found = list(sections(objectfile))
    by_kind = {section.kind: section.body for section in found if section.kind != CUSTOM}
    imports = _imports(by_kind[IMPORT])
    functions = _functions(found)
    if missing := [name for name in exports if name not in functions]:
        raise ValueError(f"not in the object file: {', '.join(missing)}")
    stack_top = _aligned(_data_end(by_kind.get(DATA))) + STACK
    exported = [text(name) + bytes([A_FUNCTION]) + number(functions[name]) for name in exports]
    exported += [text(MEMORY_NAME) + bytes([A_MEMORY]) + number(0)]
    exported += [text(HEAP_NAME) + bytes([A_GLOBAL]) + number(1)]
    made = {
        TYPE: by_kind[TYPE],
        IMPORT: vector(list(imports.functions)) if imports.functions else None,
        FUNCTION: by_kind[FUNCTION],
        MEMORY: vector([b"\0" + number(stack_top // PAGE + 1)]),
        GLOBAL: vector([_global(stack_top, IS_MUTABLE), _global(stack_top, 0)]),
        EXPORT: vector(exported),
        DATA_COUNT: by_kind.get(DATA_COUNT),
        CODE: by_kind[CODE],
        DATA: by_kind.get(DATA),
    }
    return joined([Section(kind, body) for kind, body in made.items() if body is not None])


def imported_functions(module: bytes) -> tuple[str, ...]:
    """The imports of a module."""
    return next((_imports(section.body).names for section in sections(module) if section.kind == IMPORT), ())


def _imports(body: bytes) -> _Imports:
    """The functions; of everything else only the memory and the stack pointer may be there."""
    reader = Reader(body)
    functions: list[bytes] = []
    names: list[str] = []
    for _ in range(reader.number()):
        module, name, kind = reader.text(), reader.text(), reader.byte()
        if kind == A_FUNCTION:
            functions.append(text(module) + text(name) + bytes([kind]) + number(reader.number()))
            names.append(name)
        elif kind == A_MEMORY:
            _skip_limits(reader)
        elif kind == A_GLOBAL and name == _STACK_POINTER:
            reader.take(2)
        elif kind == A_TABLE:
            reader.byte()
            _skip_limits(reader)
        else:
            raise ValueError(f"the object file needs {name}, which nobody gives it")
    return _Imports(tuple(functions), tuple(names))


def _skip_limits(reader: Reader) -> None:
    has_most = reader.byte() & 1
    for _ in range(1 + has_most):
        reader.number()


def _functions(found: list[Section]) -> dict[str, int]:
    """The numbers of the functions that are defined in the object file, by name."""
    for section in found:
        reader = Reader(section.body)
        if section.kind == CUSTOM and reader.text() == "linking":
            reader.number()
            while not reader.is_done:
                kind, part = reader.byte(), Reader(reader.take(reader.number()))
                if kind == _SYMBOL_TABLE:
                    return _symbols(part)
    raise ValueError("the object file has no table of symbols")


def _symbols(reader: Reader) -> dict[str, int]:
    functions = {}
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == _DATA_SYMBOL:
            reader.text()
            if not flags & _IS_UNDEFINED:
                for _ in range(3):
                    reader.number()
        elif kind == _SECTION_SYMBOL:
            reader.number()
        else:
            index = reader.number()
            if not flags & _IS_UNDEFINED or flags & _HAS_NAME:
                name = reader.text()
                if kind == _FUNCTION_SYMBOL and not flags & _IS_UNDEFINED:
                    functions[name] = index
    return functions


def _data_end(body: bytes | None) -> int:
    """Where the constants end; each segment has a fixed address in the only memory."""
    if body is None:
        return 0
    reader, end = Reader(body), 0
    for _ in range(reader.number()):
        if reader.byte() != 0 or reader.byte() != I32_CONST:
            raise ValueError("a segment of the object file stands at no fixed place")
        place = reader.number()
        if reader.byte() != END:
            raise ValueError("a segment of the object file stands at no fixed place")
        size = reader.number()
        reader.take(size)
        end = max(end, place + size)
    return end


def _aligned(place: int) -> int:
    return -(-place // ALIGNED) * ALIGNED


def _global(value: int, mutability: int) -> bytes:
    return bytes([I32, mutability, I32_CONST]) + signed(value) + bytes([END])
