"""The face of each game."""

from ridotto.games.bottle_imp.terminal.screen import BottleImpFace
from ridotto.games.turandot.terminal.screen import TurandotFace
from ridotto.terminal.face import Face
from ridotto.terminal.words import Words


def face_of(game_id: str, words: Words) -> Face:
    faces: dict[str, type[BottleImpFace] | type[TurandotFace]] = {
        "bottle_imp": BottleImpFace,
        "turandot": TurandotFace,
    }
    return faces[game_id](words)
