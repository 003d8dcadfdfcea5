"""`ridotto` that deals the same at every table: `python -m tests.browser.dealt SEED serve --port 0`.

Bots play the same then, too, and what a test measures does not hang on chance.
"""

import sys

from ridotto.cli import main
from ridotto.messages.table.settings import TableSettings
from ridotto.server.tables.session import rematch
from ridotto.server.tables.state.entries import Created
from ridotto.server.tables.state.table import Table


def deal(seed: str) -> None:
    def table_of(settings: TableSettings, _: str, made: Created) -> Table:
        return Table(settings, seed, made)

    rematch.Table = table_of  # type: ignore[attr-defined, assignment]  # a patch


if __name__ == "__main__":
    deal(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
