"""Talk: emotes everywhere, chat at private tables; people hear it, and nobody and nothing else."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.messages.limits import LONGEST_CHAT
from ridotto.server.tables.talk.conversation import MOST_LINES
from ridotto.server.tables.talk.mutes import Mutes
from tests.server.tables.scene import SHORT, Player, Scene, open_scene, play_out, refused

pytestmark = pytest.mark.anyio


def texts(player: Player) -> list[str]:
    """What somebody has read, as a page keeps it."""
    lines: list[str] = []
    for message in player.heard("talk"):
        said = [line["text"] or line["emote"] for line in message["lines"]]
        lines = said if message["is_all"] else lines + said
    return lines


async def test_people_talk_and_everybody_hears_it(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob) = await scene.playing(2)
        watcher = Player(session, await scene.person("Cat"))
        await ada.chat("  Good \u202eevening\n<b>all</b> ")
        await bob.emote("bravo")
        for player in (ada, bob, watcher):
            assert texts(player) == ["Good evening <b>all</b>", "bravo"]
        first, second = (message["lines"][0] for message in watcher.heard("talk"))
        assert (first["seat"], first["name"], second["seat"]) == (0, "Ada", 1)
        assert second["number"] > first["number"]
        assert await refused(watcher.chat("me too")) == "not-your-seat"
        assert await refused(watcher.emote("rose")) == "not-your-seat"
        assert await refused(ada.chat(" \u200b\u2800 ")) == "chat-empty"


async def test_who_comes_later_reads_the_last_lines_but_no_old_emotes(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob) = await scene.playing(2)
        for number in range(MOST_LINES + 5):
            await ada.chat(f"line {number}")
            await bob.emote("gasp")
        late = Player(session, await scene.person())
        assert texts(late) == [f"line {number}" for number in range(5, MOST_LINES + 5)]


async def test_nothing_is_sent_where_nothing_was_said(tmp_path: Path) -> None:
    """A client of before talk hears nothing new."""
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2)
        await play_out(session, players)
        assert {message["type"] for player in players for message in player.heard()} == {
            "welcome",
            "table",
            "position",
        }


async def test_no_chat_among_strangers(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        _, (ada, bob) = await scene.playing(2, is_public=True)
        assert not ada.table["allows_chat"]
        assert await refused(ada.chat("psst")) == "chat-public"
        await ada.emote("luck")
        assert texts(bob) == ["luck"]


async def test_the_host_switches_the_chat_off_also_for_the_rematch(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob) = await scene.playing(2)
        await bob.chat("hello")
        assert await refused(bob.allow_chat(is_allowed=False)) == "not-host"
        await ada.allow_chat(is_allowed=False)
        before = len(ada.heard("table"))
        await ada.allow_chat(is_allowed=False)
        assert len(ada.heard("table")) == before, "nothing has changed, so nothing is written or told"
        assert not bob.table["allows_chat"]
        assert texts(bob) == []
        assert await refused(bob.chat("hello?")) == "chat-off"
        await bob.emote("encore")
    async with open_scene(tmp_path) as scene:
        session = await scene.directory.find(session.id)
        players = [Player(session, player.person) for player in (ada, bob)]
        assert not players[0].table["allows_chat"], "it outlives the server"
        await play_out(session, players)
        again = await scene.directory.find(await players[1].rematch())
        host = Player(again, bob.person)
        assert not host.table["allows_chat"]
        await host.allow_chat(is_allowed=True)
        await host.chat("now")
        assert texts(host) == ["now"]


async def test_a_table_that_becomes_public_forgets_what_was_said(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        ada = await scene.person("Ada")
        session = await scene.session("me", "open", "open", host=ada, options=SHORT)
        host = Player(session, ada)
        await host.chat("between us")
        await host.change(is_public=True)
        assert texts(host) == []
        assert not Player(session, await scene.person()).heard("talk")


async def test_a_muted_person_is_heard_by_the_others(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, bob, cat) = await scene.playing(3)
        await cat.chat("la")
        await ada.mute(cat.seat)
        assert ada.table["seats"][cat.seat]["is_muted"]
        assert not bob.table["seats"][cat.seat]["is_muted"]
        assert texts(ada) == [], "what they said before is gone, too"
        await cat.chat("la la")
        await cat.emote("bravo")
        await bob.chat("well")
        assert texts(ada) == ["well"]
        assert texts(bob) == texts(cat) == ["la", "la la", "bravo", "well"]
        ada.leave()
        ada.join()
        assert ada.table["seats"][cat.seat]["is_muted"]
        assert texts(ada) == ["well"]
        await play_out(session, [ada, bob, cat])
        again = Player(await scene.directory.find(await bob.rematch()), ada.person)
        assert again.table["seats"][cat.seat]["is_muted"], "at the next table, too"
        await ada.mute(cat.seat, is_muted=False)
        assert texts(ada) == ["la", "la la", "well"]
        assert await refused(ada.mute(ada.seat)) == "nobody-to-mute"
        assert await refused(ada.mute(5)) == "no-such-seat"


async def test_nothing_that_was_said_is_kept(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, players = await scene.playing(2)
        spoken = "a word that no card game knows"
        await players[0].chat(spoken)
        await players[1].emote("applause")
        await play_out(session, players)
        await players[1].chat(spoken)
        assert spoken not in session.record().dumps()
        assert "applause" not in session.record().dumps()
        assert spoken not in await log_of(scene, session.id)
    for file in tmp_path.iterdir():
        assert spoken.encode() not in file.read_bytes()


async def log_of(scene: Scene, table_id: str) -> str:
    stored = await scene.store.find_table(table_id)
    assert stored is not None
    return json.dumps([logged.entry for logged in stored.entries])


people = st.integers(0, 5).map(str)


@given(st.lists(st.tuples(people, people, st.booleans()), max_size=40))
def test_mutes_are_bounded(asked: list[tuple[str, str, bool]]) -> None:
    mutes = Mutes(most_people=3, most_each=2)
    for person, other, is_muted in asked:
        (mutes.mute if is_muted else mutes.unmute)(person, other)
        assert (other in mutes.of(person)) == is_muted
        assert len(mutes.of(person)) <= 2
    assert sum(bool(mutes.of(str(person))) for person in range(6)) <= 3


def test_a_line_fits_into_a_message() -> None:
    longest = json.dumps({"type": "chat", "id": 2**53, "text": "\U0001d11e" * LONGEST_CHAT})
    assert len(longest) < 4096
