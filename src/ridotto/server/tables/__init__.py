"""Web tables: who sits there, what is played, and what is sent to whom."""

from ridotto.server.tables.directory import TableDirectory
from ridotto.server.tables.session.audience import Listener
from ridotto.server.tables.session.session import TableSession
from ridotto.server.tables.state.settings import levels_of

__all__ = ["Listener", "TableDirectory", "TableSession", "levels_of"]
