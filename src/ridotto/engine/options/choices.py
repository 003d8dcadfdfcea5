"""Iterates over the values of declared options."""

from collections.abc import Callable, Iterator, Sequence

from ridotto.engine.options.kinds import Chosen, Option
from ridotto.engine.options.usual import ROUNDS

Choice = dict[str, str | int]


def setups(options: Sequence[Option]) -> Iterator[Choice]:
    """Every combination of the options that make a setup; the others are left open."""
    of_setup = [option for option in options if option.rank == "setup"]
    return _walk(of_setup, lambda option, chosen: option.offer(chosen).values, {})


def combinations(options: Sequence[Option], rounds: int | None = None) -> Iterator[Choice]:
    """Every combination that people can choose and that makes a difference.

    Numbers that are typed stay at their default, and options for programs only are left open.
    """

    def values(option: Option, chosen: Chosen) -> tuple[str | int, ...]:
        offer = option.offer(chosen)
        if option.name == ROUNDS and rounds is not None:
            return (rounds,)
        is_picked = offer.highest is None and option.matters(chosen)
        return offer.values if is_picked else (offer.default,)

    return _walk([option for option in options if not option.is_for_programs], values, {})


def summary_names(options: Sequence[Option]) -> tuple[str, ...]:
    """The options that describe a match in a few words."""
    return tuple(option.name for option in options if option.rank != "detail")


def _walk(
    options: Sequence[Option],
    values: Callable[[Option, Chosen], tuple[str | int, ...]],
    chosen: Choice,
) -> Iterator[Choice]:
    if not options:
        yield chosen
        return
    first, *others = options
    for value in values(first, chosen):
        yield from _walk(others, values, {**chosen, first.name: value})
