"""The next match of the same people."""

import secrets

from ridotto.engine.errors import RidottoError
from ridotto.engine.first_seat import first_seat
from ridotto.engine.game import Seat
from ridotto.messages.table.settings import TableSettings
from ridotto.server.store import NewTable
from ridotto.server.tables.state.entries import Created, PersonId, dump_entry
from ridotto.server.tables.state.settings import SETTINGS
from ridotto.server.tables.state.table import Table, table_index_of

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letters or digits that look alike."""
ID_LENGTH = 12


def new_table(settings: TableSettings, made: Created, at: str) -> tuple[Table, NewTable]:
    """A new table that was not announced yet, and its change for the store."""
    table = Table(settings, secrets.token_hex(16), made)
    return table, NewTable(
        id="".join(secrets.choice(_ID_LETTERS) for _ in range(ID_LENGTH)),
        seed=str(table.match.seed),
        settings=SETTINGS.dump_json(table.settings).decode(),
        index=table_index_of(table, (), at),
        entries=(dump_entry(made),),
    )


def rematch(table: Table, person: PersonId, at: str, *, starts: bool) -> NewTable:
    """People keep their seats and bots stay; the seats of those who left are open."""
    if not table.is_over:
        raise RidottoError("not-over")
    seats = tuple(
        None if sitter.absence == "left" and sitter.person != person else sitter.to_word()
        for sitter in table.seating.seats
    )
    is_chat_off = None if table.seating.is_chat_on else True
    made = Created(person, seats, starts, next_first(table), is_chat_off)
    return new_table(table.settings, made, at)[1]


def next_first(table: Table) -> Seat | None:
    """The seat that begins the next match.

    It is the seat that would begin one more round of the last match. If that is the seat that began the last
    match, the seat after it begins: nobody begins twice in a row.
    """
    last = table.game.view(table.match.state, None).leader
    began = first_seat(table.game, table.options, table.match.events[0])
    if last is None or began is None:
        return None
    players: int = table.options.players
    after = (last + 1) % players
    return (began + 1) % players if after == began else after
