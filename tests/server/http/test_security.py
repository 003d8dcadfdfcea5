"""Who may ask, how much, and what every answer carries."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from httpx import AsyncClient
from starlette.types import Message

from ridotto.messages.table.requests import SitRequest, StandRequest, StartRequest
from ridotto.server.http import loading
from ridotto.server.http.loading import LEAST
from ridotto.server.http.security import HEADERS, HTTPS_HEADERS
from ridotto.server.limits import Limits, Rate
from ridotto.server.network.callers.hosts import hosts_for
from ridotto.server.network.callers.proxies import Proxies
from tests.server.http.test_api import problem
from tests.server.visitors import ME_AND_BOTS, QUICK, open_app, visitor

pytestmark = pytest.mark.anyio

TWO = Rate(2, 1 / 1000)
THIS_MACHINE = hosts_for("127.0.0.1", (), is_behind_proxy=False)
ONE_PROXY = Proxies(1)


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/nothing", "/assets/nothing.js"])
async def test_every_answer_has_the_headers(tmp_path: Path, path: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.get(path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "unsafe" not in answer.headers["content-security-policy"]


async def test_the_pages_may_load_nothing_but_our_own_files(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.get("/")
    policy = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
    for rule in ("default-src", "base-uri", "form-action", "frame-ancestors"):
        assert policy.pop(rule) == "'none'"
    # What the page itself has made: portraits for the picture of a finale.
    assert policy.pop("img-src") == "'self' blob:"
    assert {"script-src", "style-src", "connect-src"} <= policy.keys()
    assert set(policy.values()) == {"'self'"}
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_only_the_worker_may_run_webassembly(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        worker = await guest.get("/assets/worker-1.js")
        script = await guest.get("/assets/index-1.js")
    policy = worker.headers["content-security-policy"]
    assert policy == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    assert "wasm" not in script.headers["content-security-policy"]
    others = {name: value for name, value in HEADERS.items() if name != "content-security-policy"}
    assert {name: worker.headers.get(name) for name in others} == others


async def test_refusals_have_the_headers_too(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), body=10)) as app, visitor(app) as guest:
        answer = await guest.put("/api/me", json={"name": "x" * 20})
        problem(answer, 413, "body-too-large")
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


# Where a request comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://ridotto.test"},
        {"origin": "http://RIDOTTO.test"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {},
    ],
)
async def test_our_own_pages_and_programs_may_write(tmp_path: Path, headers: dict[str, str]) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        assert (await guest.put("/api/me", json={"name": "x"}, headers=headers)).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "http://ridotto.test:8080"},
        {"origin": "https://ridotto.test"},
        {"origin": "http://ridotto.test.evil.test"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://[::1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_other_sites_may_not_write(tmp_path: Path, headers: dict[str, str]) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.post("/api/tables", json=QUICK, headers=headers)
        problem(answer, 403, "foreign-origin")
        assert (await guest.get("/api/catalogue", headers=headers)).status_code == 200


async def test_other_sites_cannot_take_the_place_of_a_cookie(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        answer = await guest.get("/api/me", headers={"sec-fetch-site": "cross-site"})
        problem(answer, 403, "foreign-origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST:1"])
async def test_a_server_for_this_machine_answers_to_its_names(tmp_path: Path, host: str) -> None:
    async with open_app(tmp_path, hosts=THIS_MACHINE) as app, visitor(app, host=host) as guest:
        assert (await guest.get("/api/catalogue")).status_code == 200


@pytest.mark.parametrize("host", ["ridotto.test", "127.0.0.1.evil.test", "10.0.0.1", "", "["])
async def test_and_to_no_other_name(tmp_path: Path, host: str) -> None:
    async with open_app(tmp_path, hosts=THIS_MACHINE) as app, visitor(app) as guest:
        for path in ("/", "/api/catalogue"):
            answer = await guest.get(path, headers={"host": host})
            problem(answer, 421, "foreign-host")


@pytest.mark.parametrize("host", ["[", "[::1", "]:80", "a b", "%", ""])
async def test_a_host_that_cannot_be_read_is_no_failure_of_ours(tmp_path: Path, host: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        # Where the pages are not built, what they would show is answered with 503.
        for path, statuses in (("/api/me", [200]), ("/nowhere", [404, 503]), ("/api/nowhere", [404])):
            assert (await guest.get(path, headers={"host": host})).status_code in statuses


# How much


async def name_it(guest: AsyncClient, times: int, **headers: str) -> list[int]:
    return [(await guest.get("/api/catalogue", headers=headers)).status_code for _ in range(times)]


async def test_requests_of_an_address_are_counted(tmp_path: Path) -> None:
    async with (
        open_app(tmp_path, replace(Limits(), requests=TWO)) as app,
        visitor(app) as guest,
        visitor(app, "198.51.100.7") as other,
        visitor(app, "127.0.0.1") as owner,
        visitor(app, "::1") as owner_too,
    ):
        assert await name_it(guest, 3) == [200, 200, 429]
        answer = await guest.get("/api/catalogue")
        assert problem(answer, 429, "too-fast").facts == {"seconds": int(answer.headers["retry-after"])}
        assert await name_it(other, 1) == [200], "others are not disturbed"
        assert await name_it(owner, 5) == [200] * 5, "who sits at this machine is not counted"
        assert await name_it(owner_too, 5) == [200] * 5
        assert (await guest.get("/")).status_code != 429, "pages and their files are counted by themselves"


async def test_pages_of_an_address_are_counted_too(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), pages=TWO)) as app, visitor(app) as guest:
        found = [(await guest.get("/nowhere")).status_code == 429 for _ in range(3)]
        assert found == [False, False, True]
        assert await name_it(guest, 1) == [200]


async def test_where_the_host_wants_it_nobody_is_exempt(tmp_path: Path) -> None:
    """A tunnel to this machine brings strangers who look like its owner."""
    limits = replace(Limits(), requests=TWO, counts_own_machine=True)
    async with open_app(tmp_path, limits) as app, visitor(app, "127.0.0.1") as owner:
        assert await name_it(owner, 3) == [200, 200, 429]


async def test_whoever_was_refused_is_closed(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), requests=TWO)) as app, visitor(app) as guest:
        found = [(await guest.get("/api/catalogue")).headers.get("connection") for _ in range(3)]
        assert found == [None, None, "close"]


# Encryption in front


async def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    async with open_app(tmp_path, proxies=ONE_PROXY) as app, visitor(app) as guest:
        plain = await guest.get("/api/me")
        assert "strict-transport-security" not in plain.headers
        assert "Secure" not in plain.headers["set-cookie"]
        answer = await guest.get("/api/me", headers={"x-forwarded-proto": "HTTPS,http"})
        assert {name: answer.headers.get(name) for name in HTTPS_HEADERS} == HTTPS_HEADERS
        assert "Secure" in answer.headers["set-cookie"]


async def test_also_where_the_server_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That answer takes a way of its own."""

    async def fails(*_: object) -> None:
        raise ZeroDivisionError

    async with open_app(tmp_path, proxies=ONE_PROXY) as app, visitor(app) as guest:
        monkeypatch.setattr(app.state.context.directory, "public_tables", fails)
        for scheme, expected in (("https", HTTPS_HEADERS), ("http", HEADERS)):
            answer = await guest.get("/api/tables", headers={"x-forwarded-proto": scheme})
            assert answer.status_code == 500
            told = {name: answer.headers[name] for name in HTTPS_HEADERS if name in answer.headers}
            assert told == expected


