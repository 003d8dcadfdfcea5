"""Stepping through a record in the terminal."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from rich.console import Group
from rich.text import Text

from ridotto.engine.errors import InvalidMove, InvalidRecord, RidottoError
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.notation import is_number, quote_short
from ridotto.engine.records.files import open_records, read_records
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import replay
from ridotto.engine.records.verify import verify
from ridotto.games import find_game, find_kit
from ridotto.screens.keys import latin
from ridotto.screens.names import Names, labels_of
from ridotto.screens.words import Words
from ridotto.terminal.display.layout import Layout
from ridotto.terminal.display.pages import paged, paged_block
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.display.screen import Leave, Screen
from ridotto.terminal.winners import announce


def run(path: str | Path, *, line: int | None = None, language: str, screen: Screen | None = None) -> int:
    """Show the record in this file (in this line, counted from 1) and return the exit status."""
    words = Words(language)
    screen = Screen() if screen is None else screen
    record = find_record(str(path), line)
    if disagreement := verify(record):
        raise InvalidRecord("event-refused", event=str(disagreement.event), reason=disagreement.error)
    with contextlib.suppress(Leave):
        Player(record, screen, words).run()
    return 0


def find_record(name: str, line: int | None) -> Record:
    """The record in this line of a file, or the first one."""
    last = 0
    with open_records(name) as file:
        for number, found in read_records(file):
            if line is None or number == line:
                if isinstance(found, InvalidRecord):
                    raise found
                return found
            last = number
    raise InvalidRecord("no-such-line", line=1 if line is None else line, count=last)


class Player:
    """The events of one record, seen from any seat."""

    def __init__(self, record: Record, screen: Screen, words: Words) -> None:
        self._record = record
        self._words = words
        self._game: SomeGame = find_game(record.game)
        self._states = list(replay(record))
        self._at = 0
        self._eyes: Seat | None = None
        self._options = self._game.options(self._states[0])
        self._ui = find_kit(self._game.id).ui(words)
        self._layout = Layout(screen, words, self._ui)
        self._names = Names(words, labels_of(words, record.seats, self._options.players))
        self._prompt = Prompt(screen, words, self._ui.rules(self._options), "help-replay")

    def run(self) -> None:
        """Until the person leaves."""
        notice = ""
        while True:
            question = self._question()
            line = latin(self._prompt.answer(self._draw, question, commands=self._commands(), notice=notice))
            notice = ""
            try:
                self._obey(line)
            except RidottoError as error:
                notice = self._names.error(error)

    def _draw(self, notice: str) -> None:
        view = self._view(self._eyes)
        self._layout.draw(view, self._names, self._question(), notice, self._shown_too())

    def _question(self) -> Text:
        """Where we are, who won (at the end), and what can be typed."""
        outcome = self._view(None).outcome
        lines = [Text(self._where(), style="bold"), Text(self._words("ask-replay"), style="dim")]
        if outcome is not None:
            lines.insert(0, announce(self._words, outcome, self._names))
        return Text("\n").join(lines)

    def _commands(self) -> dict[str, Callable[[], None]]:
        def show_log() -> None:
            story = self._ui.story(self._view(self._eyes), self._names, self._shown_too())
            self._prompt.pages(paged(self._prompt.screen, story or [self._words("log-empty")]))

        def show_scores() -> None:
            view = self._view(self._eyes)
            blocks = [self._ui.score_sheet(view, self._names)]
            if view.outcome is not None:
                blocks.append(announce(self._words, view.outcome, self._names))
            for page in paged_block(self._prompt.screen, Group(*blocks)):
                self._prompt.show_until_enter(page, self._words("ask-enter-back"))

        return {"l": show_log, "t": show_scores}

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line in ("", "n"):
            self._go_to(min(self._at + 1, len(self._record.events)))
        elif line == "p":
            self._go_to(max(self._at - 1, 0))
        elif is_number(line):
            self._go_to(int(line))
        elif word == "s":
            self._look_as(rest.strip())
        else:
            raise InvalidMove("replay-command", text=quote_short(line))

    def _go_to(self, event: int) -> None:
        if event > len(self._record.events):
            raise InvalidMove("replay-event", event=event, last=len(self._record.events))
        self._at = event

    def _look_as(self, word: str) -> None:
        if word in ("", "all"):
            self._eyes = None
            return
        if not is_number(word) or int(word) >= self._options.players:
            raise InvalidMove("replay-command", text=quote_short(f"s {word}"))
        self._eyes = int(word)

    def _where(self) -> str:
        """The place in the record. The event itself is shown only with all cards open."""
        place = self._words("replay-at", event=self._at, events=len(self._record.events))
        if self._eyes is not None:
            return f"{place} · {self._words('replay-eyes', name=self._names.of(self._eyes))}"
        line = self._record.events[self._at - 1] if self._at else self._words("replay-start")
        return f"{place} · {self._words('replay-eyes-all')} · {quote_short(line)}"

    def _shown_too(self) -> tuple[View, ...]:
        """The views whose hands are shown: everybody's with all cards open, else just one's own."""
        if self._eyes is not None:
            return ()
        return tuple(self._view(seat) for seat in range(self._options.players))

    def _view(self, seat: Seat | None) -> View:
        return self._game.view(self._states[self._at], seat)
