"""Drives a match: chance events happen automatically, then a seat has to choose.

Simulations, contests, the terminal and users' programs use `turns`. Two do not wait in this loop: the server
takes the same steps one by one (`Match.step`, `Match.chance_steps`), and the adapters play chance events on
bare states, without a `Match`, between the steps that other libraries ask for (`adapters/matches/match.py`).
"""

from collections.abc import Callable, Iterator, Mapping

from ridotto.engine.choices import Choice
from ridotto.engine.game import CHANCE, O, S, Seat, V
from ridotto.engine.play.match import Match

Chooser = Callable[[Match[S, V, O], Seat], Choice[S]]
"""Decides for a seat: a bot, a program, a script."""

Order = Callable[[tuple[Seat, ...]], Seat]
"""Which of several seats that choose at the same time goes first. The rules do not depend on it."""


def turns(match: Match[S, V, O], order: Order | None = None) -> Iterator[Seat]:
    """Yields the seat whose turn it is until the match is over; plays chance events in between.

    The caller lets that seat choose before the next iteration. Without an order the lowest seat goes first.
    """
    to_act = match.game.to_act
    while acting := to_act(match.state):
        if acting[0] == CHANCE:
            match.play_chance()
        else:
            yield acting[0] if order is None else order(acting)


def play_on(match: Match[S, V, O], choosers: Mapping[Seat, Chooser[S, V, O]]) -> tuple[Seat, ...]:
    """Play until a seat has to choose that is not among these; returns all acting seats, () at the end."""

    def known_first(acting: tuple[Seat, ...]) -> Seat:
        return next((seat for seat in acting if seat in choosers), acting[0])

    for seat in turns(match, known_first):
        if seat not in choosers:
            return match.to_act
        match.play_choice(seat, choosers[seat](match, seat))
    return ()
