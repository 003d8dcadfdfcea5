"""PostgreSQL goes away and comes back while the server runs: people are told, and nothing told is lost."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Append, Database, Store, open_store
from ridotto.server.store.postgres import connection
from ridotto.server.store.postgres.limited import LimitedConnection
from ridotto.server.store.postgres.store import PostgresStore
from tests.patience import LOOK_S, PATIENCE_S, wait_until
from tests.postgres import Postgres, database_of, postgres
from tests.server.serving import serving
from tests.server.store.postgres.proxy import Wire
from tests.server.store.rows import index, new_table

T = TypeVar("T")


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RETRY_S", 0.0)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a crash does no harm to, and that no other test uses."""
    with postgres("-c", "fsync=on", "-c", "synchronous_commit=off") as server:
        yield server


@pytest.fixture
def url(postgres_server: Postgres) -> str:
    return postgres_server.new_database()


async def soon(ask: Callable[[], Awaitable[T]]) -> T:
    """What is answered as soon as the database is back."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress_unreachable():
                return await ask()
            await asyncio.sleep(LOOK_S)


@contextmanager
def suppress_unreachable() -> Iterator[None]:
    try:
        yield
    except RidottoError as error:
        if error.code != "store-unreachable":
            raise


async def written(store: Store, *changes: Append) -> None:
    await soon(lambda: store.commit(*changes))


@pytest.mark.anyio
async def test_connections_that_are_cut(postgres_server: Postgres, url: str) -> None:
    store = await open_store(Database(url))
    await store.commit(new_table())
    for number in range(1, 4):
        postgres_server.cut_connections(database_of(url))
        await written(store, Append("t1", number, index(), (f"entry {number}",)))
        found = await store.find_table("t1")
        assert found is not None
        assert len(found.entries) == number + 1
    await store.close()


def test_a_connection_that_is_stuck_is_replaced(url: str) -> None:
    """A wire that breaks between two rows: the driver leaves the connection in a pipeline, busy for ever."""
    raw = connect(url)
    raw.pgconn.enter_pipeline_mode()
    raw.pgconn.send_query_params(b"SELECT 1", None)
    stuck = connection.PostgresConnection(raw, lambda: connect(url), "stuck")
    with pytest.raises(RidottoError) as caught:
        stuck.execute("SELECT 1")
    assert caught.value.code == "store-unreachable"
    stuck.ensure()
    assert stuck.execute("SELECT 1").fetchall() == [(1,)]
    stuck.close()


def connect(url: str) -> LimitedConnection:
    return LimitedConnection.connect(url, autocommit=True)


@pytest.mark.anyio
async def test_who_only_reads_gets_back_too(postgres_server: Postgres, url: str) -> None:
    store = await open_store(Database(url))
    await store.commit(new_table())
    postgres_server.cut_connections(database_of(url))
    with pytest.raises(RidottoError):
        await store.commit(Append("t1", 1, index(), ("lost",)))
    assert await soon(lambda: store.entries_after("t1", 1)) == ()
    await store.close()


@pytest.mark.anyio
async def test_while_it_is_away_everybody_is_told_at_once(own_postgres: Postgres) -> None:
    store = await open_store(Database(own_postgres.new_database()))
    await store.commit(new_table())
    own_postgres.stop()
    for _ in range(3):
        for asked in (store.commit(Append("t1", 1, index(), ("x",))), store.find_table("t1"), store.check()):
            with pytest.raises(RidottoError) as caught:
                await asyncio.wait_for(asked, PATIENCE_S)
            assert caught.value.code == "store-unreachable"
    own_postgres.start()
    await written(store, Append("t1", 1, index(), ("x",)))
    await store.check()
    await store.close()


@pytest.mark.anyio
async def test_a_crash_loses_nothing_that_was_acknowledged(own_postgres: Postgres) -> None:
    """The database is content with less (synchronous_commit is off); the store is not."""
    store = await open_store(Database(own_postgres.new_database()))
    await store.commit(new_table())
    kept = 1
    for _ in range(3):
        for _ in range(20):
            await written(store, Append("t1", kept, index(), (f"entry {kept}",)))
            kept += 1
        own_postgres.restart(signal.SIGQUIT)
    found = await soon(lambda: store.entries_after("t1", 1))
    assert [logged.entry for logged in found] == [f"entry {number}" for number in range(1, kept)]
    await store.close()


@pytest.mark.anyio
async def test_a_wire_that_only_we_know_to_be_cut(postgres_server: Postgres, url: str) -> None:
    """PostgreSQL still thinks that we are there and holds our lock: that old connection is ended."""
    wire = Wire(postgres_server.port)
    store = await open_store(Database(postgres_server.url(database_of(url), port=wire.port)))
    await store.commit(new_table())
    for number in range(1, 3):
        wire.cut()
        await written(store, Append("t1", number, index(), ("x",)))
    await store.close()
    wire.close()


@pytest.mark.anyio
async def test_a_room_that_was_taken_over_meanwhile(
    postgres_server: Postgres, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever comes back too late writes nothing."""
    late = await open_store(Database(url))
    await late.commit(new_table())
    postgres_server.cut_connections(database_of(url))
    new = await open_store(Database(url))
    await new.commit(Append("t1", 1, index(), ("new",)))
    for _ in range(3):
        with pytest.raises(RidottoError) as caught:
            await late.commit(Append("t1", 1, index(), ("late",)))
        assert caught.value.code == "store-unreachable"
    assert caplog.text.count("another server uses the database now") == 1
    assert [logged.entry for logged in await new.entries_after("t1", 1)] == ["new"]
    await new.close()
    with pytest.raises(RidottoError) as caught:
        await late.commit(Append("t1", 1, index(), ("late",)))
    assert caught.value.code == "log-conflict"
    await late.close()


