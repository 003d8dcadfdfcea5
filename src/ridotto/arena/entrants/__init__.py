"""Entrants: our bots, networks, programs in any language, and Python objects."""

from ridotto.arena.entrants.entrant import Entrant
from ridotto.arena.entrants.finding import find_entrant, seat_name
from ridotto.arena.entrants.house_bot import HouseBot

__all__ = ["Entrant", "HouseBot", "find_entrant", "seat_name"]
