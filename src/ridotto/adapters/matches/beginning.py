"""What is said before there is a match."""

from ridotto.engine.errors import IllegalMove


def not_begun() -> IllegalMove:
    return IllegalMove("match-not-begun")
