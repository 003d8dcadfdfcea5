"""The program `ridotto`, also as `python -m ridotto`."""

# The part of `signal` that is built into Python: to import the rest takes a while, and until the next lines
# have run, an interrupt is answered with a traceback.
import _signal  # type: ignore[import-not-found]  # nobody has written down its types

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import sys

from ridotto.system.process import start


def main() -> int:
    from ridotto import cli

    return start(cli.main)


if __name__ == "__main__":
    sys.exit(main())
