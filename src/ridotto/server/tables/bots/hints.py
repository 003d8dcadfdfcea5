"""The hints that people at one table have asked for."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from ridotto.bots.compilation import is_compiled
from ridotto.bots.hints import Suggestion, best_of, suggest_all, task_or_suggestions
from ridotto.bots.registry import searcher
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.messages.table.requests import HintEstimate, HintEstimates
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.task import SearchTask
from ridotto.server.bot_pool import Account, BotPool
from ridotto.server.tables.session import messages
from ridotto.server.tables.state.table import Table

BUDGET = Budget(seconds=1.0)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Asked:
    decision: int
    answer: "asyncio.Future[tuple[Suggestion, ...]]"
    """Every choice that was searched, the best first."""
    tells_every: bool


class Hints:
    """At most one for each seat, for its present decision. A repeated request gets the same hint."""

    def __init__(
        self,
        table: Table,
        bots: BotPool,
        account: Callable[[], Account],
        tell: Callable[[Seat, bytes], None],
    ) -> None:
        self._table = table
        self._bots = bots
        self._account = account
        self._tell = tell
        self._by_seat: dict[Seat, _Asked] = {}

    def ask(
        self, seat: Seat, *, tells_every: bool, estimates: tuple[HintEstimates, ...] | None = None
    ) -> None:
        """Think about the present decision of a seat, by turns with the bots, and tell it what was found.

        A client that searches by itself is sent what to search next, and the hint in the end.
        """
        if estimates is not None:
            found = [tuple(map(_estimate, each)) for each in estimates]
            self._help(seat, found, tells_every=tells_every)
            return
        if not is_compiled(searcher(self._table.game.id, BUDGET)):
            raise RidottoError("hints-not-ready")
        asked = self._by_seat.get(seat)
        if asked is None or asked.decision != self._table.decisions[seat]:
            if asked is not None:
                asked.answer.cancel()
            self._think(seat, tells_every=tells_every)
            return
        asked = self._by_seat[seat] = replace(asked, tells_every=tells_every)
        if asked.answer.done():
            self._answer(seat, asked)

    def forget(self) -> None:
        for asked in self._by_seat.values():
            asked.answer.cancel()
        self._by_seat.clear()

    def _think(self, seat: Seat, *, tells_every: bool) -> None:
        match = self._table.match
        state, rng = match.state, Rng.of(match.seed, "hint", seat, match.choices[seat])
        answer = self._bots.ask(
            self._account(),
            lambda turn: suggest_all(match.game, state, seat, rng, BUDGET.part(turn.share), turn.give_way),
        )
        asked = self._by_seat[seat] = _Asked(self._table.decisions[seat], answer, tells_every)
        # If it was requested again meanwhile, the last request decides the form.
        answer.add_done_callback(
            lambda done: None if done.cancelled() else self._answer(seat, self._by_seat.get(seat, asked))
        )

    def _help(self, seat: Seat, estimates: list[tuple[ActionEstimate, ...]], *, tells_every: bool) -> None:
        """Not for the event loop: it takes a few milliseconds."""
        match, decision = self._table.match, self._table.decisions[seat]
        state = match.state
        made = self._bots.ask(
            self._account(),
            lambda _: task_or_suggestions(match.game, state, seat, BUDGET, estimates),
        )
        made.add_done_callback(
            lambda done: (
                None
                if done.cancelled()
                else self._tell_thinker(seat, decision, done, tells_every=tells_every)
            )
        )

    def _tell_thinker(
        self,
        seat: Seat,
        decision: int,
        made: "asyncio.Future[SearchTask | tuple[Suggestion, ...]]",
        *,
        tells_every: bool,
    ) -> None:
        suggestions: tuple[Suggestion, ...] = ()
        if error := made.exception():
            if not isinstance(error, RidottoError):
                _log.error("no hint at table %s", self._account().table, exc_info=error)
        elif isinstance(found := made.result(), SearchTask):
            self._tell(seat, messages.think_info(decision, found))
            return
        else:
            suggestions = found if tells_every else best_of(found)
        self._tell(seat, messages.hint_info(decision, suggestions))

    def _answer(self, seat: Seat, asked: _Asked) -> None:
        suggestions: tuple[Suggestion, ...] = ()
        if error := asked.answer.exception():
            _log.error("no hint at table %s", self._account().table, exc_info=error)
            self._by_seat.pop(seat, None)
        else:
            found = asked.answer.result()
            suggestions = found if asked.tells_every else best_of(found)
        self._tell(seat, messages.hint_info(asked.decision, suggestions))


def _estimate(hint: HintEstimate) -> ActionEstimate:
    return ActionEstimate(hint.action, hint.visits, hint.utility, hint.points, hint.chance)
