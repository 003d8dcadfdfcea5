"""What a match shows at this terminal, and to whom."""

from rich.text import Text

from ridotto.bots.compilation import compile_bot, needs_compiling
from ridotto.engine.bot import Bot
from ridotto.engine.game import Seat, View
from ridotto.games import find_kit
from ridotto.screens.names import Names, labels_of
from ridotto.terminal.display.layout import Layout
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.saves import SavedMatch


class MatchScreen:
    def __init__(self, saved: SavedMatch, prompt: Prompt) -> None:
        self.match = saved.match
        self.game = saved.match.game
        self.options = self.game.options(self.match.state)
        self.from_memory = saved.from_memory
        self.prompt = prompt
        self.screen = prompt.screen
        self.words = prompt.words
        self._kit = find_kit(self.game.id)
        self.ui = self._kit.ui(self.words)
        self._layout = Layout(self.screen, self.words, self.ui)
        self.names = Names(self.words, labels_of(self.words, saved.match.seats, self.options.players))
        # Whose screen it is; None if several people share it.
        self.watcher = saved.people[0] if len(saved.people) == 1 else None
        self.notice = ""
        """Told once, above the next question."""
        prompt.explain(self.ui.rules(self.options), self.ui.help())

    def view(self, seat: Seat | None) -> View:
        return self.shown(self.game.view(self.match.state, seat))

    def shown(self, view: View) -> View:
        """What people see of it, at a table that plays from memory too."""
        return self._kit.remembered(view) if self.from_memory else view

    def draw(self, view: View, names: Names, question: Text, notice: str = "") -> None:
        self._layout.draw(view, names, question, notice)

    def take_notice(self) -> str:
        notice, self.notice = self.notice, ""
        return notice

    def get_ready(self, bot: Bot[View]) -> None:
        """A searching bot needs compiled code; tell the person that this takes a while."""
        if needs_compiling(bot):
            self.screen.clear()
            self.screen.show(Text(self.words("getting-ready")))
        compile_bot(bot)
