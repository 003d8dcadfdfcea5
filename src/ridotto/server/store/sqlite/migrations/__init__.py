"""The schema of the data file as numbered steps, oldest first. A released step is never changed.

A new step needs an SQL file here and its name in `STEPS`; its place in `STEPS` is the version it leads to.
"""

import sqlite3
from collections.abc import Sequence

from ridotto.server.store.sql.migrations import scripts_in

STEPS = ("001_first.sql", "002_lists.sql", "003_due.sql", "004_results.sql")

VERSION = len(STEPS)
"""The version of the files that this program writes."""


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Migrate a file from this version; 0 is an empty file."""
    for number, script in enumerate(scripts()[version:], start=version + 1):
        # In one transaction with the version: a killed server leaves the old schema or the new one.
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;",
        )


def scripts() -> Sequence[str]:
    return scripts_in(__name__, STEPS)
