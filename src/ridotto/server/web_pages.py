"""Serves the browser pages that were built into the package."""

import gzip
import html
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ridotto.locale import translate
from ridotto.server.http.problems import language_of

PAGES = Path(__file__).parent / "pages"

ROUTES = re.compile(
    r"/|/(new|rules|learn)/[a-z0-9_]+/?|/t/[a-z0-9]+/?|/replay(/[a-z0-9]+)?/?|/(evening|device|api-docs)/?"
)
"""Addresses that the single page handles itself; web/src/lib/router.svelte.ts has the same list."""

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
PACKED = (".png", ".woff2", ".ico")
"""Types that compression does not make smaller."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class Page:
    content: bytes
    zipped: bytes | None
    etag: str
    media_type: str


async def show_page(request: Request) -> Response:
    """A file, or the single page that draws all addresses."""
    path = request.url.path
    if path.startswith(("/api/", "/ws/")):
        raise HTTPException(404)
    file = _file(path)
    if file is not None:
        # The names of built files contain a digest of their content.
        return _answer(request, file, FOREVER if path.startswith("/assets/") else ASK_AGAIN)
    index = PAGES / "index.html"
    if not index.is_file():
        return _not_built(request)
    return _answer(request, index, ASK_AGAIN, 200 if ROUTES.fullmatch(path) else 404)


def _file(path: str) -> Path | None:
    """The built file of this name; only plain names in the folder or in its assets."""
    if not re.fullmatch(r"/(assets/)?[\w-][\w.-]{0,99}", path, re.ASCII):
        return None
    file = PAGES / path[1:]
    return file if file.suffix in TYPES and file.is_file() else None


def _answer(request: Request, file: Path, caching: str, status: int = 200) -> Response:
    stat = file.stat()
    page = _load(file, stat.st_mtime_ns, stat.st_size)
    headers = {"cache-control": caching, "etag": page.etag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == page.etag:
        return Response(status_code=304, headers=headers)
    content = page.content
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = page.zipped
    return Response(content, status, headers, media_type=page.media_type)


@lru_cache(maxsize=256)
def _load(file: Path, changed_at: int, size: int) -> Page:  # noqa: ARG001
    """The file as it is now, so that rebuilt pages show at once."""
    content = file.read_bytes()
    return Page(
        content=content,
        zipped=None if file.suffix in PACKED else gzip.compress(content, 9, mtime=0),
        etag=f'"{sha256(content).hexdigest()[:20]}"',
        media_type=TYPES[file.suffix],
    )


def _not_built(request: Request) -> Response:
    language = language_of(request.headers.get("accept-language", "")[:100])
    title = translate(language, "pages-missing-title")
    paragraphs = translate(language, "pages-missing").splitlines()
    text = "".join(f"<p>{html.escape(paragraph)}</p>" for paragraph in paragraphs if paragraph)
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
        f"<h1>{html.escape(title)}</h1>{text}</html>"
    )
    return Response(page, 503, {"cache-control": "no-store"}, media_type="text/html; charset=utf-8")
