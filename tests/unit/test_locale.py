"""The four languages say the same things, and the program says nothing that they lack."""

import ast
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ridotto
from ridotto.bots.registry import LEVELS
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.options import WordOption
from ridotto.engine.registry import all_games
from ridotto.games.bottle_imp.rules.cards import DECKS, load_deck
from ridotto.games.bottle_imp.rules.score_sheet import REASONS
from ridotto.games.turandot.rules.cards import CATEGORIES, DIRECTORS, GENDERS, ROLES
from ridotto.locale import LANGUAGES, translate
from ridotto.system.language import choose_language

SOURCE = Path(ridotto.__file__).parent
LOCALE = SOURCE / "locale"
WEB = Path(__file__).parents[2] / "web" / "src"

GAMES = [game.id for game in all_games()]
COMMANDS = (
    *("serve", "play", "replay", "hint", "simulate", "arena", "verify", "count"),
    *("check", "backup", "tidy"),
)
SHARED_OPTIONS = ["players", "mode", "deck", "rounds"]
"""Options whose labels and questions are the same in all games."""
OWN_OPTIONS = [
    f"{game.id}-{option.name}"
    for game in all_games()
    for option in game.option_list
    if option.name not in SHARED_OPTIONS
]
OPTION_VALUES = [
    f"{game.id}-{option.name}-{word}"
    for game in all_games()
    for option in game.option_list
    if isinstance(option, WordOption) and len(option.words) > 1
    for word in option.words
]
FAMILIES: dict[str, list[str]] = {
    "option-{}": [*SHARED_OPTIONS, *OWN_OPTIONS, *OPTION_VALUES],
    "option-ask-{}": [*SHARED_OPTIONS, *OWN_OPTIONS],
    **{
        f"option-{game.id}-{option.name}-{{}}": list(option.words)
        for game in all_games()
        for option in game.option_list
        if isinstance(option, WordOption) and len(option.words) > 1
    },
    "cli-{}": list(COMMANDS),
    "game-{}": GAMES,
    "help-{}": GAMES,
    "colour-{}": sorted({colour for deck in DECKS for colour in load_deck(deck).colour_names}),
    "category-{}": list(CATEGORIES),
    "category-short-{}": list(CATEGORIES),
    "gender-{}": list(GENDERS),
    "role-{}": list(ROLES),
    "level-{}": list(LEVELS),
    "level-note-{}": list(LEVELS),
    "director-{}": list(DIRECTORS),
    "director-short-{}": list(DIRECTORS),
    "director-effect-{}": list(DIRECTORS),
    "arena-{}": ["points", "wins", "rating", "median", "slowest"],
    "goal-{}": ["mystery", "left", "right", "open", "hidden"],
    "score-{}": list(REASONS),
    "outcome-{}": ["points", "stars", "shared", "dummy"],
    "sheet-{}": ["stars", "scenery", "favourites", "gender", "director", "maestro"],
    "heading-{}": [
        *("hand", "hidden-hand", "open-hand"),
        *("role", "id", "singer", "gender", "stars", "favourite", "director", "effect"),
    ],
    "heading-{}-of": ["hand", "hidden-hand", "open-hand"],
}
"""Keys that are put together while the program runs, with all that can be put in."""

SPEAKERS = ("words", "_words", "say", "_say", "Key")
"""Functions whose first argument is a key; `translate` takes the language first."""

ERRORS = (
    *("InvalidMove", "IllegalMove", "InvalidOptions", "InvalidRecord", "RidottoError"),
    *("StoreError", "Damage"),
)


# The files


