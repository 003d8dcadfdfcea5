"""A page can ask for the words of a game that it was not built with."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from ridotto.locale import LANGUAGES
from tests.server.http.test_api import problem
from tests.server.visitors import open_app, visitor
from tests.word_files import GAMES, messages, web_keys

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_a_game(tmp_path: Path, language: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        for game in GAMES:
            answer = await guest.get(f"/api/games/{game}/words/{language}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            found = [entry for entry in FluentResource(answer.text).body if isinstance(entry, Message)]
            assert {entry.id.name for entry in found} == web_keys(game)
            first = {entry.id.name: entry for entry in reversed(found)}
            assert all(first[key].equals(messages(game, language)[key]) for key in first)


async def test_wrong_questions(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        problem(await guest.get("/api/games/nothing/words/en"), 400, "unknown-game")
        problem(await guest.get(f"/api/games/{GAMES[0]}/words/xx"), 400, "unknown-language")
