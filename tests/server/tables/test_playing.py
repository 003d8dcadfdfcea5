"""Playing: each choice once, secret ones in any order, and the log is all there is to know."""

import asyncio
import gc
from functools import partial
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.messages.table import MoveRequest
from ridotto.server.store import SqliteStore, StoreError
from ridotto.server.tables import directory
from ridotto.server.tables.session.pauses import PAUSES_S
from ridotto.server.tables.session.session import TableSession
from tests.server.tables.scene import (
    SHORT,
    Player,
    Scene,
    open_scene,
    play_out,
    refused,
    settled,
    until,
)
from tests.walks import CONFIGURATIONS, IDS, walk

pytestmark = pytest.mark.anyio


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


# One choice, one entry


async def test_a_move_is_told_to_everybody(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await after_the_pass(scene)
        watcher = Player(session, await scene.person())
        leader = whose_turn(players)
        numbers = [player.position["number"] for player in players]
        card = leader.position["task"]["cards"][0]
        await leader.move(f"play {card}")
        assert lines(session)[-1] == f"{leader.seat} play {card}"
        for player in (*players, watcher):
            assert player.position["position"]["trick"] == [{"seat": leader.seat, "card": card}]
        assert all(
            player.position["number"] > before for player, before in zip(players, numbers, strict=True)
        )
        assert watcher.position["task"] is None
        assert watcher.position["decision"] is None


async def test_a_double_click_plays_one_card(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await after_the_pass(scene)
        leader = whose_turn(players)
        first, second = leader.position["task"]["cards"][:2]
        decision = leader.position["decision"]
        clicks = [leader.move(f"play {card}", decision) for card in (first, first, second)]
        answers = await asyncio.gather(*map(refused, clicks))
        assert answers == ["accepted", "stale-decision", "stale-decision"]
        assert sum(line.startswith(f"{leader.seat} play") for line in lines(session)) == 1


async def test_a_late_click_never_counts_for_a_later_decision(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await after_the_pass(scene)
        leader = whose_turn(players)
        old = leader.position["decision"]
        await leader.play_anything()
        while not leader.is_asked:
            await whose_turn(players).play_anything()
        before = lines(session)
        assert await refused(leader.move(leader.any_move(), old)) == "stale-decision"
        assert await refused(leader.move(leader.any_move(), old + 7)) == "stale-decision"
        assert lines(session) == before
        await leader.play_anything()


async def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await after_the_pass(scene)
        leader = whose_turn(players)
        (other, *_) = [player for player in players if player is not leader]
        watcher = Player(session, await scene.person())
        before, heard = lines(session), [len(player.raw) for player in players]
        assert other.position["decision"] is None
        assert await refused(other.move("play 1", 1)) == "nothing-to-decide"
        assert await refused(other.take_back(1)) == "nothing-to-take-back"
        assert await refused(watcher.move("play 1", 0)) == "not-your-seat"
        assert await refused(leader.move("play 99")) == "unknown-card"
        assert await refused(leader.move("")) == "unreadable-move"
        assert await refused(leader.move("sing")) == "unreadable-move"
        assert await refused(leader.move("pass left 1 right 2")) == "pass-is-over"
        assert lines(session) == before
        assert [len(player.raw) for player in players] == heard


async def test_no_moves_before_the_start_and_after_the_end(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        session = await scene.session("me", "open", "bot:random", host=ada, options=SHORT)
        host = Player(session, ada)
        for asked in (host.move("play 1", 0), host.take_back(0), host.come_back()):
            assert await refused(asked) == "not-started"
        assert await refused(host.rematch()) == "not-over"
        await host.fill()
        await host.start()
        await play_out(session, [host])
        decisions = sum(line.startswith(f"{host.seat} ") for line in lines(session))
        for asked in (host.move("play 1", decisions), host.take_back(decisions), host.stand()):
            assert await refused(asked) == "match-over"
        # The second copy of the last move, sent again after a lost connection, is told that it came too late.
        assert await refused(host.move("play 1", decisions - 1)) == "stale-decision"


# Secret choices


@pytest.mark.parametrize("order", list(permutations(range(3))))
async def test_secret_choices_arrive_in_any_order(tmp_path: Path, order: tuple[int, ...]) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        decisions = [player.position["decision"] for player in players]
        for seat in order:
            await players[seat].move(players[seat].any_move(), decisions[seat])
        assert [line[0] for line in lines(session)[2:]] == [str(seat) for seat in order]
        assert players[0].position["position"]["phase"] == "play"


async def test_secret_choices_at_the_same_moment(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(5, game="turandot", options={"players": 5})
        await asyncio.gather(*(player.play_anything() for player in players))
        assert sum("bid" in line for line in lines(session)) == 5


async def test_others_see_only_that_a_choice_was_made(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        _, (ada, bob, _) = await scene.playing()
        await ada.play_anything()
        assert bob.position["position"]["sealed"] == [True, False, False]
        assert ada.position["position"]["picks"]
        assert not bob.position["position"]["picks"]
        assert (ada.position["may_take_back"], ada.is_asked) == (True, False)
        assert (bob.position["may_take_back"], bob.is_asked) == (False, True)


async def test_a_secret_choice_is_taken_back_and_made_anew(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob, cat) = await scene.playing()
        first, choice = ada.position["decision"], ada.any_move()
        await ada.play_anything(1)
        await bob.play_anything(2)
        sealed = ada.position["decision"]
        assert await refused(ada.move(choice, sealed)) == "nothing-to-decide"
        assert await refused(ada.take_back(first)) == "stale-decision"
        assert await refused(bob.take_back(sealed + 1)) == "stale-decision"
        await ada.take_back()
        assert ada.is_asked
        assert await refused(ada.take_back()) == "nothing-to-take-back"
        assert await refused(ada.take_back(sealed)) == "stale-decision"
        assert cat.position["position"]["sealed"] == [False, True, False]
        assert len(lines(session)) == 3
        await ada.play_anything(3)
        await cat.play_anything(4)
        assert await refused(ada.take_back(session._table.decisions[0])) == "nothing-to-take-back"
        assert [line[0] for line in lines(session)[2:]] == ["1", "0", "2"]


# Bots


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


# The log


@pytest.mark.parametrize(
    ("game", "options"), [("bottle_imp", {"players": 3, "rounds": 2}), ("turandot", {"players": 3})]
)
async def test_a_table_is_the_replay_of_its_log(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    """A server that starts again tells everybody what they heard last."""
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(3, game=game, options=options)
        await players[0].play_anything()
        await players[0].take_back()
        await players[2].stand()
        for seed in range(14):
            await settled(session)
            asked = [player for player in players if player.is_asked]
            await asked[seed % len(asked)].play_anything(seed)
        await settled(session)
        people = [player.person for player in players]
        positions = [player.position for player in players]
        tables = [player.table for player in players]
        events = lines(session)
    async with open_scene(tmp_path) as scene:
        again = await scene.directory.find(session.id)
        assert lines(again) == events
        assert again.match.state == session.match.state
        back = [Player(again, person) for person in people]
        assert [player.position for player in back] == positions
        assert back[-1].table == tables[-1]
        await play_out(again, [player for player in back if player.seat != 2])
        assert verify(again.record()) is None


async def test_nobody_hears_of_what_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        heard = [len(player.raw) for player in players]
        commit = SqliteStore.commit

        async def fail(*_: object) -> None:
            raise StoreError("store-failed", reason="disk full")

        monkeypatch.setattr(SqliteStore, "commit", fail)
        assert await refused(players[0].play_anything()) == "store-failed"
        assert [len(player.raw) for player in players] == heard
        assert len(lines(session)) == 2
        monkeypatch.setattr(SqliteStore, "commit", commit)
        await players[0].play_anything()
        assert len(lines(session)) == 3


async def test_a_bots_table_tries_again_when_it_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1, pace="slow")
        commit = SqliteStore.commit

        async def fail(*_: object) -> None:
            raise StoreError("store-failed", reason="disk full")

        monkeypatch.setattr(SqliteStore, "commit", fail)
        scene.clock.advance(60)
        await settled(session)
        assert len(lines(session)) == 2
        monkeypatch.setattr(SqliteStore, "commit", commit)
        for _ in range(3):
            scene.clock.advance(10)
            await settled(session)
        assert len(lines(session)) == 4
        assert ada.is_asked
    assert caplog.text == "", "the store itself tells the host, once"


async def test_what_is_cancelled_in_the_middle_is_known_with_the_next_move(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        asking = asyncio.create_task(players[0].play_anything())
        await asyncio.sleep(0)
        asking.cancel()
        await players[1].play_anything()
        assert len(lines(session)) == 4
        before, first, second = (each["number"] for each in players[2].heard("position")[-3:])
        assert (first, second) == (before + 1, before + 2)
        await players[2].play_anything()
        assert players[0].position["position"]["phase"] == "play"


async def test_what_is_cancelled_in_the_middle_is_known_soon(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        asking = asyncio.create_task(players[0].play_anything())
        await asyncio.sleep(0)
        asking.cancel()
        await settled(session)
        scene.clock.advance(10)
        await settled(session)
        assert len(lines(session)) == 3


async def test_what_must_not_break_is_done_though_nobody_waits_for_it(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        move = MoveRequest(
            id=1, type="move", decision=players[0].position["decision"], move=players[0].any_move()
        )
        asking = asyncio.create_task(session.handle_unbroken(players[0].person, move))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await settled(session)
        assert len(lines(session)) == 3
        await players[1].play_anything()
        await players[2].play_anything()
        assert players[0].position["position"]["phase"] == "play"


async def test_a_listener_that_fails_keeps_nobody_from_playing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        calls = 0

        def send(_: bytes) -> None:
            nonlocal calls
            calls += 1
            if calls > 3:
                raise ConnectionError

        session.join(await scene.person(), send)
        for player in players:
            await player.play_anything()
        assert len(lines(session)) == 5
    assert "cannot tell" in caplog.text


async def test_one_loading_for_many_who_ask(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, _ = await scene.playing()
    async with open_scene(tmp_path) as scene:
        sessions = await asyncio.gather(*(scene.directory.find(session.id) for _ in range(10)))
        assert len(set(map(id, sessions))) == 1


async def test_a_table_that_was_put_away_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "MOST_KEPT", 1)
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing()
        await players[0].play_anything()
        await scene.playing()
        assert await scene.directory.find(session.id) is session, "somebody still holds it"
        table_id, events, people = session.id, lines(session), [player.person for player in players]
        for player in players:
            player.part()
        del session, players, player
        await scene.playing()
        gc.collect()
        assert table_id not in scene.directory._sessions
        again = await scene.directory.find(table_id)
        assert lines(again) == events
        await Player(again, people[1]).play_anything()


async def test_many_tables_at_once(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        tables = [await scene.playing(2, options={"players": 2, "rounds": 1}) for _ in range(8)]
        await asyncio.gather(
            *(play_out(session, players, seed) for seed, (session, players) in enumerate(tables))
        )
        assert all(verify(session.record()) is None for session, _ in tables)
