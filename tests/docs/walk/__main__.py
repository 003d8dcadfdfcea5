"""The files that a player's card and a bot's decision pass, in the order of the way.

`python -m tests.docs.walk [CHECKOUT]`; CHECKOUT is another version of the program, to compare with. The way
through the browser is shown for pages with source maps: `npm --prefix web run build -- --sourcemap`.
"""

import sys
import tempfile
from pathlib import Path

from tests.docs.walk import pages, walks
from tests.docs.walk.traced_server import ROOT, traced_server


def main() -> None:
    root = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT
    built = root / "src/ridotto/server/pages"
    with tempfile.TemporaryDirectory() as folder, traced_server(Path(folder), root) as server:
        if pages.have_maps(built):
            files = pages.click(server, built)
            print(f"A card in the browser: {len(files)} files", *files, sep="\n  ")
        _show("A card in the server", walks.click(server))
        _show("A bot's decision", walks.decision(server))


def _show(title: str, walk: walks.Walk) -> None:
    print(f"{title}: {len(walk)} files")
    for file, functions in walk.items():
        print(f"  {file}: {', '.join(functions)}")


if __name__ == "__main__":
    main()
