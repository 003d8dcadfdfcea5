"""The face of each game."""

from ridotto.terminal.bottle_imp.screen import BottleImpFace
from ridotto.terminal.face import Face
from ridotto.terminal.turandot.screen import TurandotFace
from ridotto.terminal.words import Words


def face_of(game_id: str, words: Words) -> Face:
    faces: dict[str, type[BottleImpFace] | type[TurandotFace]] = {
        "bottle_imp": BottleImpFace,
        "turandot": TurandotFace,
    }
    return faces[game_id](words)
