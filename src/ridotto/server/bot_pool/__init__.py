"""Bots and hints think here, off the event loop. People share the processors, however much one asks."""

from ridotto.server.bot_pool.fair_queue import Account
from ridotto.server.bot_pool.pool import BotPool
from ridotto.server.bot_pool.turns import Turn

__all__ = ["Account", "BotPool", "Turn"]
