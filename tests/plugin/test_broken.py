"""A broken package is one clear line, and everything else goes on."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.games import SomeKit, _kits, all_games, all_kits
from ridotto.games.failures import lacking
from ridotto.games.kit_checks import check_parts
from ridotto.games.packages import BUILT_IN
from ridotto.nets.bot import NetBot
from ridotto.screens.game_ui import GameUi
from ridotto.screens.words import Words
from tests.plugin.broken import install, kit_part, kit_value, kit_with
from tests.server.serving import serving
from tests.unit.commands.running import PLACES, Finished, ridotto

LINE = "The game “nim” of the package nasty 0.1 cannot be used."

HEURISTIC = "__import__('types').SimpleNamespace(name='heuristic', needs_full_view=True, choose=max)"
FIGURES = "(__import__('ridotto.games.kit').games.kit.Figure(name='best', keeps={keeps}, of={of}),)"


def bots(heuristic: str, more: str = "") -> str:
    return f"__import__('ridotto.games.kit').games.kit.GameBots(heuristic={heuristic}, {more})"


BROKEN = {
    "no module": ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "two lines": ('raise ValueError("boom\\nsecond line")', "ValueError: boom·second line"),
    "leaves": ("import sys; sys.exit(3)", "SystemExit: 3"),
    "no words": ("raise ValueError", "ValueError"),
    "no kit": ("KIT = 3", "nasty_kit:KIT is not a GameKit."),
    "no game": (
        "from types import SimpleNamespace\n"
        "from ridotto.games.kit import GameKit\n"
        'KIT = GameKit(game=SimpleNamespace(id="nim"))',
        "These parts of a game are missing: action_name, all_kernels, ",
    ),
    "parts missing": (
        kit_with("@property\ndef view(self): raise AttributeError\nlongest = None"),
        "These parts of a game are missing: longest, view.",
    ),
    "other id": (kit_with('id = "chess"'), "The entry point must have the name of its game: “chess”."),
    "bad id": (kit_with('id = "Nim!"'), "The id of a game consists of the letters a to z, digits and “_”"),
    "a flag of ours": (
        kit_with(
            "from ridotto.engine.options import WordOption, players_option\n"
            "option_list = (players_option(2, 4, default=3), WordOption(name='seed', words=('a',)))"
        ),
        "The option “seed” needs another name",
    ),
    "twice the same option": (
        kit_with(
            "from ridotto.engine.options import WordOption, players_option\n"
            "option_list = (players_option(2, 4, default=3), players_option(2, 4, default=3))"
        ),
        "The option “players” is declared twice.",
    ),
    "no players": (
        kit_with(
            "from ridotto.engine.options import WordOption\n"
            "option_list = (WordOption(name='suit', words=('a',)),)"
        ),
        "The option “players” is missing",
    ),
    "too many players": (
        "from ridotto.engine.options import players_option\n"
        "from ridotto.games.kit import GameKit\n"
        "from ridotto.games.bottle_imp.rules.game import BottleImpGame\n"
        "class Nim(BottleImpGame):\n"
        '    id = "nim"\n'
        "    option_list = (players_option(2, 7, default=3),)\n"
        "KIT = GameKit(game=Nim())",
        "7 players are too many: a game on cells has at most 6.",
    ),
    "no bots": (kit_part("load_bots", "1 / 0"), "load_bots fails: ZeroDivisionError: division by zero"),
    "no messages": (kit_part("load_messages", "KIT.words"), "load_messages fails: AttributeError: "),
    "no screens": (kit_part("load_ui", "exit(3)"), "load_ui fails: SystemExit: 3"),
    "a number for a function": (
        kit_with(
            "from ridotto.engine.options import players_option, rounds_option\n"
            "option_list = (players_option(2, 4, default=3), rounds_option(default=3, usual=(1, 3)))"
        ),
        "default of the option “rounds” must be a function of what was chosen before, "
        "such as lambda chosen: 3.",
    ),
    "a rank that is none": (
        kit_with(
            "from ridotto.engine.options import WordOption, players_option\n"
            "option_list = (players_option(2, 4, default=3), WordOption(name='suit', rank='x', words=('a',)))"
        ),
        "The rank of the option “suit” must be one of setup, summary, detail, not x.",
    ),
    "half a view": (
        kit_with(
            "def view(self, s, seat):\n"
            "    from types import SimpleNamespace\n"
            "    return SimpleNamespace(seat=seat, to_act=(), legal=(), round=0, outcome=None)"
        ),
        "These fields of a view are missing: is_sealed, leader.",
    ),
    "other signature": (
        "from ridotto.compile.kernel import Kernel\n"
        "def step(s, seat, action): return 0\n"
        'KERNEL = Kernel(step, "vi")',
        "ValueError: step takes 3 arguments, each a letter of i, v, r, V or R, not 'vi'",
    ),
    "something for bots": (kit_part("load_bots", "3"), "load_bots must return GameBots, not 3."),
    "a bot without a name": (
        kit_part("load_bots", bots("object()")),
        "The heuristic bot must be an object with the name “heuristic”, needs_full_view and choose.",
    ),
    "the class of a bot": (
        kit_part("load_bots", bots("type('Bot', (), {'name': 'heuristic', 'choose': 1})")),
        "The heuristic bot must be an object with the name “heuristic”, needs_full_view and choose.",
    ),
    "no function for a bot": (
        kit_part("load_bots", bots(HEURISTIC, "beginner_move=None")),
        "GameBots.beginner_move must be Callable[[View, Rng], int], not None.",
    ),
    "something for a search": (
        kit_part("load_bots", bots(HEURISTIC, "adapter=3")),
        "GameBots.adapter must be SearchAdapter, not 3.",
    ),
    "something for messages": (
        kit_part("load_messages", "3"),
        "load_messages must return GameMessages, not 3.",
    ),
    "something for screens": (
        kit_part("load_ui", "3"),
        "load_ui must return Callable[[Words], GameUi], not 3.",
    ),
    "something for learning": (kit_part("load_learning", "3"), "load_learning must return Learning, not 3."),
    "nothing that loads": (
        kit_value("load_learning", "3"),
        "load_learning must be Callable[[], Learning], not 3.",
    ),
    "something for a guided search": (
        kit_value("load_guided", "3"),
        "load_guided must be Callable[[NetBot], SearchAdapter], not 3.",
    ),
    "something for memory": (
        kit_value("from_memory", "3"),
        "from_memory must be Callable[[View], View], not 3.",
    ),
    "something for figures": (kit_value("figures", "3"), "figures must be tuple[Figure, ...], not 3."),
    "something for a figure": (
        kit_value("figures", "('x',)"),
        "figures must be tuple[Figure, ...], not ('x',).",
    ),
    "a figure that keeps nothing": (
        kit_value("figures", FIGURES.format(keeps="'last'", of="max")),
        "Figure.keeps must be sum, best, not last.",
    ),
    "a figure of nothing": (
        kit_value("figures", FIGURES.format(keeps="'sum'", of="3")),
        "Figure.of must be Callable[[View, Seat], int], not 3.",
    ),
    "bad option": (kit_with("option_list = ('players',)"), "'players' is not an option."),
}


@pytest.mark.parametrize("kit", all_kits(), ids=lambda kit: kit.game.id)
def test_what_is_right_passes(kit: SomeKit) -> None:
    check_parts(kit)
    assert not lacking(kit.ui(Words("en")), GameUi)


def run(folder: str, *words: str | Path, stdin: str = "", **env: str) -> Finished:
    return ridotto(*words, stdin=stdin, PYTHONPATH=os.pathsep.join([folder, PLACES]), **env)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Callable[[str], list[str]]:
    """The lines that a package gives, when all games are looked for again."""

    def load(folder: str) -> list[str]:
        monkeypatch.syspath_prepend(folder)
        monkeypatch.delitem(sys.modules, "nasty_kit", raising=False)
        before = tuple(game.id for game in all_games())
        found = _kits.__wrapped__()
        assert tuple(found) == before
        return [record.getMessage() for record in caplog.records]

    return load


@pytest.mark.parametrize("kind", BROKEN)
def test_is_told_in_one_line(kind: str, told: Callable[[str], list[str]], tmp_path: Path) -> None:
    source, reason = BROKEN[kind]
    (line,) = told(install(tmp_path, source))
    assert line.startswith(f"{LINE} {reason}"), line
    assert "\n" not in line


SCREENS = {
    "no screens": ("lambda words: 3", "load_ui must return GameUi, not 3."),
    "fails": ("lambda words: words.nothing", "load_ui fails: AttributeError: "),
}
"""Of a game whose screens are found to be broken when somebody wants them."""


@pytest.mark.parametrize("kind", SCREENS)
def test_broken_screens_leave_the_other_games(kind: str, tmp_path: Path) -> None:
    screens, reason = SCREENS[kind]
    folder = install(tmp_path, kit_part("load_ui", screens))
    line = f"{LINE} {reason}"
    other = run(folder, "play", "high_card", "--players", "2", "--lang", "en", stdin="q\n")
    assert other.status == 0, other.err
    assert other.err.startswith(line)
    assert other.err.count("\n") == 1
    own = run(folder, "play", "nim", "--players", "2", "--lang", "en", stdin="q\n")
    assert own.status != 0
    assert own.err.startswith(line)
    assert own.err.count("\n") == 1


def test_a_broken_guided_search_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made of a network, so it cannot be tried before."""
    monkeypatch.syspath_prepend(install(tmp_path, kit_value("load_guided", "lambda net: 3")))
    monkeypatch.delitem(sys.modules, "nasty_kit", raising=False)
    kit = _kits.__wrapped__()["nim"]
    with pytest.raises(RidottoError) as error:
        kit.guided(cast(NetBot[View], None))
    assert str(error.value) == f"{LINE} load_guided must return SearchAdapter, not 3."


