"""The error before a match has begun."""

from ridotto.engine.errors import IllegalMove


def not_begun() -> IllegalMove:
    return IllegalMove("match-not-begun")
