"""Moments of a match at which tests begin, and what they ask of it."""

from typing import Any

from tests.server.tables.scene import Player, Scene


def lines(session: Any) -> list[str]:
    return list(session.match.events)


async def after_the_pass(scene: Scene, **changes: Any) -> tuple[Any, list[Player]]:
    session, players = await scene.playing(**changes)
    for player in players:
        await player.play_anything()
    return session, players


def whose_turn(players: list[Player]) -> Player:
    (asked,) = [player for player in players if player.is_asked]
    return asked
