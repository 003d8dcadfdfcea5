"""The games. Importing this package registers them."""

from ridotto.engine.registry import register
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.turandot.rules.game import TURANDOT

register(BOTTLE_IMP)
register(TURANDOT)
