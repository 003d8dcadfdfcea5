"""The points per match as a picture: one panel for each report, a bar for each bot with its interval."""

from collections.abc import Sequence
from html import escape

from ridotto.arena.report import Report
from ridotto.engine.options import summary_names
from ridotto.games import find_game

ROW = 28
LABELS = 190
BARS = 520
MARGIN = 24
HEAD = 44
COLOURS = ("#8c2f39", "#2f5d8c", "#4d7c3a", "#a3762a", "#6b4a8c", "#3a7c78")


def chart(reports: Sequence[Report], title: str) -> str:
    """An SVG picture: points per game with 95 % intervals."""
    parts: list[str] = []
    top = HEAD
    for report in reports:
        panel, height = _panel(report, top)
        parts += panel
        top += height
    width, height = LABELS + BARS + 2 * MARGIN, top + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="sans-serif" font-size="14">',
            f'<rect width="{width}" height="{height}" fill="#fffdf7"/>',
            _text(MARGIN, MARGIN + 4, title, weight="bold"),
            *parts,
            "</svg>\n",
        ]
    )


def setting_of(report: Report) -> str:
    """What was played, in the words of a record."""
    names = summary_names(find_game(report.game).option_list)
    return " ".join([report.game, *(str(report.options[name]) for name in names)])


def _panel(report: Report, top: int) -> tuple[list[str], int]:
    bounds = [
        (
            standing.points.mean - (standing.points.within or 0),
            standing.points.mean + (standing.points.within or 0),
        )
        for standing in report.standings
        if standing.points is not None
    ]
    low = min(0.0, *(low for low, _ in bounds)) if bounds else 0.0
    high = max(1.0, *(high for _, high in bounds)) if bounds else 1.0

    def across(value: float) -> float:
        return MARGIN + LABELS + (value - low) / (high - low) * (BARS - 80)

    parts = [_text(MARGIN, top + 18, f"{setting_of(report)} · {report.games}", weight="bold")]
    first = top + 32
    for row, standing in enumerate(report.standings):
        middle = first + row * ROW + ROW / 2
        parts.append(_text(MARGIN, middle + 5, standing.bot))
        if standing.points is None:
            continue
        left, right = sorted((across(0), across(standing.points.mean)))
        colour = COLOURS[row % len(COLOURS)]
        parts.append(
            f'<rect x="{left:.1f}" y="{middle - 8:.1f}" width="{right - left:.1f}" height="16" '
            f'fill="{colour}"/>'
        )
        within = standing.points.within or 0
        ends = (across(standing.points.mean - within), across(standing.points.mean + within))
        parts.append(
            f'<path d="M{ends[0]:.1f} {middle:.1f}H{ends[1]:.1f}M{ends[0]:.1f} {middle - 5:.1f}v10'
            f'M{ends[1]:.1f} {middle - 5:.1f}v10" stroke="#222" fill="none" stroke-width="1.5"/>'
        )
        parts.append(_text(max(right, ends[1]) + 8, middle + 5, f"{standing.points.mean:.1f}"))
    bottom = first + len(report.standings) * ROW
    parts.append(f'<path d="M{across(0):.1f} {first}V{bottom}" stroke="#888"/>')
    return parts, bottom - top + 12


def _text(x: float, y: float, text: str, *, weight: str = "normal") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-weight="{weight}" fill="#222">{escape(text)}</text>'
