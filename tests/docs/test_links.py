"""Links of README and its neighbours, which are not part of the site; `make docs` checks the others."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES_OF_SITE, ROOT

PAGES = sorted(ROOT.glob("*.md"))

_LINK = re.compile(r"\[[^\]]*\]\((?!https?:)(?P<file>[^)#\s]*)(?:#(?P<anchor>[^)\s]+))?\)")
_HEADING = re.compile(r"^#+ +(?P<title>.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """As code hosts and the site make them from headings."""
    titles = (found["title"].lower() for found in _HEADING.finditer(page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", title).strip().replace(" ", "-") for title in titles}


def broken_links(page: Path) -> list[str]:
    broken = []
    for link in _LINK.finditer(page.read_text("utf-8")):
        target = page.parent / link["file"] if link["file"] else page
        if not target.exists() or (link["anchor"] and link["anchor"] not in anchors(target)):
            broken.append(link[0])
    return broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A title\n[ok](#a-title) [no](#another) [gone](gone.md) [far](https://example.com)\n")
    assert broken_links(page) == ["[no](#another)", "[gone](gone.md)"]


def test_readme_leads_to_every_page() -> None:
    """A page that nobody finds might as well not be there."""
    readme = (ROOT / "README.md").read_text("utf-8")
    not_linked = {
        page.name for page in PAGES_OF_SITE if f"({page.relative_to(ROOT).as_posix()})" not in readme
    }
    # The site's own first page, its reference, and the pages that show CONTRIBUTING and CHANGELOG.
    assert not_linked == {"index.md", "api.md", "contributing.md", "changelog.md"}
