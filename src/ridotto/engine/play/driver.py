"""How a match goes on: nature acts by itself, then somebody has to choose.

Whoever plays matches goes through `turns`: simulations, contests, the terminal, people's own programs. Only
the server does not wait in a loop; it takes the same steps one by one (`Match.step`, `Match.chance_steps`).
"""

from collections.abc import Callable, Iterator, Mapping

from ridotto.engine.choices import Choice
from ridotto.engine.game import CHANCE, O, S, Seat, V
from ridotto.engine.play.match import Match

Chooser = Callable[[Match[S, V, O], Seat], Choice[S]]
"""Decides for a seat: a bot, a program, a script."""

Order = Callable[[tuple[Seat, ...]], Seat]
"""Who of several that choose at the same time does it first. The rules do not care."""


def turns(match: Match[S, V, O], order: Order | None = None) -> Iterator[Seat]:
    """Whose turn it is, again and again until the match is over; in between nature acts.

    Whoever asks lets that seat choose before they ask again. Without an order the lowest seat goes first.
    """
    to_act = match.game.to_act
    while acting := to_act(match.state):
        if acting[0] == CHANCE:
            match.play_chance()
        else:
            yield acting[0] if order is None else order(acting)


def play_on(match: Match[S, V, O], choosers: Mapping[Seat, Chooser[S, V, O]]) -> tuple[Seat, ...]:
    """Play until somebody has to choose who is not among these; returns all who have to, () at the end."""

    def known_first(acting: tuple[Seat, ...]) -> Seat:
        return next((seat for seat in acting if seat in choosers), acting[0])

    for seat in turns(match, known_first):
        if seat not in choosers:
            return match.to_act
        match.play_choice(seat, choosers[seat](match, seat))
    return ()
