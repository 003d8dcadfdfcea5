"""The questions before a match: which one to continue, or which game, for whom and with which options."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from rich.console import Group
from rich.text import Text

from ridotto.bots.registry import USUAL_LEVEL, level_names
from ridotto.engine.errors import InvalidMove, InvalidRecord, RidottoError
from ridotto.engine.game import Seat, SomeGame
from ridotto.engine.notation import is_number, quote_short
from ridotto.engine.options import NumberOption, Offer, Option
from ridotto.engine.records.seat_names import person_name
from ridotto.games import all_games, find_game, find_kit
from ridotto.screens.game_name import game_name
from ridotto.screens.keys import latin
from ridotto.screens.names import LONGEST_NAME
from ridotto.screens.option_words import option_question, value_label
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.saves import SavedMatch, Saves

MOST_OFFERED = 6
"""No more unfinished matches are offered than fit a small screen."""

DISCARD = "x"
YES = ("y", "н")
"""The second is the key of the first in the Russian layout."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to be started."""

    game_id: str
    options: Mapping[str, object]
    people: tuple[Seat, ...]
    names: Mapping[Seat, str] = field(default_factory=dict)
    level: str | None = None
    """The level of the bots, if it was asked for."""
    from_memory: bool = False


class Menu:
    def __init__(self, prompt: Prompt, saves: Saves) -> None:
        self._prompt = prompt
        self._words = prompt.words
        self._saves = saves
        self._notice = ""

    # Unfinished matches

    def newest_unfinished(self, game_id: str | None = None) -> SavedMatch | None:
        """The match that was played last, of this game where one is named."""
        found = self._load_unfinished(self._saves.unfinished(), most=1, game_id=game_id)
        if self._notice:
            self._prompt.screen.warn(self._notice)
        return found[0] if found else None

    def offer_unfinished(self) -> SavedMatch | None:
        """An unfinished match that the person wants to go on with; None: a new one."""
        while True:
            paths = [path for path in self._saves.unfinished() if not self._saves.is_open_elsewhere(path)]
            found = self._load_unfinished(paths, MOST_OFFERED)
            if not found:
                return None
            entries = [*(self._describe(saved) for saved in found), self._words("menu-new-match")]
            question = self._words("ask-menu-or-discard")
            more = sum(path.exists() for path in paths) - len(found)
            if more:
                question = f"{self._words('menu-more-unfinished', count=more)}\n{question}"
            line = self._ask(self._words("menu-unfinished"), entries, question)
            try:
                if latin(line).startswith(DISCARD):
                    self._discard(found, line[1:].strip())
                    continue
                chosen = _entry(line, range(len(entries)), default=0)
            except RidottoError as error:
                self._notice = self._words.error(error)
                continue
            return found[chosen] if chosen < len(found) else None

    def _load_unfinished(
        self, paths: Sequence[Path], most: int, game_id: str | None = None
    ) -> list[SavedMatch]:
        """The newest readable ones. Unreadable ones are renamed and reported."""
        found: list[SavedMatch] = []
        for path in paths:
            if len(found) == most:
                break
            try:
                saved = self._saves.load(path)
                if game_id in (None, saved.match.game.id):
                    found.append(saved)
            except InvalidRecord as error:
                self._say(self._words.error(error))
                if isinstance(error.__cause__, RidottoError):
                    self._say(self._words.error(error.__cause__))
                try:
                    aside = self._saves.set_aside(path)
                except OSError:
                    continue
                self._say(self._words("save-set-aside", file=str(aside)))
        return found

    def _describe(self, saved: SavedMatch) -> str:
        game = saved.match.game
        options = game.options(saved.match.state)
        played = datetime.fromtimestamp(saved.path.stat().st_mtime)
        return self._words(
            "menu-go-on",
            game=game_name(self._words, game.id),
            setup=find_kit(game.id).ui(self._words).setup(options),
            moves=sum(line[0].isdigit() for line in saved.match.events),
            date=f"{played:%Y-%m-%d %H:%M}",
        )

    def _discard(self, found: Sequence[SavedMatch], which: str) -> None:
        if not which:
            raise InvalidMove("discard-expected")
        saved = found[_entry(which, range(len(found)))]
        title = self._words("menu-discard", match=self._describe(saved))
        if latin(self._ask(title, (), self._words("ask-discard"))) in YES:
            with self._saves.locked(saved.path):
                saved.path.unlink(missing_ok=True)
            self._say(self._words("notice-discarded"))

    # A new match

    def ask_setup(
        self,
        game_id: str | None,
        options: Mapping[str, object] | None,
        hot_seats: tuple[Seat, ...] | None,
        *,
        asks_for_level: bool,
        from_memory: bool = False,
    ) -> NewMatch:
        """Ask for what is not given."""
        asks_for_people = hot_seats is None and (game_id is None or not options)
        if game_id is None:
            ids = [game.id for game in all_games()]
            entries = [game_name(self._words, known) for known in ids]
            game_id = ids[self._choose(self._words("menu-game"), entries)]
        game = find_game(game_id)
        if not options:
            options = self._ask_options(game)
            from_memory = from_memory or self._ask_memory(game_id)
        find_kit(game_id).check_from_memory(is_wanted=from_memory)
        players = game.parse_options(options).players
        if not asks_for_people:
            return NewMatch(game_id, options, hot_seats or (0,), from_memory=from_memory)
        who = self._choose(
            self._words("menu-people"), [self._words("menu-one-person"), self._words("menu-more-people")]
        )
        people = (0,) if who == 0 else self._ask_seats(players)
        names = {} if who == 0 else {seat: self._ask_name(seat) for seat in people}
        has_bots = len(people) < players
        level = self._ask_level(game_id) if asks_for_level and has_bots and level_names(game_id) else None
        return NewMatch(game_id, options, people, names, level, from_memory)

    def _ask_level(self, game_id: str) -> str:
        levels = level_names(game_id)
        entries = [
            self._words(
                "menu-level-entry",
                name=self._words(f"level-{level}"),
                note=self._words(f"level-note-{level}"),
            )
            for level in levels
        ]
        usual = levels.index(USUAL_LEVEL)
        question = self._words("ask-menu-usual", usual=usual + 1)
        place = self._ask_until(
            self._words("menu-level"),
            entries,
            question,
            lambda line: _entry(line, range(len(levels)), default=usual),
        )
        return levels[place]

    def _ask_options(self, game: SomeGame) -> dict[str, object]:
        chosen: dict[str, object] = {}
        for option in game.option_list:
            offer = option.offer(chosen)
            is_asked = option.matters(chosen) and not option.is_for_programs
            chosen[option.name] = self._ask_option(game.id, option, offer) if is_asked else offer.default
        return chosen

    def _ask_option(self, game_id: str, option: Option, offer: Offer) -> str | int:
        title = option_question(self._words, game_id, option.name)
        if isinstance(option, NumberOption):
            return self._ask_number(title, option.lowest, option.highest_at_table, int(offer.default))
        entries = [value_label(self._words, game_id, option.name, value) for value in offer.values]
        return offer.values[self._choose(title, entries)]

    def _ask_memory(self, game_id: str) -> bool:
        """Whether the screen shows no more than lies on the table; asked only where the game offers it."""
        if find_kit(game_id).from_memory is None:
            return False
        entries = [self._words("menu-memory-no"), self._words("menu-memory-yes")]
        return self._choose(self._words("menu-memory"), entries) == 1

    def _ask_number(self, title: str, lowest: int, highest: int, default: int) -> int:
        """If there is only one number, nothing is asked."""
        if lowest == highest:
            return lowest
        question = self._words("ask-number", lowest=lowest, highest=highest, default=default)

        def read(line: str) -> int:
            if not line:
                return default
            if not is_number(line) or not lowest <= int(line) <= highest:
                raise InvalidMove("number-expected", text=quote_short(line), lowest=lowest, highest=highest)
            return int(line)

        return self._ask_until(title, (), question, read)

    def _ask_seats(self, players: int) -> tuple[Seat, ...]:
        def read(line: str) -> tuple[Seat, ...]:
            words = line.replace(",", " ").split()
            if not all(is_number(word) and int(word) < players for word in words):
                raise InvalidMove("seats-expected", text=quote_short(line), last=players - 1)
            seats = tuple(sorted({int(word) for word in words}))
            if not seats:
                raise InvalidMove("seats-expected", text="", last=players - 1)
            return seats

        question = self._words("ask-seats", last=players - 1)
        return self._ask_until(self._words("menu-seats"), (), question, read)

    def _ask_name(self, seat: Seat) -> str:
        title = self._words("menu-name", seat=seat)
        question = self._words("ask-name", most=LONGEST_NAME)
        return self._ask_until(title, (), question, lambda line: person_name(line, LONGEST_NAME))

    def _choose(self, title: str, entries: Sequence[str]) -> int:
        """The index of the chosen entry; if there is only one, nothing is asked."""
        if len(entries) == 1:
            return 0
        return self._ask_until(
            title, entries, self._words("ask-menu"), lambda line: _entry(line, range(len(entries)), default=0)
        )

    def _ask_until(self, title: str, entries: Sequence[str], question: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(self._ask(title, entries, question))
            except RidottoError as error:
                self._notice = self._words.error(error)

    def _ask(self, title: str, entries: Sequence[str], question: str) -> str:
        def draw(notice: str) -> None:
            self._prompt.screen.clear()
            self._prompt.screen.show(
                Text(title, style="bold"),
                Group(*(Text(f"  {number}. {entry}") for number, entry in enumerate(entries, start=1))),
            )
            if notice:
                self._prompt.screen.warn(notice)

        notice, self._notice = self._notice, ""
        commands = Text(self._words("ask-menu-commands"), style="dim")
        return self._prompt.answer(draw, Text.assemble(question, "\n", commands), notice=notice)

    def _say(self, sentence: str) -> None:
        self._notice = f"{self._notice}\n{sentence}" if self._notice else sentence


def _entry(line: str, places: range, default: int | None = None) -> int:
    """The place that a typed number stands for, counted from 1."""
    if not line and default is not None:
        return default
    if not is_number(line) or int(line) - 1 not in places:
        raise InvalidMove("entry-expected", text=quote_short(line), last=len(places))
    return int(line) - 1