def test_says_where_in_the_package_it_failed(told: Callable[[str], list[str]], tmp_path: Path) -> None:
    """The last place that is theirs, also where it is our code that gives up."""
    folder = install(tmp_path, kit_with("\ndef start(self, options):\n    return len(options)"))
    (line,) = told(folder)
    number = (tmp_path / "nasty_kit.py").read_text().splitlines().index("        return len(options)") + 1
    assert line.endswith(f" has no len() ({folder}/nasty_kit.py:{number})")


def test_every_command_goes_on_and_workers_do_not_repeat_it(tmp_path: Path) -> None:
    folder = install(tmp_path, BROKEN["a flag of ours"][0])
    told = run(folder, "simulate", "high_card", "--games", "2", "--jobs", "2", "--lang", "en")
    assert told.status == 0, told.err
    assert told.err.count(LINE) == 1


def test_a_rule_that_cannot_be_compiled_is_told_once_by_all_processes(tmp_path: Path) -> None:
    kernel = (
        "from ridotto.compile.kernel import Kernel\n"
        "from ridotto.compile.rule import rule\n"
        "@rule\n"
        "def number_of(seat): return {0: 1}[seat]\n"
        "KERNEL = Kernel(number_of, 'i')\n"
    )
    folder = install(tmp_path, kernel + kit_with("@property\ndef kernels(self): return (KERNEL,)"))
    words = ("simulate", "nim", "--games", "240", "--jobs", "2", "--lang", "en")
    told = run(folder, *words, RIDOTTO_JIT="1")
    assert told.status == 0
    assert told.err.count("number_of cannot be compiled") == 1


