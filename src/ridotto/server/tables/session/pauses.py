"""How long the table rests after an event before a bot or nature goes on, so that people can follow."""

from ridotto.engine.game import SomeGame, StepKind
from ridotto.messages.table import Pace

PAUSES_S: dict[Pace, dict[StepKind, float]] = {
    "slow": {"sealed": 0.8, "move": 2.0, "trick": 4.0, "reveal": 5.0, "round": 8.0},
    "normal": {"sealed": 0.3, "move": 0.9, "trick": 2.0, "reveal": 2.5, "round": 4.0},
    "instant": {"sealed": 0.0, "move": 0.0, "trick": 0.0, "reveal": 0.0, "round": 0.0},
}


def pause_s(pace: Pace, game: SomeGame, before: object, after: object) -> float:
    """Seconds of rest after the event that led from one state to another."""
    return PAUSES_S[pace][game.step_kind(before, after)]
