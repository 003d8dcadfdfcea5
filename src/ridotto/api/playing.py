"""A match of bots in one call."""

from collections.abc import Sequence

from ridotto.api.bots import BotLike, named
from ridotto.api.loading import load
from ridotto.api.match import Match
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Seat
from ridotto.engine.play.streams import Seed
from ridotto.engine.records.seat_names import BOT_PREFIX
from ridotto.games import find_game


def play(
    game: str,
    bots: BotLike | Sequence[BotLike] = "normal",
    *,
    seed: Seed | None = None,
    first: Seat | None = None,
    **options: object,
) -> Match:
    """A match of bots from the first deal to the end. One bot plays all seats; a list has one for each seat.

    >>> import ridotto
    >>> match = ridotto.play(ridotto.games()[0], ["normal", "random", "random"], seed=7)
    >>> match.is_over, match.players
    (True, 3)
    >>> match.record().seats
    ('bot:normal', 'bot:random', 'bot:random')
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        by_seat = [named(bots)] * find_game(game).parse_options(options).players
    else:
        by_seat = [named(bot) for bot in bots]
        options = {"players": len(by_seat), **options}
    players = find_game(game).parse_options(options).players
    if len(by_seat) != players:
        raise InvalidOptions("bots-count", found=len(by_seat), players=players)
    names = [f"{BOT_PREFIX}{bot.name}" for bot in by_seat]
    match = load(game, seed=seed, first=first, seats=names, **options)
    match.play_bots(dict(enumerate(by_seat)))
    return match
