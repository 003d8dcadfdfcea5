"""What a server has taken from one attacker."""

import time
from collections import Counter
from collections.abc import Callable

from ridotto.server.limits import Limits, Rate
from ridotto.server.network.websocket import READ_BYTES
from tests.hostile.attacks.catalogue import FLOODS
from tests.hostile.attacks.old_tables import OLD_ENTRIES
from tests.hostile.attacks.thinking import TABLES
from tests.hostile.attacks.visitor import SOCKETS
from tests.hostile.canary import Canary
from tests.hostile.patched import REPLAYS
from tests.hostile.server import ServerProcess
from tests.server.raw_socket import PONG, frame

AT_ONCE = 4
"""How often each socket may have been read while its address was in debt: by chance many are due together."""
LINES_OF_NEW_TABLE = 5
BURSTS = 4
MOST_GROWTH_MB = 50
MOST_THINKING_MB = 250
"""Twelve searches that have begun hold up to 12 MB each, and the largest matches are kept for a while."""
THINKERS = ("masters", "hints", "bombs")
STEPS = 8
"""Moves and pages of people while they are attacked."""
SHARE_BESIDE = 0.9
"""Of the processor time of replays: the system counts it less exactly than the server."""
MOST_LOOP_S = 5.0
"""Processor time of the event loop for so many steps: an attack that holds it up takes far more."""


class Taken:
    """Counted since this was made. What is allowed goes by the clock: a busy machine gives attackers more
    time, and so more of what they may have."""

    def __init__(self, server: ServerProcess, canary: Canary) -> None:
        self._server = server
        self._canary = canary
        self._began = time.monotonic()
        self._burst_s = 0.0
        """How long bots among themselves took for what they may do at once."""
        self._frames = self._frames_now()
        self._lines = self._lines_now()
        self._tables = server.tables_in_memory()
        self._refusals = server.refusals()
        self._beside_s = self._beside_loop_s()
        self._memory = server.memory_mb()
        server.forget_peak()

    def check(self, name: str, sent: int) -> None:
        """Whatever was sent, only so much was taken, and the right things were refused."""
        assert sent > 0
        for check in _CHECKS.get(name, ()):
            check(self, sent)
        self.check_memory(name)

    def check_memory(self, name: str) -> None:
        most = MOST_THINKING_MB if name in THINKERS else MOST_GROWTH_MB
        assert self._server.peak_mb() - self._memory < most

    def has_gone_far(self, name: str) -> bool:
        """Whether the attack has met the defence: something was refused for every reason that it gives, or
        what is only slowed down has gone on for long enough."""
        if name == "bots_only":
            return self._has_outlasted_burst()
        refused = self._refused()
        return all(refused[reason] for reason in _REFUSED.get(name, ()))

    def _has_outlasted_burst(self) -> bool:
        """Bots that went on as at first would have made far more moves by now than they may."""
        so_far_s = time.monotonic() - self._began
        if not self._burst_s and self._new_lines() >= Limits().bots_only_moves.burst:
            self._burst_s = so_far_s
        return 0 < self._burst_s * BURSTS <= so_far_s

    def check_frames(self, _: int) -> None:
        """What an address may not send is not even read, however fast it comes."""
        frames = self._frames_now() - self._frames
        # Each socket may be read once before it is known that its address has had its share.
        slices = AT_ONCE * SOCKETS * READ_BYTES / len(frame(PONG))
        assert 0 < frames <= self._allowed(Limits().address_frames) + slices

    def check_logs(self, _: int) -> None:
        assert 0 < self._new_lines() <= self._allowed(Limits().seat_changes) + LINES_OF_NEW_TABLE

    def check_requests(self, sent: int) -> None:
        """So many are answered; or, where fewer are sent, something else has refused them."""
        assert sent <= self._allowed(Limits().requests)

    def check_replays(self, _: int) -> None:
        """What an address has used up was used beside the event loop."""
        assert self._beside_loop_s() - self._beside_s >= SHARE_BESIDE * REPLAYS.burst

    def check_many_logs(self, _: int) -> None:
        """More cookies are no more lines."""
        lines = self._new_lines()
        assert 0 < lines <= self._allowed(Limits().address_seat_changes) + LINES_OF_NEW_TABLE * SOCKETS

    def check_bots_only(self, _: int) -> None:
        """Bots among themselves have only so much of the event loop."""
        # Where several bots act at once, the moves of all of them are one step of the table.
        assert 0 < self._new_lines() <= self._allowed(Limits().bots_only_moves) + LINES_OF_NEW_TABLE * TABLES

    def check_play(self, _: int) -> None:
        """Bots and people have really played at all those tables."""
        assert self._new_lines() > LINES_OF_NEW_TABLE * TABLES / 2

    def check_connections(self, sent: int) -> None:
        """All others were closed at once."""
        turned_away = self._refused()["too-many-connections"]
        assert sent - turned_away <= self._allowed(Limits().new_connections)

    def check_loaded(self, _: int) -> None:
        """Long tables are paid by their length."""
        entries = (self._server.tables_in_memory() - self._tables) * OLD_ENTRIES
        assert 0 < entries <= self._allowed(Limits().loaded_entries) + OLD_ENTRIES

    def check_no_logs(self, _: int) -> None:
        assert self._new_lines() == 0

    def _refused(self) -> Counter[str]:
        return self._server.refusals() - self._refusals

    def _new_lines(self) -> int:
        return self._lines_now() - self._lines

    def _frames_now(self) -> int:
        """The canary's are asked for first: what it sends in between is counted as the attacker's."""
        asked = self._canary.asked
        return self._server.frames() - asked

    def _beside_loop_s(self) -> float:
        """Processor time of threads: those of replays, and of the store, which takes little."""
        return self._server.processor_s() - self._server.loop_s()

    def _lines_now(self) -> int:
        return self._server.lines_in_logs(but=self._canary.table_id)

    def _allowed(self, rate: Rate) -> float:
        return rate.burst + rate.per_second * (time.monotonic() - self._began)


