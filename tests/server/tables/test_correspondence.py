"""Days instead of seconds: people come when they like, and the table waits for them as long as was agreed."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.engine.records.verify import verify
from ridotto.server.store import Person
from ridotto.server.tables import TableSession
from ridotto.server.tables.directory import LOOK_S
from ridotto.server.tables.state.entries import seconds_of, time_of
from ridotto.server.upkeep.check import check
from tests.patience import until
from tests.server.tables.scene import SHORT, Player, Scene, open_scene, play_out, refused, settled

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60
LETTERS: dict[str, Any] = {"is_correspondence": True, "clock": (DAY, 0)}


async def by_letter(scene: Scene, people: int = 2, **changes: Any) -> tuple[TableSession, list[Player]]:
    return await scene.playing(people, **LETTERS | changes)


async def look(scene: Scene, session: TableSession) -> None:
    """Let the server look for what is due."""
    scene.clock.advance(LOOK_S)
    await until(lambda: not scene.directory._looking)
    await settled(session)


async def whose_turn(scene: Scene, people: list[Person]) -> list[bool]:
    """What the first screens of these people say."""
    return [(await scene.directory.tables_of(person))[0].is_your_turn for person in people]


@pytest.mark.parametrize("clock", [None, (60, 0), (3599, 0), (DAY, 60)])
async def test_days_need_a_clock_of_days(tmp_path: Path, clock: tuple[int, int] | None) -> None:
    async with open_scene(tmp_path) as scene:
        wish = scene.session("me", "open", "open", options=SHORT, is_correspondence=True, clock=clock)
        assert await refused(wish) == "correspondence-clock"


async def test_nobody_is_replaced_before_the_time_is_up(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await by_letter(scene)
        people = [player.person for player in players]
        for player in players:
            player.leave()
        scene.clock.advance(DAY - 60)
        await look(scene, session)
        assert session.summary_for(people[0]).status == "playing"
        assert not any(seat.is_replaced for seat in session.summary_for(people[0]).seats)
        assert await whose_turn(scene, people) == [True, True], "both choose cards to pass"
        scene.clock.advance(60)
        await look(scene, session)
        assert [seat.is_replaced for seat in session.summary_for(people[0]).seats[:2]] == [True, True]


async def test_a_table_goes_on_with_nobody_there(tmp_path: Path) -> None:
    """The bot plays for whoever is late; the other learns on the first screen that it is their turn."""
    async with open_scene(tmp_path) as scene:
        session, (ada, bob) = await by_letter(scene, options={"players": 2, "rounds": 1})
        await ada.play_anything()
        ada.leave()
        bob.leave()
        scene.clock.advance(DAY)
        await look(scene, session)
        (seen,) = await scene.directory.tables_of(bob.person)
        assert seen.seats[1].is_replaced
        (seen,) = await scene.directory.tables_of(ada.person)
        assert seen.is_your_turn
        assert seen.deadline is not None
        assert 0 < seconds_of(seen.deadline) - seconds_of(scene.clock.wall()) <= DAY
        bob.join()
        await until(lambda: not bob.seat_info["is_replaced"])
        ada.join()
        await play_out(session, [ada, bob])
        assert verify(session.record()) is None


async def test_whoever_is_there_too_late_loses_one_move(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await by_letter(scene, 1)
        assert ada.is_asked
        scene.clock.advance(DAY + 1)
        await until(lambda: session.match.choices[0] == 1)
        assert not ada.seat_info["is_replaced"]


async def test_two_people_over_restarts_of_the_server(tmp_path: Path) -> None:
    """They are never there at the same time, and the server is restarted after every move."""
    table_id, people, moves = "", list[Person](), 0
    async with open_scene(tmp_path) as scene:
        session, players = await by_letter(scene, options={"players": 2, "rounds": 1})
        table_id, people = session.id, [player.person for player in players]
    started_at = 0.0
    while True:
        async with open_scene(tmp_path) as scene:
            # Each server's clock begins anew: time has gone by in the meantime.
            scene.clock.advance(started_at)
            turns = await whose_turn(scene, people)
            session = await scene.directory.find(table_id)
            assert turns == [session.summary_for(person).is_your_turn for person in people]
            if session.is_over:
                break
            player = Player(session, people[turns.index(True)])
            clock = player.position["clocks"][player.seat]
            assert clock["is_running"]
            assert DAY - 2 * 3600 - 60 <= clock["move_s"] <= DAY
            await player.play_anything(moves)
            assert not any(seat["is_replaced"] for seat in player.table["seats"])
            player.leave()
            await settled(session)
            moves += 1
        started_at += 3600.0
    assert moves == sum(line[0].isdigit() for line in session.match.events)
    assert verify(session.record()) is None
    with closing(sqlite3.connect(tmp_path / "ridotto.sqlite")) as file:
        assert list(check(file)) == []


async def test_time_goes_on_while_the_server_is_down(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob) = await by_letter(scene)
        await ada.play_anything()
    async with open_scene(tmp_path) as scene:
        scene.clock.advance(DAY - 100)
        player = Player(await scene.directory.find(session.id), bob.person)
        assert player.position["clocks"][1]["move_s"] == pytest.approx(100, abs=1)
    async with open_scene(tmp_path) as scene:
        scene.clock.advance(DAY + 1)
        again = await scene.directory.find(session.id)
        await look(scene, again)
        assert again.summary_for(ada.person).seats[1].is_replaced


async def test_bots_go_on_where_a_server_stopped_before_their_move(tmp_path: Path) -> None:
    """Whoever moved and left is not there to wake the table, and the others wait for the bots."""
    async with open_scene(tmp_path) as scene:
        session, players = await by_letter(scene, pace="slow", options={"players": 3, "rounds": 1})
        for player in players:
            await player.play_anything()
            player.leave()
        before = len(session.match.events)
    async with open_scene(tmp_path) as scene:
        scene.clock.advance(60)
        session = await scene.directory.find(session.id)
        for _ in range(20):
            await look(scene, session)
        assert len(session.match.events) > before
        assert any(await whose_turn(scene, [player.person for player in players]))


async def test_it_begins_when_the_last_seat_is_taken_whoever_is_there(tmp_path: Path) -> None:
    async with open_scene(tmp_path, lobby_s=20) as scene:
        ada = await scene.person("Ada")
        seats = ("me", "open", "bot:heuristic")
        session = await scene.session(
            *seats, host=ada, options=SHORT, starts=True, **LETTERS | {"clock": (DAY, 0)}
        )
        guest = Player(session, await scene.person("Bob"))
        scene.clock.advance(60)
        await settled(session)
        assert guest.table["host"] == {
            "name": "Ada",
            "seat": 0,
            "is_here": False,
            "heir": None,
            "heir_in_s": None,
        }
        await guest.sit()
        await until(lambda: session.is_started)
        assert await whose_turn(scene, [ada]) == [True]


async def test_many_matches_side_by_side(tmp_path: Path) -> None:
    """All of them are found, a few at a time, and none stays in memory for its clock's sake."""
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        seats = ("me", "bot:heuristic", "bot:heuristic")
        sessions = [
            await scene.session(*seats, host=ada, options=SHORT, starts=True, **LETTERS) for _ in range(5)
        ]
        for session in sessions:
            await settled(session)
            assert session._schedule._timer is None
        listed = await scene.directory.tables_of(ada)
        assert [table.is_your_turn for table in listed] == [True] * 5
        assert all(table.deadline for table in listed)
        scene.clock.advance(DAY)
        for session in sessions:
            await look(scene, session)
        assert all(table.seats[0].is_replaced for table in await scene.directory.tables_of(ada))


