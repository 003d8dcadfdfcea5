"""The messages about a position of The Bottle Imp."""

from ridotto.games.bottle_imp.messages import positions
from ridotto.games.bottle_imp.messages.danger import BottleImpDanger, danger_of
from ridotto.games.bottle_imp.messages.types import (
    BottleImpCards,
    BottleImpCommon,
    BottleImpOwn,
    BottleImpPosition,
    Colour,
    FinishedRound,
    PassTask,
    PlayTask,
)
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.messages.game import GameMessages, PositionParts

MESSAGES: GameMessages[BottleImpView, BottleImpOptions] = GameMessages(
    position=BottleImpPosition,
    task=PassTask | PlayTask,
    cards=BottleImpCards,
    past_round=FinishedRound,
    position_of=positions.position_of,
    present_of=positions.present_of,
    past_of=positions.past_of,
    task_of=positions.task_of,
    cards_of=positions.cards_of,
    parts=PositionParts(BottleImpOwn, positions.own_of, BottleImpCommon, positions.common_of),
    danger=BottleImpDanger,
    danger_of=danger_of,
    hand_of=positions.hand_of,
    shared_words={"Colour": Colour},
)
