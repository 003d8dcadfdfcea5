"""The largest match that can be sent to be looked at."""

import json
from functools import cache
from typing import Any

LARGEST = {"players": 3, "rounds": 540}
"""One round more, and it has more than 20,000 events."""


@cache
def largest_record() -> dict[str, Any]:
    """Every choice is random. It takes a second to play."""
    # Attackers who need no match begin sooner without this.
    from ridotto.games import find_game
    from tests.walks import played_match

    game = find_game("bottle_imp")
    record: dict[str, Any] = json.loads(
        played_match(game, game.parse_options(LARGEST), "largest").record().dumps()
    )
    return record


def large_record(number: int) -> dict[str, Any]:
    """Another one for each number: it ends so many events earlier."""
    whole = largest_record()
    events = whole["events"]
    return {**{key: whole[key] for key in whole if key != "result"}, "events": events[: len(events) - number]}
