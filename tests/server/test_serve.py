"""The command `ridotto serve`, as a process."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.locale import LANGUAGES, translate
from ridotto.server import serve
from ridotto.server.data_place import FILE_NAME
from ridotto.server.limits import Limits
from ridotto.server.network import listening
from ridotto.server.options import ServeOptions
from ridotto.server.store.sqlite.migrations import VERSION
from ridotto.server.store.sqlite.schema import APPLICATION
from tests.patience import NO_TLS, PATIENCE_S, wait_until
from tests.server.serving import refused_start


@contextmanager
def process(
    folder: Path, *words: str, python: tuple[str, ...] = ("-m", "ridotto")
) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, *python, "serve", "--no-open", "--data", str(folder), *words]
    env = os.environ | {"LANG": "C", "BROWSER": "false"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                running.kill()


def first_line(running: "subprocess.Popen[str]") -> str:
    assert running.stdout is not None
    return running.stdout.readline()


def port_in(line: str) -> int:
    found = re.search(r":(\d+)/", line)
    assert found is not None, line
    return int(found[1])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_and_closes(tmp_path: Path, number: int) -> None:
    with process(tmp_path, "--port", "0") as running:
        port = port_in(first_line(running))
        assert (
            httpx.get(f"http://127.0.0.1:{port}/api/catalogue", timeout=PATIENCE_S, verify=NO_TLS).status_code
            == 200
        )
        assert (
            httpx.get(f"http://localhost:{port}/api/me", timeout=PATIENCE_S, verify=NO_TLS).status_code == 200
        )
        running.send_signal(number)
        out, err = running.communicate(timeout=PATIENCE_S)
        assert (running.returncode, err) == (0, "")
        assert out.splitlines()[-1] == translate("en", "serve-stopped")
    assert (tmp_path / FILE_NAME).is_file()


@pytest.mark.skipif(
    sys.platform == "darwin", reason="macOS gives the loopback interface no other address than 127.0.0.1"
)
def test_it_answers_to_the_loopback_address_it_was_given(tmp_path: Path) -> None:
    with process(tmp_path, "--port", "0", "--host", "127.0.0.9") as running:
        port = port_in(first_line(running))
        assert (
            httpx.get(f"http://127.0.0.9:{port}/api/catalogue", timeout=PATIENCE_S, verify=NO_TLS).status_code
            == 200
        )


def test_a_second_server_on_the_same_file_says_so(tmp_path: Path) -> None:
    with process(tmp_path, "--port", "0") as first:
        first_line(first)
        with process(tmp_path, "--port", "0") as second:
            _, err = second.communicate(timeout=PATIENCE_S)
            assert second.returncode == 2
            assert "[store-in-use]" in err


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("x" * 300, "store-not-writable"),
        (f"{'x' * 300}/tables.sqlite", "store-not-writable"),
        ("plain/tables.sqlite", "store-not-writable"),
        ("plain", "store-not-ours"),
        ("", "bad-usage"),
    ],
)
def test_data_that_cannot_be_kept_there(tmp_path: Path, data: str, code: str) -> None:
    (tmp_path / "plain").write_text("a letter", "utf-8")
    with process(tmp_path, "--port", "0", "--data", str(tmp_path / data) if data else "") as running:
        _, err = running.communicate(timeout=PATIENCE_S)
        assert running.returncode == 2
        assert f"[{code}]" in err
        assert "Traceback" not in err


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = file.read_bytes()
    assert "[store-too-new]" in refused_start(file)
    assert file.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that limits files")
def test_a_disk_that_is_full_when_it_starts(tmp_path: Path) -> None:
    """A file that may not grow is refused like one on a full disk."""
    file = tmp_path / "tables.sqlite"
    complaint = refused_start(file, before=("sh", "-c", 'ulimit -f 1 && exec "$@"', "sh"))
    assert "[store-not-writable]" in complaint


HANDSHAKE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
NOT_UTF8 = b"\x81\x82\0\0\0\0\xff\xfe"


def test_rude_visitors_are_not_worth_a_word(tmp_path: Path) -> None:
    """What other programs do wrong is answered to them; whoever keeps the room reads nothing of it."""
    with process(tmp_path, "--port", "0") as running:
        port = port_in(first_line(running))
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S, verify=NO_TLS) as guest:
            guest.get("/api/me")
            table = guest.post("/api/tables", json={"game": "turandot"}).json()["id"]
            cookie = f"ridotto={guest.cookies['ridotto']}"

        def visit(*parts: bytes) -> socket.socket:
            visitor = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)
            for part in parts:
                visitor.sendall(part)
                if part is not parts[-1]:
                    assert visitor.recv(65536).startswith(b"HTTP/1.1 101")
            return visitor

        foreign = visit(HANDSHAKE.format(table=table, host="evil.test", cookie=cookie).encode())
        assert foreign.recv(65536).startswith(b"HTTP/1.1 421")
        garbling = visit(HANDSHAKE.format(table=table, host="localhost", cookie=cookie).encode(), NOT_UTF8)
        # All that was told at the start may come first.
        while not (heard := garbling.recv(65536)).endswith(b"\x88\x02\x03\xef"):
            assert heard
        nonsense = visit(b"\x16\x03\x01\r\n\r\n")
        assert nonsense.recv(65536).startswith(b"HTTP/1.1 400")
        halting = visit(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE_S)
        assert halting.recv(65536).startswith(b"HTTP/1.1 503")
        assert (running.returncode, err) == (0, "")
        assert out.splitlines()[-1] == translate("en", "serve-stopped")
        for visitor in (foreign, garbling, nonsense, halting):
            visitor.close()


PATIENT = """
import sys, uvicorn
config = uvicorn.Config
uvicorn.Config = lambda *args, **given: config(*args, **given | {"timeout_graceful_shutdown": 3600})
from ridotto.__main__ import main
sys.exit(main())
"""
"""The program, but that it waits for an hour until others have said what they want."""


def test_whoever_presses_ctrl_c_again_waits_for_nobody(tmp_path: Path) -> None:
    with process(tmp_path, "--port", "0", python=("-c", PATIENT)) as running:
        port = port_in(first_line(running))
        assert (
            httpx.get(f"http://127.0.0.1:{port}/api/catalogue", timeout=PATIENCE_S, verify=NO_TLS).status_code
            == 200
        )
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as halting:
            expecting = b"Host: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{"
            halting.sendall(b"PUT /api/me HTTP/1.1\r\n" + expecting)
            assert halting.recv(65536).startswith(b"HTTP/1.1 100"), "it waits for the rest of the request"
            running.send_signal(signal.SIGINT)
            wait_until(lambda: not is_listening(port))
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=PATIENCE_S)
        assert (running.returncode, err) == (0, "")
        assert out.splitlines()[-1] == translate("en", "serve-stopped")


def is_listening(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S).close()
    except ConnectionError:
        return False
    return True


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with process(tmp_path, "--port", port, "--lang", "de") as running:
            _, err = running.communicate(timeout=PATIENCE_S)
            assert running.returncode == 2
            assert (
                err.strip()
                == f"{translate('de', 'error-port-taken', port=port, host='127.0.0.1')} [port-taken]"
            )


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        usual = taken.getsockname()[1]
        monkeypatch.setattr(listening, "USUAL_PORT", usual)
        with listening.listen("127.0.0.1", None) as bound:
            assert usual < bound.getsockname()[1] < usual + listening.PORTS_TRIED
        monkeypatch.setattr(listening, "PORTS_TRIED", 1)
        with listening.listen("127.0.0.1", None) as bound:
            assert bound.getsockname()[1] != usual


@pytest.mark.parametrize(
    ("host", "code"), [("no.such.host.invalid", "host-unknown"), ("192.0.2.1", "port-unusable")]
)
def test_an_address_that_is_not_ours(host: str, code: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        listening.listen(host, 0)
    assert caught.value.code == code


def test_friends_are_told_another_address(capsys: pytest.CaptureFixture[str]) -> None:
    def say(key: str, /, **facts: str | int) -> str:
        return f"{key} {facts}"

    wishes = ServeOptions(host="0.0.0.0", port=0)
    with listening.listen(wishes.host, wishes.port) as bound:
        serve._announce(wishes, bound, say)
    lines = capsys.readouterr().out.splitlines()
    assert "localhost" in lines[0]
    assert lines[1].startswith("serve-friends")
    assert "0.0.0.0" not in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str) -> None:
    command = [sys.executable, "-m", "ridotto", "serve", "--help", "--lang", language]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for switch in (
        "--host",
        "--port",
        "--data",
        "--no-open",
        "--name",
        "--proxy",
        "--workers",
        "--limit-local",
        "--metrics-token",
        "--lang",
    ):
        assert switch in out
    assert translate(language, "cli-no-open") in out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--port", "x"), "option-out-of-range"),
        (("--port", "99999"), "option-out-of-range"),
        (("--port", "-1"), "option-out-of-range"),
        (("--name", "https://club.example"), "host-name-unreadable"),
        (("--name", "club.example:443"), "host-name-unreadable"),
        (("--name", "münchen.example"), "host-name-unreadable"),
        (("--name", "club..example"), "host-name-unreadable"),
        (("--name", ""), "host-name-unreadable"),
        (("--name", "\udcff"), "host-name-unreadable"),  # a byte that is no text
        (("extra",), "bad-usage"),
    ],
)
def test_words_that_are_not_understood(tmp_path: Path, words: tuple[str, ...], code: str) -> None:
    with process(tmp_path, *words) as running:
        _, err = running.communicate(timeout=PATIENCE_S)
        assert running.returncode == 2
        assert f"[{code}]" in err


def test_what_the_host_says_of_names_proxies_and_figures(tmp_path: Path) -> None:
    words = ("--name", "club.example", "--proxy", "2", "--metrics-token", "secret")
    with process(tmp_path, "--port", "0", *words) as running:
        address = f"http://127.0.0.1:{port_in(first_line(running))}"
        with httpx.Client(base_url=address, timeout=PATIENCE_S, verify=NO_TLS) as guest:
            for host, status in (("club.example", 200), ("evil.test", 421)):
                assert guest.get("/api/catalogue", headers={"host": host}).status_code == status
            https = guest.get("/api/catalogue", headers={"x-forwarded-proto": "https"})
            assert "strict-transport-security" in https.headers
            assert guest.get("/metrics").status_code == 404

            def is_looked_after() -> bool:
                answer = guest.get("/metrics", headers={"authorization": "Bearer secret"})
                assert answer.status_code == 200
                return "ridotto_loop_lag_seconds_count 0.0" not in answer.text

            wait_until(is_looked_after)


def test_behind_a_tunnel_this_machine_has_limits_too(tmp_path: Path) -> None:
    with process(tmp_path, "--port", "0", "--limit-local") as running:
        address = f"http://127.0.0.1:{port_in(first_line(running))}/api/me"
        most = 2 * Limits().new_people.burst
        found = [httpx.get(address, timeout=PATIENCE_S, verify=NO_TLS).status_code for _ in range(most)]
        assert {*found} == {200, 429}


def test_a_token_that_fits_into_no_header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_METRICS_TOKEN", "t\udcff")
    with process(tmp_path) as running:
        _, err = running.communicate(timeout=PATIENCE_S)
        assert (running.returncode, "--metrics-token" in err) == (2, True)
