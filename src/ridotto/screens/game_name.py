"""The name of a game."""

from ridotto.screens.option_words import TextOf


def game_name(text_of: TextOf, game_id: str) -> str:
    """A game without words keeps its id."""
    key = f"game-{game_id}"
    name = text_of(key)
    return game_id if name == key else name
