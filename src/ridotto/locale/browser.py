"""The words of a game for the browser. The pages contain those of the games they were built with; these are
for every other game.
"""

from functools import lru_cache

from ridotto.locale import FALLBACK, folder_with
from ridotto.locale.folder import TERMINAL, Folder


def browser_text(game_id: str, language: str) -> str:
    """Its texts as one Fluent file: those in this language, and then the English ones for what is missing.

    They come from the folder that has the name of the game; without one there are none.
    """
    folder = folder_with(f"game-{game_id}")
    return "" if folder is None else _joined(folder, language)


@lru_cache(maxsize=256)
def _joined(folder: Folder, language: str) -> str:
    texts = (
        text
        for each in dict.fromkeys((language, FALLBACK))
        for name, text in folder.texts(each)
        if not name.startswith(TERMINAL)
    )
    return "\n".join(texts)
