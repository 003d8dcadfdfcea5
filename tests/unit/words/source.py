"""What the program says: the keys and error codes in its source, in Python and in the browser's languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.word_files import GAMES, GENERIC, SOURCE, WEB_SOURCE

SPEAKERS = ("words", "_words", "say", "_say", "Key", "known")
"""Functions whose first argument is a key; `translate` takes the language first."""

ERRORS = (
    *("InvalidMove", "IllegalMove", "InvalidOptions", "InvalidRecord", "RidottoError"),
    *("StoreError", "Damage"),
)

SHORTEST = 4
"""A pattern with fewer letters of its own is no pattern of a key."""


def owner_of(path: Path) -> str:
    """The game whose folder a file lies in."""
    place = path.relative_to(SOURCE if path.is_relative_to(SOURCE) else WEB_SOURCE)
    return place.parts[1] if place.parts[0] == "games" and place.parts[1] in GAMES else GENERIC


@cache
def trees(owner: str) -> tuple[ast.Module, ...]:
    paths = (path for path in sorted(SOURCE.rglob("*.py")) if owner_of(path) == owner)
    return tuple(ast.parse(path.read_text("utf-8"), str(path)) for path in paths)


def _calls(owner: str) -> Iterator[tuple[str, ast.Call]]:
    for tree in trees(owner):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                func = node.func
                yield func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", ""), node


def _texts_of(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be; parts put in while running are written {}."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts_of(node.body)
        yield from _texts_of(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


@cache
def said_keys(owner: str) -> frozenset[str]:
    """Keys and patterns of keys that stand in calls."""
    found: set[str] = set()
    for name, call in _calls(owner):
        place = 1 if name == "translate" else 0
        if (name in SPEAKERS or name == "translate") and len(call.args) > place:
            found.update(_texts_of(call.args[place]))
    return frozenset(found)


@cache
def error_codes(owner: str) -> frozenset[str]:
    """The codes of all errors that are made, also where a code was put into a name first."""
    named: dict[str, set[str]] = {}
    for tree in trees(owner):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                named.setdefault(node.targets[0].id, set()).update(_texts_of(node.value))
    codes: set[str] = set()
    for name, call in _calls(owner):
        if name in ERRORS and call.args:
            code = call.args[0]
            codes.update(named.get(code.id, ()) if isinstance(code, ast.Name) else _texts_of(code))
    return frozenset(codes)


@cache
def strings(owner: str) -> frozenset[str]:
    """Every string and pattern in the source: keys may also stand in tables."""
    return frozenset(
        text
        for tree in trees(owner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for text in _texts_of(node)
    )


@cache
def web_text(owner: str) -> str:
    """The browser's side: what it says stands in quotes, or in backquotes where a part is put in."""
    paths = sorted(path for kind in ("*.ts", "*.svelte") for path in WEB_SOURCE.rglob(kind))
    return "\n".join(path.read_text("utf-8") for path in paths if owner_of(path) == owner)


@cache
def web_said(owner: str) -> frozenset[str]:
    """Keys and patterns of keys that the browser asks for."""
    found = re.findall(r"""\bt\(\s*(['"`])(.+?)\1""", web_text(owner))
    return frozenset(re.sub(r"\$\{[^}]*\}", "{}", key) for _, key in found)


@cache
def _web_patterns(owner: str) -> frozenset[str]:
    found = re.findall(r"`([a-z][a-z_-]*-\$\{[^`]*)`", web_text(owner))
    return frozenset(re.sub(r"\$\{[^}]*\}", "{}", pattern) for pattern in found)


def is_said_by_web(key: str, owner: str) -> bool:
    """Whether a key stands whole in the browser's source, or a pattern there can make it."""
    is_quoted = re.search(rf"""['"`]{re.escape(key)}['"`]""", web_text(owner)) is not None
    return is_quoted or _fits_one(key, _web_patterns(owner))


def is_said_by_python(key: str, owner: str) -> bool:
    if key in strings(owner) or key.removeprefix("error-") in error_codes(owner):
        return True
    patterns = (text for text in strings(owner) if "{}" in text and len(text.replace("{}", "")) >= SHORTEST)
    return _fits_one(key, frozenset(text for text in patterns if text != "error-{}"))


def _fits_one(key: str, patterns: frozenset[str]) -> bool:
    return any(re.fullmatch(re.escape(pattern).replace(r"\{\}", ".+"), key) for pattern in patterns)
