"""A view of a vector from some cell on, used like a vector."""

from ridotto.compile.rule import Cells, native


class _Part:
    """For interpreted rules: it reads and writes the cells of the whole vector."""

    __slots__ = ("_first", "_whole")

    def __init__(self, whole: Cells, first: int) -> None:
        self._whole = whole
        self._first = first

    def __getitem__(self, cell: int) -> int:
        return self._whole[self._first + cell]

    def __setitem__(self, cell: int, value: int) -> None:
        self._whole[self._first + cell] = value


@native("part")
def part(cells: Cells, first: int) -> Cells:
    return _Part(cells, first)  # type: ignore[return-value]  # rules only read and write single cells
