"""Tables that play from memory tell people what lies there, until the match is over."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.server.tables.state.settings import SETTINGS
from tests.server.tables.scene import hearing, open_scene, settings
from tests.server.visitors import ME_AND_BOTS, hear, open_app, open_site, play_out, visitor

pytestmark = pytest.mark.anyio

FROM_MEMORY = {**ME_AND_BOTS, "from_memory": True}


async def test_people_and_spectators_are_told_the_last_trick_only(tmp_path: Path) -> None:
    options = {"players": 3, "rounds": 1}
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(3, options=options, from_memory=True)
        watcher: list[bytes] = []
        session.join(await scene.person("Watcher"), hearing(watcher))
        while not session.is_over:
            seat = session.match.game.to_act(session.match.state)[0]
            await players[seat].play_anything(len(session.match.events))
        told = [*(player.heard("position") for player in players), [json.loads(raw) for raw in watcher]]
        for messages in told:
            *before, last = [each["position"] for each in messages if each["type"] == "position"]
            assert max(position["tricks_finished"] for position in before) == 10
            for position in before:
                assert len(position["tricks"]) == min(1, position["tricks_finished"])
                assert position["taken"] == position["taken_points"] == position["tricks_won"] == []
            assert len(last["tricks"]) == 11, "all is told at the end"


async def test_the_replay_waits_for_the_end(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as guest:
        table_id = (await guest.post("/api/tables", json=FROM_MEMORY)).json()["id"]
        replay = f"/api/tables/{table_id}/replay?form=2"
        async with site.sit(guest, table_id) as socket:
            await hear(socket, "position")
            for eyes in ("", "&seat=0"):
                refused = await guest.get(replay + eyes)
                assert (refused.status_code, refused.json()["code"]) == (409, "from-memory-running")
            # A new socket is told again what is asked.
        async with site.sit(guest, table_id) as socket:
            await play_out(socket)
        assert (await guest.get(replay + "&seat=0")).status_code == 200
        record = (await guest.get(f"/api/tables/{table_id}/record")).text
        assert "from_memory" not in record
        verify(parse_record(record))


async def test_only_games_that_offer_it(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        games = (await guest.get("/api/catalogue")).json()["games"]
        offering = {game["id"] for game in games if game["offers_from_memory"]}
        assert offering == {"bottle_imp"}
        refused = await guest.post("/api/tables", json={"game": "turandot", "from_memory": True})
        assert (refused.status_code, refused.json()["code"]) == (400, "from-memory-not-offered")
        wrong = await guest.post("/api/tables", json={**FROM_MEMORY, "from_memory": "yes"})
        assert wrong.status_code == 422


def test_settings_of_before_are_read() -> None:
    written: dict[str, Any] = json.loads(SETTINGS.dump_json(settings()))
    assert written.pop("from_memory") is False
    assert SETTINGS.validate_json(json.dumps(written)) == settings()
