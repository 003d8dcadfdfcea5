"""What `import ridotto` offers. The names are the same there, and loaded when they are first used."""

import ridotto.games  # noqa: F401  (registers the games)
from ridotto.api.bots import NamedBot, bot
from ridotto.api.loading import games, load
from ridotto.api.match import Match
from ridotto.api.playing import play
from ridotto.api.records import read_records, verify
from ridotto.engine.bot import Bot
from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidRecord, RidottoError
from ridotto.engine.game import Outcome
from ridotto.engine.records.record import Record
from ridotto.engine.records.verify import Disagreement

__all__ = [
    "Bot",
    "Disagreement",
    "IllegalMove",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "Match",
    "NamedBot",
    "Outcome",
    "Record",
    "RidottoError",
    "bot",
    "games",
    "load",
    "play",
    "read_records",
    "verify",
]
