"""The limits for addresses, people and sockets: generous for people, tight for floods."""

from dataclasses import dataclass

from ridotto.messages.limits import LARGEST_OWN_FILE


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, and `per_second` in the long run."""

    burst: int
    per_second: float

    def times(self, many: int) -> "Rate":
        return Rate(many * self.burst, many * self.per_second)


@dataclass(frozen=True, slots=True)
class Limits:
    requests: Rate = Rate(120, 20)
    """To /api and /ws, by address."""
    new_connections: Rate = Rate(200, 30)
    """By address."""
    pages: Rate = Rate(400, 60)
    """Everything else, by address: one visit loads some thirty files."""
    new_people: Rate = Rate(30, 1 / 10)
    """Cookies given out, by address."""
    new_tables: Rate = Rate(20, 1 / 20)
    """By address and by person."""
    option_files: Rate = Rate(30, 1 / 5)
    """Uploaded files for an option, such as a deck, by address."""
    replays: Rate = Rate(10, 1 / 4)
    """Seconds of processor time for replays, by address: a page of a usual match takes 0.04 s, the longest
    match that can be sent 0.7 s once. People who look at matches do not notice it, and no address takes more
    than a quarter of a processor for long.
    """
    loaded_entries: Rate = Rate(25_000, 2_000)
    """Entries of tables that are not in memory, by address: 1,000 take 0.05 s of processor time. So all fifty
    open tables of a person can be loaded at once, as after a restart, or two of the longest.
    """
    seat_changes: Rate = Rate(20, 1 / 2)
    """By person: taking, giving up, filling and clearing seats, other settings, choices taken back. Each is a
    line in a table's log."""
    address_seat_changes: Rate = Rate(120, 2)
    """The same by address: one person may have many cookies."""
    talk: Rate = Rate(6, 1 / 3)
    """By person: emotes, chat and mutes."""
    wishes: Rate = Rate(40, 4)
    """By person: preferences, and pauses skipped."""
    hints: Rate = Rate(30, 2)
    """By person. A browser that searches by itself asks a few times for one hint."""
    histories: Rate = Rate(30, 1)
    """Pages of history and statistics, by person."""
    exported: Rate = Rate(100, 5)
    """Matches that are replayed for a history or an export, by address."""
    codes: Rate = Rate(10, 1 / 30)
    """One-time codes asked for, by person."""
    code_tries: Rate = Rate(10, 1 / 10)
    """One-time codes entered, by address."""
    all_code_tries: Rate = Rate(200, 5)
    """The same over all addresses: an attacker may have many."""
    deletions: Rate = Rate(5, 1 / 60)
    """People who delete their data, by address."""
    bots_only_moves: Rate = Rate(300, 60)
    """Moves at tables where only bots play, by address: one table alone makes fewer."""
    all_bots_only_moves: Rate = Rate(1500, 300)
    """The same over all addresses: about a third of the event loop."""
    devices: int = 20
    """Browsers of one person."""
    frames: Rate = Rate(60, 15)
    """On one socket, control frames too."""
    frame_bytes: Rate = Rate(32 * 1024, 4 * 1024)
    """On one socket."""
    address_frames: Rate = Rate(600, 150)
    address_frame_bytes: Rate = Rate(256 * 1024, 32 * 1024)
    """The same for all sockets of an address together."""
    slowdowns: Rate = Rate(8, 1 / 60)
    """How often a socket may run out of its budget; then it is closed."""
    garbage: Rate = Rate(10, 1 / 10)
    """Messages on one socket that cannot be read; then it is closed."""
    connections_per_address: int = 200
    connections_in_all: int = 16_000
    sockets_per_address: int = 60
    sockets_per_place: int = 8
    """Of one person at one table."""
    spectators_per_table: int = 100
    """Sockets of spectators; sockets of players are not limited by it."""
    spectators_per_address: int = 15
    """The same at one table: nobody takes all places, though many people share the address of a club."""
    sockets_in_all: int = 12_000
    open_tables: int = 50
    """One person's tables that are not over."""
    body: int = 8 * 1024
    """Bytes; of all requests but these."""
    table_body: int = 24 * 1024
    """Bytes; of POST /api/tables, where a deck may come."""
    option_file: int = LARGEST_OWN_FILE
    """Bytes; of POST /api/games/ID/files/OPTION."""
    record_body: int = 1_100_000
    """Bytes; of POST /api/replays."""
    uploads_per_address: int = 4
    uploads_in_all: int = 30
    """Bodies larger than `table_body` that are arriving: each is in memory, for up to `request_s`."""
    request_s: float = 20.0
    """How long the head of a request may take to arrive, and again its body."""
    answer_s: float = 120.0
    """How long an answer may take to be made and read."""
    message: int = 4096
    """Bytes of one message on a socket."""
    waiting_messages: int = 200
    waiting_bytes: int = 1024 * 1024
    """Messages and bytes that may wait for one socket that does not read; then it is closed."""
    stall_s: float = 20.0
    """How long a socket may take to read what was sent."""
    counts_own_machine: bool = False
    """Whether limits by address apply to programs on this machine too."""
