"""The games. Importing this package registers them."""

from ridotto.core.registry import register
from ridotto.games.bottle_imp.game import BOTTLE_IMP

register(BOTTLE_IMP)
