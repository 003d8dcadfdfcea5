"""The fenced blocks of the Markdown pages.

A comment before a block, which no reader sees, says how it is tried: `<!-- snippet: WAY: DETAIL -->`.
"""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES_OF_SITE = tuple(sorted((ROOT / "docs").rglob("*.md")))
PAGES = (*sorted(ROOT.glob("*.md")), *PAGES_OF_SITE)

WAYS = {
    "skip": "not run; the detail says why",
    "parse": "programs and their arguments are looked up, not run; the detail says why",
    "save": "written to the file of this name, for the blocks after it",
    "server": "run beside a server on the address that the block names",
    "postgres": "run with a PostgreSQL in the place of the one that the block names",
}

_FENCE = re.compile(
    r"^(?:<!-- snippet: (?P<way>\w+)(?:: (?P<detail>[^\n]*?))? -->\n\n?)?"
    r"(?P<indent> *)```(?P<language>[^\n]*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Block:
    page: Path
    line: int
    language: str
    text: str
    way: str | None = None
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT).as_posix()}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    source = page.read_text("utf-8")
    for found in _FENCE.finditer(source):
        yield Block(
            page=page,
            line=source.count("\n", 0, found.start("indent")) + 1,
            language=found["language"].strip(),
            text=textwrap.dedent(found["text"]),
            way=found["way"],
            detail=(found["detail"] or "").strip(),
        )
