"""The moves that the bots of one table are choosing."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import is_compiled
from ridotto.bots.registry import USUAL_LEVEL, find_bot
from ridotto.engine.bot import Bot, TimedBot, decide_all
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.play.streams import decision_stream
from ridotto.engine.rng import Rng
from ridotto.search.bot import SearchBot
from ridotto.server.bot_pool import Account, BotPool, Turn
from ridotto.server.tables.state.table import Table

FALLBACK_LEVEL = "random"
"""Plays for a bot that has failed, so that the match can end."""

NEXT_BEST = "hard"
"""The level that stands in for one whose code is not compiled yet."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _PendingMove:
    decision: int
    level: str
    answer: "asyncio.Future[str]"


class PendingBotMoves:
    """At most one for each seat: the move for its present decision."""

    def __init__(
        self, table: Table, bots: BotPool, account: Callable[[], Account], on_answer: Callable[[], None]
    ) -> None:
        """`account`: the person to whom the bots' time is charged at the moment."""
        self._table = table
        self._bots = bots
        self._account = account
        self._on_answer = on_answer
        self._by_seat: dict[Seat, _PendingMove] = {}
        self._compiled: dict[str, Bot[View]] = {}
        """By level: bots that can play from now on. Who plays at a level is the same for a whole match."""

    @property
    def is_any_under_way(self) -> bool:
        return any(not pending.answer.done() for pending in self._by_seat.values())

    def ask_for(self, seat: Seat) -> str | None:
        """The move that the bot of a seat, or the stand-in of its person, has chosen.

        None: it is thinking, from now on at the latest; `on_answer` is called when it has chosen.
        """
        decision = self._table.decisions[seat]
        pending = self._by_seat.get(seat)
        if pending is None or pending.decision != decision:
            level = self._table.seating.seats[seat].level or self._table.settings.stand_in
            pending = self._think(seat, decision, level)
        if not pending.answer.done() or pending.answer.cancelled():
            return None
        error = pending.answer.exception()
        if error is None:
            return pending.answer.result()
        if pending.level != FALLBACK_LEVEL:
            _log.error("the bot %s failed at table %s", pending.level, self._account().table, exc_info=error)
            self._think(seat, decision, FALLBACK_LEVEL)
        return None

    def forget(self) -> None:
        """Stop thinking; when asked again, the bots choose the same."""
        for pending in self._by_seat.values():
            pending.answer.cancel()
        self._by_seat.clear()

    def _think(self, seat: Seat, decision: int, level: str) -> _PendingMove:
        match = self._table.match
        state, rng = match.state, decision_stream(match.seed, seat, match.choices[seat])
        bot = self._compiled.get(level) or self._find(level)
        answer = self._bots.ask(self._account(), lambda turn: choose(match.game, bot, state, seat, rng, turn))
        answer.add_done_callback(lambda done: None if done.cancelled() else self._on_answer())
        pending = _PendingMove(decision, level, answer)
        self._by_seat[seat] = pending
        return pending

    def _find(self, level: str) -> Bot[View]:
        """The bot of a level; until its code is compiled, another one stands in for it."""
        game, s = self._table.game, self._table.match.state
        meant = bot_in(find_bot(game.id, level), game, s)
        if not is_compiled(meant):
            return stand_in(game, s)
        self._compiled[level] = meant
        return meant


def stand_in(game: SomeGame, s: object) -> Bot[View]:
    """Who plays for a bot whose code is not compiled yet."""
    # A network needs no compiler.
    next_best = bot_in(find_bot(game.id, NEXT_BEST), game, s)
    return next_best if is_compiled(next_best) else find_bot(game.id, USUAL_LEVEL)


def choose(game: SomeGame, bot: Bot[View], s: object, seat: Seat, rng: Rng, turn: Turn) -> str:
    """A whole choice as a line of the record, made within the time of its turn."""
    view = game.view(s, seat)
    if isinstance(bot, SearchBot):
        bot = bot.hurried(turn.share, turn.give_way)
        turn.usual_s = bot.seconds_for(view)
    elif isinstance(bot, TimedBot):
        bot = bot.hiding_its_time()
    return game.write_move(s, seat, decide_all(bot, game, s, seat, rng).actions)
