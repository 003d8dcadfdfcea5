"""A person at this keyboard who makes a choice, and what they can ask for meanwhile."""

from collections.abc import Callable

from rich.text import Text

from ridotto.bots.hints import suggest
from ridotto.bots.registry import can_search, searcher
from ridotto.engine.bot import seat_that_decides
from ridotto.engine.errors import IllegalMove, RidottoError
from ridotto.engine.game import Seat, View
from ridotto.engine.rng import Rng
from ridotto.screens.keys import latin
from ridotto.screens.names import Names
from ridotto.search.budget import Budget
from ridotto.terminal.display.pages import paged, paged_block
from ridotto.terminal.handover import TAKE_BACK
from ridotto.terminal.hints import tell_hint
from ridotto.terminal.match_screen import MatchScreen

LOG, SCORES, HINT, DANGER = "l", "s", "h", "d"

HINT_BUDGET = Budget(seconds=1.5)


class PersonAtKeyboard:
    def __init__(self, display: MatchScreen) -> None:
        self._display = display
        self._words = display.words
        self._screen = display.screen
        self._ui = display.ui
        self._prompt = display.prompt
        self._names = display.names
        self._game = display.game

    def choose(self, seat: Seat) -> tuple[int, ...]:
        """Ask until a choice is complete and, where it is secret, confirmed."""
        picks: list[int] = []
        while True:
            state = self._display.match.state
            for pick in picks:
                state = self._game.apply(state, seat, pick)
            view = self._display.shown(self._game.view(state, seat))
            left = self._game.picks_left(state, seat)
            question = self._ui.question(view, self._names.seen_by(seat), left)
            line = self._ask(seat, view, question, may_take_back=bool(picks))
            try:
                if latin(line) == TAKE_BACK:
                    if not picks:
                        raise IllegalMove("nothing-taken-back")
                    picks = []
                    self._display.notice = self._words("notice-taken-back")
                    continue
                more = self._ui.read(state, view, left, line)
                for action in more:
                    state = self._game.apply(state, seat, action)
            except RidottoError as error:
                self._display.notice = self._names.seen_by(seat).error(error)
                continue
            if len(more) < left:
                picks += more
                continue
            confirmed = self._confirm(seat, view, more) if self._ui.is_secret(view) else more
            if confirmed is not None:
                return (*picks, *confirmed)
            picks = []
            self._display.notice = self._words("notice-taken-back")

    def _confirm(self, seat: Seat, view: View, actions: tuple[int, ...]) -> tuple[int, ...] | None:
        """A last look at a secret choice, which some games let one change further. None: it is taken back."""
        while True:
            question = self._ui.confirmation(view, self._names.seen_by(seat), actions)
            line = self._ask(seat, view, Text(question))
            command = latin(line)
            if not command:
                return actions
            if command == TAKE_BACK:
                return None
            try:
                actions = self._ui.changed(view, actions, line)
            except RidottoError as error:
                self._display.notice = self._names.seen_by(seat).error(error)

    def _ask(self, seat: Seat, view: View, question: Text, *, may_take_back: bool = False) -> str:
        names = self._names.seen_by(seat)
        offered = {
            "ask-hint": self._gives_hints,
            "ask-danger": bool(self._danger(view, names)),
            "ask-help": True,
            "ask-rules": self._prompt.has_rules,
            "ask-take-back": may_take_back,
            "ask-commands": True,
        }
        listed = " · ".join(self._words(key) for key, is_offered in offered.items() if is_offered)
        question = Text.assemble(question, "\n", (listed, "dim"))
        notice = self._display.take_notice()
        return self._prompt.answer(
            lambda notice: self._display.draw(view, names, question, notice),
            question,
            commands=self._commands(view, names),
            notice=notice,
        )

    def _commands(self, view: View, names: Names) -> dict[str, Callable[[], None]]:
        def show_log() -> None:
            story = self._ui.story(view, names) or [self._words("log-empty")]
            self._prompt.pages(paged(self._screen, story))

        def show_scores() -> None:
            for page in paged_block(self._screen, self._ui.score_sheet(view, names)):
                self._prompt.show_until_enter(page, self._words("ask-enter-back"))

        commands: dict[str, Callable[[], None]] = {LOG: show_log, SCORES: show_scores}
        if danger := self._danger(view, names):
            commands[DANGER] = lambda: self._prompt.pages(paged(self._screen, danger))
        if self._gives_hints:
            commands[HINT] = lambda: self._show_hint(seat_that_decides(view))
        return commands

    def _danger(self, view: View, names: Names) -> list[str]:
        """Players from memory have to work this out themselves."""
        return [] if self._display.from_memory else self._ui.danger(view, names)

    @property
    def _gives_hints(self) -> bool:
        """Only if one person plays against bots."""
        return self._display.watcher is not None and can_search(self._game.id)

    def _show_hint(self, seat: Seat) -> None:
        """The best whole choices; actions already picked for the current one do not count."""
        self._display.get_ready(searcher(self._game.id, HINT_BUDGET))
        self._screen.show(Text(self._words("hint-thinking"), style="dim"))
        match = self._display.match
        rng = Rng.of(match.seed, "hint", seat, len(match.events))
        found = suggest(self._game, match.state, seat, rng, HINT_BUDGET)
        told = tell_hint(self._words, self._ui, self._display.view(seat), found, self._names.seen_by(seat))
        self._prompt.pages(paged(self._screen, [self._words("hint-heading"), "", *told]))
