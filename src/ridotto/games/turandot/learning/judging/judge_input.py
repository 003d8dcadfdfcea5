"""The judge's input: the part of the networks' input that exists between two rounds."""

from ridotto.games.turandot.learning.seeing.layout import LAYOUT, NET_SIZE
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.nets.judging.declared import JudgeInput

OF_A_ROUND = frozenset({"phase", "named", "needy", "slot", "slot_director", "worth", "face_down", "has_crew"})

JUDGE_INPUT = JudgeInput(
    game=TURANDOT.id,
    version=LAYOUT.version,
    fields=tuple(field for field in LAYOUT.fields if field.name not in OF_A_ROUND),
    cells=NET_SIZE,
)
