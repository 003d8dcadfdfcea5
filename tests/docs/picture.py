"""Draws docs/contributors/pictures/packages.svg from the table in docs/contributors/architecture.md.

`python -m tests.docs.picture` brings the table's imports up to date with the sources and draws it again.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from tests.docs.imports import packages
from tests.docs.package_table import PAGE, Row, brought_up_to_date, rows

FILE = PAGE.parent / "pictures" / "packages.svg"

WIDTH, MARGIN = 960, 24
BOX_WIDTH, BOX_HEIGHT, FLOOR = 132, 40, 96

STYLE = """
    text { font: 15px ui-monospace, monospace; fill: #1b2430; }
    text { text-anchor: middle; dominant-baseline: central; }
    rect.box { fill: #f3efe4; stroke: #7a5c2e; stroke-width: 1.5; }
    rect.back { fill: #ffffff; }
    path { fill: none; stroke: #1b2430; stroke-width: 1.6; marker-end: url(#head); }
    path.implied { stroke: #b9bfc7; stroke-width: 1; marker-end: url(#faint); }
    path.upward { stroke: #b3261e; }
"""

Point = tuple[float, float]


def floors(table: Sequence[Row]) -> dict[str, int]:
    """How high each package stands: above everything that it imports and that is listed after it."""
    heights: dict[str, int] = {}
    for row in reversed(table):
        heights[row.name] = 1 + max((heights[name] for name in row.imports if name in heights), default=-1)
    return heights


def is_implied(source: str, target: str, imports: Mapping[str, Sequence[str]]) -> bool:
    """Whether another way leads there, so that the arrow says nothing new."""
    reached: set[str] = set()
    ahead = [name for name in imports[source] if name != target]
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += [next_one for next_one in imports.get(name, ()) if next_one != source]
    return target in reached


def places(table: Sequence[Row]) -> dict[str, Point]:
    """The middle of every box."""
    heights = floors(table)
    top = max(heights.values())
    found: dict[str, Point] = {}
    for height in range(top + 1):
        names = [row.name for row in table if heights[row.name] == height]
        step = (WIDTH - 2 * MARGIN) / len(names)
        for at, name in enumerate(names):
            found[name] = (
                MARGIN + step * (at + 0.5),
                MARGIN + BOX_HEIGHT / 2 + (top - height) * FLOOR,
            )
    return found


def _arrow(source: Point, target: Point, kind: str) -> str:
    down = 1 if target[1] > source[1] else -1
    x1, y1 = source[0], source[1] + down * BOX_HEIGHT / 2
    x2, y2 = target[0], target[1] - down * (BOX_HEIGHT / 2 + 5)
    bend = (y2 - y1) / 2
    return (
        f'<path class="{kind}" d="M{x1:g} {y1:g} C{x1:g} {y1 + bend:g} {x2:g} {y2 - bend:g} {x2:g} {y2:g}"/>'
    )


def _arrows(table: Sequence[Row]) -> Iterator[str]:
    at, heights = places(table), floors(table)
    imports = {row.name: row.imports for row in table}
    drawn = []
    for row in table:
        for target in row.imports:
            kind = "implied" if is_implied(row.name, target, imports) else "direct"
            if heights[target] >= heights[row.name]:
                kind = "upward"
            drawn.append((kind == "implied", _arrow(at[row.name], at[target], kind)))
    # Faint ones first, so that the others lie over them.
    yield from (path for is_faint, path in drawn if is_faint)
    yield from (path for is_faint, path in drawn if not is_faint)


def _boxes(table: Sequence[Row]) -> Iterator[str]:
    at = places(table)
    for row in table:
        x, y = at[row.name]
        left, top = x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2
        title = escape(f"{row.name}: {row.about}")
        size = f'x="{left:g}" y="{top:g}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}"'
        label = f'<text x="{x:g}" y="{y:g}">{row.name}</text>'
        yield f'<g><title>{title}</title><rect class="box" {size} rx="6"/>{label}</g>'


def draw(table: Sequence[Row]) -> str:
    height = 2 * MARGIN + BOX_HEIGHT + max(floors(table).values()) * FLOOR
    heads = "".join(
        f'<marker id="{name}" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" '
        f'orient="auto"><path d="M0 0 L8 4 L0 8 z" style="fill: {colour}; stroke: none"/></marker>'
        for name, colour in (("head", "#1b2430"), ("faint", "#b9bfc7"))
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The packages of Ridotto, and what each imports</title>",
        f"<style>{STYLE}</style>",
        f"<defs>{heads}</defs>",
        f'<rect class="back" width="{WIDTH}" height="{height}" rx="12"/>',
        *_arrows(table),
        *_boxes(table),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    page = brought_up_to_date(PAGE.read_text("utf-8"))
    if wrong := {row.name for row in rows(page)} ^ packages():
        raise SystemExit(f"Add or remove rows in {PAGE}, in the order of the floors: {', '.join(wrong)}")
    PAGE.write_text(page, "utf-8")
    FILE.write_text(draw(rows(page)), "utf-8")


if __name__ == "__main__":
    main()
