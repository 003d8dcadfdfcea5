"""Replays: what the pages add up to, how large they are, whose turn it is, and who pays."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import current_thread
from time import thread_time
from typing import Any

import pytest
from httpx import AsyncClient, Response

from ridotto.engine.errors import InvalidRecord, RidottoError
from ridotto.engine.records.record import Record, parse_record
from ridotto.games import find_game
from ridotto.messages.table import TableSettings
from ridotto.server.limits import Buckets, Limits, Rate
from ridotto.server.replays import desk
from ridotto.server.replays.body import MOST_VALUES
from ridotto.server.replays.desk import Desk
from ridotto.server.replays.kept import KeptMatches
from ridotto.server.replays.page import PAGE_BYTES, Showing, Steps, Wish, page_steps
from ridotto.server.replays.played import MOST_EVENTS, PlayedMatch
from tests.game_messages import Replay, messages_of, positions_of, replays_of, tasks_of
from tests.largest import large_record, largest_record
from tests.server.http.test_api import checked, problem
from tests.server.visitors import SOMEWHERE, open_app, open_site, visitor
from tests.walks import CONFIGURATIONS, IDS, AnyGame, played_match

pytestmark = pytest.mark.anyio

MOST_BYTES = 1_000_000
HEAD_BYTES = 16 * 1024
LIMIT_S = 60
PLENTY = Rate(1000, 1000)


# A small client


def finished(steps: Steps) -> bytes:
    """What the steps lead to, taken one after the other."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        answer: bytes = end.value
        return answer


@dataclass
class Client:
    """Puts the pages together: keeps the finished rounds, and gives each position its own."""

    record: Record
    seat: int | None
    count: int
    kept: KeptMatches
    frames: list[dict[str, Any]] = field(default_factory=list)
    rounds: list[dict[str, Any]] = field(default_factory=list)

    def page(self, first: int, count: int) -> dict[str, Any]:
        wish = Wish(self.seat, first, count, len(self.rounds))
        answer = finished(page_steps(self.kept, Showing(self.record), wish))
        assert len(answer) <= PAGE_BYTES + HEAD_BYTES
        replays_of(self.record.game).validate_json(answer)
        page: dict[str, Any] = json.loads(answer)
        assert page["first_round"] == len(self.rounds)
        self.rounds += page["past"]
        return page

    def read(self) -> None:
        """All pages from the first to the last."""
        first: int | None = 0
        while first is not None:
            page = self.page(first, self.count)
            assert [frame["number"] for frame in page["frames"]] == [
                *range(first, first + len(page["frames"]))
            ]
            last = page["frames"][-1]
            missing = page["next_round"]
            while missing is not None:
                assert missing == len(self.rounds)
                missing = self.page(last["number"], 0)["next_round"]
            self.frames += map(self.with_past, page["frames"])
            assert page["next_frame"] in (None, len(self.frames))
            first = page["next_frame"]

    def with_past(self, frame: dict[str, Any]) -> dict[str, Any]:
        position = frame["position"]
        assert position["past"] == []
        return {**frame, "position": {**position, "past": self.rounds[: position["round"]]}}


def expected(game: AnyGame, record: Record, seat: int | None, first: int = 0) -> Iterator[dict[str, Any]]:
    """The frames from this one on as the table itself would show them."""
    messages = messages_of(game)
    states = PlayedMatch(game, game.parse_options(record.options), tuple(record.events))
    while not states.is_played:
        states.play_one()
    for number, state in enumerate(states.states_from(first), start=first):
        view = game.view(state, seat)
        yield {
            "number": number,
            "line": record.events[number - 1] if number else None,
            "position": json.loads(positions_of(game).dump_json(messages.position_of(view))),
            "task": json.loads(tasks_of(game).dump_json(messages.task_of(view))),
        }


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_pages_of_any_size_add_up_to_what_the_table_showed(game: AnyGame, options: Any) -> None:
    record = played_match(game, options, "pages").record()
    kept = KeptMatches()
    for seat, count in zip((None, *range(options.players)), (100, 1, 7, 33, 100, 64, 2), strict=False):
        client = Client(record, seat, count, kept)
        client.read()
        assert client.frames == [*expected(game, record, seat)]