async def test_a_table_where_everybody_has_left_waits(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await by_letter(scene, 1, pace="slow")
        await ada.stand()
        ada.leave()
        events = len(session.match.events)
        scene.clock.advance(DAY)
        await look(scene, session)
        assert len(session.match.events) == events
        assert session.summary_for(ada.person).status == "paused"


async def test_damaged_tables_do_not_keep_others_from_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.server.tables.directory.MOST_DUE", 1)
    async with open_scene(tmp_path) as scene:
        broken, others = await by_letter(scene, 1)
        await settled(broken)
        scene.clock.advance(1)
        whole, (ada,) = await by_letter(scene, 1)
        await settled(whole)
        ada.leave()
        others[0].leave()
    with closing(sqlite3.connect(tmp_path / "ridotto.sqlite")) as file, file:
        file.execute("UPDATE log SET entry = '{' WHERE table_id = ? AND number = 1", (broken.id,))
    async with open_scene(tmp_path) as scene:
        scene.clock.advance(DAY + 60)
        session = await scene.directory.find(whole.id)
        await look(scene, session)
        await look(scene, session)
        assert session.summary_for(ada.person).seats[0].is_replaced


@given(st.floats(0, 4_000_000_000))
def test_times_are_read_as_they_are_written(seconds: float) -> None:
    assert seconds_of(time_of(seconds)) == pytest.approx(seconds, abs=0.0006)
    assert time_of(seconds_of(time_of(seconds))) == time_of(seconds)
