"""The protocol is written down: the schema, the page and the example follow it."""

import ast
import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.server.generators import schema_file
from ridotto.server.http.problems import STATUSES
from ridotto.server.table_socket import REFUSALS
from tests.patience import PATIENCE_S
from tests.server.visitors import QUICK, open_site, play_out

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bots" / "protocol.md"
EXAMPLE = ROOT / "examples" / "table_client.py"


def test_the_schema_has_not_drifted() -> None:
    written = (ROOT / schema_file.SCHEMA_FILE).read_text("utf-8")
    assert written == schema_file.schema_text(), "make protocol writes it anew"


def test_every_code_of_a_refusal_is_documented() -> None:
    text = PAGE.read_text("utf-8")
    for code, status in STATUSES.items():
        assert f"| `{code}` | {status} |" in text, code
    for close_code in (1000, 1009, 1011, 1012, 4400, 4408, *REFUSALS.values()):
        assert f"| {close_code} |" in text, close_code


@pytest.mark.parametrize("kind", ["Welcome", "TableInfo", "PositionInfo", "Accepted", "Refused"])
def test_every_message_is_documented(kind: str) -> None:
    assert f"`{kind}`" in PAGE.read_text("utf-8")


# The example


async def run_bot(*words: str) -> dict[str, Any]:
    """What the bot says of the outcome."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    assert process.returncode == 0, err.decode()
    outcome: dict[str, Any] = ast.literal_eval(out.decode())
    return outcome


@pytest.mark.anyio
async def test_the_example_plays_by_itself(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        outcome = await run_bot(f"127.0.0.1:{site.port}")
        assert len(outcome["scores"]) == 3


@pytest.mark.anyio
async def test_the_example_comes_by_invite(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        body = QUICK | {"seats": ["me", "open", "bot:heuristic"], "starts": True}
        table_id = (await host.post("/api/tables", json=body)).json()["id"]
        async with site.sit(host, table_id) as socket:
            bot = asyncio.create_task(run_bot(f"127.0.0.1:{site.port}", table_id))
            end = await play_out(socket)
            assert (await bot)["scores"] == end["position"]["outcome"]["scores"]
