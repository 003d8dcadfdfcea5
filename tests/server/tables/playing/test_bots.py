"""Bots at the table play on by themselves, at a pace that people can follow."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.server.tables.session.session import TableSession
from ridotto.server.tables.session.timing import PAUSES_S
from tests.patience import until
from tests.server.tables.playing.moments import lines
from tests.server.tables.scene import SHORT, Player, open_scene, play_out, settled
from tests.walks import CONFIGURATIONS, IDS, walk

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "options"), [("bottle_imp", {"players": 3, "rounds": 2}), ("turandot", {"players": 3})]
)
async def test_a_person_among_bots_plays_to_the_end(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(1, game=game, options=options)
        await play_out(session, players)
        record = session.record()
        assert verify(record) is None
        assert record.result is not None
        assert record.seats == ["Ada", "bot:heuristic", "bot:heuristic"]
        assert players[0].table["status"] == "over"
        assert players[0].position["position"]["outcome"] is not None


def is_over(session: TableSession) -> bool:
    return session.is_over


async def test_bots_play_the_same_from_the_same_seed(tmp_path: Path) -> None:
    """Their chance comes from the seed of the table, whoever asks first."""
    async with open_scene(tmp_path) as scene:
        told = []
        for _ in range(2):
            ada = await scene.person()
            session = await scene.session(*["bot:random"] * 3, host=ada, options=SHORT)
            session.match.seed = "always the same"
            host = Player(session, ada)
            await host.start()
            await until(partial(is_over, session))
            told.append(sorted(lines(session)))
        assert told[0] == told[1]


async def test_a_bots_answer_to_a_question_of_yesterday_is_dropped(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, *_) = await scene.playing(clock=(10, 0))
        scene.clock.advance(10)
        # The stand-in thinks now; the person is quicker.
        await ada.play_anything()
        await settled(session)
        assert sum(line.startswith("0 ") for line in lines(session)) == 1


async def test_a_bot_that_fails_is_followed_by_one_that_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from ridotto.games.bottle_imp.bots.heuristic.bot import HeuristicBot

    def fail(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(HeuristicBot, "choose", fail)
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(1)
        await play_out(session, players)
        assert verify(session.record()) is None
    assert "the bot heuristic failed" in caplog.text


async def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, pace="slow")
        await settled(session)
        assert len(lines(session)) == 2
        pauses = PAUSES_S["slow"]
        scene.clock.advance(pauses["move"])
        await settled(session)
        assert len(lines(session)) == 3
        scene.clock.advance(pauses["sealed"] - 0.01)
        await settled(session)
        assert len(lines(session)) == 3
        scene.clock.advance(0.01)
        await settled(session)
        assert len(lines(session)) == 4
        assert ada.is_asked


async def test_the_next_round_is_dealt_after_a_pause(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2, options={"players": 2, "rounds": 2}, pace="normal")
        while not session.match.game.rounds_finished(session.match.state):
            for player in players:
                if player.is_asked:
                    await player.play_anything()
        assert players[0].position["position"]["phase"] == "deal"
        assert not any(player.is_asked for player in players)
        await settled(session)
        assert not lines(session)[-1].startswith("deal")
        scene.clock.advance(PAUSES_S["normal"]["round"])
        await settled(session)
        assert lines(session)[-1].startswith("deal")


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
async def test_every_happening_of_a_match_has_its_pause(game: Any, options: Any) -> None:
    paces = PAUSES_S.values()
    rounds = 0
    for before, after in pairwise(walk(game, options, 1)):
        kind = game.step_kind(before, after)
        assert all(kind in pauses for pauses in paces)
        is_end = game.rounds_finished(after) > game.rounds_finished(before)
        assert (kind == "round") == is_end
        rounds += is_end
    assert rounds == game.rounds_finished(after) > 0