def test_rounds_that_have_no_room_are_asked_for() -> None:
    record = parse_record(json.dumps(largest_record()))
    game, kept = find_game("bottle_imp"), KeptMatches()
    last = len(record.events)
    client = Client(record, 1, 100, kept)
    page = client.page(last - 99, 100)
    assert page["next_frame"] is None
    assert 0 < page["next_round"] < 540
    asked = 1
    while page["next_round"] is not None:
        assert page["next_round"] == len(client.rounds)
        page = client.page(last, 0)
        assert page["frames"] == []
        asked += 1
    assert asked <= 4
    answer = finished(page_steps(kept, Showing(record), Wish(1, last, 1, 540)))
    assert client.with_past(json.loads(answer)["frames"][0]) == next(expected(game, record, 1, last))


def test_only_rounds_that_are_finished_by_then() -> None:
    """Somebody who looks at the beginning is not told how the match goes on."""
    game = find_game("bottle_imp")
    record = played_match(game, game.parse_options({"players": 3, "rounds": 3}), "spoilt").record()
    kept = KeptMatches()
    read = replays_of(game.id)
    starts = read.validate_json(finished(page_steps(kept, Showing(record), Wish(0, 0, 0, 0)))).rounds
    assert len(starts) == 3
    for finished_rounds, start in enumerate(starts):
        for count in (0, 1):
            page = read.validate_json(finished(page_steps(kept, Showing(record), Wish(0, start, count, 0))))
            assert (len(page.past), page.next_round) == (finished_rounds, None)
    beyond = read.validate_json(finished(page_steps(kept, Showing(record), Wish(0, 9999, 5, 0))))
    assert (len(beyond.past), beyond.frames, beyond.next_frame) == (3, (), None)
    more = read.validate_json(finished(page_steps(kept, Showing(record), Wish(0, 9999, 0, 7))))
    assert (more.past, more.next_round, more.first_round) == ((), None, 7)


# How large an answer is


WIDE = "\U0001f3ad" * 100
"""Four bytes a letter."""

CUSTOM = [
    {"id": singer + 1, "category": "professional", "gender": "undefined", "stars": 3, "favourite": "turandot"}
    for singer in range(36)
]

LARGEST: list[tuple[str, dict[str, Any]]] = [
    ("bottle_imp", {"players": 2, "rounds": 570}),
    ("bottle_imp", {"players": 3, "rounds": 540}),
    ("bottle_imp", {"players": 4, "mode": "teams-2-1-1", "rounds": 540}),
    ("bottle_imp", {"players": 5, "mode": "two-bottles", "rounds": 357}),
    ("bottle_imp", {"players": 6, "mode": "two-bottles", "rounds": 363}),
    *(("turandot", {"players": players, "deck": CUSTOM}) for players in (2, 5)),
]


