"""One match at this terminal, from the first deal to the record."""

import os
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import compile_bot, needs_compiling
from ridotto.bots.hints import suggest
from ridotto.bots.registry import can_search, find_bot, searcher
from ridotto.engine.bot import Bot, decide_all, seat_that_decides
from ridotto.engine.errors import IllegalMove, RidottoError, system_reason
from ridotto.engine.game import Seat, View
from ridotto.engine.play.driver import turns
from ridotto.engine.play.streams import decision_stream
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.screens.keys import latin
from ridotto.screens.names import Names, labels_of
from ridotto.search.budget import Budget
from ridotto.terminal.display.layout import Layout
from ridotto.terminal.display.pages import paged, paged_block
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.display.screen import Leave
from ridotto.terminal.handover import TAKE_BACK, hand_over
from ridotto.terminal.hints import tell_hint
from ridotto.terminal.saves import SavedMatch, Saves
from ridotto.terminal.winners import announce

LOG, SCORES, HINT, DANGER = "l", "s", "h", "d"

HINT_BUDGET = Budget(seconds=1.5)

PROGRAM = "ridotto"


class TerminalMatch:
    """Lets people and bots move in turn, and saves the match after every move."""

    def __init__(self, saved: SavedMatch, prompt: Prompt, saves: Saves, *, pause_s: float) -> None:
        self._saved = saved
        self._path = saved.path
        self._match = saved.match
        self._game = saved.match.game
        self._people = saved.people
        self._bot = bot_in(find_bot(self._game.id, saved.bot), self._game, saved.match.state)
        self._prompt = prompt
        self._screen = prompt.screen
        self._words = prompt.words
        self._saves = saves
        self._pause_s = pause_s
        self._kit = find_kit(self._game.id)
        self._ui = self._kit.ui(self._words)
        self._layout = Layout(self._screen, self._words, self._ui)
        self._options = self._game.options(self._match.state)
        self._names = Names(self._words, labels_of(self._words, saved.match.seats, self._options.players))
        # Whose screen it is; None if several people share it.
        self._watcher = self._people[0] if len(self._people) == 1 else None
        # Whose cards were on the screen last.
        self._last_person: Seat | None = None
        self._notice = ""
        self._save_error: OSError | None = None
        prompt.explain(self._ui.rules(self._options), self._ui.help())

    def play(self) -> int:
        """Play to the end; leaving keeps the match."""
        try:
            self._get_ready(self._bot)
            for seat in turns(self._match, self._next):
                self._keep()
                self._let_act(seat)
            self._keep()
            self._finish()
        except (Leave, KeyboardInterrupt):
            if self._watcher is None:
                self._screen.clear()
            self._say_goodbye()
            raise
        return 0

    def _get_ready(self, bot: Bot[View]) -> None:
        """A searching bot needs compiled code; tell the person that this takes a while."""
        if needs_compiling(bot):
            self._screen.clear()
            self._screen.show(Text(self._words("getting-ready")))
        compile_bot(bot)

    def _say_goodbye(self) -> None:
        if not any(self._match.choices):
            self._saves.discard(self._path)
            self._screen.show(Text(self._words("left-unplayed")))
        elif self._save_error is not None:
            self._screen.warn(self._words("left-not-kept", reason=system_reason(self._save_error)))
        else:
            self._screen.show(
                Text(self._words("left-and-kept", program=program(), file=str(self._path)), overflow="fold")
            )

    # Moves

    def _next(self, acting: tuple[Seat, ...]) -> Seat:
        """If several choose at once they are asked clockwise; each sees that others have chosen."""
        players = self._options.players
        first = (self._view(None).leader or 0) + 1
        return min(acting, key=lambda seat: (seat - first) % players)

    def _let_act(self, seat: Seat) -> None:
        before = self._view(self._watcher)
        if seat in self._people:
            if not self._sit_down(seat):
                return
            self._person_acts(seat)
        else:
            self._bot_acts(seat)
        self._keep()
        self._show_interlude(before)

    def _bot_acts(self, seat: Seat) -> None:
        if self._pause_s and len(self._match.to_act) == 1:
            self._watch(seat)
        match = self._match
        rng = decision_stream(match.seed, seat, match.choices[seat])
        match.play_choice(seat, decide_all(self._bot, self._game, match.state, seat, rng))

    def _watch(self, seat: Seat) -> None:
        """Show the table while a bot thinks."""
        names = self._names.seen_by(self._watcher)
        question = Text(self._words("bot-thinks", name=names.of(seat)), style="dim")
        self._layout.draw(self._view(self._watcher), names, question)
        self._screen.show(question)
        time.sleep(self._pause_s)

    def _person_acts(self, seat: Seat) -> None:
        """Ask until a choice is complete and, where it is secret, confirmed."""
        picks: list[int] = []
        while True:
            state = self._match.state
            for pick in picks:
                state = self._game.apply(state, seat, pick)
            view = self._shown(self._game.view(state, seat))
            left = self._game.picks_left(state, seat)
            question = self._ui.question(view, self._names.seen_by(seat), left)
            line = self._ask(seat, view, question, may_take_back=bool(picks))
            try:
                if latin(line) == TAKE_BACK:
                    if not picks:
                        raise IllegalMove("nothing-taken-back")
                    picks = []
                    self._notice = self._words("notice-taken-back")
                    continue
                more = self._ui.read(state, view, left, line)
                for action in more:
                    state = self._game.apply(state, seat, action)
            except RidottoError as error:
                self._notice = self._names.seen_by(seat).error(error)
                continue
            if len(more) < left:
                picks += more
                continue
            confirmed = self._confirm(seat, view, more) if self._ui.is_secret(view) else more
            if confirmed is not None:
                for action in (*picks, *confirmed):
                    self._match.play(seat, action)
                return
            picks = []
            self._notice = self._words("notice-taken-back")

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
                self._notice = self._names.seen_by(seat).error(error)

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
        notice, self._notice = self._notice, ""
        return self._prompt.answer(
            lambda notice: self._layout.draw(view, names, question, notice),
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
        return [] if self._saved.from_memory else self._ui.danger(view, names)

    @property
    def _gives_hints(self) -> bool:
        """Only if one person plays against bots."""
        return self._watcher is not None and can_search(self._game.id)

    def _show_hint(self, seat: Seat) -> None:
        """The best whole choices; actions already picked for the current one do not count."""
        self._get_ready(searcher(self._game.id, HINT_BUDGET))
        self._screen.show(Text(self._words("hint-thinking"), style="dim"))
        match = self._match
        rng = Rng.of(match.seed, "hint", seat, len(match.events))
        found = suggest(self._game, match.state, seat, rng, HINT_BUDGET)
        told = tell_hint(self._words, self._ui, self._view(seat), found, self._names.seen_by(seat))
        self._prompt.pages(paged(self._screen, [self._words("hint-heading"), "", *told]))

    # Between moves

    def _sit_down(self, seat: Seat) -> bool:
        """Make sure that the right person is at the screen. False: a choice was taken back instead."""
        if self._watcher is not None or seat == self._last_person:
            return True
        take_back = self._take_back_of(self._last_person)
        if not hand_over(self._prompt, self._names.of(seat), take_back):
            return False
        self._last_person = seat
        return True

    def _take_back_of(self, seat: Seat | None) -> Callable[[], None] | None:
        """How the last person can take back a choice that is not revealed yet, if there is one."""
        try:
            if seat is None:
                return None
            self._game.retract(self._match.state, seat)
        except RidottoError:
            return None
        person = seat

        def take_back() -> None:
            self._match.retract(person)
            self._last_person = None
            self._keep()

        return take_back

    def _show_interlude(self, before: View) -> None:
        names = self._names.seen_by(self._watcher)
        after = self._view(self._watcher)
        interlude = self._ui.interlude(before, after, names)
        if interlude is not None:
            notice, self._notice = self._notice, ""
            self._prompt.show_until_enter(interlude, self._words("ask-go-on"), notice)
            # Everybody looked at the screen: the next person must take it over again.
            self._last_person = None

    def _finish(self) -> None:
        view = self._view(self._watcher)
        names = self._names.seen_by(self._watcher)
        self._screen.clear()
        assert view.outcome is not None
        self._screen.show(
            self._ui.score_sheet(view, names), Text(), announce(self._words, view.outcome, names)
        )
        try:
            record = self._saves.finish(self._path, self._match)
        except OSError as error:
            self._screen.warn(self._cannot_save(error))
        else:
            self._screen.show(Text(self._words("record-saved", file=str(record)), overflow="fold"))

    def _keep(self) -> None:
        try:
            self._saves.keep(self._saved)
        except OSError as error:
            # The match goes on, but the person should know that it cannot be resumed.
            self._save_error = error
            self._notice = self._cannot_save(error)
        else:
            self._save_error = None

    def _cannot_save(self, error: OSError) -> str:
        return self._words.error(RidottoError("save-failed", reason=system_reason(error)))

    def _view(self, seat: Seat | None) -> View:
        return self._shown(self._game.view(self._match.state, seat))

    def _shown(self, view: View) -> View:
        """What people see of it, at a table that plays from memory too."""
        return self._kit.remembered(view) if self._saved.from_memory else view


def program() -> str:
    """The command that starts this program again: by path if the shell would not find it by name."""
    started = sys.argv[0]
    if Path(started).name != PROGRAM or os.sep not in started:
        return PROGRAM
    found = shutil.which(PROGRAM)
    try:
        is_found = found is not None and Path(found).samefile(started)
    except OSError:
        return PROGRAM
    return PROGRAM if is_found else shlex.quote(started)
