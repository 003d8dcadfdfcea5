"""A real PostgreSQL of the tests' own: in a temporary folder, on a free port, stopped in the end."""

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from ridotto.server.network.listening import listen
from tests.patience import PATIENCE_S, wait_until

OWNER = "ridotto"
PASSWORD = "open sesame"
"""With a space, as somebody may choose it."""
WHOLESALE = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
"""Quick, and not honest about a crash of the machine; whoever kills it must start it without."""
UNPRIVILEGED = ("postgres", "nobody")
"""PostgreSQL does not run as root."""


def binaries() -> Path:
    """Where Debian keeps them, the newest version; elsewhere they are on the path."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0])
    )
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise FileNotFoundError("The tests need PostgreSQL: apt-get install postgresql")
    return (found[-1] if found else Path(str(on_path))).parent


def _title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""


class Postgres:
    """One server with any number of databases."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = WHOLESALE) -> None:
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        with listen("127.0.0.1", 0) as probe:
            self.port = int(probe.getsockname()[1])
        self._make()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def connections(self) -> int:
        """How many it still serves: a connection counts for a moment after its client has closed it."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("utf-8").split()
        return sum(_title(int(child)).startswith(f"postgres: {OWNER} ") for child in children)

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text("utf-8", "replace")

    def url(
        self, database: str, *, password: str = PASSWORD, user: str = OWNER, port: int | None = None
    ) -> str:
        secret = password.replace(" ", "%20")
        return f"postgresql://{user}:{secret}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        place = ("-D", str(self._folder / "data"), "-k", str(self._folder))
        listening = ("-c", "listen_addresses=127.0.0.1", "-p", str(self.port))
        with (self._folder / "log").open("ab") as log:
            self._process = self._begin(["postgres", *place, *listening, *self._settings], log.fileno())
        wait_until(self._is_ready)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts all connections and closes in good order; SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE_S)
            self._process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def new_database(self, *, encoding: str = "UTF8") -> str:
        """The URL of an empty one."""
        self._databases += 1
        name = f"room{self._databases}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'")
        return self.url(name)

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """As the owner of everything."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            # The statements of tests have no values.
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []

    def cut_connections(self, database: str) -> None:
        self.run(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
            " AND pid <> pg_backend_pid()"
        )

    def _make(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        if user := _user():
            for path in (self._folder, secret):
                shutil.chown(path, user)
        words = ["--auth=scram-sha-256", f"--username={OWNER}", f"--pwfile={secret}", "--no-sync"]
        made = self._begin(
            ["initdb", "-D", str(self._folder / "data"), *words, "--encoding=UTF8", "--locale=C"],
            subprocess.DEVNULL,
        )
        assert made.wait(PATIENCE_S) == 0

    def _begin(self, command: list[str], output: int) -> "subprocess.Popen[bytes]":
        user = _user()
        return subprocess.Popen(
            [str(binaries() / command[0]), *command[1:]],
            cwd=self._folder,
            stdout=output,
            stderr=subprocess.STDOUT,
            # Ctrl-C in a terminal is for the tests; they stop it in their own order.
            start_new_session=True,
            user=user,
            group=None if user is None else pwd.getpwnam(user).pw_gid,
            extra_groups=None if user is None else [],
        )

    def _is_ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """Running; with settings of its own it is one that a crash does no harm to."""
    # Not in a folder of pytest's: those are closed to everybody else.
    folder = Path(tempfile.mkdtemp(prefix="ridotto-postgres-"))
    server = Postgres(folder, settings or WHOLESALE)
    try:
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


def database_of(url: str) -> str:
    found = re.search(r"/(\w+)$", url)
    assert found is not None
    return found[1]


def _user() -> str | None:
    """Who it runs as; None: as ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)
