"""The pages of the browser's side."""

from pathlib import Path

import pytest

from ridotto.locale import LANGUAGES, translate
from ridotto.server import web_pages
from tests.server.visitors import open_app, visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as the build leaves them."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ridotto</title>" + " " * 2000)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "secret").write_text("no suffix, not ours")
    (folder / "assets" / "index-Ab3_-x.js").write_text("let x = 1;" * 500)
    (folder / "assets" / "font-1.woff2").write_bytes(bytes(3000))
    (folder / "assets" / "rules-1.wasm").write_bytes(bytes(3000))
    (tmp_path / "outside.html").write_text("outside")
    monkeypatch.setattr(web_pages, "PAGES", folder)
    return folder


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/turandot",
        "/t/abc234",
        "/replay",
        "/replay/abc234",
        "/rules/bottle_imp",
        "/api-docs",
        "/t/a/",
    ],
)
async def test_one_page_draws_them_all(built: Path, path: str) -> None:
    async with open_app(built) as app, visitor(app) as guest:
        answer = await guest.get(path)
        assert answer.status_code == 200
        assert answer.text.startswith("<!doctype html><title>Ridotto")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t/",
        "/assets/gone.js",
        f"/assets/{'a' * 300}.js",
        "/secret",
        "/../outside.html",
        "/assets/..%2fsecret",
        "/%00",
    ],
)
async def test_other_addresses_get_the_page_that_says_so(built: Path, path: str) -> None:
    async with open_app(built) as app, visitor(app) as guest:
        answer = await guest.get(path)
        assert answer.status_code == 404
        assert answer.text.startswith("<!doctype html><title>Ridotto")


async def test_built_files_are_kept_for_good(built: Path) -> None:
    async with open_app(built) as app, visitor(app) as guest:
        script = await guest.get("/assets/index-Ab3_-x.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let x = 1;" * 500
        font = await guest.get("/assets/font-1.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers
        rules = await guest.get("/assets/rules-1.wasm")
        assert rules.headers["content-type"] == "application/wasm"
        assert rules.headers["content-encoding"] == "gzip"
        icon = await guest.get("/favicon.svg")
        assert icon.headers["cache-control"] == "no-cache"


async def test_what_has_not_changed_is_not_sent_again(built: Path) -> None:
    async with open_app(built) as app, visitor(app) as guest:
        first = await guest.get("/")
        again = await guest.get("/", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        (built / "index.html").write_text("<!doctype html>new")
        changed = await guest.get("/", headers={"if-none-match": first.headers["etag"]})
        assert changed.text == "<!doctype html>new"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_that_were_not_built(built: Path, language: str) -> None:
    (built / "index.html").unlink()
    async with open_app(built) as app, visitor(app) as guest:
        answer = await guest.get("/", headers={"accept-language": f"xx, {language};q=0.9"})
        assert answer.status_code == 503
        assert translate(language, "pages-missing-title") in answer.text
        assert f'<html lang="{language}">' in answer.text
