"""The pages are light: what the browser has to fetch before it can play."""

import gzip
from pathlib import Path

import ridotto.server

MOST_BYTES = 150_000


def test_javascript_is_small() -> None:
    scripts = list((Path(ridotto.server.__file__).parent / "pages" / "assets").glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) <= MOST_BYTES
