"""How texts are found: folder by folder, language by language, and only when somebody asks."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ridotto import locale
from ridotto.engine.errors import IllegalMove, Seats
from ridotto.locale import LANGUAGES, add_words, has_key, translate
from ridotto.locale.browser import browser_text
from ridotto.screens.names import Names
from ridotto.screens.words import Words
from tests.word_files import GAMES

AddFolder = Callable[..., Path]


@pytest.fixture
def add_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AddFolder]:
    """Adds a folder of words, which a plugin could have, for the length of a test."""
    monkeypatch.setattr(locale, "_folders", [*locale._folders])

    def add(name: str = "plugin", **texts: str) -> Path:
        for language, text in texts.items():
            folder = tmp_path / name / language
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "game.ftl").write_text(text, "utf-8")
        add_words(tmp_path / name)
        return tmp_path / name

    yield add
    locale._texts_with.cache_clear()


def test_a_folder_that_is_added_later_is_found(add_folder: AddFolder) -> None:
    assert translate("de", "toy-name") == "toy-name"
    add_folder(en="toy-name = Top", de="toy-name = Kreisel")
    assert (translate("de", "toy-name"), translate("en", "toy-name")) == ("Kreisel", "Top")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_language_is_english(add_folder: AddFolder, language: str) -> None:
    add_folder(en="toy-count = { $count ->\n    [one] one top\n   *[other] { $count } tops\n}")
    assert translate(language, "toy-count", count=1) == "one top"
    assert translate(language, "toy-count", count=5) == "5 tops"
    assert has_key(language, "toy-count")


def test_a_missing_sentence_is_english(add_folder: AddFolder) -> None:
    add_folder(en="toy-a = A\ntoy-b = B", it="toy-a = Alfa")
    assert (translate("it", "toy-a"), translate("it", "toy-b")) == ("Alfa", "B")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_shown(add_folder: AddFolder, language: str) -> None:
    add_folder(en="toy-a = A")
    assert translate(language, "toy-none", count=1) == "toy-none"
    assert str(IllegalMove("toy-code", seat=1)) == "error-toy-code"
    assert not has_key(language, "toy-none")


def test_a_folder_may_be_missing_or_broken(add_folder: AddFolder) -> None:
    folder = add_folder(en="= nonsense\ntoy-a = A")
    (folder / "en" / "bytes.ftl").write_bytes(b"toy-b = caf\xe9\n")
    (folder / "en" / "notes.txt").write_text("toy-c = C")
    with pytest.warns(UserWarning, match="no words in .*nowhere: it has no folder en"):
        add_words(folder / "nowhere")
    with pytest.warns(UserWarning, match="game.ftl, line 1"):
        assert (translate("en", "toy-a"), translate("en", "toy-c")) == ("A", "toy-c")
    assert translate("en", "toy-b").startswith("caf")


def test_a_fault_in_a_translation_is_told_and_english_is_said(add_folder: AddFolder) -> None:
    add_folder(en="toy-a = A { $card }", it="toy-a = Alfa { $carta }")
    with pytest.warns(UserWarning, match=r"toy-a \(it\)"):
        assert translate("it", "toy-a", card="7") == "A 7"
    with pytest.warns(UserWarning, match=r"toy-a \(en\)"):
        assert "A" in translate("en", "toy-a")


def test_generic_words_come_first(add_folder: AddFolder) -> None:
    generic = translate("en", "name-you")
    add_folder(en="name-you = Me\ntoy-a = first")
    add_folder("second", en="toy-a = second\ntoy-b = second")
    assert translate("en", "name-you") == generic
    assert (translate("en", "toy-a"), translate("en", "toy-b")) == ("first", "second")


def test_a_folder_counts_once(add_folder: AddFolder) -> None:
    folder = add_folder(en="toy-a = A")
    before = list(locale._folders)
    add_words(folder)
    assert locale._folders == before


def test_files_for_the_browser_are_not_read(add_folder: AddFolder) -> None:
    folder = add_folder(en="toy-a = A")
    (folder / "en" / "web-table.ftl").write_text("toy-web = W")
    assert not has_key("en", "toy-web")


def test_a_text_may_refer_to_other_files_of_its_folder(add_folder: AddFolder) -> None:
    folder = add_folder(en="toy-a = A { toy-b } and { -toy-term }")
    (folder / "en" / "more.ftl").write_text("toy-b = B of { toy-c }\n-toy-term = T")
    (folder / "en" / "last.ftl").write_text("toy-c = C of { $card }")
    assert translate("en", "toy-a", card=7) == "A B of C of 7 and T"


def test_only_files_that_are_needed_are_parsed(add_folder: AddFolder) -> None:
    folder = add_folder(en="toy-a = A")
    (folder / "en" / "broken.ftl").write_text("toy-b = { $open")
    assert translate("en", "toy-a") == "A"
    with pytest.warns(UserWarning, match="broken.ftl, line 1"):
        assert translate("en", "toy-b") == "toy-b"


def test_an_error_names_people_where_there_is_such_a_sentence(add_folder: AddFolder) -> None:
    add_folder(
        en="error-toy-turn = Seat { $seat } waits for { $others }.\n"
        "error-toy-hand = Seat { $seat } has no hand.\n"
        "named-toy-turn = { $who ->\n    [you] You wait for { $others }.\n"
        "   *[other] { $name } waits for { $others }.\n}"
    )
    names = Names(Words("de"), ("Ada", "Bea", "Cleo"), you=1)
    turn = {seat: IllegalMove("toy-turn", seat=seat, others=Seats.of((0, 2))) for seat in (0, 1, 3)}
    assert names.error(turn[1]) == "You wait for Ada, Cleo. [toy-turn]"
    assert names.error(turn[0]) == "Ada waits for Ada, Cleo. [toy-turn]"
    assert names.error(turn[3]) == "Seat 3 waits for 0, 2. [toy-turn]", "no such seat at this table"
    assert names.error(IllegalMove("toy-hand", seat="1")) == "Seat 1 has no hand. [toy-hand]"


@pytest.mark.parametrize("game", GAMES)
def test_rules_alone_load_no_words_but_have_sentences(game: str) -> None:
    """What stands beside the rules is not needed: an error of theirs still has its sentence."""
    program = f"""
