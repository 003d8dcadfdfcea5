"""Pace in people's hands, skipping, and danger for whoever wants to see it."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ridotto.messages.table.requests import PreferRequest, SkipRequest
from ridotto.server.tables.session.messages import Positions
from ridotto.server.tables.session.timing import PACES, PAUSES_S
from tests.server.tables.scene import Player, Scene, open_scene, play_out, settled

pytestmark = pytest.mark.anyio


async def prefer(player: Player, **wish: Any) -> None:
    await player.ask(PreferRequest(id=1, type="prefer", **wish))


async def skip(player: Player, number: int | None = None) -> None:
    shown = player.position["number"] if number is None else number
    await player.ask(SkipRequest(id=1, type="skip", number=shown))


async def rest_of(scene: Scene, player: Player) -> float:
    """After how much time the table goes on by itself, to a hundredth of a second."""
    await settled(player.session)
    before, waited = len(player.session.match.events), 0.0
    while len(player.session.match.events) == before:
        assert waited < 10
        scene.clock.advance(0.01)
        waited += 0.01
        await settled(player.session)
    return waited


def test_a_quicker_pace_is_quicker_everywhere() -> None:
    for slower, quicker in pairwise(PACES):
        assert all(PAUSES_S[quicker][kind] < rest for kind, rest in PAUSES_S[slower].items())


async def test_one_person_sets_the_pace_at_any_time(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        _, (ada,) = await scene.playing(1, pace="slow")
        await prefer(ada, pace="quick")
        assert await rest_of(scene, ada) == pytest.approx(PAUSES_S["quick"]["move"], abs=0.015)
        await prefer(ada, pace="slow")
        assert await rest_of(scene, ada) == pytest.approx(PAUSES_S["slow"]["sealed"], abs=0.015)


async def test_at_once_does_not_wait_for_what_had_begun(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, pace="slow")
        await settled(session)
        before = len(session.match.events)
        await prefer(ada, pace="instant")
        await settled(session)
        assert len(session.match.events) > before
        assert ada.is_asked


async def test_the_slowest_who_plays_is_waited_for(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, guest) = await scene.playing(2, pace="normal")
        watcher = Player(session, await scene.person("Watcher"))
        await prefer(ada, pace="quick")
        await prefer(watcher, pace="slow")
        await prefer(guest, pace="slow")
        paces = [session._audience.pace]
        guest.leave()
        paces.append(session._audience.pace)
        guest.join()
        paces.append(session._audience.pace)
        # Neither who is away nor a spectator holds anybody up, and a wish goes with whoever had it.
        assert paces == ["slow", "quick", "normal"]


async def test_a_rest_is_skipped_when_everybody_has_seen_enough(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, guest) = await scene.playing(2, pace="slow", options={"players": 4, "rounds": 1})
        await settled(session)
        before = len(session.match.events)
        await skip(ada)
        await settled(session)
        assert len(session.match.events) == before
        await skip(guest, number=0)
        await settled(session)
        assert len(session.match.events) == before, "an old position is no longer shown"
        await skip(guest)
        await settled(session)
        assert len(session.match.events) == before + 1
        rests_again = await rest_of(scene, ada)
        assert rests_again == pytest.approx(PAUSES_S["slow"]["sealed"], abs=0.015)


async def test_danger_comes_to_whoever_asks_for_it(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(3)
        ada, guest, _ = players
        await prefer(ada, danger=True)
        await play_out(session, players)
        assert all(told["danger"] is None for told in guest.heard("position"))
        dangers = [told["danger"] for told in ada.heard("position") if told["position"]["phase"] == "play"]
        assert dangers
        assert all(set(each) == {"game", "stakes", "sellers", "lacks"} for each in dangers)
        assert any(each["stakes"] for each in dangers)


async def test_whoever_begins_to_look_is_told_at_once(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, game="turandot", options={"players": 3})
        await settled(session)
        told = len(ada.heard("position"))
        await prefer(ada, danger=True)
        assert len(ada.heard("position")) == told + 1
        assert len(ada.position["danger"]["directors"]) == 9
        await prefer(ada, danger=True, pace="quick")
        assert len(ada.heard("position")) == told + 1
        await prefer(ada)
        await ada.play_anything()
        assert ada.position["danger"] is None


async def test_a_wish_makes_one_position_for_all_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    position_info = Positions.info_for

    def counted(*asked: Any, **wish: Any) -> bytes:
        made.append(asked)
        return position_info(*asked, **wish)

    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, game="turandot", options={"players": 3})
        windows = [Player(session, ada.person) for _ in range(3)]
        await settled(session)
        monkeypatch.setattr(Positions, "info_for", counted)
        await prefer(ada, danger=True)
        assert len(made) == 1
        assert all(window.position["danger"] for window in (ada, *windows))


async def test_who_plays_from_memory_has_to_see_it_coming(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(1, from_memory=True)
        await prefer(players[0], danger=True)
        await play_out(session, players)
        assert all(told["danger"] is None for told in players[0].heard("position"))


async def test_a_game_without_warnings_warns_of_nothing(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host = await scene.person()
        session = await scene.session(
            "me", "bot:random", host=host, game="high_card", options={"players": 2}, stand_in="random"
        )
        ada = Player(session, host)
        await ada.start()
        await prefer(ada, danger=True)
        assert ada.position["danger"] is None
