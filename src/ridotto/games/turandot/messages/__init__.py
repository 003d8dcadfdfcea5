"""The messages about a position of Turandot."""

from ridotto.games.turandot.messages import positions, rounds, tasks
from ridotto.games.turandot.messages.danger import TurandotDanger, danger_of
from ridotto.games.turandot.messages.types import (
    BidTask,
    CastTask,
    Category,
    Director,
    DismissTask,
    FinishedAudition,
    Gender,
    GiveTask,
    NameTask,
    Role,
    TurandotCards,
    TurandotCommon,
    TurandotOwn,
    TurandotPosition,
)
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.messages.game import GameMessages, PositionParts

MESSAGES: GameMessages[TurandotView, TurandotOptions] = GameMessages(
    position=TurandotPosition,
    task=BidTask | GiveTask | NameTask | DismissTask | CastTask,
    cards=TurandotCards,
    past_round=FinishedAudition,
    position_of=positions.position_of,
    present_of=positions.present_of,
    past_of=rounds.past_of,
    task_of=tasks.task_of,
    cards_of=positions.cards_of,
    parts=PositionParts(TurandotOwn, positions.own_of, TurandotCommon, positions.common_of),
    danger=TurandotDanger,
    danger_of=danger_of,
    hand_of=positions.hand_of,
    shared_words={"Category": Category, "DirectorName": Director, "Gender": Gender, "RoleName": Role},
)
