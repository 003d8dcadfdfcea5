"""The learning curve: a row of figures for every mark, as a table and as a picture."""

import csv
import io
from dataclasses import asdict, dataclass, fields

WIDTH, HEIGHT, MARGIN = 720, 320, 50
COLOURS = ("#8c2f39", "#2f5d8c", "#3c7a3c")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    iteration: int
    minutes: float
    decisions: int
    decisions_per_s: float
    entropy: float
    drift: float
    clipped: float
    explained: float
    over_random: float
    over_random_within: float
    over_early: float
    """The lead over the network at the first mark."""
    over_early_within: float
    over_rivals: float = 0.0
    """The lead over the scripted rivals, if the game has them."""
    over_rivals_within: float = 0.0


def as_csv(marks: list[Mark]) -> bytes:
    out = io.StringIO()
    writer = csv.DictWriter(out, [field.name for field in fields(Mark)], lineterminator="\n")
    writer.writeheader()
    for mark in marks:
        writer.writerow({name: round(value, 5) for name, value in asdict(mark).items()})
    return out.getvalue().encode()


def as_svg(marks: list[Mark], title: str) -> bytes:
    lines = {
        "over random": [mark.over_random for mark in marks],
        "over itself at the first mark": [mark.over_early for mark in marks],
    }
    if any(mark.over_rivals_within for mark in marks):
        lines["over rivals by rules"] = [mark.over_rivals for mark in marks]
    values = [0.0, *(value for line in lines.values() for value in line)]
    low, high = min(values), max(*values, min(values) + 1.0)
    last = max([1.0, *(float(mark.iteration) for mark in marks)])
    decisions = marks[-1].decisions if marks else 0

    def point(mark: Mark, value: float) -> str:
        x = MARGIN + mark.iteration / last * (WIDTH - 2 * MARGIN)
        y = HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2 * MARGIN)
        return f"{x:.1f},{y:.1f}"

    zero = HEIGHT - MARGIN + low / (high - low) * (HEIGHT - 2 * MARGIN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{MARGIN}" y="22" font-weight="bold">{title}</text>',
        f'<line x1="{MARGIN}" y1="{zero:.1f}" x2="{WIDTH - MARGIN}" y2="{zero:.1f}" stroke="#bbb"/>',
        f'<text x="6" y="{MARGIN + 4}">{high:.1f}</text>',
        f'<text x="6" y="{HEIGHT - MARGIN + 4}">{low:.1f}</text>',
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 14}" text-anchor="end">'
        f"{last:.0f} iterations, {decisions / 1e6:.0f} M decisions</text>",
    ]
    for number, (name, line) in enumerate(lines.items()):
        points = " ".join(point(mark, value) for mark, value in zip(marks, line, strict=True))
        colour = COLOURS[number]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{MARGIN + 230 * number}" y="42" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"]).encode()
