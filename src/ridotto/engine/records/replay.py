"""Replaying the lines of a record."""

from collections.abc import Iterator

from ridotto.engine.arguments import not_a_line
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import CHANCE, Game, O, S, Seat, V
from ridotto.engine.notation import seat_number
from ridotto.engine.records.record import Record
from ridotto.engine.registry import find_game


def apply_line(game: Game[S, V, O], s: S, line: str) -> S:
    """The state after one event."""
    seat, text = event_of_line(line, game.options(s).players)
    if seat is None:
        return apply_chance_line(game, s, text)
    for action in game.parse_move(s, seat, text):
        s = game.apply(s, seat, action)
    return s


def event_of_line(line: str, players: int) -> tuple[Seat | None, str]:
    """Whose move a line is, and the move; None and the line where it is a chance outcome."""
    if not isinstance(line, str):
        raise not_a_line(line)
    # Only moves start with a digit: the number of the seat.
    if not line[:1].isdigit():
        return None, line
    word, _, move = line.partition(" ")
    return seat_number(word, players), move


def apply_chance_line(game: Game[S, V, O], s: S, text: str) -> S:
    acting = game.to_act(s)
    if not acting:
        raise IllegalMove("match-over")
    if acting != (CHANCE,):
        raise IllegalMove("not-chance")
    return game.apply_chance(s, game.parse_chance(s, text))


def replay(record: Record) -> Iterator[object]:
    """The first state and the state after each event."""
    game = find_game(record.game)
    s = game.start(game.parse_options(record.options))
    yield s
    for line in record.events:
        s = apply_line(game, s, line)
        yield s
