"""Advantages against a plain reckoning, seat by seat."""

from types import SimpleNamespace
from typing import Any, cast

import torch

from ridotto.learn.advantages import advantages_of

STEPS, MATCHES, SEATS = 23, 7, 6
TRACE = 0.9


def played(luck: torch.Generator) -> Any:
    """Made-up matches of any length; some decisions are no choice, and rewards may come at any time."""

    def chance(part: float) -> torch.Tensor:
        return torch.rand(STEPS, MATCHES, generator=luck) < part

    return SimpleNamespace(
        rewards=torch.randn(STEPS, MATCHES, SEATS, generator=luck),
        is_over=chance(0.15),
        is_choice=chance(0.7),
        seats=torch.randint(0, 3, (STEPS, MATCHES), generator=luck),
    )


def plain(found: Any, values: torch.Tensor, match: int, step: int) -> float | None:
    """The advantage of one choice; None where the steps end before it can be told."""
    seat = int(found.seats[step, match])
    won = 0.0
    for later in range(step, STEPS):
        if later > step and found.seats[later, match] == seat and found.is_choice[later, match]:
            follows = plain(found, values, match, later)
            ahead = float(values[later, match])
            return won + ahead - float(values[step, match]) + TRACE * (follows or 0.0)
        won += float(found.rewards[later, match, seat])
        if found.is_over[later, match]:
            return won - float(values[step, match])
    return None


def test_advantages() -> None:
    luck = torch.Generator()
    luck.manual_seed(5)
    found = played(luck)
    values = torch.randn(STEPS, MATCHES, generator=luck) * found.is_choice
    advantages, is_known = advantages_of(cast(Any, found), values, TRACE)
    known = 0
    for match in range(MATCHES):
        for step in range(STEPS):
            expected = plain(found, values, match, step) if found.is_choice[step, match] else None
            assert bool(is_known[step, match]) == (expected is not None)
            if expected is not None:
                known += 1
                assert abs(float(advantages[step, match]) - expected) < 1e-4
    assert known > STEPS * MATCHES / 3
