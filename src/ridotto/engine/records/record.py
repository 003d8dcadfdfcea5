"""One match as one JSON object (docs/research/record.md)."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ridotto.engine.arguments import quoted
from ridotto.engine.errors import InvalidRecord
from ridotto.engine.notation import quote_short

# Any JSON value; code that reads it knows its type or checks it.
Json = Mapping[str, Any]

FORMAT = "ridotto/1"

LONGEST_LINE = 16 * 1024 * 1024
"""No record is longer than this many bytes."""

_HALF_LETTER = re.compile("[\ud800-\udfff]")

_REQUIRED: Mapping[str, type] = {"format": str, "game": str, "options": dict, "events": list}


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is kept: what was agreed on, and every event in order. `ridotto.Match.record` makes it.

    >>> import ridotto
    >>> record = ridotto.play(ridotto.games()[0], "random", seed=7).record()
    >>> record.game == ridotto.games()[0], sorted(record.result)
    (True, ['scores', 'winners'])
    >>> record.dumps()[:22]
    '{"format": "ridotto/1"'
    """

    game: str
    options: Json
    events: Sequence[str]
    seats: Sequence[str] | None = None
    result: Json | None = None
    extra: Json = field(default_factory=dict)
    """Unknown keys, kept as they are."""

    def dumps(self) -> str:
        """The record as one line of JSON, with its keys in the documented order.

        >>> Record("a-game", {"players": 2}, ["0 play 3"]).dumps()
        '{"format": "ridotto/1", "game": "a-game", "options": {"players": 2}, "events": ["0 play 3"]}'
        """
        content: dict[str, object] = {"format": FORMAT, "game": self.game, "options": dict(self.options)}
        if self.seats is not None:
            content["seats"] = list(self.seats)
        content["events"] = list(self.events)
        if self.result is not None:
            content["result"] = dict(self.result)
        content |= self.extra
        text = json.dumps(content, ensure_ascii=False)
        # A lone surrogate can be escaped in JSON but not written in UTF-8.
        return json.dumps(content) if has_half_letter(text) else text


def has_half_letter(text: str) -> bool:
    """Whether there is a lone surrogate in it."""
    return _HALF_LETTER.search(text) is not None


def parse_record(text: str) -> Record:
    if not isinstance(text, str):
        raise InvalidRecord("record-not-text", found=quoted(text))
    if len(text) > LONGEST_LINE:
        raise InvalidRecord("record-too-long", limit=LONGEST_LINE // 1024 // 1024)
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidRecord("record-not-json", column=error.colno) from None
    except (RecursionError, ValueError):
        raise InvalidRecord("record-not-json", column=1) from None
    if not isinstance(content, dict):
        raise InvalidRecord("record-not-object")
    for key, kind in _REQUIRED.items():
        if key not in content:
            raise InvalidRecord("record-key-missing", key=key)
        if not isinstance(content[key], kind):
            raise InvalidRecord("record-key-wrong", key=key)
    if content["format"] != FORMAT:
        raise InvalidRecord("record-format-unknown", format=quote_short(content["format"]), known=FORMAT)
    events, seats = _texts(content, "events"), _texts(content, "seats")
    result = content.get("result")
    if result is not None and not isinstance(result, dict):
        raise InvalidRecord("record-key-wrong", key="result")
    return Record(
        game=content["game"],
        options=content["options"],
        events=_shared(events or []),
        seats=seats,
        result=result,
        extra={key: value for key, value in content.items() if key not in (*_REQUIRED, "seats", "result")},
    )


def _shared(lines: list[str]) -> list[str]:
    """Equal lines as one text: the longest match has 20,000 lines of a few hundred kinds."""
    kinds: dict[str, str] = {}
    return [kinds.setdefault(line, line) for line in lines]


def _texts(content: Json, key: str) -> list[str] | None:
    value = content.get(key)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise InvalidRecord("record-key-wrong", key=key)
    return value
