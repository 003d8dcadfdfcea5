"""Everything that the rest of the program uses of a game, as one object.

A game needs its rules and its words. Bots, messages and screens are loaded on first use (those of other
packages are tried at once, checks.py). For a game without them there are plain ones (messages/plain.py,
screens/plain).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Literal

from ridotto.engine.bot import Bot
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Game, O, S, Seat, V, View
from ridotto.engine.rng import Rng
from ridotto.games.failures import lacking, using, wrong_result

if TYPE_CHECKING:
    from ridotto.messages.game import GameMessages
    from ridotto.nets.bot import NetBot
    from ridotto.nets.declared import Learning
    from ridotto.screens.game_ui import GameUi
    from ridotto.screens.words import Words
    from ridotto.search.adapter import SearchAdapter


def _any_move(view: View, rng: Rng) -> int:
    return rng.choice(view.legal)


def _never_sure(view: object, actions: tuple[int, ...]) -> float | None:  # noqa: ARG001
    return None


Strongest = Literal["guided", "search", "net"]
"""A search that asks networks, a plain search, or the network alone."""


def _guided(view: object) -> Strongest:  # noqa: ARG001
    return "guided"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBots(Generic[V]):
    """The bots of this game, besides the random one."""

    heuristic: Bot[V]
    beginner_move: Callable[[V, Rng], int] = _any_move
    """A typical beginner's move; the `easy` bot plays it in some of its moves."""
    adapter: "SearchAdapter[V] | None" = None
    """Binds the search to this game; None: there are no hints, and no levels that search."""
    sure_points: Callable[[V, tuple[int, ...]], float | None] = _never_sure
    """The points of a whole choice if they are known without a search; None otherwise."""
    strongest: Callable[[V], Strongest] = _guided
    """Who plays best in a set-up, for the levels that use a network."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure(Generic[V]):
    """A statistic of a person over many matches, besides wins and points.

    The browser's words for it are `figure-GAME-NAME` (what it is) and, where the number alone does
    not say it, `figure-value-GAME-NAME` (with $value, $rounds and $percent of the rounds).
    """

    name: str
    keeps: Literal["sum", "best"]
    """How matches are combined: the sum, or the maximum."""
    of: Callable[[V, Seat], int]
    """Of one seat, from what a spectator sees when the match is over."""


@dataclass(frozen=True, kw_only=True)
class GameKit(Generic[S, V, O]):
    game: Game[S, V, O]
    load_bots: "Callable[[], GameBots[V]] | None" = None
    load_messages: "Callable[[], GameMessages[V, O]] | None" = None
    load_ui: "Callable[[], Callable[[Words], GameUi[S, V, O]]] | None" = None
    load_learning: "Callable[[], Learning[V]] | None" = None
    load_guided: "Callable[[NetBot[V]], SearchAdapter[V]] | None" = None
    """Binds a search that asks networks, given the bot of the game's own network; None: there is none."""
    from_memory: Callable[[V], V] | None = None
    """What people are shown of a view where a table plays from memory; None: no table can."""
    figures: tuple[Figure[V], ...] = ()
    """The statistics of this game only."""

    def remembered(self, view: V) -> V:
        """What people are shown of a view where they play from memory."""
        return view if self.from_memory is None else self.from_memory(view)

    def check_from_memory(self, *, is_wanted: bool) -> None:
        if is_wanted and self.from_memory is None:
            raise InvalidOptions("from-memory-not-offered", game=self.game.id)

    @cached_property  # Every call returns the same bots.
    def bots(self) -> GameBots[V] | None:
        return None if self.load_bots is None else self.load_bots()

    @property
    def learning(self) -> "Learning[V] | None":
        """How networks learn and play this game; None: they do not."""
        return None if self.load_learning is None else self.load_learning()

    @cached_property  # The adapters of a game take long to make.
    def messages(self) -> "GameMessages[V, O]":
        from ridotto.messages.plain import plain_messages

        return plain_messages(self.game) if self.load_messages is None else self.load_messages()

    def ui(self, words: "Words") -> "GameUi[S, V, O]":
        from ridotto.screens.game_ui import GameUi
        from ridotto.screens.plain.ui import PlainUi

        if self.load_ui is None:
            return PlainUi(self.game, words)
        with using(self.game.id, "load_ui"):
            ui = self.load_ui()(words)
            if lacking(ui, GameUi):
                raise wrong_result("load_ui", "GameUi", ui)
            return ui

    def guided(self, net: "NetBot[V]") -> "SearchAdapter[V] | None":
        """The search that asks this network; None: there is none."""
        from ridotto.search.adapter import SearchAdapter

        if self.load_guided is None:
            return None
        with using(self.game.id, "load_guided"):
            adapter = self.load_guided(net)
            if lacking(adapter, SearchAdapter):
                raise wrong_result("load_guided", "SearchAdapter", adapter)
            return adapter