@pytest.mark.anyio
async def test_why_it_does_not_come_back(
    postgres_server: Postgres, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody has changed the password, while the server runs: the host reads that, once."""
    postgres_server.run("CREATE ROLE clerk LOGIN PASSWORD 'xyzzy'")
    postgres_server.run(f"GRANT CREATE ON DATABASE {database_of(url)} TO clerk")
    clerk = postgres_server.url(database_of(url), user="clerk", password="xyzzy")
    store = await open_store(Database(clerk))
    await store.commit(new_table())
    for _ in range(2):
        caplog.clear()
        postgres_server.run("ALTER ROLE clerk PASSWORD 'plugh'")
        postgres_server.cut_connections(database_of(url))
        for _ in range(4):
            with pytest.raises(RidottoError):
                await store.commit(Append("t1", 1, index(), ("lost",)))
        said = [line for line in caplog.messages if "reconnecting failed" in line]
        assert said == [
            'changes are not saved: reconnecting failed: password authentication failed for user "clerk"'
        ]
        assert "xyzzy" not in caplog.text
        postgres_server.run("ALTER ROLE clerk PASSWORD 'xyzzy'")
        await soon(store.check)
    await store.close()


@pytest.mark.anyio
async def test_a_disk_that_is_full(postgres_server: Postgres, url: str) -> None:
    """PostgreSQL's own error, raised where the log is written."""
    store = await open_store(Database(url))
    await store.commit(new_table())
    postgres_server.run(
        "CREATE FUNCTION ridotto.fill() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END$$;"
        "CREATE TRIGGER fill BEFORE INSERT ON ridotto.log EXECUTE FUNCTION ridotto.fill()",
        database_of(url),
    )
    with pytest.raises(RidottoError) as caught:
        await store.commit(Append("t1", 1, index(), ("x",)))
    assert caught.value.code == "store-full"
    postgres_server.run("DROP TRIGGER fill ON ridotto.log", database_of(url))
    await store.commit(Append("t1", 1, index(), ("x",)))
    await store.close()


@pytest.mark.anyio
async def test_a_commit_that_was_none_is_not_acknowledged(url: str) -> None:
    """PostgreSQL answers to COMMIT with ROLLBACK, and no error, where a statement before has failed."""
    store = await PostgresStore.open(Database(url))
    writing = store._writing
    writing.execute("BEGIN")
    with pytest.raises(Exception, match="nowhere"):
        writing.execute("SELECT * FROM nowhere")
    with pytest.raises(RidottoError, match="ROLLBACK"):
        writing.execute("COMMIT")
    assert not writing.in_transaction
    await store.close()


@pytest.mark.anyio
async def test_what_is_told_is_on_the_disk(postgres_server: Postgres, url: str) -> None:
    """The tests' own server is content with less."""
    assert postgres_server.run("SHOW synchronous_commit") == [("off",)]
    store = await PostgresStore.open(Database(url))
    assert store._writing.execute("SHOW synchronous_commit").fetchone() == ("on",)
    await store.close()


def rename(guest: httpx.Client, name: str) -> tuple[int, str]:
    answer = guest.put("/api/me", json={"name": name})
    content = answer.json()
    return answer.status_code, content["name"] if answer.status_code == 200 else content["code"]


def test_a_server_goes_on_when_its_database_is_back(own_postgres: Postgres, tmp_path: Path) -> None:
    url = own_postgres.new_database()
    with serving(url, tmp_path / "log") as server, server.guest() as guest:
        assert rename(guest, "Ada") == (200, "Ada")
        own_postgres.stop()
        assert rename(guest, "Bob") == (503, "store-unreachable")
        assert guest.get("/api/tables").json()["code"] == "store-unreachable"
        assert guest.get("/healthz").status_code == 503
        assert guest.get("/api/catalogue").status_code == 200
        own_postgres.start()
        wait_until(lambda: rename(guest, "Cleo") == (200, "Cleo"))
        assert guest.get("/api/me").json()["name"] == "Cleo"
        assert guest.get("/healthz").status_code == 200
        server.stop()
        log = server.log
    assert "sesame" not in log
    assert "Traceback" not in log
    assert log.count("changes are not saved: the database cannot be reached") == 1
    assert log.count("changes are not saved: the database is back") == 1
    names = own_postgres.run("SELECT name FROM ridotto.people", database_of(url))
    assert names == [("Cleo",)]