async def test_the_scheme_is_part_of_an_origin(tmp_path: Path) -> None:
    async with open_app(tmp_path, proxies=ONE_PROXY) as app, visitor(app) as guest:
        for page, expected in (("https", 200), ("http", 403)):
            headers = {"x-forwarded-proto": "https", "origin": f"{page}://ridotto.test"}
            answer = await guest.put("/api/me", json={"name": "x"}, headers=headers)
            assert answer.status_code == expected


# Without a body


@pytest.mark.parametrize("path", ["/", "/api/catalogue", "/api/me", "/api/tables", "/healthz", "/nowhere"])
async def test_what_can_be_got_can_be_asked_about(tmp_path: Path, path: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        await guest.get("/api/me")
        got, asked = await guest.get(path), await guest.head(path)
        assert (asked.status_code, asked.content) == (got.status_code, b"")
        assert asked.headers["content-length"] == got.headers["content-length"]
        assert {name: asked.headers.get(name) for name in HEADERS} == HEADERS


async def test_a_proxy_is_believed_only_where_we_know_of_it(tmp_path: Path) -> None:
    limits = replace(Limits(), requests=TWO)
    async with open_app(tmp_path / "open", limits) as app, visitor(app, "127.0.0.1") as proxy:
        addresses = [{"x-forwarded-for": f"198.51.100.{number}"} for number in range(3)]
        found = [(await name_it(proxy, 1, **headers))[0] for headers in addresses]
        assert found == [200, 200, 429], "an invented address does not help, and it is not the owner either"
    async with (
        open_app(tmp_path / "behind", limits, proxies=ONE_PROXY) as app,
        visitor(app, "127.0.0.1") as proxy,
    ):
        assert await name_it(proxy, 3, **{"x-forwarded-for": "198.51.100.1"}) == [200, 200, 429]
        assert await name_it(proxy, 1, **{"x-forwarded-for": "198.51.100.2"}) == [200]
        forged = {"x-forwarded-for": "192.0.2.9, 198.51.100.1"}
        assert await name_it(proxy, 1, **forged) == [429], "the proxy's own word is the last one"


async def test_a_network_of_ipv6_counts_as_one_address(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), requests=TWO)) as app:
        found = []
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1", "::ffff:192.0.2.7"):
            async with visitor(app, address) as guest:
                found += await name_it(guest, 1)
        assert found == [200, 200, 429, 200, 200]


