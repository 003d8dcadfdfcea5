"""Bots and hints run here, in threads beside the event loop. People get fair shares of the processors."""

from ridotto.server.bot_pool.fair_queue import Account
from ridotto.server.bot_pool.pool import BotPool
from ridotto.server.bot_pool.turns import Turn

__all__ = ["Account", "BotPool", "Turn"]
