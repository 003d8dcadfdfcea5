"""Whole evenings where people do whatever comes to their minds."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng
from ridotto.server.tables.session.session import TableSession
from tests.server.tables.scene import Player, open_scene, refused, settled

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("bottle_imp", {"players": 3, "rounds": 1}),
    ("bottle_imp", {"players": 2, "rounds": 1}),
    ("turandot", {"players": 3}),
]

EXPECTED = {
    "accepted",
    "stale-decision",
    "nothing-to-decide",
    "nothing-to-take-back",
    "bot-plays-for-you",
    "not-replaced",
    "match-over",
}


class Guest(Player):
    """Does anything that can be done."""

    is_here = True

    async def do_something(self, rng: Rng) -> str:
        what = rng.below(20)
        decision = self.session._table.decisions[self.seat]
        if what == 0:
            return await refused(self.stand())
        if what in (1, 2):
            return await refused(self.come_back())
        if what in (3, 4):
            return await refused(self.take_back(decision))
        if what in (5, 6):
            self.leave() if self.is_here else self.join()
            self.is_here = not self.is_here
            return "accepted"
        if what == 7:
            return await refused(self.move("play 1", max(0, decision - 1)))
        if self.seat in self.session.match.game.to_act(self.session.match.state):
            return await refused(self.move(self.any_move(rng.below(1000)), decision))
        return "accepted"


def reserve_s(session: TableSession, seat: int) -> float | None:
    clocks = session._table.clocks
    assert clocks is not None
    return clocks.shown([seat], 0)[0].reserve_s


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "options"), TABLES)
async def test_an_evening(tmp_path: Path, game: str, options: dict[str, Any], seed: int) -> None:
    rng = Rng.of("evening", seed)
    people = options["players"] - seed % 2
    answers: set[str] = set()
    async with open_scene(tmp_path, away_s=20) as scene:
        session, players = await scene.playing(
            people, game=game, options=options, clock=(15, 30), pace="normal"
        )
        guests = [Guest(session, player.person) for player in players]
        for player in players:
            player.leave()
        for _ in range(2000):
            if session.is_over:
                break
            answers.add(await rng.choice(guests).do_something(rng))
            scene.clock.advance(rng.choice((0, 0, 0.5, 3, 9)))
            await settled(session)
        assert session.is_over
        assert answers <= EXPECTED
        assert verify(session.record()) is None
        told = [guest.position["position"] for guest in guests if guest.is_here]
        here = [guest.person for guest in guests if guest.is_here]
    async with open_scene(tmp_path) as scene:
        again = await scene.directory.find(session.id)
        assert again.match.events == session.match.events
        assert again._table.seating == session._table.seating
        assert again._table.decisions == session._table.decisions
        assert again.match.choices == session.match.choices
        for seat in range(people):
            kept, lived = (reserve_s(each, seat) for each in (again, session))
            assert kept == lived
        assert [Player(again, person).position["position"] for person in here] == told
