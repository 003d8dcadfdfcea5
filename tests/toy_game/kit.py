"""What the program may ask of High Card."""

from ridotto.games.kit import GameKit
from tests.toy_game.rules import HighCardGame, HighCardOptions, HighCardState, HighCardView

KIT: GameKit[HighCardState, HighCardView, HighCardOptions] = GameKit(game=HighCardGame())
