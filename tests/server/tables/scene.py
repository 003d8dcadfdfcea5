"""A hall with people in it, on a clock that stands still until a test moves it."""

import asyncio
import heapq
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, get_args

from ridotto.engine.errors import RidottoError
from ridotto.engine.rng import Rng
from ridotto.locale import LANGUAGES
from ridotto.messages.table.requests import (
    AllowChatRequest,
    ChangeRequest,
    ChatRequest,
    ClearRequest,
    EmoteRequest,
    FillRequest,
    FromClient,
    MoveRequest,
    MuteRequest,
    RematchRequest,
    ReturnRequest,
    SitRequest,
    StandRequest,
    StartRequest,
    TakeBackRequest,
)
from ridotto.messages.table.settings import ClockRule, TableSettings
from ridotto.messages.table.talk import Emote
from ridotto.server.bot_pool import BotPool
from ridotto.server.network.outbox import NewestOnly
from ridotto.server.store import Person, SqliteStore
from ridotto.server.tables import Listener, TableDirectory, TableSession
from ridotto.server.tables.services import Waits
from ridotto.server.tables.session.audience import Send
from ridotto.server.tables.state.entries import time_of
from tests.patience import PATIENCE_S


def settings(game: str = "bottle_imp", **changes: Any) -> TableSettings:
    fields: dict[str, Any] = {
        "game": game,
        "options": {},
        "is_public": False,
        "allows_spectators": True,
        "pace": "instant",
        "clock": None,
        "stand_in": "heuristic",
    }
    fields |= changes
    if isinstance(fields["clock"], tuple):
        fields["clock"] = ClockRule(*fields["clock"])
    return TableSettings(**fields)


SHORT = {"players": 3, "rounds": 1}
"""The options of a short match of The Bottle Imp."""


class StillClock:
    """Time that a test moves by hand."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._timers: list[tuple[float, int, _Timer]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def wall(self) -> str:
        return time_of(1_767_225_600 + self._now)

    def call_at(self, when: float, callback: Callable[[], None]) -> "_Timer":
        timer = _Timer(callback)
        if when <= self._now:
            asyncio.get_running_loop().call_soon(timer.fire)
        else:
            heapq.heappush(self._timers, (when, next(self._numbers), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Let time go by; what is due meanwhile begins in order."""
        until = self._now + seconds
        while self._timers and self._timers[0][0] <= until:
            when, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, when)
            timer.fire()
        self._now = until


class _Timer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self._callback = None

    def fire(self) -> None:
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()


class Scene:
    def __init__(self, store: SqliteStore, directory: TableDirectory, clock: StillClock) -> None:
        self.store = store
        self.directory = directory
        self.clock = clock

    async def person(self, name: str = "Ada") -> Person:
        person, secret = await self.store.make_person()
        await self.store.rename(person.id, name)
        found = await self.store.person_by_secret(secret)
        assert found is not None
        return found

    async def session(
        self,
        *seats: str,
        host: Person | None = None,
        starts: bool = False,
        first: int | None = None,
        **changes: Any,
    ) -> TableSession:
        host = host or await self.person("Host")
        return await self.directory.make(host, settings(**changes), seats, starts=starts, first=first)

    async def gathering(self, *others: str) -> tuple["Player", "Player"]:
        """Ada, the host of a table that has not begun, and Bob, who has no seat yet."""
        ada = await self.person("Ada")
        session = await self.session("me", *others, host=ada, options=SHORT)
        return Player(session, ada), Player(session, await self.person("Bob"))

    async def playing(self, people: int = 3, **changes: Any) -> tuple[TableSession, list["Player"]]:
        """A match that has begun, with people in the first seats and bots in the others."""
        changes = {"options": SHORT} | changes
        hosts = await self.person("Ada")
        seats = ["me"] + ["open"] * (people - 1)
        seats += ["bot:heuristic"] * (changes["options"].get("players", 4) - people)
        session = await self.session(*seats, host=hosts, **changes)
        players = [Player(session, hosts)]
        for number in range(1, people):
            players.append(Player(session, await self.person(f"Guest {number}")))
            await players[-1].sit(number)
        await players[0].start()
        return session, players


@asynccontextmanager
async def open_scene(folder: Path, *, away_s: float = 120.0, lobby_s: float = 20.0) -> AsyncIterator[Scene]:
    store = await SqliteStore.open(folder / "ridotto.sqlite")
    clock = StillClock()
    directory = await TableDirectory.open(
        store, clock=clock, waits=Waits(away_s, lobby_s), bots=BotPool(1, step_s=0.0)
    )
    try:
        yield Scene(store, directory, clock)
    finally:
        await directory.close()
        await store.close()


async def settled(session: TableSession) -> None:
    """Let everything that is due now happen."""
    quiet = 0
    async with asyncio.timeout(PATIENCE_S):
        while quiet < 5:
            await asyncio.sleep(0.001)
            is_busy = session._tasks.under_way or session._schedule._pending_bot_moves.is_any_under_way
            quiet = 0 if is_busy else quiet + 1


