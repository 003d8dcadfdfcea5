"""Every fenced block of README and docs runs, or is read as what it says it is."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, ROOT, WAYS, Block, blocks_of
from tests.docs.snippets import parsing
from tests.docs.snippets.workspace import Workspace
from tests.postgres import Postgres, binaries, postgres
from tests.server.serving import serving

NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
DOCUMENTED_ADDRESS = "127.0.0.1:8000"
DOCUMENTED_DATABASE = "postgresql://ridotto@localhost/ridotto"

DATA: dict[str, Callable[[str], object]] = {
    "json": parsing.check_json,
    "toml": parsing.check_toml,
    "csv": parsing.check_csv,
    "ftl": parsing.check_fluent,
    "text": str,  # what a program prints, or a picture
    "nginx": str,  # tests/server/proxy starts a real nginx with it
}
CODE = ("python", "sh", "ini")


INCLUDED = re.compile(r'--8<-- "(?P<file>[^"]+)"\n')


def run(block: Block, workspace: Workspace) -> None:
    if included := INCLUDED.fullmatch(block.text):
        assert (ROOT / included["file"]).is_file()  # test_examples.py runs it
    elif block.language in DATA:
        DATA[block.language](block.text)
    elif block.language == "ini":
        workspace.shell(f"ridotto {' '.join(parsing.unit_command(block.text))}")
    elif block.language == "sh":
        workspace.shell(block.text)
    else:
        workspace.python(block.text)


class Databases:
    """A PostgreSQL for the blocks of a page, as soon as one asks for it."""

    def __init__(self, at_the_end: ExitStack) -> None:
        self._at_the_end = at_the_end

    @cached_property
    def _server(self) -> Postgres:
        return self._at_the_end.enter_context(postgres())

    def new_database(self) -> str:
        return self._server.new_database()


def run_as_marked(block: Block, workspace: Workspace, databases: Databases) -> None:
    match block.way:
        case None:
            run(block, workspace)
        case "save":
            workspace.save(block.detail, block.text)
        case "parse":
            parsing.look_up(block.text, workspace)
        case "server":
            data = workspace.folder / "tables.sqlite"
            with serving(data, workspace.folder / "log") as server:
                here = block.text.replace(DOCUMENTED_ADDRESS, f"127.0.0.1:{server.port}")
                assert here != block.text, f"the block does not name {DOCUMENTED_ADDRESS}"
                workspace.python(here)
        case "postgres":
            here = block.text.replace(DOCUMENTED_DATABASE, databases.new_database())
            assert here != block.text, f"the block does not name {DOCUMENTED_DATABASE}"
            if block.language == "ini":
                # A unit for many services is asked for by its port.
                here = f"ridotto {' '.join(parsing.unit_command(here))}".replace("%i", "0")
            workspace.shell(f"PATH=$PATH:{binaries()}\n{here}")
        case "skip":
            pass


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_snippets(page: Path, tmp_path: Path) -> None:
    workspace = Workspace(tmp_path)
    with ExitStack() as at_the_end:
        databases = Databases(at_the_end)
        for block in blocks_of(page):
            try:
                run_as_marked(block, workspace, databases)
            except Exception as error:
                raise AssertionError(f"{block}: {error}") from error


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_block_says_what_it_is(page: Path) -> None:
    source = page.read_text("utf-8")
    blocks = list(blocks_of(page))
    assert source.count("```") == 2 * len(blocks), "a fence is not closed, or stands oddly"
    assert source.count("<!-- snippet:") == sum(block.way is not None for block in blocks)
    for block in blocks:
        assert block.language in {*DATA, *CODE}, f"{block}: say the language after the fence"
        assert block.way is None or block.way in WAYS, block
        assert block.way in (None, "server", "postgres") or block.detail, f"{block}: say why, or which file"


def test_a_wrong_snippet_is_noticed(tmp_path: Path) -> None:
    """The collector sees what it should: each of these fails."""
    wrong = {
        "python": "raise SystemExit(3)",
        "sh": "ridotto simulate no-such-game\n",
        "json": '{"a": 1',
        "toml": "a = ",
        "ftl": "no message\n",
        "ini": "[Service]\nExecStart=/usr/bin/ridotto serve\n",
    }
    workspace = Workspace(tmp_path)
    for language, text in wrong.items():
        with pytest.raises((AssertionError, ValueError)):
            run(Block(tmp_path, 1, language, text), workspace)
    for command in (
        "make no-such-target",
        "python -m bench.nothing",
        "ridotto arena nothing --bots random",
        "ridotto learn bottle_imp --nonsense",
    ):
        with pytest.raises(AssertionError):
            parsing.look_up(command, workspace)
