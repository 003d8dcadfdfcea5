"""The program `ridotto`, also as `python -m ridotto`."""

import sys

from ridotto.process import let_interrupts_kill, start

# Python would answer an interrupt during the imports below with a traceback.
let_interrupts_kill()


def main() -> int:
    from ridotto import cli

    return start(cli.main)


if __name__ == "__main__":
    sys.exit(main())
