"""Bots by name, for any game."""

from dataclasses import dataclass

from ridotto.api.notices import tell_compiling
from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import compile_bot, needs_compiling
from ridotto.bots.registry import find_bot
from ridotto.engine.arguments import quoted
from ridotto.engine.bot import Bot, decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options, Seat, View
from ridotto.engine.play.driver import Chooser
from ridotto.engine.play.match import SomeMatch
from ridotto.engine.play.streams import decision_stream
from ridotto.games import all_games


@dataclass(frozen=True, slots=True)
class NamedBot:
    """A bot by name, for every game that has one of this name. `ridotto.bot` finds it.

    >>> import ridotto
    >>> ridotto.bot("normal")
    NamedBot(name='normal')
    """

    name: str

    def choose(self, match: SomeMatch, seat: Seat) -> str:
        """What it would do, as a move for `Match.play`; the match does not change.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> match.play(0, ridotto.bot("normal").choose(match, 0))
        """
        match.game.check_turn(match.state, seat)
        choice = chooser(self, match)(match, seat)
        return match.game.write_move(match.state, seat, choice.actions)


_PARTS = ("name", "needs_full_view", "choose")
BotLike = str | NamedBot | Bot[View]
"""A name, a result of `ridotto.bot`, or an object of your own."""


def bot(name: str) -> NamedBot:
    """A bot by its name: a level (`easy`, `normal`, `hard`, `master`), `random`, `heuristic`, or a search
    with time (`search:50ms`) or playouts (`search:1000`) for each move.

    >>> import ridotto
    >>> ridotto.bot("hard")
    NamedBot(name='hard')
    """
    refusal: InvalidOptions | None = None
    for game in all_games():
        try:
            find_bot(game.id, name)
        except InvalidOptions as error:
            refusal = error
        else:
            return NamedBot(name)
    raise refusal or InvalidOptions("unknown-bot", bot=name, known="")


def named(who: BotLike) -> NamedBot | Bot[View]:
    """A bot that is known to exist."""
    if isinstance(who, str):
        return bot(who)
    if isinstance(who, NamedBot) or all(hasattr(who, name) for name in _PARTS):
        return who
    raise InvalidOptions("not-a-bot", found=quoted(who))


def chooser(who: NamedBot | Bot[View], match: SomeMatch) -> Chooser[object, View, Options]:
    """How this bot decides in matches with this set-up. It draws from streams of a match's seed."""
    found = find_bot(match.game.id, who.name) if isinstance(who, NamedBot) else who
    player = bot_in(found, match.game, match.state)
    get_ready(player)

    def choose(match: SomeMatch, seat: Seat) -> Choice[object]:
        rng = decision_stream(match.seed, seat, match.choices[seat])
        return decide_all(player, match.game, match.state, seat, rng)

    return choose


def get_ready(player: Bot[View], language: str | None = None) -> None:
    """A searching bot needs compiled code; tell the user that this takes a while."""
    if needs_compiling(player):
        tell_compiling("getting-ready", language)
    compile_bot(player)
