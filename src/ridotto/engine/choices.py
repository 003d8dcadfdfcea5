"""A whole choice, made of one or several actions."""

from collections.abc import Iterator
from itertools import islice
from typing import Generic, NamedTuple

from ridotto.engine.game import Game, O, S, Seat, V


class Choice(NamedTuple, Generic[S]):
    """A whole choice of a seat, and the state it leads to."""

    actions: tuple[int, ...]
    state: S


def whole_choices(game: Game[S, V, O], s: S, seat: Seat, most: int) -> tuple[str, ...]:
    """Every whole choice open to a seat as a record writes it, up to a maximum."""
    choices = islice(_choices(game, s, seat, game.picks_left(s, seat)), most)
    return tuple(dict.fromkeys(game.format_move(s, seat, actions) for actions in choices))


def _choices(game: Game[S, V, O], s: S, seat: Seat, picks: int) -> Iterator[tuple[int, ...]]:
    if picks == 0:
        yield ()
        return
    for action in game.legal(s, seat):
        for rest in _choices(game, game.apply(s, seat, action), seat, picks - 1):
            yield (action, *rest)
