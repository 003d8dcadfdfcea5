"""The bots in the other seats."""

from collections.abc import Sequence

from ridotto.adapters.matches.sequential import SequentialMatch
from ridotto.api.bots import BotLike, NamedBot, named
from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import compile_bot
from ridotto.bots.registry import find_bot
from ridotto.engine.bot import Bot, decide
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Seat, View
from ridotto.engine.play.streams import seat_streams
from ridotto.games import find_game

Who = BotLike


class Opponents:
    def __init__(self, match: SequentialMatch, seat: Seat, who: Who | Sequence[Who]) -> None:
        self._match = match
        self._game = find_game(match.game.id)
        self._seat = seat
        others = [other for other in match.seats if other != seat]
        # Clockwise from the seat that learns.
        others.sort(key=lambda other: (other - seat) % len(match.seats))
        each = list(who) if isinstance(who, Sequence) and not isinstance(who, str) else [who] * len(others)
        if len(each) != len(others):
            raise InvalidOptions("bots-count", found=len(each), players=len(others))
        self._bots: dict[Seat, Bot[View]] = {
            other: bot_in(_found(match.game.id, bot), self._game, self._game.start(match.options))
            for other, bot in zip(others, each, strict=True)
        }
        for bot in self._bots.values():
            compile_bot(bot)

    def start(self) -> None:
        """A new match: what they draw follows from its seed."""
        self._streams = seat_streams(self._match.seed, len(self._match.seats))

    def play(self) -> None:
        """Play until it is the learning seat's turn, or the match is over."""
        while (asked := self._match.turn.seat) is not None and asked != self._seat:
            known = self._match.known_to(asked)
            action = decide(self._bots[asked], self._game, known, asked, self._streams[asked])
            self._match.act(action)


def _found(game_id: str, who: Who) -> Bot[View]:
    if isinstance(who, str):
        return find_bot(game_id, who)
    known = named(who)
    return find_bot(game_id, known.name) if isinstance(known, NamedBot) else known
