"""The documentation site: built strictly, complete, and with nothing from other hosts."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, sync_playwright

import ridotto
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.docs.blocks import PAGES_OF_SITE, ROOT
from tests.patience import PATIENCE_S

CONFIG = "zensical.toml"
PARTS = (CONFIG, "docs", "examples", "src", "tools", "CHANGELOG.md", "CONTRIBUTING.md")


def build(folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def copied(folder: Path) -> Path:
    """What the site is made of, in a folder where pages may be broken."""
    for name in PARTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("pages", "__pycache__"))
        else:
            shutil.copy(source, folder / name)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = copied(tmp_path_factory.mktemp("site"))
    built = build(folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "build" / "docs"


def pages_in(entries: list[Any]) -> Iterator[str]:
    for entry in entries:
        for value in entry.values():
            if isinstance(value, str):
                yield value
            else:
                yield from pages_in(value)


def test_every_page_is_in_the_menu() -> None:
    menu = list(pages_in(tomllib.loads((ROOT / CONFIG).read_text("utf-8"))["project"]["nav"]))
    assert sorted(menu) == sorted(page.relative_to(ROOT / "docs").as_posix() for page in PAGES_OF_SITE)


def test_every_page_is_built(site: Path) -> None:
    for page in PAGES_OF_SITE:
        built = (site / page.relative_to(ROOT / "docs")).with_suffix(".html").read_text("utf-8")
        assert "--8<--" not in built
        assert "<h1" in built
        assert "snippet:" not in re.sub(r"<!--.*?-->|<code>.*?</code>", "", built, flags=re.DOTALL)


def test_the_reference_follows_the_public_names(site: Path) -> None:
    reference = (site / "research" / "api.html").read_text("utf-8")
    names = {name for name in ridotto.__all__ if not name.startswith("_")}
    assert len(names) > 10
    assert {name for name in names if f'id="ridotto.api.{name}"' not in reference} == set()
    assert "&gt;&gt;&gt;" in reference, "the examples are shown as code"


def test_nothing_comes_from_other_hosts(site: Path) -> None:
    """Every page in a real browser, from a folder: whatever it asks for lies in that folder."""
    asked: set[str] = set()
    missing: set[str] = set()

    def answer(route: Route) -> None:
        url = route.request.url
        if url.startswith("http://site.test/"):
            path = site / url.removeprefix("http://site.test/").partition("?")[0]
            if path.is_file():
                route.fulfill(path=path)
                return
            missing.add(url)
        else:
            asked.add(url)
        route.abort()

    program = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        page = browser.new_page()
        page.route("**/*", answer)
        for built in sorted(site.rglob("*.html")):
            page.goto(f"http://site.test/{built.relative_to(site).as_posix()}", wait_until="load")
        page.goto("http://site.test/contributors/architecture.html", wait_until="load")
        drawn = page.locator("img[src*=packages]").evaluate("image => image.naturalWidth")
        browser.close()
    assert asked == set()
    assert missing == set()
    assert drawn > 0


def test_broken_links_fail_the_build(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    page = folder / "docs" / "players" / "playing.md"
    text = page.read_text("utf-8").rstrip("\n")
    first = text.count("\n") + 3
    links = ("[gone](gone.md)", "[no](../hosts/hosting.md#no-such-heading)", "[no](#nowhere)")
    page.write_text("\n\n".join((text, *links, "")), "utf-8")
    built = build(folder)
    assert built.returncode != 0
    # Each of them would be enough: it is named with its line.
    for line in range(first, first + 2 * len(links), 2):
        assert f"playing.md:{line}:" in built.stdout + built.stderr, line
    assert f"{len(links)} issues found" in built.stdout + built.stderr
