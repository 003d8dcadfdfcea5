"""Each choice counts once, and secret ones come in any order."""

import asyncio
from itertools import permutations
from pathlib import Path

import pytest

from tests.server.tables.playing.moments import after_the_pass, lines, whose_turn
from tests.server.tables.scene import SHORT, Player, open_scene, play_out, refused

pytestmark = pytest.mark.anyio


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
