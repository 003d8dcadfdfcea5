"""What a random person types in the terminal."""

from typing import Any

from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in, seat_in, slot_in
from ridotto.screens.words import Words
from tests.walks import AnyMatch


def first_seat(view: Any) -> Seat:
    """The first to be asked."""
    return int(view.maestro) + 1


def random_line(match: AnyMatch, seat: Seat, rng: Rng, _: Words) -> str:
    view = match.game.view(match.state, seat)
    action = rng.choice(view.legal)
    if view.phase == "bid":
        number = f"{number_in(action)} {money_in(action)}" if number_in(action) else "c"
        return f"{number} b" if bluff_in(action) else number
    if view.phase == "give":
        return f"{slot_in(action) + 1} {seat_in(action)}"
    if view.phase == "dismiss":
        return str(view.directors.index(action) + 1)
    return "" if view.phase == "cast" else str(action)
