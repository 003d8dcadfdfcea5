"""What is at stake, in the terminal: the key `d`, in every language, and not where one plays from memory."""

from pathlib import Path

import pytest

from ridotto.engine.game import Options, SomeGame
from ridotto.games import find_kit
from ridotto.locale import LANGUAGES
from ridotto.screens.names import Names, labels_of
from ridotto.screens.words import Words
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal, play_at
from tests.walks import CONFIGURATIONS, IDS, walk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS[::7], ids=IDS[::7])
def test_it_is_told_in_every_language(game: SomeGame, options: Options, language: str) -> None:
    words = Words(language)
    ui = find_kit(game.id).ui(words)
    names = Names(words, labels_of(words, None, options.players), you=0)
    told = [line for s in [*walk(game, options, "told")][::9] for line in ui.danger(game.view(s, 0), names)]
    if find_kit(game.id).messages.danger is None:
        assert told == []
        return
    assert told
    assert not [line for line in told if "{" in line or line.startswith(("danger-", "worth-"))]


def shown(folder: Path, *, from_memory: bool) -> str:
    """The person passes cards, then presses `d` at the first trick."""
    terminal = Terminal(Script(["6 7 10", "", "d", "", "q"]))
    options = {"players": 3, "rounds": 1}
    play_at(terminal, Saves(folder), "bottle_imp", options, first=2, from_memory=from_memory)
    return terminal.text


def test_the_key_shows_it_but_not_from_memory(tmp_path: Path) -> None:
    whole = shown(tmp_path / "whole", from_memory=False)
    assert "d at stake" in whole
    assert "Nobody has shown to lack a colour." in whole
    from_memory = shown(tmp_path / "memory", from_memory=True)
    assert "at stake" not in from_memory
    assert "to lack" not in from_memory
