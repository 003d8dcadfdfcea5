"""Replaying the lines of a record."""

from collections.abc import Iterator

from ridotto.engine.arguments import record_line
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import CHANCE, Game, O, S, V
from ridotto.engine.notation import seat_number
from ridotto.engine.records.record import Record
from ridotto.engine.registry import find_game


def apply_line(game: Game[S, V, O], s: S, line: str) -> S:
    """The state after one event. A line that starts with a digit is a move, any other a chance outcome."""
    acting = game.to_act(s)
    line = record_line(line)
    if not line[:1].isdigit():
        if not acting:
            raise IllegalMove("match-over")
        if acting != (CHANCE,):
            raise IllegalMove("not-chance")
        return game.apply_chance(s, game.parse_chance(s, line))
    word, _, move = line.partition(" ")
    seat = seat_number(word, game.options(s).players)
    for action in game.parse_move(s, seat, move):
        s = game.apply(s, seat, action)
    return s


def replay(record: Record) -> Iterator[object]:
    """The first state and the state after each event."""
    game = find_game(record.game)
    s = game.start(game.parse_options(record.options))
    yield s
    for line in record.events:
        s = apply_line(game, s, line)
        yield s
