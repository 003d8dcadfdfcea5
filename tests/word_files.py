"""The Fluent files of the generic words and of each game, as a translator sees them."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ridotto
from ridotto.locale.folder import WEB

SOURCE = Path(ridotto.__file__).parent
ROOT = Path(__file__).parents[1]
WEB_SOURCE = ROOT / "web" / "src"

GENERIC = "generic"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/words"))
FOLDERS = {GENERIC: SOURCE / "locale"} | {game: SOURCE / "games" / game / "words" for game in GAMES}
"""Where words stand: those of no game, and those of each."""


class Facts(Visitor):  # type: ignore[misc]  # Fluent has no types
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


def facts(message: fluent.Message) -> Facts:
    visitor = Facts()
    visitor.visit(message)
    return visitor


def files(owner: str, language: str) -> list[Path]:
    return sorted((FOLDERS[owner] / language).glob("*.ftl"))


def text_of(owner: str, language: str) -> str:
    """All files of a language, one after the other."""
    return "\n".join(path.read_text("utf-8") for path in files(owner, language))


@cache
def messages_in(path: Path) -> dict[str, fluent.Message]:
    body = parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert not junk
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key stands there twice"
    return {message.id.name: message for message in found}


@cache
def messages(owner: str, language: str) -> dict[str, fluent.Message]:
    return {key: message for path in files(owner, language) for key, message in messages_in(path).items()}


@cache
def all_messages(language: str) -> dict[str, fluent.Message]:
    return {key: message for owner in FOLDERS for key, message in messages(owner, language).items()}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for owner in FOLDERS:
        bundle.add_resource(FluentResource(text_of(owner, language)))
    return bundle


def said(language: str, key: str, **given: str | int) -> str:
    """The text of a key, also where only the browser says it."""
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, given)
    assert not errors, key
    return str(text)


def _keys(paths: list[Path]) -> frozenset[str]:
    return frozenset(key for path in paths for key in messages_in(path))


@cache
def python_keys(*owners: str) -> frozenset[str]:
    """What Python can say."""
    return _keys([path for owner in owners for path in files(owner, "en") if not path.name.startswith(WEB)])


@cache
def web_keys(*owners: str) -> frozenset[str]:
    """What the browser is sent; its build says which files it leaves out."""
    script = (WEB_SOURCE.parent / "scripts" / "words.ts").read_text("utf-8")
    found = re.search(r"const LEFT_OUT = /(.+)/", script)
    assert found
    return _keys(
        [path for owner in owners for path in files(owner, "en") if not re.search(found[1], path.name)]
    )
