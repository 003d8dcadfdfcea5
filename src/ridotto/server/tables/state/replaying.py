"""Rebuilds a table from the store. Raises `Damage` if that fails."""

from functools import lru_cache

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.messages.table.settings import TableSettings
from ridotto.server.store import Damage, Logged, StoredTable
from ridotto.server.tables.state.entries import Created, Entry, Event, load_entry
from ridotto.server.tables.state.settings import SETTINGS, checked
from ridotto.server.tables.state.table import Planned, Table


def replayed(stored: StoredTable) -> Table:
    """The table as the fold of its log."""
    replaying = Replaying(stored.settings, stored.seed)
    for logged in stored.entries:
        replaying.take(logged)
    return replaying.table


class Replaying:
    """The same entry by entry."""

    def __init__(self, settings: str, seed: str) -> None:
        self._settings = settings_of(settings)
        self._seed = seed
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """As it is after the entries so far; there must be one."""
        assert self._table is not None
        return self._table

    @property
    def entries(self) -> int:
        return 0 if self._table is None else self._table.entries

    def take(self, logged: Logged) -> None:
        """The next entry. One that is refused is refused again."""
        entry = entry_of(self.entries, logged.entry)
        if self._table is None:
            self._table = _made(self._settings, self._seed, entry)
        else:
            take(self._table, self.entries, entry, logged.at)


@lru_cache(maxsize=1024)
def settings_of(text: str) -> TableSettings:
    """Cached: a list has many tables with few different settings."""
    try:
        return checked(SETTINGS.validate_json(text))[0]
    except Exception as error:
        raise Damage("settings-unreadable", reason=_reason(error)) from None


def entry_of(number: int, text: str) -> Entry:
    try:
        return load_entry(text)
    except Exception:
        raise Damage("entry-unreadable", number=number) from None


def take(table: Table, number: int, entry: Entry, at: str) -> None:
    """Apply one more entry; if the rules or the seating refuse it, the log is damaged."""
    try:
        if isinstance(entry, Created) or (isinstance(entry, Event) and not table.seating.is_started):
            raise Damage("entry-misplaced", number=number)
        table.take(Planned(entry), at)
    except Damage:
        raise
    except Exception as error:
        raise Damage("entry-refused", number=number, reason=_reason(error)) from None


def _made(settings: TableSettings, seed: str, made: Entry) -> Table:
    if not isinstance(made, Created):
        raise Damage("entry-misplaced", number=0)
    try:
        table = Table(settings, seed, made)
    except Exception as error:
        raise Damage("entry-refused", number=0, reason=_reason(error)) from None
    if len(made.seats) != table.options.players:
        raise Damage("entry-misplaced", number=0)
    return table


def _reason(error: Exception) -> RidottoError | str:
    return error if isinstance(error, RidottoError) else quote_short(f"{type(error).__name__}: {error}")
