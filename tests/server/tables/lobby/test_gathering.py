"""Before the start: who sits where, who is the host, and how a match begins."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.options import MOST_ROUNDS_AT_TABLE as MOST_ROUNDS
from ridotto.server.store import Person
from ridotto.server.tables import public
from tests.patience import until
from tests.server.tables.scene import SHORT, Player, Scene, open_scene, refused, settings, settled

pytestmark = pytest.mark.anyio


async def test_a_table_is_made_and_found_by_its_id(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session = await scene.session("me", "open", "bot:random", options=SHORT)
        assert await scene.directory.find(session.id) is session
        assert len(session.id) == 12
        assert not set(session.id) & set("lo01")
        assert await refused(scene.directory.find("nosuchtable")) == "no-such-table"


async def test_the_first_messages(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        session = await scene.session("me", "open", "bot:random", host=ada, options=SHORT)
        player = Player(session, ada)
        assert [message["type"] for message in player.heard()] == ["welcome", "table"]
        welcome = player.heard("welcome")[0]
        assert (welcome["table"], welcome["levels"]) == (session.id, ["easy", "normal", "hard", "master"])
        assert welcome["settings"]["options"]["team_penalty"] == "once"
        assert player.table["status"] == "gathering"
        assert [seat["kind"] for seat in player.table["seats"]] == ["person", "open", "bot"]
        assert player.table["is_host"]
        assert player.table["your_seat"] == 0
        assert player.seat_info == {
            "kind": "person",
            "name": "Ada",
            "level": None,
            "is_you": True,
            "is_host": True,
            "is_connected": True,
            "is_replaced": False,
            "is_muted": False,
        }


async def test_everybody_sees_who_comes_and_goes(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host, guest = await scene.gathering("open", "open")
        assert host.table["spectators"] == 1
        await guest.sit(2)
        assert host.table["seats"][2]["name"] == "Bob"
        assert host.table["spectators"] == 0
        guest.leave()
        assert not host.table["seats"][2]["is_connected"]
        guest.join()
        assert host.table["seats"][2]["is_connected"]
        await guest.stand()
        assert host.table["seats"][2]["kind"] == "open"


async def test_two_windows_of_one_person(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        session = await scene.session("me", "open", "open", host=ada, options=SHORT)
        first, second = Player(session, ada), Player(session, ada)
        first.leave()
        assert second.seat_info["is_connected"]
        before = len(first.raw)
        await second.fill(1)
        assert len(first.raw) == before


async def test_seats_are_taken_once(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        session = await scene.session("me", "open", "open", host=ada, options=SHORT)
        host, bob, cat, dan = (
            Player(session, person) for person in (ada, *[await scene.person() for _ in "bcd"])
        )
        assert await refused(host.sit(1)) == "already-seated"
        assert await refused(bob.sit(0)) == "seat-taken"
        assert await refused(bob.sit(3)) == "no-such-seat"
        await bob.sit(2)
        await cat.sit()
        assert (bob.seat, cat.seat) == (2, 1)
        assert await refused(dan.sit()) == "table-full"
        assert await refused(dan.stand()) == "not-your-seat"


async def test_the_hosts_rights(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host, guest = await scene.gathering("open", "open")
        await guest.sit(1)
        for asked in (guest.fill(), guest.clear(0), guest.start()):
            assert await refused(asked) == "not-host"
        assert await refused(host.start()) == "seats-open"
        assert await refused(host.fill(1)) == "seat-taken"
        assert await refused(host.fill(2, level="genius")) == "unknown-bot"
        assert await refused(host.fill(2, level="search:9s")) == "unknown-bot"
        await host.clear(1)
        assert host.table["seats"][1]["kind"] == "open"
        assert guest.table["your_seat"] is None
        await host.clear(1)
        await host.fill()
        assert await refused(host.fill()) == "table-full"
        assert [seat["kind"] for seat in host.table["seats"]] == ["person", "bot", "bot"]
        await host.clear(2)
        await guest.sit()
        await host.start()
        assert guest.table["status"] == "playing"
        for asked in (host.fill(), host.clear(1), host.start()):
            assert await refused(asked) == "already-started"
        assert await refused(Player(host.session, await scene.person()).sit()) == "already-started"


async def test_the_host_passes_on(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host, guest = await scene.gathering("bot:random", "open")
        await guest.sit(2)
        await host.clear(0)
        assert guest.table["is_host"]
        assert not host.table["is_host"]
        await guest.stand()
        assert not guest.table["is_host"]
        await host.sit(0)
        assert host.table["is_host"]


async def test_a_host_who_does_not_come_back_is_followed_by_somebody_who_is_there(tmp_path: Path) -> None:
    async with open_scene(tmp_path, lobby_s=20) as scene:
        host, guest = await scene.gathering("open", "open")
        await guest.sit(1)
        host.leave()
        scene.clock.advance(19)
        await settled(host.session)
        assert not guest.table["is_host"]
        scene.clock.advance(2)
        await until(lambda: guest.table["is_host"])


async def test_a_host_may_only_watch(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        session = await scene.session("bot:random", "bot:random", "open", host=ada, options=SHORT)
        host = Player(session, ada)
        assert host.table["is_host"]
        assert host.table["your_seat"] is None
        await host.fill()
        await host.start()
        await until(lambda: session.is_over)
        assert host.table["status"] == "over"


# Beginning by itself


async def test_a_full_table_begins_at_once_where_that_is_wished(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        bots = ("bot:heuristic", "bot:heuristic")
        assert (await scene.session("me", *bots, options=SHORT, starts=True)).is_started
        assert not (await scene.session("me", *bots, options=SHORT)).is_started
        assert not (await scene.session("me", "open", bots[0], options=SHORT, starts=True)).is_started


async def test_a_table_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        session = await scene.session("me", "open", "bot:random", host=ada, options=SHORT, starts=True)
        host, guest = Player(session, ada), Player(session, await scene.person())
        host.leave()
        await guest.sit()
        await settled(session)
        assert not session.is_started, "the host is not there"
        host.join()
        await until(lambda: session.is_started)


@pytest.mark.parametrize(("game", "word"), [("turandot", "maestro"), ("bottle_imp", "dealer")])
@pytest.mark.parametrize("first", range(3))
async def test_a_table_may_choose_who_begins(tmp_path: Path, game: str, word: str, first: int) -> None:
    """T3.4, B8.1. It is kept with the table until the match begins, also while the server is down."""
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        seats = ("me", "open", "bot:heuristic")
        made = await scene.session(*seats, host=ada, game=game, options={"players": 3}, first=first)
    async with open_scene(tmp_path) as scene:
        session = await scene.directory.find(made.id)
        host, guest = Player(session, ada), Player(session, await scene.person("Guest"))
        await guest.sit()
        await host.start()
        assert session.match.events[0] == f"{word} {first}"


# Tables that cannot be


@pytest.mark.parametrize(
    ("seats", "changes", "code"),
    [
        (("me", "open"), {"options": SHORT}, "seats-count"),
        (("me", "me", "open"), {"options": SHORT}, "already-seated"),
        (("me", "dog", "open"), {"options": SHORT}, "unknown-seat-word"),
        (("me", "bot:genius", "open"), {"options": SHORT}, "unknown-bot"),
        (("me", "open", "open"), {"options": SHORT, "stand_in": "genius"}, "unknown-bot"),
        # Whoever could choose how long a bot thinks could keep the bots of all tables waiting.
        (("me", "bot:search:9s", "open"), {"options": SHORT}, "unknown-bot"),
        (("me", "open", "open"), {"options": SHORT, "stand_in": "search:9s"}, "unknown-bot"),
        (("me", "open", "open"), {"options": SHORT, "first": 3}, "no-such-seat"),
        (
            ("me", "open", "open"),
            {"options": SHORT | {"rounds": MOST_ROUNDS + 1}},
            "too-many-rounds",
        ),
        (("me", "open", "open"), {"options": SHORT | {"colour": 1}}, "unknown-option"),
        (("me", "open"), {"game": "chess"}, "unknown-game"),
    ],
)
async def test_tables_that_cannot_be(
    tmp_path: Path, seats: tuple[str, ...], changes: dict[str, Any], code: str
) -> None:
    async with open_scene(tmp_path) as scene:
        assert await refused(scene.session(*seats, **changes)) == code


# Lists


async def test_lists_of_tables(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada, bob = await scene.person("Ada"), await scene.person("Bob")
        open_room = await scene.session("me", "open", "open", host=ada, options=SHORT, is_public=True)
        await scene.session("me", "open", "open", host=ada, options=SHORT)
        (listed,) = await scene.directory.public_tables(bob)
        assert (listed.id, listed.status, listed.your_seat) == (open_room.id, "gathering", None)
        assert listed.seats[0].name == "Ada"
        assert len(await scene.directory.tables_of(ada)) == 2
        assert await scene.directory.tables_of(bob) == ()
        player = Player(open_room, bob)
        await player.sit(1)
        (mine,) = await scene.directory.tables_of(bob)
        assert (mine.your_seat, mine.seats[1].is_you, mine.is_your_turn) == (1, True, False)


async def test_lists_say_the_same_of_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(is_public=True)
        await players[2].stand()
        for player in players[:2]:
            player.leave()
        players[2].leave()
        people = [player.person for player in players]
        seen = [await scene.directory.tables_of(person) for person in people]
        public = await scene.directory.public_tables()
    async with open_scene(tmp_path) as scene:
        assert [await scene.directory.tables_of(person) for person in people] == seen
        assert await scene.directory.public_tables() == public
        assert seen[0][0].is_your_turn
        assert seen[2][0].seats[2].is_replaced
        assert not seen[2][0].is_your_turn
        assert public[0].status == "paused"
        await scene.directory.find(session.id)
        assert [await scene.directory.tables_of(person) for person in people] == seen


async def test_a_new_name_is_told(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        session = await scene.session("me", "open", "open", host=ada, options=SHORT)
        guest = Player(session, await scene.person())
        await scene.store.rename(ada.id, "Augusta")
        scene.directory.renamed(type(ada)(ada.id, "Augusta"))
        assert guest.table["seats"][0]["name"] == "Augusta"
    async with open_scene(tmp_path) as scene:
        session = await scene.directory.find(session.id)
        assert session.summary_for(ada).seats[0].name == "Augusta"


async def test_no_spectators_means_none_once_it_has_begun(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person()
        session = await scene.session(
            "me", "open", "bot:random", host=ada, options=SHORT, allows_spectators=False
        )
        host, guest, watcher = (
            Player(session, ada),
            Player(session, await scene.person()),
            Player(session, await scene.person()),
        )
        await guest.sit()
        await host.start()
        assert watcher.heard()[-1]["code"] == "no-spectators"
        assert not watcher.heard("position")
        with pytest.raises(RidottoError) as caught:
            watcher.join()
        assert caught.value.code == "no-spectators"
        guest.leave()
        guest.join()
        assert guest.heard("position")
        assert settings().allows_spectators


async def test_tables_where_somebody_waits_are_listed_first(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        sessions = []
        for _ in range(3):
            sessions.append(
                await scene.session("me", "open", "open", host=ada, options=SHORT, is_public=True)
            )
            scene.clock.advance(1)
        oldest, middle, newest = sessions
        Player(oldest, ada)
        listed = [table.id for table in await scene.directory.public_tables()]
        assert listed == [oldest.id, newest.id, middle.id]


async def test_one_host_does_not_fill_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public, "MOST_LISTED", 4)
    monkeypatch.setattr(public, "MOST_OF_HOST", 2)

    async def opened(scene: Scene, host: Person) -> str:
        session = await scene.session("me", "open", "open", host=host, options=SHORT, is_public=True)
        scene.clock.advance(1)
        return session.id

    async with open_scene(tmp_path) as scene:
        ada, eve = await scene.person("Ada"), await scene.person("Eve")

        async def listed() -> list[str]:
            return [table.id for table in await scene.directory.public_tables()]

        adas = await opened(scene, ada)
        eves = [await opened(scene, eve) for _ in range(3)]
        assert {*await listed()} == {*eves, adas}, "there is room for all"
        eves += [await opened(scene, eve) for _ in range(3)]
        # Where others leave room, it is used.
        assert await listed() == [eves[-1], eves[-2], adas, eves[-3]]
        bobs = [await opened(scene, await scene.person("Bob")) for _ in range(2)]
        assert await listed() == [bobs[1], bobs[0], eves[-1], eves[-2]]
        eves.append(await opened(scene, eve))
        assert await listed() == [eves[-1], bobs[1], bobs[0], eves[-2]]