import sys, importlib
importlib.import_module("ridotto.games.{game}.rules.game")
assert not any(name.startswith("fluent") for name in sys.modules)
assert "ridotto.games.{game}.kit" not in sys.modules
from ridotto.locale import has_key, translate
print(translate("ru", "game-{game}"), has_key("en", "rules-{game}-1"))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{translate('ru', f'game-{game}')} True"
    assert translate("ru", f"game-{game}") != f"game-{game}"


def test_a_plugin_sends_its_words_to_the_browser(add_folder: AddFolder) -> None:
    folder = add_folder(en="game-toy = Top\ntoy-a = A", it="game-toy = Trottola")
    for name, text in {"web-table": "toy-web = W", "terminal": "help-toy = H"}.items():
        (folder / "en" / f"{name}.ftl").write_text(text)
    assert browser_text("toy", "it").splitlines() == [
        *("game-toy = Trottola", "game-toy = Top", "toy-a = A", "toy-web = W")
    ]
    assert browser_text("toy", "de") == browser_text("toy", "en")
    assert browser_text("nothing", "en") == ""


@pytest.mark.parametrize(("key", "line", "said"), [("toy-b", 3, "toy-b"), ("toy-c", 5, "C")])
def test_what_cannot_be_read_is_told_with_its_line(
    add_folder: AddFolder, key: str, line: int, said: str
) -> None:
    folder = add_folder(en="toy-a = A\n\ntoy-b = { $open\ntoy-c = C\nnonsense\n")
    assert translate("en", "toy-a") == "A"
    with pytest.warns(UserWarning, match=f"line {line}: this is no Fluent text") as told:
        assert translate("en", key) == said
    assert str(folder / "en" / "game.ftl") in str(told[0].message)
