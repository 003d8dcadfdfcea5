"""The way of a player's card through the server is not to grow longer again."""

from pathlib import Path

from tests.docs.walk.traced_server import traced_server
from tests.docs.walk.walks import click

MOST = 35
"""As docs/contributors/architecture.md says."""


def test_a_card_passes_no_more_files(tmp_path: Path) -> None:
    with traced_server(tmp_path) as server:
        files = list(click(server))
    assert len(files) <= MOST, "\n".join(files)
    # The check of the check: it came in, was played, was stored and went out.
    assert {"table_socket", "match", "writer", "messages"} <= {Path(file).stem for file in files}
