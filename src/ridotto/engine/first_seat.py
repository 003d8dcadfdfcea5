"""The seat that begins a match. Some games have no such seat."""

from ridotto.engine.game import Game, O, S, Seat, V


def start_with(game: Game[S, V, O], options: O, seat: Seat) -> S:
    """The state after the chance outcome by which this seat begins."""
    start = game.start(options)
    outcome = game.first_outcome(start, seat)
    return start if outcome is None else game.apply_chance(start, outcome)


def _first_line(game: Game[S, V, O], options: O, seat: Seat) -> str | None:
    start = game.start(options)
    outcome = game.first_outcome(start, seat)
    return None if outcome is None else game.format_chance(start, outcome)


def first_seat(game: Game[S, V, O], options: O, line: str) -> Seat | None:
    """Who begins, read from the first line of a record."""
    seats = (seat for seat in range(options.players) if _first_line(game, options, seat) == line)
    return next(seats, None)