@pytest.mark.parametrize(("game_id", "given"), LARGEST, ids=[f"{g}-{o['players']}" for g, o in LARGEST])
def test_no_answer_is_large(game_id: str, given: Mapping[str, Any]) -> None:
    """The longest matches of the most players with the longest names: every kind of page."""
    game = find_game(game_id)
    options = game.parse_options(given)
    match = played_match(game, options, "bound")
    record = replace(match.record(), seats=[WIDE] * options.players)
    frames = len(record.events) + 1
    assert frames - 1 <= MOST_EVENTS
    assert game_id == "turandot" or frames > MOST_EVENTS - 500, "the longest that is taken"
    settings = TableSettings(game_id, options.to_json(), True, True, "normal", None, "x" * 40)
    kept = KeptMatches()

    def size(seat: int | None, first: int, count: int, first_round: int = 0) -> int:
        wish = Wish(seat, first, count, first_round)
        answer = finished(page_steps(kept, Showing(record, None, settings), wish))
        assert len(replays_of(game_id).validate_json(answer).seats[0]) == 60
        return len(answer)

    pages = [*range(0, frames, max(1, frames // 12)), frames - 100, frames - 1]
    assert (
        max(size(seat, max(0, first), 100) for first in pages for seat in (None, 0))
        <= PAGE_BYTES + HEAD_BYTES
    )
    assert size(0, frames - 1, 0) <= PAGE_BYTES + HEAD_BYTES
    # Even a page of nothing but one frame is far from the bound, so no frame can break it.
    assert max(size(0, first, 1, 10_000) for first in range(max(0, frames - 120), frames)) <= 2 * HEAD_BYTES
    assert size(None, 0, 0) <= HEAD_BYTES
    assert PAGE_BYTES + 2 * HEAD_BYTES < MOST_BYTES


def test_a_page_is_cut_where_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.replays.page.PAGE_BYTES", 5000)
    game = find_game("turandot")
    record = played_match(game, game.parse_options({"players": 5}), "cut").record()
    client = Client(record, 4, 100, KeptMatches())
    client.read()
    assert client.frames == [*expected(game, record, 4)]


# Over HTTP


def body(record: Mapping[str, Any], /, **wishes: Any) -> dict[str, Any]:
    return {"form": 2, "record": json.dumps(record)} | wishes


def small_record(seed: str = "small") -> dict[str, Any]:
    game = find_game("bottle_imp")
    match = played_match(game, game.parse_options({"players": 3, "rounds": 1}), seed)
    record: dict[str, Any] = json.loads(match.record().dumps())
    return record


async def test_an_older_client_is_told_so(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for form in ({}, {"form": None}, {"form": 1}, {"form": 3}):
            given = {"record": json.dumps(small_record())} | form
            found = problem(await guest.post("/api/replays", json=given), 400, "replay-form")
            assert found.facts == {"form": 2}
        for query in ("", "?form=1", "?seat=0&first=3"):
            problem(await guest.get(f"/api/tables/abcdefghjkmn/replay{query}"), 400, "replay-form")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 9000, b"\xff", b"null", b'"x"', b'{"record": "\\ud800"}']
)
async def test_bodies_that_are_no_json(tmp_path: Path, content: bytes) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        headers = {"content-type": "application/json"}
        found = problem(
            await guest.post("/api/replays", content=content, headers=headers), 422, "invalid-request"
        )
        assert str(found.facts["field"]).startswith("body")


@pytest.mark.parametrize(
    ("wishes", "name"),
    [
        ({"seat": "0"}, "seat"),
        ({"first": -1}, "first"),
        ({"count": 101}, "count"),
        ({"first_round": -1}, "first_round"),
        ({"form": "2"}, "form"),
        ({"record": 7}, "record"),
        ({"record": "x" * 1_000_001}, "record"),
        ({"other": 1}, "other"),
    ],
)
async def test_wishes_that_cannot_be_read_are_named(
    tmp_path: Path, wishes: dict[str, Any], name: str
) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.post("/api/replays", json=body(small_record(), **wishes))
        assert problem(answer, 422, "invalid-request").facts["field"] == f"body.{name}"


async def test_a_record_of_very_many_values_is_not_read(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for filling in ("[]", "0", "{}", '""'):
            record = '{"format": "ridotto/1", "events": [' + ",".join([filling] * MOST_VALUES) + "]}"
            answer = await guest.post("/api/replays", json={"form": 2, "record": record})
            assert problem(answer, 400, "too-many-values").facts["most"] == MOST_VALUES


async def test_an_answer_is_zipped_for_whoever_can_read_that(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        asked = body(small_record(), seat=2)
        plain = await guest.post("/api/replays", json=asked, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with guest.stream("POST", "/api/replays", json=asked) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == plain.content
        assert int(answer.headers["content-length"]) == len(raw)
        for each in (plain, answer):
            assert "accept-encoding" in each.headers["vary"].lower()
            assert each.headers["cache-control"] == "no-store"


# Whose turn it is


def spent(slices: int) -> Iterator[None]:
    """Steps that each take a whole slice."""
    for _ in range(slices):
        began = thread_time()
        while thread_time() - began < desk.SLICE_S:
            pass
        yield


def steps_of(slices: int, name: bytes, done: list[bytes] | None = None) -> Steps:
    """An answer after so many slices."""
    yield from spent(slices)
    if done is not None:
        done.append(name)
    return name


@asynccontextmanager
async def opened(budget: Rate = PLENTY, most_waiting: int = 30) -> AsyncIterator[Desk]:
    at = Desk(Buckets(budget), most_waiting)
    try:
        yield at
    finally:
        await at.close()


def asking(at: Desk, steps: Steps, address: str = SOMEWHERE) -> "asyncio.Task[bytes]":
    return asyncio.create_task(at.draw(steps, address, is_charged=True))


async def until(is_so: Any) -> None:
    async with asyncio.timeout(LIMIT_S):
        while not is_so():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("address", [SOMEWHERE, "198.51.100.7"], ids=["same address", "another address"])
async def test_who_asks_for_little_does_not_wait_for_those_who_ask_for_much(address: str) -> None:
    order: list[bytes] = []
    async with opened() as at:
        large = [asking(at, steps_of(40, b"large", order)) for _ in range(20)]
        await until(lambda: at.waiting >= 19)
        small = asking(at, steps_of(3, b"small", order), address)
        async with asyncio.timeout(LIMIT_S):
            await asyncio.gather(small, *large)
    assert order == [b"small"] + [b"large"] * 20


async def test_the_event_loop_has_a_turn_between_two_slices() -> None:
    turns: list[int] = []
    threads: set[str] = set()

    def noting() -> Steps:
        """In every slice: how often the loop has had a turn by then."""
        for _ in range(20):
            turns.append(taken)
            threads.add(current_thread().name)
            yield from spent(1)
        return b""

    taken = 0
    async with opened() as at:
        drawing = asking(at, noting())
        async with asyncio.timeout(LIMIT_S):
            while not drawing.done():
                taken += 1
                await asyncio.sleep(0)
    assert len({*turns}) == 20, "another number each time"
    assert current_thread().name not in threads


async def test_an_address_has_its_turn_however_many_another_asks_for() -> None:
    """By turns: one step of the one address, one of the other."""
    order: list[bytes] = []
    async with opened() as at:
        many = [asking(at, steps_of(10, b"many", order), "192.0.2.1") for _ in range(10)]
        await until(lambda: at.waiting >= 9)
        one = asking(at, steps_of(12, b"one", order), "192.0.2.2")
        async with asyncio.timeout(LIMIT_S):
            await asyncio.gather(one, *many)
    # The twelve steps of the one come beside twelve of the hundred that the others need.
    assert order[0] == b"one"


async def test_where_too_many_wait_the_busiest_address_is_refused() -> None:
    async with opened(most_waiting=4) as at:
        greedy = [asking(at, steps_of(2000, b""), "192.0.2.1") for _ in range(8)]
        await until(lambda: sum(task.done() for task in greedy) >= 3)
        refused = [task for task in greedy if task.done()]
        assert refused == greedy[-len(refused) :], "the newest ones"
        modest = [asking(at, steps_of(2, b"modest"), f"192.0.2.{number}") for number in (2, 3, 4)]
        async with asyncio.timeout(LIMIT_S):
            assert await asyncio.gather(*modest) == [b"modest"] * 3
        assert not greedy[0].done()
        for task in greedy:
            task.cancel()
        for error in await asyncio.gather(*greedy, return_exceptions=True):
            assert isinstance(error, asyncio.CancelledError) or (
                isinstance(error, RidottoError)
                and (error.code, error.facts) == ("replays-busy", {"seconds": 5})
            )


async def test_a_replay_that_nobody_waits_for_is_given_up() -> None:
    told: list[str] = []

    def endless() -> Steps:
        try:
            while True:
                told.append("step")
                yield
        finally:
            told.append("given up")

    async with opened() as at:
        drawing = asking(at, endless())
        await until(lambda: told)
        drawing.cancel()
        await until(lambda: told[-1] == "given up")
        assert await asking(at, steps_of(1, b"next")) == b"next"
        assert at.waiting == 0


async def test_who_waits_when_the_server_closes_is_told() -> None:
    async with opened() as at:
        drawing = [asking(at, steps_of(10**9, b"")) for _ in range(3)]
        await until(lambda: at.waiting >= 2)
        await at.close()
        late = asking(at, steps_of(1, b""))
        for error in await asyncio.gather(*drawing, late, return_exceptions=True):
            assert isinstance(error, RidottoError)
            assert error.code == "store-closed"


async def test_whatever_goes_wrong_in_one_replay_concerns_nobody_else() -> None:
    def failing() -> Steps:
        yield
        raise ZeroDivisionError

    async with opened() as at:
        broken, whole = asking(at, failing()), asking(at, steps_of(5, b"whole"))
        with pytest.raises(ZeroDivisionError):
            await broken
        assert await whole == b"whole"


@asynccontextmanager
async def large_replays(guest: AsyncClient, number: int) -> AsyncIterator[list["asyncio.Task[Response]"]]:
    """So many of the largest matches, asked for at once; given up in the end."""
    asked = [
        asyncio.create_task(guest.post("/api/replays", json=body(large_record(each)), timeout=LIMIT_S))
        for each in range(number)
    ]
    try:
        yield asked
    finally:
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_a_small_replay_beside_large_ones(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as guest, large_replays(guest, 20) as asked:
        await until(lambda: site.context.replays.waiting >= 10)
        async with asyncio.timeout(LIMIT_S):
            answer = await guest.post("/api/replays", json=body(small_record()), timeout=LIMIT_S)
        assert len(checked(Replay, answer).frames) > 10
        assert not any(task.done() for task in asked)


async def test_nobody_draws_on_for_those_who_have_gone(tmp_path: Path) -> None:
    game: AnyGame = find_game("bottle_imp")
    async with open_site(tmp_path) as site, site.guest() as guest:
        async with large_replays(guest, 4):
            await until(lambda: site.context.replays.waiting >= 3)
        await until(lambda: site.context.replays.waiting == 0)
        # One more, so that the thread is done with all before it.
        answer = await guest.post("/api/replays", json=body(small_record()), timeout=LIMIT_S)
        assert answer.status_code == 200
        for number in range(4):
            record = large_record(number)
            options = game.parse_options(record["options"])
            assert not site.context.replays.kept.find(game, options, record["events"]).is_played


# Who pays


async def test_what_a_replay_takes_is_charged_to_its_address() -> None:
    async with opened(Rate(1, 1 / 1000)) as at:
        assert await asking(at, steps_of(20, b"first")) == b"first"
        with pytest.raises(RidottoError) as refused:
            await asyncio.wait_for(asking(at, steps_of(10**9, b"")), LIMIT_S)
        assert refused.value.code == "too-fast"
        assert isinstance(refused.value.facts["seconds"], int)
        # Others have their own; and so has whoever is at this machine.
        assert await asking(at, steps_of(3, b"other"), "192.0.2.9") == b"other"
        assert await at.draw(steps_of(3, b"own"), SOMEWHERE, is_charged=False) == b"own"


async def test_nobody_takes_more_than_their_budget_by_asking_for_much_at_once() -> None:
    """A budget of 0.2 s: of replays that take 10 s in all, those that are under way are refused too."""
    async with opened(Rate(1, 1 / 1000)) as at:
        at._budgets.charge(SOMEWHERE, 0.8)
        began = thread_time_of(at)
        asked = [asking(at, steps_of(500, b"")) for _ in range(10)]
        async with asyncio.timeout(LIMIT_S):
            errors = await asyncio.gather(*asked, return_exceptions=True)
        assert {getattr(error, "code", None) for error in errors} == {"too-fast"}
        assert thread_time_of(at) - began < 1


def thread_time_of(at: Desk) -> float:
    """The processor time of the thread that draws."""
    return at._thread.submit(thread_time).result()


async def test_a_refusal_says_when_to_come_again(tmp_path: Path) -> None:
    limits = replace(Limits(), replays=Rate(1, 1 / 100))
    async with open_app(tmp_path, limits) as app, visitor(app) as guest:
        for address in (SOMEWHERE, "127.0.0.1"):
            app.state.context.replays._budgets.charge(address, 2.0)
        answer = await guest.post("/api/replays", json=body(small_record()))
        found = problem(answer, 429, "too-fast")
        assert 90 <= int(answer.headers["retry-after"]) <= 100
        assert int(answer.headers["retry-after"]) == found.facts["seconds"]
        # Others have their own, and who is at this machine needs none.
        for address in ("192.0.2.9", "127.0.0.1"):
            async with visitor(app, address) as other:
                checked(Replay, await other.post("/api/replays", json=body(small_record())))


async def test_work_that_was_refused_half_way_is_not_lost(tmp_path: Path) -> None:
    """An address whose budget is smaller than one replay still gets there, a part at a time."""
    async with open_app(tmp_path, replace(Limits(), replays=Rate(1, 1 / 1000))) as app, visitor(app) as guest:
        budgets = app.state.context.replays._budgets
        statuses: list[int] = []
        while statuses[-1:] != [200]:
            budgets.charge(SOMEWHERE, -0.2 - budgets.wait_s(SOMEWHERE) / 1000)
            statuses.append((await guest.post("/api/replays", json=body(largest_record()))).status_code)
            assert len(statuses) < 200
        assert {*statuses[:-1]} <= {429}


async def test_busy_says_when_to_come_again(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as guest:
        site.context.replays._most_waiting = 2
        async with large_replays(guest, 8) as asked:
            async with asyncio.timeout(LIMIT_S):
                first, *_ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            answer = first.pop().result()
            problem(answer, 503, "replays-busy")
            assert answer.headers["retry-after"] == "5"


# What is kept


def game_and_events(seed: str) -> tuple[AnyGame, Any, tuple[str, ...]]:
    game = find_game("bottle_imp")
    options = game.parse_options({"players": 3, "rounds": 1})
    return game, options, tuple(played_match(game, options, seed).events)


def test_requests_for_one_match_share_it() -> None:
    game, options, events = game_and_events("shared")
    kept = KeptMatches()
    one, other = (
        page_steps(kept, Showing(Record(game.id, options.to_json(), [*events])), Wish(seat, 0, 9, 0))
        for seat in (0, 1)
    )
    next(one)
    next(other)
    match = kept.find(game, options, events)
    taken = 0
    while not match.is_played:
        next((one, other)[taken % 2])
        taken += 1
    assert taken <= len(events) + 1, "each event is played once for both"
    assert replays_of(game.id).validate_json(finished(one)).seat == 0
    assert replays_of(game.id).validate_json(finished(other)).seat == 1


def test_what_was_asked_for_longest_ago_is_forgotten() -> None:
    games = [game_and_events(seed) for seed in "abc"]
    kept = KeptMatches(most_events=2 * max(len(events) for _, _, events in games))
    first, second, _ = (kept.find(*game) for game in games)
    assert kept.find(*games[1]) is second
    assert kept.find(*games[0]) is not first
    assert KeptMatches(most_events=0).find(*games[0]).events == games[0][2]


def test_an_event_that_is_refused_is_refused_for_everybody() -> None:
    game, options, events = game_and_events("refused")
    match = PlayedMatch(game, options, (*events[:5], "0 play 99", *events[5:]))
    for _ in range(5):
        match.play_one()
    for _ in range(2):
        with pytest.raises(InvalidRecord) as caught:
            match.play_one()
        assert caught.value.facts["event"] == 6
    with suppress(InvalidRecord):
        PlayedMatch(game, options, ("dealer 0",) * (MOST_EVENTS + 1))
        pytest.fail("more events than any match has")
