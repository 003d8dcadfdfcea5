"""The program says nothing that the files lack, and the files have nothing that nobody says."""

import pytest

from ridotto.bots.registry import LEVELS
from ridotto.engine.options import WordOption
from ridotto.games import find_game
from tests.unit.words.source import (
    error_codes,
    is_said_by_python,
    is_said_by_web,
    said_keys,
    web_said,
)
from tests.word_files import FOLDERS, GAMES, GENERIC, messages, python_keys, web_keys

COMMANDS = (
    *("serve", "play", "replay", "hint", "simulate", "arena", "arena-merge", "verify", "count"),
    *("check", "backup", "tidy", "move-data"),
)
FAMILIES: dict[str, list[str]] = {
    "cli-{}": list(COMMANDS),
    "level-{}": list(LEVELS),
    "level-note-{}": list(LEVELS),
    "arena-{}": ["points", "wins", "rating", "median", "slowest"],
    "outcome-{}": ["points", "shared"],
}
"""Generic keys that are put together while the program runs, with all that can be put in."""

MAY_BE_MISSING = ("error-{}", "named-{}", "field-{}-{}")
"""Patterns of keys that are looked for, or that stand for what others raise."""

OF_EVERY_GAME = ("game-{}", "help-{}", "about-{}", "about-facts-{}", "replay-round-{}", "hint-points-{}")

owners = pytest.mark.parametrize("owner", FOLDERS)


def known_to(owner: str) -> tuple[str, ...]:
    """A game says generic words and its own, and no other."""
    return (GENERIC,) if owner == GENERIC else (GENERIC, owner)


@owners
def test_every_key_said_exists(owner: str) -> None:
    unknown = {key for key in said_keys(owner) if "{}" not in key} - python_keys(*known_to(owner))
    assert unknown == set()
    assert said_keys(owner)


@owners
def test_every_key_the_browser_asks_for_is_sent_to_it(owner: str) -> None:
    unknown = {key for key in web_said(owner) if "{}" not in key} - web_keys(*known_to(owner))
    assert unknown == set()
    assert web_said(owner), "the browser's source was not found"


@owners
def test_every_error_has_its_sentence(owner: str) -> None:
    sentences = python_keys(*known_to(owner)) & web_keys(*known_to(owner))
    terminal = python_keys(GENERIC)
    lacking = {code for code in error_codes(owner) if f"error-{code}" not in sentences | terminal}
    assert lacking == set()
    assert len(error_codes(owner)) > 10, "the codes were not found in the source"


def test_every_generic_family_is_known_and_complete() -> None:
    patterns = {key for key in said_keys(GENERIC) if "{}" in key}
    assert patterns - set(FAMILIES) - set(OF_EVERY_GAME) - set(MAY_BE_MISSING) == set()
    missing = {
        pattern.format(word)
        for pattern, words in FAMILIES.items()
        for word in words
        if pattern.format(word) not in python_keys(GENERIC)
    }
    assert missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_every_game(game: str) -> None:
    assert {pattern.format(game) for pattern in OF_EVERY_GAME} <= set(messages(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_options_have_words(game: str) -> None:
    """Their own, or those that games share; the values too, where there is more than one."""
    known = python_keys(GENERIC, game)
    for option in find_game(game).option_list:
        for key in ("option", "option-ask"):
            assert {f"{key}-{game}-{option.name}", f"{key}-{option.name}"} & known
        if isinstance(option, WordOption) and len(option.words) > 1:
            values = {f"option-{game}-{option.name}-{word}" for word in option.words}
            assert values <= known & web_keys(game)


@owners
def test_every_key_is_used(owner: str) -> None:
    speakers = tuple(FOLDERS) if owner == GENERIC else known_to(owner)
    unused = {
        key
        for key in messages(owner, "en")
        if not any(is_said_by_python(key, each) or is_said_by_web(key, each) for each in speakers)
    }
    assert unused == set()
