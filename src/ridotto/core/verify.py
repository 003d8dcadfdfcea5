"""Whether a record is what the rules allow."""

from dataclasses import dataclass
from typing import Any

from ridotto.core.errors import IllegalMove, InvalidRecord, RidottoError
from ridotto.core.game import AnyGame
from ridotto.core.notation import cut
from ridotto.core.record import Record
from ridotto.core.registry import find_game
from ridotto.core.replay import apply_line


@dataclass(frozen=True, slots=True)
class Disagreement:
    event: int
    """The event it was found at, counted from 1; 0 before the first one."""
    error: RidottoError


def verify(record: Record) -> Disagreement | None:
    """Replay a record and say where it first disagrees with the rules."""
    event = 0
    try:
        game = find_game(record.game)
        s = game.start(game.parse_options(record.options))
        if record.seats is not None and len(record.seats) != game.options(s).players:
            raise InvalidRecord(
                "record-seats-count", found=len(record.seats), players=game.options(s).players
            )
        for line in record.events:
            event += 1
            s = apply_line(game, s, line)
            if misplaced := game.misplaced(s):
                raise IllegalMove("cards-misplaced", cards=" ".join(misplaced))
        _check_result(game, s, record)
    except RidottoError as error:
        return Disagreement(event, error)
    return None


def _check_result(game: AnyGame, s: Any, record: Record) -> None:
    if record.result is None:
        return
    outcome = game.outcome(s)
    if outcome is None:
        raise InvalidRecord("result-too-early")
    for key, right in outcome.to_json().items():
        if key not in record.result:
            raise InvalidRecord("result-key-missing", key=key, right=str(right))
        if record.result[key] != right:
            raise InvalidRecord("result-wrong", key=key, found=cut(str(record.result[key])), right=str(right))