class Facts(Visitor):  # type: ignore[misc]
    """The variables of a message, and the number words its selections know."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        names = {v.key.name for v in node.variants if isinstance(v.key, fluent.Identifier)}
        self.selections.append(names)
        self.generic_visit(node)


@cache
def text_of(language: str) -> str:
    """All files of a language, one after the other."""
    return "\n".join(path.read_text("utf-8") for path in sorted((LOCALE / language).glob("*.ftl")))


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    body = parse(text_of(language)).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert not junk
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key stands there twice"
    return {message.id.name: message for message in found}


def facts(message: fluent.Message) -> Facts:
    visitor = Facts()
    visitor.visit(message)
    return visitor


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_files(language: str) -> None:
    names = [sorted(path.name for path in (LOCALE / each).iterdir()) for each in ("en", language)]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_keys_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_variables(language: str) -> None:
    differing = {
        key
        for key, message in messages("en").items()
        if facts(message).variables != facts(messages(language)[key]).variables
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plain_fluent(language: str) -> None:
    """No terms or attributes: the browser reads the same files."""
    assert all(not message.attributes for message in messages(language).values())
    assert not re.search(r"^-|\t", text_of(language), re.MULTILINE)


def test_russian_counts_in_one_few_and_many() -> None:
    for key, message in messages("en").items():
        counts_in_english = any("one" in names for names in facts(message).selections)
        russian = facts(messages("ru")[key]).selections
        counted = [names for names in russian if names & {"one", "few", "many"}]
        assert all(names >= {"one", "few", "many"} for names in counted), key
        assert counted or not counts_in_english, key


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (24, "24 карты")],
)
def test_russian_numbers(count: int, text: str) -> None:
    assert translate("ru", "bid-face-down", count=count) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_small_terminal(language: str) -> None:
    """80 by 24: a frame of four columns, and five lines for the frame, the question and the answer."""
    for key in messages(language):
        if key.startswith(("rules-", "help-")):
            paragraphs = translate(language, key).splitlines()
            assert sum(len(textwrap.wrap(text, 76)) or 1 for text in paragraphs) <= 19, key


# What the program says


def trees() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"), str(path))


def calls() -> Iterator[tuple[str, ast.Call]]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                yield name, node


def texts_of(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be; parts put in while running are written {}."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_of(node.body)
        yield from texts_of(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)


@cache
def said_keys() -> frozenset[str]:
    """Keys and patterns of keys that stand in calls."""
    found: set[str] = set()
    for name, call in calls():
        place = 1 if name == "translate" else 0
        if (name in SPEAKERS or name == "translate") and len(call.args) > place:
            found.update(texts_of(call.args[place]))
    return frozenset(found)


@cache
def error_codes() -> frozenset[str]:
    """The codes of all errors that are made, also where a code was put into a name first."""
    named: dict[str, set[str]] = {}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                named.setdefault(node.targets[0].id, set()).update(texts_of(node.value))
    codes: set[str] = set()
    for name, call in calls():
        if name in ERRORS and call.args:
            code = call.args[0]
            codes.update(named.get(code.id, ()) if isinstance(code, ast.Name) else texts_of(code))
    return frozenset(codes)


@cache
def web_text() -> str:
    """The browser's side: what it says stands in quotes, or in backquotes where a part is put in."""
    paths = sorted(path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind))
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def web_said() -> frozenset[str]:
    """Keys and patterns of keys that the browser asks for."""
    found = re.findall(r"""\bt\(\s*(['"`])(.+?)\1""", web_text())
    return frozenset(re.sub(r"\$\{[^}]*\}", "{}", key) for _, key in found)


def is_said_by_web(key: str) -> bool:
    """Whether a key stands whole in the browser's source, or a pattern there can make it."""
    if re.search(rf"""['"`]{re.escape(key)}['"`]""", web_text()):
        return True
    return any(re.fullmatch(re.escape(said).replace(r"\{\}", ".+"), key) for said in web_patterns())


@cache
def web_patterns() -> frozenset[str]:
    found = re.findall(r"`([a-z][a-z_-]*-\$\{[^`]*)`", web_text())
    return frozenset(re.sub(r"\$\{[^}]*\}", "{}", pattern) for pattern in found)


@cache
def all_strings() -> frozenset[str]:
    """Every string and pattern in the source: keys may also stand in tables."""
    return frozenset(
        text
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for text in texts_of(node)
    )


def members(pattern: str) -> list[str]:
    return [pattern.format(word) for word in FAMILIES[pattern]]


def test_every_key_said_exists() -> None:
    unknown = {key for key in said_keys() if "{}" not in key and key not in messages("en")}
    assert not unknown


def test_every_key_the_browser_asks_for_exists() -> None:
    unknown = {key for key in web_said() if "{}" not in key and key not in messages("en")}
    assert not unknown
    assert web_said(), "the browser's source was not found"


def test_every_family_is_known_and_complete() -> None:
    patterns = {key for key in said_keys() if "{}" in key and key != "error-{}"}
    assert patterns <= set(FAMILIES)
    missing = {key for pattern in FAMILIES for key in members(pattern) if key not in messages("en")}
    assert not missing


def test_every_error_has_its_sentence() -> None:
    assert {code for code in error_codes() if f"error-{code}" not in messages("en")} == set()
    assert len(error_codes()) > 50, "the codes were not found in the source"


def test_every_key_is_used() -> None:
    used = all_strings() | {f"error-{code}" for code in error_codes()}
    used |= {key for pattern in FAMILIES if pattern in all_strings() for key in members(pattern)}
    assert {key for key in set(messages("en")) - used if not is_said_by_web(key)} == set()


# Choosing a language


def test_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert choose_language("it") == "it"
    with pytest.raises(InvalidOptions) as caught:
        choose_language("fr")
    assert caught.value.code == "unknown-language"
    assert "en, ru, it, de" in str(caught.value)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "italic"}, "en"),
    ],
)
def test_the_language_of_the_locale(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert choose_language(None) == language
