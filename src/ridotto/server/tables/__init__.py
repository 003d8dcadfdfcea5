"""Tables on the network: who sits there, what is played, and what everybody is told."""

from ridotto.server.tables.audience import Listener
from ridotto.server.tables.hall import Hall
from ridotto.server.tables.room import Room
from ridotto.server.tables.settings import MOST_ROUNDS, levels_of, usual_level

__all__ = ["MOST_ROUNDS", "Hall", "Listener", "Room", "levels_of", "usual_level"]
