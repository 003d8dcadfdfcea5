"""The best moves in words."""

from collections.abc import Sequence
from typing import Any

from ridotto.bots.hints import Suggestion
from ridotto.engine.game import Seat, SomeGame
from ridotto.games.bottle_imp.rules.view import BottleImpView
from ridotto.games.bottle_imp.terminal.cards import faces_for
from ridotto.games.turandot.rules.actions import seat_in, slot_in
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.screens.names import Names
from ridotto.screens.words import Words
from ridotto.terminal.game_uis import ui_of


def tell_hint(
    words: Words, game: SomeGame, s: Any, seat: Seat, suggestions: Sequence[Suggestion], names: Names
) -> list[str]:
    """A line for each suggestion, and how to read them."""
    view = game.view(s, seat)
    lines = [
        f"{number}. {_line(words, game.id, view, suggestion, names)}"
        for number, suggestion in enumerate(suggestions, start=1)
    ]
    best = suggestions[0]
    if len(suggestions) > 1:
        return [*lines, "", words("hint-order" if best.chance is None else "hint-mixed")]
    return lines if best.points is not None else [*lines, "", words("hint-only")]


def _line(words: Words, game_id: str, view: Any, suggestion: Suggestion, names: Names) -> str:
    parts = [_move(words, view, suggestion.actions, names)]
    if suggestion.chance is not None:
        parts.append(words("hint-chance", percent=round(100 * suggestion.chance)))
    if suggestion.points is not None:
        key = "hint-points-bottle_imp" if game_id == "bottle_imp" else "hint-points-turandot"
        parts.append(words(key, points=words.decimal(suggestion.points)))
    return " · ".join(parts)


def _move(words: Words, view: Any, actions: tuple[int, ...], names: Names) -> str:
    first = actions[0]
    if isinstance(view, BottleImpView):
        if view.phase == "play":
            return words("hint-play", card=faces_for(words, view).plain(first))
        return words("hint-pass", choice=ui_of("bottle_imp", words).describe(view, names, actions))
    if view.phase == "give":
        seat = seat_in(first)
        return words("hint-give", who=names.who(seat), slot=slot_in(first) + 1, name=names.of(seat))
    if view.phase == "name":
        return words("hint-name", name=names.of(first))
    if view.phase == "dismiss":
        return words("hint-dismiss", director=CardFaces(words, view).director(first))
    choice = ui_of("turandot", words).describe(view, names, actions)
    return words("hint-bid" if view.phase == "bid" else "hint-cast", choice=choice)