def test_a_server_offers_the_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue asks every game for its bots."""
    folder = install(tmp_path, kit_part("load_bots", "1 / 0"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([folder, PLACES]))
    with serving(tmp_path / "tables.sqlite", tmp_path / "log") as server, server.guest() as guest:
        games = guest.get("/api/catalogue").json()["games"]
        assert [game["id"] for game in games] == [game.id for game in all_games()]
        assert server.log.count(LINE) == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Das Spiel „nim“ aus dem Paket nasty 0.1 ist nicht zu gebrauchen. ValueError: boom"),
        ("it", "Non si può usare il gioco «nim» del pacchetto nasty 0.1. ValueError: boom"),
        ("ru", "Игру «nim» из пакета nasty 0.1 использовать не удаётся. ValueError: boom"),
    ],
)
def test_is_told_in_the_language_of_the_person(language: str, line: str, tmp_path: Path) -> None:
    folder = install(tmp_path, 'raise ValueError("boom")')
    told = run(folder, "simulate", "high_card", "--lang", language)
    assert told.err.splitlines()[0] == f"{line} ({folder}/nasty_kit.py:1)"


def test_is_told_to_a_program(tmp_path: Path) -> None:
    """Without a command line, through logging."""
    folder = install(tmp_path, 'raise ValueError("boom")')
    told = subprocess.run(
        [sys.executable, "-c", "import ridotto; print('high_card' in ridotto.games())"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([folder, PLACES])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (told.stdout, told.stderr) == ("True\n", f"{LINE} ValueError: boom ({folder}/nasty_kit.py:1)\n")


def test_who_comes_second_with_an_id_is_told_who_was_first(tmp_path: Path) -> None:
    install(tmp_path / "first", kit_with(""), package="proper")
    install(tmp_path / "second", kit_with(""))
    folder = os.pathsep.join([str(tmp_path / "first"), str(tmp_path / "second")])
    told = run(folder, "simulate", "nim", "--lang", "en")
    assert told.status == 0
    assert told.err.startswith(f"{LINE} The package proper 0.1 brings a game “nim” already.\n")


def test_a_game_of_the_house_cannot_be_replaced(tmp_path: Path) -> None:
    name = BUILT_IN[0].split(".")[2]
    folder = install(tmp_path, kit_with(f'id = "{name}"'), entry=name)
    told = run(folder, "simulate", name, "--lang", "en")
    assert told.status == 0
    assert f"The package ridotto brings a game “{name}” already." in told.err
