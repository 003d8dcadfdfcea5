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
from ridotto.bots.registry import find_bot
from ridotto.engine.bot import decide_all
from ridotto.engine.errors import RidottoError, system_reason
from ridotto.engine.game import Seat, View
from ridotto.engine.play.driver import turns
from ridotto.engine.play.streams import decision_stream
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.display.screen import Leave
from ridotto.terminal.handover import hand_over
from ridotto.terminal.match_screen import MatchScreen
from ridotto.terminal.person import PersonAtKeyboard
from ridotto.terminal.saves import SavedMatch, Saves
from ridotto.terminal.winners import announce

PROGRAM = "ridotto"


class TerminalMatch:
    """Lets people and bots move in turn, and saves the match after every move."""

    def __init__(self, saved: SavedMatch, prompt: Prompt, saves: Saves, *, pause_s: float) -> None:
        self._saved = saved
        self._path = saved.path
        self._people = saved.people
        self._saves = saves
        self._pause_s = pause_s
        self._display = MatchScreen(saved, prompt)
        self._person = PersonAtKeyboard(self._display)
        self._words = self._display.words
        self._screen = self._display.screen
        self._ui = self._display.ui
        self._prompt = self._display.prompt
        self._names = self._display.names
        self._match = saved.match
        self._game = saved.match.game
        self._bot = bot_in(find_bot(self._game.id, saved.bot), self._game, saved.match.state)
        # Whose cards were on the screen last.
        self._last_person: Seat | None = None
        self._save_error: OSError | None = None

    def play(self) -> int:
        """Play to the end; leaving keeps the match."""
        try:
            self._display.get_ready(self._bot)
            for seat in turns(self._match, self._next):
                self._keep()
                self._let_act(seat)
            self._keep()
            self._finish()
        except (Leave, KeyboardInterrupt):
            if self._display.watcher is None:
                self._screen.clear()
            self._say_goodbye()
            raise
        return 0

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
        players = self._display.options.players
        first = (self._display.view(None).leader or 0) + 1
        return min(acting, key=lambda seat: (seat - first) % players)

    def _let_act(self, seat: Seat) -> None:
        before = self._display.view(self._display.watcher)
        if seat in self._people:
            if not self._sit_down(seat):
                return
            for action in self._person.choose(seat):
                self._match.play(seat, action)
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
        names = self._names.seen_by(self._display.watcher)
        question = Text(self._words("bot-thinks", name=names.of(seat)), style="dim")
        self._display.draw(self._display.view(self._display.watcher), names, question)
        self._screen.show(question)
        time.sleep(self._pause_s)

    # Between moves

    def _sit_down(self, seat: Seat) -> bool:
        """Make sure that the right person is at the screen. False: a choice was taken back instead."""
        if self._display.watcher is not None or seat == self._last_person:
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
        names = self._names.seen_by(self._display.watcher)
        after = self._display.view(self._display.watcher)
        interlude = self._ui.interlude(before, after, names)
        if interlude is not None:
            notice = self._display.take_notice()
            self._prompt.show_until_enter(interlude, self._words("ask-go-on"), notice)
            # Everybody looked at the screen: the next person must take it over again.
            self._last_person = None

    def _finish(self) -> None:
        view = self._display.view(self._display.watcher)
        names = self._names.seen_by(self._display.watcher)
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
            self._display.notice = self._cannot_save(error)
        else:
            self._save_error = None

    def _cannot_save(self, error: OSError) -> str:
        return self._words.error(RidottoError("save-failed", reason=system_reason(error)))


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
