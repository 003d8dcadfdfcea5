"""Options that many games share, and that the rest of the program knows by name."""

from collections.abc import Callable, Iterable, Sequence

from ridotto.engine.options.kinds import Chosen, NumberOption, Option

PLAYERS = "players"
ROUNDS = "rounds"
"""How long a match is, in games that let people choose it. Tests and the arena make it short."""

MOST_ROUNDS = 1_000_000
MOST_ROUNDS_AT_TABLE = 100
"""Every position carries the score sheet of all rounds."""


def players_option(lowest: int, highest: int, *, default: int) -> NumberOption:
    return NumberOption(name=PLAYERS, rank="setup", lowest=lowest, highest=highest, default=lambda _: default)


def rounds_option(
    *, default: Callable[[Chosen], int], usual: Callable[[Chosen], tuple[int, ...]]
) -> NumberOption:
    return NumberOption(
        name=ROUNDS,
        lowest=1,
        highest=MOST_ROUNDS,
        default=default,
        usual=usual,
        most_at_table=MOST_ROUNDS_AT_TABLE,
    )


def most_players(option_lists: Iterable[Sequence[Option]]) -> int:
    """The most that can play any of these games."""
    return max(
        option.highest
        for options in option_lists
        for option in options
        if isinstance(option, NumberOption) and option.name == PLAYERS
    )
