"""Databases that cannot be used: a sentence that says what to do, and exit status 2."""

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Database, open_store
from ridotto.server.store.postgres.migrations import VERSION
from tests.patience import PATIENCE_S, wait_until
from tests.postgres import Postgres, database_of, postgres
from tests.server.serving import refused_start

pytestmark = pytest.mark.anyio


async def refusal(url: str) -> RidottoError:
    with pytest.raises(RidottoError) as caught:
        await (await open_store(Database(url))).close()
    assert "sesame" not in str(caught.value)
    assert "open" not in str(caught.value).split()[0]
    return caught.value


async def made(url: str) -> None:
    await (await open_store(Database(url))).close()


async def test_a_wrong_password(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    wrong = postgres_server.url(database_of(url), password="guessed")
    error = await refusal(wrong)
    assert error.code == "database-login-refused"
    assert "guessed" not in str(error)


async def test_a_user_that_is_not_there(postgres_server: Postgres) -> None:
    assert (await refusal(postgres_server.url("postgres", user="nobody"))).code == "database-login-refused"


async def test_a_database_that_is_not_there(postgres_server: Postgres) -> None:
    assert (await refusal(postgres_server.url("nowhere"))).code == "database-missing"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://127.0.0.1:1/room", "database-unreachable"),
        ("postgresql://no.such.host.invalid/room", "database-unreachable"),
        ("postgresql:///room?host=/no/such/folder", "database-unreachable"),
        ("postgresql://a..b/room", "database-unreachable"),
        (f"postgresql://{'a' * 64}.example/room", "database-unreachable"),
        ("postgresql://user:open%20sesame@[::1/room", "database-url-unreadable"),
        ("postgresql://user:open%zzsesame@127.0.0.1/room", "database-url-unreadable"),
        ("postgresql://user:open%20sesame@%ff/room", "database-url-unreadable"),
        ("postgresql://127.0.0.1/room?colour=red", "database-url-unreadable"),
        ("postgresql://127.0.0.1:many/room", "database-url-unreadable"),
    ],
)
async def test_urls_that_lead_nowhere(url: str, code: str) -> None:
    error = await refusal(url)
    assert error.code in (code, "database-unreachable")
    assert error.code == code or "many" in url


async def test_two_rooms_on_one_database(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    first = await open_store(Database(url))
    assert (await refusal(url)).code == "database-in-use"
    await first.make_person()
    await first.close()
    await made(url)


async def test_a_database_of_a_newer_version(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    await made(url)
    postgres_server.run(f"UPDATE ridotto.version SET number = {VERSION + 1}", database_of(url))
    error = await refusal(url)
    assert (error.code, error.facts["version"]) == ("database-too-new", VERSION + 1)


async def test_somebody_elses_schema_of_our_name(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    postgres_server.run("CREATE SCHEMA ridotto CREATE TABLE songs (name TEXT)", database_of(url))
    assert (await refusal(url)).code == "database-not-ours"


async def test_somebody_elses_tables_do_no_harm(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    postgres_server.run("CREATE TABLE people (name TEXT)", database_of(url))
    await made(url)
    assert postgres_server.run("SELECT * FROM people", database_of(url)) == []


async def test_an_encoding_without_most_letters(postgres_server: Postgres) -> None:
    assert (await refusal(postgres_server.new_database(encoding="LATIN1"))).code == "database-not-utf8"


async def test_a_user_who_may_make_nothing(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    postgres_server.run("DROP ROLE IF EXISTS guest")
    postgres_server.run("CREATE ROLE guest LOGIN PASSWORD 'open sesame'")
    error = await refusal(postgres_server.url(database_of(url), user="guest"))
    assert error.code == "database-not-usable"
    assert "permission denied" in str(error)


async def test_a_database_that_is_only_read(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    postgres_server.run(f"ALTER DATABASE {database_of(url)} SET default_transaction_read_only = on")
    assert (await refusal(url)).code == "database-not-usable"


async def test_no_connection_left() -> None:
    few = ("-c", "max_connections=3", "-c", "superuser_reserved_connections=0", "-c", "max_wal_senders=0")
    with postgres(*few) as server, ExitStack() as others:
        url = server.new_database()
        wait_until(lambda: server.connections == 0)
        for _ in range(2):
            others.enter_context(psycopg.connect(url))
        # The second of two that a server needs.
        assert (await refusal(url)).code == "database-busy"
        wait_until(lambda: server.connections == 2)
        others.enter_context(psycopg.connect(url))
        assert (await refusal(url)).code == "database-busy"
        assert "[database-busy]" in refused_start(url)
        others.close()
        wait_until(lambda: server.connections == 0)
        await made(url)


def test_moving_to_a_name_that_no_machine_can_have(tmp_path: Path) -> None:
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "ridotto",
            "move-data",
            "postgresql://a..b/x",
            str(tmp_path / "tables.sqlite"),
        ],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (run.returncode, "[database-unreachable]" in run.stderr) == (2, True), run.stderr


def test_a_server_that_does_not_start(postgres_server: Postgres) -> None:
    """One sentence, on one line."""
    complaint = refused_start(postgres_server.url("nowhere"))
    assert "[database-missing]" in complaint
    assert len(complaint.strip().splitlines()) == 1
    assert "[database-unknown-kind]" in refused_start("mysql://127.0.0.1/room")


@pytest.mark.parametrize("more", [(), ("--workers", "2")], ids=["alone", "workers"])
def test_a_start_with_a_wrong_password(postgres_server: Postgres, more: tuple[str, ...]) -> None:
    url = postgres_server.new_database()
    complaint = refused_start(postgres_server.url(database_of(url), password="guessed"), more=more)
    assert complaint.count("[database-login-refused]") == 1
    assert "guessed" not in complaint


@pytest.mark.parametrize("more", [(), ("--workers", "2")], ids=["alone", "workers"])
async def test_a_start_on_a_newer_database(postgres_server: Postgres, more: tuple[str, ...]) -> None:
    url = postgres_server.new_database()
    await made(url)
    postgres_server.run(f"UPDATE ridotto.version SET number = {VERSION + 1}", database_of(url))
    assert "[database-too-new]" in refused_start(url, more=more)
    (number,) = postgres_server.run("SELECT number FROM ridotto.version", database_of(url))[0]
    assert number == VERSION + 1, "nothing was changed"


@pytest.mark.parametrize(
    "command", ["check {}", "backup copy --data {}", "tidy --older-than 1d --to x --data {}"]
)
def test_commands_for_files(command: str, postgres_server: Postgres) -> None:
    url = postgres_server.url("room")
    words = [url if word == "{}" else word for word in command.split()]
    run = subprocess.run(
        [sys.executable, "-m", "ridotto", *words, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert run.returncode == 2
    assert f"[{words[0]}-not-for-database]" in run.stderr
    assert "sesame" not in run.stderr


WITHOUT_DRIVER = """
import asyncio, sys
from pathlib import Path
from ridotto.server.store import Database, open_store
sys.modules["psycopg"] = None

async def main() -> None:
    await (await open_store(Path(sys.argv[1]))).close()
    try:
        await open_store(Database("postgresql://127.0.0.1/room"))
    except Exception as error:
        print(error.code)

asyncio.run(main())
print(sorted(name for name in sys.modules if name.startswith("psycopg")))
"""


def test_without_the_driver(tmp_path: object) -> None:
    """SQLite needs nothing of PostgreSQL, and whoever asks for that is told what to install."""
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_DRIVER, f"{tmp_path}/tables.sqlite"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    assert run.stdout.split("\n")[:2] == ["database-driver-missing", "['psycopg']"]
