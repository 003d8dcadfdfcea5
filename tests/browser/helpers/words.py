"""What the pages say in each language, from the files they are written in."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

from tests.word_files import FOLDERS, all_messages, text_of

LANGUAGES = ("en", "ru", "it", "de")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for owner in FOLDERS:
        bundle.add_resource(FluentResource(text_of(owner, language)))
    return bundle


def words(language: str, key: str, **facts: Any) -> str:
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not errors
    return str(text)


@cache
def keys() -> frozenset[str]:
    """The names of all texts; those of one word could be a text themselves."""
    return frozenset(name for name in all_messages("en") if "-" in name)


def settle(page: Page, language: str = "en") -> None:
    """Wait until everything that belongs on the page is there."""
    expect(page.get_by_role("heading").first).to_be_visible()
    for waiting in ("loading", "connecting"):
        expect(page.get_by_text(words(language, waiting))).to_have_count(0)
