"""Chance outcomes counted and listed, in games that say of which draws they are made (`Game.draws`)."""

from collections.abc import Iterator
from fractions import Fraction

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Draw, Game, O, Outcomes, S, V


def draws_of(game: Game[S, V, O], s: S, drawn: Outcomes) -> tuple[Draw, ...]:
    """What can be drawn next; raises if the game can only be sampled."""
    draws = game.draws(s, drawn)
    if draws is None:
        raise RidottoError("chance-only-sampled", game=game.id)
    return draws


def count_outcomes(game: Game[S, V, O], s: S) -> int:
    """How many different outcomes chance can have in a state, all equally likely."""
    drawn: Outcomes = ()
    count = Fraction(1)
    while draws := draws_of(game, s, drawn):
        # All outcomes are as likely as this one.
        count *= Fraction(sum(draw.ways for draw in draws), draws[0].ways)
        drawn += (draws[0].value,)
    return int(count)


def all_outcomes(game: Game[S, V, O], s: S) -> Iterator[tuple[Outcomes, Fraction]]:
    """Every outcome that chance can have in a state, with its probability. Count them first."""
    yield from _after(game, s, (), Fraction(1))


def _after(
    game: Game[S, V, O], s: S, drawn: Outcomes, probability: Fraction
) -> Iterator[tuple[Outcomes, Fraction]]:
    draws = draws_of(game, s, drawn)
    if not draws:
        yield game.drawn_outcome(s, drawn), probability
        return
    ways = sum(draw.ways for draw in draws)
    for draw in draws:
        yield from _after(game, s, (*drawn, draw.value), probability * Fraction(draw.ways, ways))
