"""Whether a record obeys the rules."""

from dataclasses import dataclass

from ridotto.engine.errors import IllegalMove, InvalidRecord, RidottoError
from ridotto.engine.game import SomeGame
from ridotto.engine.notation import quote_short
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import apply_line
from ridotto.engine.registry import find_game


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Where a record breaks the rules, and why.

    >>> import ridotto
    >>> from dataclasses import replace
    >>> record = ridotto.play(ridotto.games()[0], "random", seed=7).record()
    >>> found = ridotto.verify(replace(record, events=[*record.events, "0 something more"]))
    >>> found.event == len(record.events) + 1
    True
    >>> found.error
    IllegalMove('match-over', {})
    """

    event: int
    """The number of the event, counted from 1; 0 is the record itself."""
    error: RidottoError


def verify(record: Record) -> Disagreement | None:
    """Replay a record; the first disagreement with the rules, or None."""
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
        check_result(game, s, record)
    except RidottoError as error:
        return Disagreement(event, error)
    return None


def check_result(game: SomeGame, s: object, record: Record) -> None:
    if record.result is None:
        return
    outcome = game.outcome(s)
    if outcome is None:
        raise InvalidRecord("result-too-early")
    for key, right in outcome.to_json().items():
        if key not in record.result:
            raise InvalidRecord("result-key-missing", key=key, right=str(right))
        found = record.result[key]
        if key == "winners" and isinstance(found, list):
            # The order of winners is not defined.
            found = sorted(found, key=str)
        if not _is_same(found, right):
            raise InvalidRecord(
                "result-wrong", key=key, found=quote_short(record.result[key]), right=str(right)
            )


def _is_same(found: object, right: object) -> bool:
    """Whether a number or a list of numbers is right; booleans and floats are not."""
    if isinstance(right, int):
        return type(found) is int and found == right
    return isinstance(found, list) and all(type(number) is int for number in found) and found == right
