"""What all tables of a server share."""

from dataclasses import dataclass, field

from ridotto.server.bot_pool import BotPool
from ridotto.server.store import Store
from ridotto.server.tables.bots.bots_only_budget import BotsOnlyBudget
from ridotto.server.tables.session.timing import Clock
from ridotto.server.tables.talk.mutes import Mutes
from ridotto.server.telemetry.stats import Stats
from ridotto.server.workers.interface import Alone, OtherWorkers


@dataclass(frozen=True, slots=True)
class Waits:
    """How long tables wait for people without a connection."""

    away_s: float = 120.0
    """Before a bot plays for a person."""
    lobby_s: float = 20.0
    """Before another person becomes the host of a table that has not begun."""


@dataclass(frozen=True, slots=True)
class SharedServices:
    store: Store
    clock: Clock
    bots: BotPool
    waits: Waits
    stats: Stats
    mutes: Mutes
    other_workers: OtherWorkers = field(default_factory=Alone)
    bots_only: BotsOnlyBudget = field(default_factory=BotsOnlyBudget)