def hearing(raw: list[bytes]) -> Send:
    """A socket that reads everything into this list."""

    def send(message: bytes, kind: NewestOnly | None = None, /) -> None:
        told = json.loads(message)["type"]
        # What says all that was said before may be left out for a slow reader, and nothing else.
        assert kind == (told if told in get_args(NewestOnly) else None)
        raw.append(message)

    return send


class Player:
    """Somebody with a socket at a table."""

    def __init__(self, session: TableSession, person: Person) -> None:
        self.session = session
        self.person = person
        self.raw: list[bytes] = []
        self._listener: Listener | None = None
        self.join()

    def join(self) -> None:
        self._listener = self.session.join(self.person, hearing(self.raw))

    def leave(self) -> None:
        assert self._listener is not None
        self.session.leave(self._listener)
        self._listener = None

    # What was heard

    def heard(self, kind: str | None = None) -> list[dict[str, Any]]:
        messages = [json.loads(message) for message in self.raw]
        return [message for message in messages if kind in (None, message["type"])]

    @property
    def table(self) -> dict[str, Any]:
        return self._last("table")

    @property
    def position(self) -> dict[str, Any]:
        return self._last("position")

    def last_raw(self, kind: str) -> bytes:
        start = f'{{"type":"{kind}"'.encode()
        return next(message for message in reversed(self.raw) if message.startswith(start))

    def _last(self, kind: str) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.last_raw(kind))
        return message

    @property
    def seat(self) -> int:
        seat = self.session.seat_of(self.person.id)
        assert seat is not None
        return seat

    @property
    def seat_info(self) -> dict[str, Any]:
        info: dict[str, Any] = self.table["seats"][self.seat]
        return info

    @property
    def is_asked(self) -> bool:
        return self.position["task"] is not None

    # What is asked for

    async def ask(self, request: FromClient) -> None:
        await self.session.handle(self.person, request, self._listener)

    async def sit(self, seat: int | None = None) -> None:
        await self.ask(SitRequest(id=1, type="sit", seat=seat))

    async def stand(self) -> None:
        await self.ask(StandRequest(id=1, type="stand"))

    async def come_back(self) -> None:
        await self.ask(ReturnRequest(id=1, type="return"))

    async def fill(self, seat: int | None = None, level: str = "heuristic") -> None:
        await self.ask(FillRequest(id=1, type="fill", seat=seat, level=level))

    async def clear(self, seat: int) -> None:
        await self.ask(ClearRequest(id=1, type="clear", seat=seat))

    async def start(self) -> None:
        await self.ask(StartRequest(id=1, type="start"))

    async def change(self, **wishes: Any) -> None:
        await self.ask(ChangeRequest(id=1, type="change", **wishes))

    async def rematch(self, *, starts: bool = True) -> str:
        await self.ask(RematchRequest(id=1, type="rematch", starts=starts))
        table: str = self.table["next_table"]
        return table

    async def chat(self, text: str) -> None:
        await self.ask(ChatRequest(id=1, type="chat", text=text))

    async def emote(self, emote: Emote) -> None:
        await self.ask(EmoteRequest(id=1, type="emote", emote=emote))

    async def mute(self, seat: int, *, is_muted: bool = True) -> None:
        await self.ask(MuteRequest(id=1, type="mute", seat=seat, is_muted=is_muted))

    async def allow_chat(self, *, is_allowed: bool) -> None:
        await self.ask(AllowChatRequest(id=1, type="allow_chat", is_allowed=is_allowed))

    async def move(self, line: str, decision: int | None = None) -> None:
        quoted = self.position["decision"] if decision is None else decision
        await self.ask(MoveRequest(id=1, type="move", decision=quoted, move=line))

    async def take_back(self, decision: int | None = None) -> None:
        quoted = self.position["decision"] if decision is None else decision
        await self.ask(TakeBackRequest(id=1, type="take_back", decision=quoted))

    def any_move(self, seed: int | str = 0) -> str:
        """Something legal, as a record writes it."""
        match = self.session.match
        return random_move(match.game, match.state, self.seat, Rng.of(seed))

    async def play_anything(self, seed: int | str = 0) -> None:
        await self.move(self.any_move(seed))


def random_move(game: Any, s: Any, seat: int, rng: Rng) -> str:
    actions: list[int] = []
    after = s
    for _ in range(game.picks_left(s, seat)):
        actions.append(rng.choice(game.legal(after, seat)))
        after = game.apply(after, seat, actions[-1])
    text: str = game.format_move(s, seat, actions)
    return text


async def play_out(session: TableSession, players: list[Player], seed: int | str = 0) -> None:
    """People play anything, bots by themselves, until the match is over."""
    rng = Rng.of(seed, "people")
    while not session.is_over:
        await settled(session)
        acting = session.match.game.to_act(session.match.state)
        asked = [player for player in players if player.seat in acting]
        if asked:
            player = rng.choice(asked)
            await player.play_anything(f"{seed}-{len(session.match.events)}")


async def refused(asked: Any) -> str:
    """The code that something is refused with."""
    try:
        await asked
    except RidottoError as error:
        said = {error.text(language) for language in LANGUAGES}
        return error.code if len(said) == len(LANGUAGES) else "untranslated"
    return "accepted"