async def test_cookies_are_not_given_out_without_end(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), new_people=TWO)) as app:
        found = []
        for _ in range(3):
            async with visitor(app) as guest:
                found.append((await guest.get("/api/me")).status_code)
        assert found == [200, 200, 429]


async def test_tables_of_an_address_and_of_a_person(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), new_tables=TWO)) as app:
        async with visitor(app) as guest, visitor(app) as other:
            found = [(await who.post("/api/tables", json=QUICK)).status_code for who in (guest, other, guest)]
            assert found == [201, 201, 429]
        async with visitor(app, "127.0.0.1") as owner:
            found = [(await owner.post("/api/tables", json=QUICK)).status_code for _ in range(3)]
            assert found == [201, 201, 429]


async def test_wrong_bodies_are_charged_like_tables(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), new_tables=TWO)) as app, visitor(app) as guest:
        wrong = QUICK | {"seats": [0]}
        found = [(await guest.post("/api/tables", json=wrong)).status_code for _ in range(3)]
        assert found == [422, 422, 429]


async def test_unfinished_tables(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), open_tables=1)) as app, visitor(app) as guest:
        assert (await guest.post("/api/tables", json=QUICK)).status_code == 201
        problem(await guest.post("/api/tables", json=QUICK), 429, "too-many-tables")


async def test_a_table_that_one_opened_for_others_counts_too(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), open_tables=1)) as app, visitor(app) as guest:
        for_others = QUICK | {"seats": ["open", "open", "open"]}
        assert (await guest.post("/api/tables", json=for_others)).status_code == 201
        problem(await guest.post("/api/tables", json=for_others), 429, "too-many-tables")


async def test_a_table_of_somebody_else_counts_once_it_has_begun(tmp_path: Path) -> None:
    """A rematch seats everybody again, also those who went home and know nothing of it."""
    limits = replace(Limits(), open_tables=1)
    async with open_app(tmp_path, limits) as app, visitor(app) as host, visitor(app) as guest:
        body = QUICK | {"seats": ["me", "open", "bot:normal"]}
        table_id = (await host.post("/api/tables", json=body)).json()["id"]
        await guest.get("/api/me")
        store, session = app.state.context.store, await app.state.context.directory.find(table_id)
        owner, friend = [await store.person_by_secret(who.cookies["ridotto"]) for who in (host, guest)]
        await session.handle(friend, SitRequest(id=1, type="sit", seat=1))
        mine = (await guest.post("/api/tables", json=ME_AND_BOTS)).json()["id"]
        await (await app.state.context.directory.find(mine)).handle(friend, StandRequest(id=1, type="stand"))
        await session.handle(owner, StartRequest(id=2, type="start"))
        problem(await guest.post("/api/tables", json=QUICK), 429, "too-many-tables")


async def test_a_table_that_one_has_left_does_not_count(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), open_tables=1)) as app, visitor(app) as guest:
        table_id = (await guest.post("/api/tables", json=ME_AND_BOTS)).json()["id"]
        problem(await guest.post("/api/tables", json=QUICK), 429, "too-many-tables")
        context = app.state.context
        person = await context.store.person_by_secret(guest.cookies["ridotto"])
        session = await context.directory.find(table_id)
        await session.handle(person, StandRequest(id=1, type="stand"))
        assert (await guest.post("/api/tables", json=QUICK)).status_code == 201


