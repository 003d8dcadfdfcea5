"""Telling a person that the compiler takes a while."""

import sys
from typing import Literal

from ridotto.locale import translate
from ridotto.system.language import choose_language


def tell_compiling(
    what: Literal["getting-ready", "getting-rules-ready"], language: str | None = None
) -> None:
    """On standard error: what a program prints is its own."""
    print(translate(language or choose_language(None), what), file=sys.stderr, flush=True)
