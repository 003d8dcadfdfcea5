"""The judge's input: a position of the eye with all cards known, from one player's side."""

from ridotto.engine.observations.layout import Choices, Numbers, Sets
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS, RANKS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.nets.judging.declared import JudgeInput

VERSION = 1
CARDS = len(RANKS)
SIDES = 2
"""The player's own cards, then the other's."""
OWNERS = 3
"""Of the bottle: nobody, the player, the other."""
MOST_POINTS = 100
MOST_AHEAD = 100
EYE_TRICK = 4

AT_HIDDEN = 0
AT_OPEN = AT_HIDDEN + SIDES
AT_LAID = AT_OPEN + SIDES
AT_MYSTERY = AT_LAID + SIDES
AT_PRICE = AT_MYSTERY + 1
AT_TURN = AT_PRICE + 1
AT_LED = AT_TURN + 1
AT_DECK = AT_LED + 1
AT_POINTS = AT_DECK + 1
AT_GOAL = AT_POINTS + SIDES
AT_AHEAD = AT_GOAL + 1
AT_LEFT = AT_AHEAD + 1
CELLS = AT_LEFT + 1

JUDGE_INPUT = JudgeInput(
    game=BOTTLE_IMP.id,
    version=VERSION,
    fields=(
        Sets(name="hidden", at=AT_HIDDEN, cells=SIDES, members=CARDS, meaning="The hidden hands."),
        Sets(name="open", at=AT_OPEN, cells=SIDES, members=CARDS, meaning="The open hands."),
        Sets(name="laid", at=AT_LAID, cells=SIDES, members=CARDS, meaning="The trick, by player."),
        Sets(name="mystery", at=AT_MYSTERY, members=CARDS, meaning="The mystery trick."),
        Choices(name="price", at=AT_PRICE, values=OWNERS * CARDS, meaning="The bottle's owner and price."),
        Choices(name="turn", at=AT_TURN, values=SIDES * EYE_TRICK, meaning="Whose turn, and cards laid."),
        Choices(name="led", at=AT_LED, values=COLOURS, meaning="The colour led."),
        Choices(name="deck", at=AT_DECK, values=2, meaning="Whether a card belongs to the low colour."),
        Numbers(name="points", at=AT_POINTS, cells=SIDES, most=MOST_POINTS, meaning="Won in tricks."),
        Numbers(name="goal", at=AT_GOAL, most=1, meaning="Whether the win counts."),
        Numbers(name="ahead", at=AT_AHEAD, most=MOST_AHEAD, meaning="The lead in the match score."),
        Numbers(name="left", at=AT_LEFT, most=4, meaning="The rounds that come after this one."),
    ),
    cells=CELLS,
)
