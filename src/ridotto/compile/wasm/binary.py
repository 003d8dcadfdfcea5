"""Reading and writing the binary format of WebAssembly, as much as an object file of LLVM needs."""

from collections.abc import Iterator
from dataclasses import dataclass

HEADER = b"\0asm\1\0\0\0"

# Sections.
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(8)
CODE, DATA, DATA_COUNT = 10, 11, 12

# What is imported or exported.
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)

I32 = 0x7F
IS_MUTABLE = 1
I32_CONST, END = 0x41, 0x0B


@dataclass(frozen=True, slots=True)
class Section:
    kind: int
    body: bytes


class Reader:
    """Takes one thing after another from bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def is_done(self) -> bool:
        return self._at >= len(self._data)

    def take(self, count: int) -> bytes:
        taken = self._data[self._at : self._at + count]
        if len(taken) < count:
            raise ValueError("the object file ends in the middle")
        self._at += count
        return taken

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        """An unsigned integer in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value

    def text(self) -> str:
        return self.take(self.number()).decode()

    def rest(self) -> bytes:
        return self.take(len(self._data) - self._at)


def number(value: int) -> bytes:
    """An unsigned integer in LEB128."""
    written = bytearray()
    while True:
        byte, value = value & 0x7F, value >> 7
        written.append(byte | (0x80 if value else 0))
        if not value:
            return bytes(written)


def signed(value: int) -> bytes:
    """A signed integer in LEB128."""
    written = bytearray()
    while True:
        byte, value = value & 0x7F, value >> 7
        is_last = value == (-1 if byte & 0x40 else 0)
        written.append(byte if is_last else byte | 0x80)
        if is_last:
            return bytes(written)


def text(value: str) -> bytes:
    encoded = value.encode()
    return number(len(encoded)) + encoded


def vector(items: "list[bytes]") -> bytes:
    return number(len(items)) + b"".join(items)


def sections(module: bytes) -> Iterator[Section]:
    reader = Reader(module)
    if reader.take(len(HEADER)) != HEADER:
        raise ValueError("this is no object file of WebAssembly")
    while not reader.is_done:
        kind = reader.byte()
        yield Section(kind, reader.take(reader.number()))


def joined(found: "list[Section]") -> bytes:
    return HEADER + b"".join(
        bytes([section.kind]) + number(len(section.body)) + section.body for section in found
    )
