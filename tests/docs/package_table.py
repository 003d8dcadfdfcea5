"""The table of packages in docs/contributors/architecture.md: which there are, and what each imports."""

import re
from dataclasses import dataclass

from tests.docs.blocks import ROOT
from tests.docs.imports import arrows

PAGE = ROOT / "docs" / "contributors" / "architecture.md"

_ROW = re.compile(r"^\| `(?P<name>\w+)` \| (?P<about>[^|]+) \| *(?P<imports>[^|]*?) *\|$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    about: str
    imports: tuple[str, ...]

    def __str__(self) -> str:
        written = ", ".join(f"`{name}`" for name in self.imports) or "–"
        return f"| `{self.name}` | {self.about} | {written} |"


def rows(page: str) -> tuple[Row, ...]:
    """From what people start down to what knows nothing of the rest."""
    return tuple(
        Row(found["name"], found["about"], tuple(re.findall(r"`(\w+)`", found["imports"])))
        for found in _ROW.finditer(page)
    )


def brought_up_to_date(page: str) -> str:
    """The page with the imports of the sources; the words stay. Packages are added and removed by hand."""
    order = [row.name for row in rows(page)]
    real = arrows()

    def written(found: re.Match[str]) -> str:
        imports = {target for source, target in real if source == found["name"]}
        known = tuple(sorted(imports, key=lambda name: order.index(name) if name in order else -1))
        return str(Row(found["name"], found["about"], known))

    return _ROW.sub(written, page)
