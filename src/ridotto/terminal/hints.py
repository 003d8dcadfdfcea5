"""The best moves in words."""

from collections.abc import Sequence

from ridotto.bots.hints import Suggestion
from ridotto.engine.game import Options, View
from ridotto.screens.game_ui import GameUi
from ridotto.screens.names import Names
from ridotto.screens.words import Words


def tell_hint(
    words: Words,
    ui: GameUi[object, View, Options],
    view: View,
    suggestions: Sequence[Suggestion],
    names: Names,
) -> list[str]:
    """A line for each suggestion, and how to read them."""
    lines = [
        f"{number}. {_line(words, ui, view, suggestion, names)}"
        for number, suggestion in enumerate(suggestions, start=1)
    ]
    best = suggestions[0]
    if len(suggestions) > 1:
        return [*lines, "", words("hint-order" if best.chance is None else "hint-mixed")]
    return lines if best.points is not None else [*lines, "", words("hint-only")]


def _line(
    words: Words, ui: GameUi[object, View, Options], view: View, suggestion: Suggestion, names: Names
) -> str:
    parts = [ui.suggestion(view, names, suggestion.actions)]
    if suggestion.chance is not None:
        parts.append(words("hint-chance", percent=round(100 * suggestion.chance)))
    if suggestion.points is not None:
        parts.append(ui.points(suggestion.points))
    return " · ".join(parts)