async def test_only_what_may_contain_a_deck_may_be_long(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        deck = {"singers": "x" * 10_000}
        problem(await guest.put("/api/me", json={"name": "Ada", "deck": deck}), 413, "body-too-large")
        problem(await guest.post("/api/tables", json=QUICK | {"deck": deck}), 422, "invalid-request")
        too_many = QUICK | {"deck": [deck] * 3}
        problem(await guest.post("/api/tables", json=too_many), 413, "body-too-large")


async def test_bodies_are_measured(tmp_path: Path) -> None:
    async with open_app(tmp_path, replace(Limits(), body=100, record_body=200)) as app, visitor(app) as guest:

        async def dripping(length: int) -> AsyncIterator[bytes]:
            for _ in range(length):
                yield b"x"

        headers = {"content-type": "application/json"}
        problem(await guest.put("/api/me", content=b"x" * 101, headers=headers), 413, "body-too-large")
        problem(await guest.put("/api/me", content=dripping(101), headers=headers), 413, "body-too-large")
        problem(
            await guest.post("/api/replays", json={"form": 2, "record": "x" * 150}), 400, "record-not-json"
        )
        problem(
            await guest.post("/api/replays", json={"form": 2, "record": "x" * 250}), 413, "body-too-large"
        )
        lying = headers | {"content-length": "5"}
        assert (await guest.put("/api/me", content=b"x" * 50, headers=lying)).status_code in (413, 422)


async def test_half_a_request_is_not_done(tmp_path: Path) -> None:
    """Whoever goes away in the middle of a body has asked for nothing, even if it reads well so far."""
    async with open_app(tmp_path) as app:
        parts: list[Message] = [
            {"type": "http.request", "body": json.dumps(QUICK).encode(), "more_body": True},
            {"type": "http.disconnect"},
        ]
        said: list[Message] = []

        async def receive() -> Message:
            return parts.pop(0)

        async def send(message: Message) -> None:
            said.append(message)

        headers = [(b"host", b"ridotto.test"), (b"content-type", b"application/json")]
        scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers}
        more = {"query_string": b"", "client": ("203.0.113.5", 1), "scheme": "http", "http_version": "1.1"}
        await app(scope | more, receive, send)
        assert said[0]["status"] == 422


async def test_long_answers_are_packed(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        assert (await guest.get("/api/catalogue")).headers["content-encoding"] == "gzip"
        plain = await guest.get("/api/catalogue", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.headers["cache-control"] == "no-store"


async def test_tables_asked_for_at_once_are_charged_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a hundred long ones would be loaded before the first of them is paid."""
    monkeypatch.setattr(loading, "LEAST", 1)
    async with open_app(tmp_path) as app, visitor(app) as guest:
        tables = [(await guest.post("/api/tables", json=ME_AND_BOTS)).json()["id"] for _ in range(8)]
    little = replace(Limits(), loaded_entries=Rate(len(tables), 1 / 1000))
    async with open_app(tmp_path, little) as app, visitor(app) as guest:
        answers = await asyncio.gather(*(guest.get(f"/api/tables/{each}") for each in tables))
        statuses = [answer.status_code for answer in answers]
        assert 1 <= statuses.count(200) < len(tables) / 2
        assert statuses.count(429) == len(tables) - statuses.count(200)


async def test_an_address_loads_only_so_much_into_memory(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        tables = [(await guest.post("/api/tables", json=QUICK)).json()["id"] for _ in range(3)]
    little = replace(Limits(), loaded_entries=Rate(LEAST + 1, 1 / 1000))
    async with (
        open_app(tmp_path, little) as app,
        visitor(app) as guest,
        visitor(app, "203.0.113.9") as other,
    ):
        first, second, third = (f"/api/tables/{table_id}" for table_id in tables)
        for path in (first, second):
            assert (await guest.get(path)).status_code == 200
        for path in (third, f"{third}/record", f"{third}/replay?form=2"):
            problem(await guest.get(path), 429, "too-fast")
        assert (await guest.get(first)).status_code == 200, "it is in memory"
        assert (await other.get(third)).status_code == 200
        assert (await guest.get(third)).status_code == 200
