"""The schema of the database as numbered steps, oldest first. A released step is never changed.

A new step needs an SQL file here and its name in `STEPS`; its place in `STEPS` is the version it leads to. A
step for data that both engines store needs its counterpart in `store/sqlite/migrations`.
"""

from collections.abc import Sequence

from ridotto.server.store.sql.migrations import scripts_in

STEPS = ("001_first.sql", "002_workers.sql")

VERSION = len(STEPS)
"""The version of the databases that this program writes."""


def scripts() -> Sequence[str]:
    return scripts_in(__name__, STEPS)
