"""Long tables of an evening long ago, in the file of a server that has not started yet."""

from contextlib import closing
from pathlib import Path

from ridotto.games import find_game
from ridotto.messages.table.settings import TableSettings
from ridotto.server.data_place import FILE_NAME
from ridotto.server.store import Logged, NewTable, StoredTable
from ridotto.server.store.sql.changes import make
from ridotto.server.store.sqlite.opening import open_file
from ridotto.server.tables.state.entries import Created, Entry, Event, Started, dump_entry
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.tables.state.settings import SETTINGS
from ridotto.server.tables.state.table import table_index_of
from tests.hostile.attacks.old_tables import OLD_ENTRIES, OLD_TABLES
from tests.walks import played_match

ROUNDS = 100
SOMEBODY = "0123456789abcdef"


def add_old_tables(folder: Path) -> None:
    seed, settings, log = _long_match()
    stored = StoredTable("", seed, settings, "", tuple(Logged("", entry) for entry in log))
    index = table_index_of(replayed(stored), (), "2026-01-01T00:00:00.000Z")
    with closing(open_file(folder / FILE_NAME)) as file:
        file.writing.execute("BEGIN")
        for table_id in OLD_TABLES:
            make(file.writing, NewTable(table_id, seed, settings, index, log))
        file.writing.execute("COMMIT")


def _long_match() -> tuple[str, str, tuple[str, ...]]:
    """Its seed, settings and log."""
    game = find_game("bottle_imp")
    options = game.parse_options({"players": 4, "rounds": ROUNDS})
    settings = TableSettings(
        game=game.id,
        options=options.to_json(),
        is_public=False,
        allows_spectators=True,
        pace="instant",
        clock=None,
        stand_in="heuristic",
    )
    seats = (f"person:{SOMEBODY}", *["bot:heuristic"] * (options.players - 1))
    record = played_match(game, options, "old").record()
    entries: list[Entry] = [Created(SOMEBODY, seats, starts=True), Started(), *map(Event, record.events)]
    assert len(entries) >= OLD_ENTRIES
    return "old", SETTINGS.dump_json(settings).decode(), tuple(map(dump_entry, entries))
