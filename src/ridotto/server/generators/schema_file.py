"""Writes docs/bots/protocol.schema.json: `python -m ridotto.server.generators.schema_file [FILE]`."""

import json
import sys
from pathlib import Path

from ridotto.games import all_kits
from ridotto.messages.schema import Schema, protocol_schema

SCHEMA_FILE = Path("docs/bots/protocol.schema.json")


def schema() -> Schema:
    """The messages of all games that have some of their own."""
    return protocol_schema([kit.messages for kit in all_kits() if kit.load_messages is not None])


def schema_text() -> str:
    return json.dumps(schema(), indent=2) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else SCHEMA_FILE).write_text(schema_text(), "utf-8")
