"""One page of a replay, drawn in small steps by a generator, which returns the answer."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ridotto.engine.errors import InvalidRecord, RidottoError
from ridotto.engine.game import Seat
from ridotto.engine.notation import quote_short
from ridotto.engine.records.record import Record
from ridotto.games import SomeKit, find_kit
from ridotto.messages.http import REPLAY_FORM, Frame, ReplayHead
from ridotto.messages.table.settings import TableSettings
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.played import PlayedMatch
from ridotto.server.slices import Steps

PAGE_BYTES = 256 * 1024
"""Bytes of frames and rounds in one answer. The rest of an answer is less than 64 KiB."""

ZIP_LEVEL = 5
"""At this level a page takes 8 ms and shrinks to a sixth; higher levels take much longer and gain little."""

PageSteps = Steps[bytes]


@dataclass(frozen=True, slots=True)
class PageRequest:
    """Which part of a match."""

    seat: Seat | None
    first: int
    count: int
    first_round: int
    is_open: bool = False
    """Whether to show the hand of each seat; only if the match is over or open to everybody."""


@dataclass(frozen=True, slots=True)
class Showing:
    """A match, and how much of it may be shown."""

    record: Record
    eyes: tuple[Seat, ...] | None = None
    """The seats whose view may be chosen; None: all."""
    settings: TableSettings | None = None
    has_lines: bool = True


def page_steps(kept: KeptMatches, showing: Showing, wanted: PageRequest) -> PageSteps:
    """The answer as JSON. Errors name the event and the reason."""
    record = showing.record
    kit = find_kit(record.game)
    game, messages = kit.game, kit.messages
    options = game.parse_options(record.options)
    eyes = tuple(range(options.players)) if showing.eyes is None else showing.eyes
    _check(record, options.players, wanted.seat, eyes)
    match = kept.find(game, options, record.events)
    yield
    while not match.is_played:
        try:
            match.play_one()
        except InvalidRecord:
            # Nobody will ask for its next page.
            kept.drop(game, options, record.events)
            raise
        yield
    page = _Page()
    wanted = replace(wanted, is_open=wanted.is_open and showing.eyes is None)
    yield from _draw(page, kit, match, wanted, has_lines=showing.has_lines)
    head = ReplayHead(
        form=REPLAY_FORM,
        settings=showing.settings,
        game=game.id,
        options=options.to_json(),
        cards=messages.cards_of(options),
        seats=tuple(quote_short(name) for name in record.seats or ("",) * options.players),
        seat=wanted.seat,
        eyes=eyes,
        is_over=match.is_over,
        frames_in_all=match.frames,
        rounds=tuple(match.rounds),
        marks=tuple(match.highlights),
        next_frame=_if_less(wanted.first + len(page.frames), match.frames),
        first_round=wanted.first_round,
        next_round=None if page.has_all_rounds else wanted.first_round + len(page.past),
    )
    return page.joined(messages.to_head.dump_json(head))


def zipped(steps: PageSteps) -> PageSteps:
    """The same answer, compressed; this time is charged to the client too."""
    answer = yield from steps
    yield
    return zlib.compress(answer, ZIP_LEVEL, zlib.MAX_WBITS | 16)


def _check(record: Record, players: int, seat: Seat | None, eyes: tuple[Seat, ...]) -> None:
    if record.seats is not None and len(record.seats) != players:
        raise InvalidRecord("record-seats-count", found=len(record.seats), players=players)
    if seat is not None and seat not in eyes:
        raise RidottoError("no-such-seat", seat=seat, last=players - 1)


class _Page:
    """Frames and rounds as JSON, as many as there is room for."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.past: list[bytes] = []
        self.has_all_rounds = True
        """Whether there was room for the rounds that are finished in the last frame."""
        self._size = 0

    def takes(self, part: bytes, row: list[bytes]) -> bool:
        """Add a part if there is room. An empty page takes any part, so every page makes progress."""
        if self._size and self._size + len(part) > PAGE_BYTES:
            return False
        self._size += len(part)
        row.append(part)
        return True

    def joined(self, head: bytes) -> bytes:
        return b'%b,"frames":[%b],"past":[%b]}' % (head[:-1], b",".join(self.frames), b",".join(self.past))


def _draw(
    page: _Page, kit: SomeKit, match: PlayedMatch, wanted: PageRequest, *, has_lines: bool
) -> Iterator[None]:
    """Frames first, since the client shows one of them; then the rounds that they need."""
    last = match.frames - 1
    states = match.states_from(min(wanted.first, last))
    at = next(states)
    yield
    for number in range(wanted.first, min(wanted.first + wanted.count, match.frames)):
        now = at if number == wanted.first else next(states)
        line = match.events[number - 1] if has_lines and number else None
        hands = _hands(kit, now, match.game.options(now).players) if wanted.is_open else None
        if not page.takes(_frame(kit, now, wanted.seat, number, line, hands), page.frames):
            break
        at = now
        yield
    view = match.game.view(at, None)
    for finished in kit.messages.past_of(view, wanted.first_round):
        if not page.takes(kit.messages.to_past_round.dump_json(finished), page.past):
            page.has_all_rounds = False
            break
        yield


Hands = tuple[tuple[str, ...], ...]


def _hands(kit: SomeKit, state: object, players: int) -> Hands | None:
    hand_of = kit.messages.hand_of
    return None if hand_of is None else tuple(hand_of(kit.game.view(state, seat)) for seat in range(players))


def _frame(
    kit: SomeKit, state: object, seat: Seat | None, number: int, line: str | None, hands: Hands | None
) -> bytes:
    view, messages = kit.game.view(state, seat), kit.messages
    frame = Frame(number, line, messages.present_of(view), messages.task_of(view), hands)
    return messages.to_frame.dump_json(frame)


def _if_less(number: int, end: int) -> int | None:
    return number if number < end else None
