"""The four languages say the same things, in every folder of words; generic words speak of no game."""

import re
import textwrap
from itertools import pairwise

import pytest

from ridotto.games import all_games
from ridotto.locale import LANGUAGES, translate
from tests.word_files import FOLDERS, GAMES, GENERIC, all_messages, facts, files, messages, text_of

OTHERS = [language for language in LANGUAGES if language != "en"]

owners = pytest.mark.parametrize("owner", FOLDERS)
translations = pytest.mark.parametrize("language", OTHERS)


def test_every_game_of_the_house_has_a_folder() -> None:
    assert {game.id for game in all_games()} >= set(GAMES)
    assert len(GAMES) >= 2


@owners
@translations
def test_same_files(owner: str, language: str) -> None:
    names = [[path.name for path in files(owner, each)] for each in ("en", language)]
    assert names[0] == names[1]
    assert names[0]


@owners
def test_no_other_languages(owner: str) -> None:
    assert {path.name for path in FOLDERS[owner].iterdir() if any(path.glob("*.ftl"))} == set(LANGUAGES)


@owners
@translations
def test_same_keys_in_the_same_order(owner: str, language: str) -> None:
    assert list(messages(owner, language)) == list(messages(owner, "en"))


@owners
@translations
def test_same_variables(owner: str, language: str) -> None:
    differing = {
        key
        for key, message in messages(owner, "en").items()
        if facts(message).variables != facts(messages(owner, language)[key]).variables
    }
    assert not differing


def test_no_key_has_two_texts() -> None:
    """The text of the first folder would be said for all."""
    keys = sorted(
        key for owner in FOLDERS for path in files(owner, "en") for key in keys_in(path.read_text())
    )
    assert [key for key, following in pairwise(keys) if key == following] == []
    assert len(keys) > 1000


def keys_in(text: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@owners
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plain_fluent(owner: str, language: str) -> None:
    """No terms or attributes: the browser reads the same files."""
    assert all(not message.attributes for message in messages(owner, language).values())
    assert not re.search(r"^-|\t", text_of(owner, language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_generic_text_names_a_game(language: str) -> None:
    generic = text_of(GENERIC, language).casefold()
    names = {game.id for game in all_games()} | {translate(language, f"game-{game}") for game in GAMES}
    assert {name for name in names if name.casefold() in generic} == set()


def test_russian_counts_in_one_few_and_many() -> None:
    for key, message in all_messages("en").items():
        counts_in_english = any("one" in names for names in facts(message).selections)
        russian = facts(all_messages("ru")[key]).selections
        counted = [names for names in russian if names & {"one", "few", "many"}]
        assert all(names >= {"one", "few", "many"} for names in counted), key
        assert counted or not counts_in_english, key


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 ход"), (2, "2 хода"), (5, "5 ходов"), (11, "11 ходов"), (21, "21 ход"), (24, "24 хода")],
)
def test_russian_numbers(count: int, text: str) -> None:
    assert translate("ru", "menu-go-on", game="", setup="", moves=count, date="").split(", ")[1] == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_small_terminal(language: str) -> None:
    """80 by 24: a frame of four columns, and five lines for the frame, the question and the answer."""
    pages = [key for key in all_messages(language) if key.startswith(("rules-", "help-"))]
    assert len(pages) > 10
    for key in pages:
        paragraphs = translate(language, key).splitlines()
        assert sum(len(textwrap.wrap(text, 76)) or 1 for text in paragraphs) <= 19, key


@owners
def test_a_sentence_with_names_stands_for_one_with_seats(owner: str) -> None:
    found = messages(owner, "en")
    for key in (key for key in found if key.startswith("named-")):
        sentence = facts(found[key.replace("named-", "error-", 1)])
        assert facts(found[key]).variables <= sentence.variables - {"seat"} | {"who", "name"}, key