Check = Callable[[Taken, int], None]

_HELD = (Taken.check_connections, Taken.check_no_logs)
_CHECKS: dict[str, tuple[Check, ...]] = {
    **dict.fromkeys(FLOODS, (Taken.check_frames,)),
    "requests": (Taken.check_frames, Taken.check_logs),
    "coming_and_going": (Taken.check_logs, Taken.check_requests),
    "musical_chairs": (Taken.check_frames, Taken.check_logs),
    "many_chairs": (Taken.check_frames, Taken.check_many_logs),
    "chatter": (Taken.check_frames, Taken.check_logs),
    "held": _HELD,
    "held_once": _HELD,
    "malformed": (Taken.check_connections, Taken.check_no_logs),
    "tiny_chunks": (Taken.check_no_logs,),
    "long_heads": (Taken.check_connections, Taken.check_no_logs),
    "resets": (Taken.check_connections, Taken.check_no_logs),
    "masters": (Taken.check_play,),
    "bots_only": (Taken.check_bots_only,),
    "hints": (Taken.check_play,),
    "bombs": (Taken.check_no_logs, Taken.check_requests, Taken.check_replays),
    "nested_bodies": (Taken.check_no_logs,),
    "own_pages": (Taken.check_no_logs,),
    "old_tables": (Taken.check_loaded, Taken.check_no_logs),
    "wrong_bodies": (Taken.check_no_logs,),
    "unfinished": (Taken.check_connections, Taken.check_no_logs),
}
"""By attack, beside what is checked for all."""
_REFUSED: dict[str, tuple[str, ...]] = {
    "garbage": ("invalid-request",),
    "requests": ("invalid-request",),
    "coming_and_going": ("too-fast",),
    "musical_chairs": ("too-fast",),
    "many_chairs": ("too-fast",),
    "chatter": ("too-fast",),
    "held": ("malformed", "body-too-large"),
    "held_once": ("malformed", "body-too-large"),
    "malformed": ("malformed",),
    "tiny_chunks": ("malformed",),
    "long_heads": ("malformed",),
    # The processor time of its address is used up.
    "bombs": ("too-fast",),
    "nested_bodies": ("too-many-values",),
    "own_pages": ("code-unknown", "too-fast"),
    "wrong_bodies": ("invalid-request", "too-fast"),
    "unfinished": ("too-many-uploads",),
}
"""For what reasons something is refused, sooner or later."""
