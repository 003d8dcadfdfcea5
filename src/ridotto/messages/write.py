"""Writes docs/protocol.schema.json: `python -m ridotto.messages.write [FILE]`."""

import json
import sys
from pathlib import Path

from ridotto.messages.schema import protocol_schema

SCHEMA_FILE = Path("docs/protocol.schema.json")


def schema_text() -> str:
    return json.dumps(protocol_schema(), indent=2) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else SCHEMA_FILE).write_text(schema_text(), "utf-8")
