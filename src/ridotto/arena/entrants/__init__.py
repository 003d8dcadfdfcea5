"""Entrants: our bots, networks, programs in any language, and Python objects."""

from ridotto.arena.entrants.built_in_bot import BuiltInBot
from ridotto.arena.entrants.entrant import Entrant
from ridotto.arena.entrants.finding import find_entrant, seat_name

__all__ = ["BuiltInBot", "Entrant", "find_entrant", "seat_name"]
