"""What the pages say in each language, from the files they are written in."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

import ridotto

LANGUAGES = ("en", "ru", "it", "de")
FOLDER = Path(ridotto.__file__).parent / "locale"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def words(language: str, key: str, **facts: Any) -> str:
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not errors
    return str(text)


@cache
def keys() -> frozenset[str]:
    """The names of all texts; those of one word could be a text themselves."""
    lines = (line for file in (FOLDER / "en").glob("*.ftl") for line in file.read_text("utf-8").splitlines())
    names = (line.split(" = ")[0].strip() for line in lines if " =" in line and line[0].isalpha())
    return frozenset(name for name in names if "-" in name)


def settle(page: Page, language: str = "en") -> None:
    """Wait until everything that belongs on the page is there."""
    expect(page.get_by_role("heading").first).to_be_visible()
    for waiting in ("loading", "connecting"):
        expect(page.get_by_text(words(language, waiting))).to_have_count(0)
