"""The program `ridotto`, also as `python -m ridotto`."""

# The built-in part of `signal`: importing the rest takes a while, and until the next lines have run, an
# interrupt prints a traceback. Only the whole module has types.
import _signal  # type: ignore[import-not-found]

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import sys

from ridotto.system.process import importing, start


def main() -> int:
    with importing():
        from ridotto import cli

    return start(cli.main)


if __name__ == "__main__":
    sys.exit(main())
