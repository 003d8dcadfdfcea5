"""Lists the games, and makes a new match of one of them."""

import os
from collections.abc import Sequence

from ridotto.api.match import Match
from ridotto.engine.arguments import quoted
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Seat
from ridotto.engine.play.streams import Seed
from ridotto.games import all_games, find_game


def games() -> tuple[str, ...]:
    """The names of all games.

    >>> import ridotto
    >>> len(ridotto.games()) >= 2
    True
    """
    return tuple(game.id for game in all_games())


def load(
    game: str,
    *,
    seed: Seed | None = None,
    first: Seat | None = None,
    seats: Sequence[str] | None = None,
    **options: object,
) -> Match:
    """A new match, dealt and ready for the first move.

    `options` are those of the game, such as `players=4`; missing ones take their defaults, and invalid ones
    raise `InvalidOptions`, which lists the possible values. The same `seed` gives the same cards; without one
    they differ each time. `first` is the seat that begins, if the game has such a seat; without it the seat
    is drawn. `seats` are names for the record.

    >>> import ridotto
    >>> game = ridotto.games()[0]
    >>> match = ridotto.load(game, players=3, seed=7)
    >>> match.players
    3
    >>> match.events == ridotto.load(game, players=3, seed=7).events
    True
    >>> ridotto.load(game, players=99)
    Traceback (most recent call last):
    ridotto.engine.errors.InvalidOptions: The option players must be a whole number from ... to ..., not 99.
    """
    found = find_game(game)
    parsed = found.parse_options(options)
    match = Match(
        found,
        parsed,
        seed=random_seed() if seed is None else seed,
        seats=None if seats is None else _names(seats, parsed.players),
    )
    if first is not None:
        match.begin_with(first)
    match.play_chance()
    return match


def _names(seats: Sequence[str], players: int) -> tuple[str, ...]:
    try:
        names = tuple(seats)
    except TypeError:
        raise InvalidOptions("seats-not-names", found=quoted(seats)) from None
    # A single text is a sequence of texts too, but hardly meant so.
    if isinstance(seats, str) or not all(isinstance(name, str) for name in names):
        raise InvalidOptions("seats-not-names", found=quoted(seats))
    if len(names) != players:
        raise InvalidOptions("record-seats-count", found=len(names), players=players)
    return names


def random_seed() -> int:
    return int.from_bytes(os.urandom(8), "big")
