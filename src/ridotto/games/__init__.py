"""The games. Importing this package registers them."""

from ridotto.core.registry import register
from ridotto.games.bottle_imp.game import BOTTLE_IMP
from ridotto.games.turandot.game import TURANDOT

register(BOTTLE_IMP)
register(TURANDOT)
