"""The hints that people at one table have asked for."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

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

Tell = Callable[[bytes], None]
"""Sends a message to those who asked."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Asked:
    decision: int
    answer: "asyncio.Future[tuple[Suggestion, ...]]"
    """Every choice that was searched, the best first."""
    tells_every: bool
    tell: Tell


@dataclass(frozen=True, slots=True)
class _Helped:
    """The last help for a client that searches by itself."""

    decision: int
    answer: "asyncio.Future[SearchTask | tuple[Suggestion, ...]]"


class Hints:
    """At most one for each seat, for its present decision. A repeated request gets the same hint."""

    def __init__(
        self,
        table: Table,
        bots: BotPool,
        account: Callable[[], Account],
    ) -> None:
        self._table = table
        self._bots = bots
        self._account = account
        self._by_seat: dict[Seat, _Asked] = {}
        self._helped: dict[Seat, _Helped] = {}

    def ask(
        self,
        seat: Seat,
        tell: Tell,
        *,
        tells_every: bool,
        estimates: tuple[HintEstimates, ...] | None = None,
    ) -> None:
        """Think about the present decision of a seat, by turns with the bots, and tell what was found.

        A client that searches by itself is sent what to search next, and the hint in the end. It has to wait
        for the answer before it asks again.
        """
        if estimates is not None:
            found = [tuple(map(_estimate, each)) for each in estimates]
            self._help(seat, found, tell, tells_every=tells_every)
            return
        if not is_compiled(searcher(self._table.game.id, BUDGET)):
            raise RidottoError("hints-not-ready")
        asked = self._by_seat.get(seat)
        if asked is None or asked.decision != self._table.decisions[seat]:
            if asked is not None:
                asked.answer.cancel()
            self._think(seat, tell, tells_every=tells_every)
            return
        asked = self._by_seat[seat] = replace(asked, tells_every=tells_every, tell=tell)
        if asked.answer.done():
            self._answer(seat, asked)

    def forget(self) -> None:
        for asked in self._by_seat.values():
            asked.answer.cancel()
        self._by_seat.clear()
        for helped in self._helped.values():
            helped.answer.cancel()
        self._helped.clear()

    def _think(self, seat: Seat, tell: Tell, *, tells_every: bool) -> None:
        match = self._table.match
        state, rng = match.state, Rng.of(match.seed, "hint", seat, match.choices[seat])
        answer = self._bots.ask(
            self._account(),
            lambda turn: suggest_all(match.game, state, seat, rng, BUDGET.part(turn.share), turn.give_way),
        )
        asked = self._by_seat[seat] = _Asked(self._table.decisions[seat], answer, tells_every, tell)
        # If it was requested again meanwhile, the last request decides the form.
        answer.add_done_callback(
            lambda done: None if done.cancelled() else self._answer(seat, self._by_seat.get(seat, asked))
        )

    def _help(
        self, seat: Seat, estimates: list[tuple[ActionEstimate, ...]], tell: Tell, *, tells_every: bool
    ) -> None:
        """Not for the event loop: it takes a few milliseconds."""
        match, decision = self._table.match, self._table.decisions[seat]
        if (helped := self._helped.get(seat)) is not None and not helped.answer.done():
            # Else one person could fill the queue of all.
            if helped.decision == decision:
                raise RidottoError("too-fast", seconds=1)
            helped.answer.cancel()
        state = match.state
        made = self._bots.ask(
            self._account(),
            lambda _: task_or_suggestions(match.game, state, seat, BUDGET, estimates),
        )
        self._helped[seat] = _Helped(decision, made)
        made.add_done_callback(partial(self._tell_thinker, decision, tell, tells_every=tells_every))

    def _tell_thinker(
        self,
        decision: int,
        tell: Tell,
        made: "asyncio.Future[SearchTask | tuple[Suggestion, ...]]",
        *,
        tells_every: bool,
    ) -> None:
        if made.cancelled():
            return
        suggestions: tuple[Suggestion, ...] = ()
        if error := made.exception():
            if not isinstance(error, RidottoError):
                _log.error("no hint at table %s", self._account().table, exc_info=error)
        elif isinstance(found := made.result(), SearchTask):
            tell(messages.think_info(decision, found))
            return
        else:
            suggestions = found if tells_every else best_of(found)
        tell(messages.hint_info(decision, suggestions))

    def _answer(self, seat: Seat, asked: _Asked) -> None:
        suggestions: tuple[Suggestion, ...] = ()
        if error := asked.answer.exception():
            _log.error("no hint at table %s", self._account().table, exc_info=error)
            self._by_seat.pop(seat, None)
        else:
            found = asked.answer.result()
            suggestions = found if asked.tells_every else best_of(found)
        asked.tell(messages.hint_info(asked.decision, suggestions))


def _estimate(hint: HintEstimate) -> ActionEstimate:
    return ActionEstimate(hint.action, hint.visits, hint.utility, hint.points, hint.chance)
