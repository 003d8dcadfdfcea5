"""Nobody is told more than their view: what a seat cannot see may be redealt, and not one byte changes."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.rng import Rng
from ridotto.server.tables import TableSession
from tests.server.tables.scene import Player, Scene, hearing, open_scene, play_out, settled

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("bottle_imp", {"players": 2, "rounds": 1}),
    ("bottle_imp", {"players": 3, "rounds": 1, "deck": "classic"}),
    ("bottle_imp", {"players": 4, "rounds": 2}),
    ("bottle_imp", {"players": 4, "mode": "teams-2-1-1", "rounds": 1}),
    ("bottle_imp", {"players": 5, "mode": "two-bottles", "rounds": 1}),
    ("bottle_imp", {"players": 6, "mode": "teams-2-2-2", "rounds": 1}),
    ("turandot", {"players": 2}),
    ("turandot", {"players": 3, "edition": "de"}),
    ("turandot", {"players": 5}),
]
SECRET_PHASES = {"bottle_imp": {"pass", "play"}, "turandot": {"bid", "cast"}}


async def told_to(scene: Scene, session: TableSession, player: Player | None) -> list[bytes]:
    """Everything that a new socket of this person, or of somebody who watches, is told."""
    person = await scene.person("Watcher") if player is None else player.person
    raw: list[bytes] = []
    session.leave(session.join(person, hearing(raw)))
    return raw


@pytest.mark.parametrize(("game", "options"), TABLES)
async def test_redealing_what_a_seat_cannot_see_changes_no_byte(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(options["players"], game=game, options=options)
        match, rng = session.match, Rng.of("redeal", game)
        redealt: set[str] = set()
        while not session.is_over:
            real = match.state
            for player in players:
                before = await told_to(scene, session, player)
                assert before[-1] == player.last_raw("position"), (
                    "those who were there know as much as those who come"
                )
                view: Any = match.game.view(real, player.seat)
                match.state = match.game.complete(view, rng)
                if match.state != real:
                    redealt.add(view.phase)
                after = await told_to(scene, session, player)
                match.state = real
                assert after == before
            acting = match.game.to_act(real)
            player = players[rng.choice(acting)]
            await player.play_anything(f"{game}-{len(match.events)}")
        assert redealt >= SECRET_PHASES[game]


@pytest.mark.parametrize(("game", "options"), TABLES)
async def test_spectators_see_no_hand(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    """Redealt for any seat, the table looks the same from outside until something is turned up."""
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(options["players"], game=game, options=options)
        match, rng = session.match, Rng.of("redeal", game)
        watcher = Player(session, await scene.person("Watcher"))
        for number in range(2 * len(players)):
            real = match.state
            match.state = match.game.complete(match.game.view(real, number % len(players)), rng)
            raw: list[bytes] = []
            session.leave(session.join(watcher.person, hearing(raw)))
            match.state = real
            assert raw[-1] == watcher.last_raw("position")
            asked = [player for player in players if player.is_asked]
            await asked[0].play_anything(number)


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
async def test_the_seed_is_never_told(tmp_path: Path, game: str) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2, game=game, options={"players": 3}, clock=(10, 20))
        watcher = Player(session, await scene.person("Watcher"))
        await players[1].stand()
        await play_out(session, players[:1])
        await settled(session)
        said = b"".join(raw for player in (*players, watcher) for raw in player.raw)
        said += session.record().dumps().encode() + repr(session.summary_for(players[0].person)).encode()
        seed = str(session.match.seed)
        assert len(seed) == 32
        assert seed.encode() not in said
        assert str(int(seed, 16)).encode() not in said
        for player in players:
            assert player.person.id.encode() not in said, "whoever knows an id is not that person"
