"""A real nginx with TLS, set up as docs/hosts/hosting.md says."""

import asyncio
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ridotto.server.network.listening import listen
from tests.patience import PATIENCE_S

DOCS = Path(__file__).parents[3] / "docs" / "hosts" / "hosting.md"
NAME = "club.example"


def free_port() -> int:
    with listen("127.0.0.1", 0) as probe:
        return int(probe.getsockname()[1])


def documented(kind: str) -> list[str]:
    """The examples of one kind in the documentation, in their order."""
    return re.findall(rf"```{kind}\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


def configuration(folder: Path, port: int, behind: Sequence[int]) -> str:
    """The documented server on other ports, before one server or before two workers."""
    server, workers = documented("nginx")
    changes = [
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        (f"/etc/ssl/{NAME}.", f"{folder}/{NAME}."),
    ]
    if len(behind) == 1:
        changes.append(("http://127.0.0.1:8000", f"http://127.0.0.1:{behind[0]}"))
    else:
        server += workers
        changes.append(("http://127.0.0.1:8000", "http://ridotto"))
        changes += [(f"127.0.0.1:800{at}", f"127.0.0.1:{own}") for at, own in enumerate(behind, start=1)]
    for written, ours in changes:
        assert written in server
        server = server.replace(written, ours)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{paths}{server}}}\n"
    )


def make_certificate(folder: Path) -> Path:
    certificate = folder / f"{NAME}.pem"
    subprocess.run(
        [
            *(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                f"/CN={NAME}",
            ),
            *("-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", str(folder / f"{NAME}.key"), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate


@asynccontextmanager
async def nginx(folder: Path, *behind: int) -> AsyncIterator[tuple[int, ssl.SSLContext]]:
    """Its port, and what trusts its certificate."""
    port = free_port()
    certificate = make_certificate(folder)
    config = folder / "nginx.conf"
    config.write_text(configuration(folder, port, behind), "utf-8")
    process = await asyncio.create_subprocess_exec("nginx", "-p", str(folder), "-c", str(config))
    try:
        await _until_open(port, process)
        yield port, ssl.create_default_context(cafile=str(certificate))
    finally:
        process.terminate()
        await process.wait()


async def _until_open(port: int, process: asyncio.subprocess.Process) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            assert process.returncode is None, "nginx did not start"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
