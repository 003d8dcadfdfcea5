"""Uploaded files for the options of a game, such as a deck of cards."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.engine.options import OwnFile, WordOption
from ridotto.games import find_game
from ridotto.messages.http import OwnValue
from ridotto.server.app_context import AppContext
from ridotto.server.http.answers import json_answer
from ridotto.server.http.openapi.description import answers, answers_text, hears_file
from ridotto.server.http.security import spend

router = APIRouter(prefix="/api/games/{game_id}/files")


@router.post("/{option}", openapi_extra=hears_file() | answers("OwnValue"))
async def read_file(
    request: Request,
    game_id: str,
    option: str,
    name: Annotated[
        str, Query(max_length=200, description="The name of the file; its ending tells the kind.")
    ],
) -> Response:
    """Check a file and return it as the value of an option, to send with a new table. The server does not
    save it."""
    context: AppContext = request.app.state.context
    spend(context.option_files, request, context)
    game = find_game(game_id)
    # A hostile file may take a tenth of a second, too long for the event loop.
    value = await asyncio.to_thread(_value, game, option, name, await request.body())
    return json_answer(OwnValue(value))


@router.get("/{option}", openapi_extra=answers_text())
async def read_example(game_id: str, option: str) -> Response:
    """Return an example file with the default value."""
    game = find_game(game_id)
    file = _own_file(game, option)
    name = f"{game.id}-{option}{file.suffixes[0]}"
    return Response(
        file.example(),
        headers={"cache-control": "no-cache", "content-disposition": f'attachment; filename="{name}"'},
        media_type="text/plain; charset=utf-8",
    )


def _value(game: SomeGame, option: str, name: str, content: bytes) -> list[object]:
    rows = list(_own_file(game, option).read(name, content))
    value = game.parse_options({option: rows}).to_json()[option]
    assert isinstance(value, list)
    return value


def _own_file(game: SomeGame, name: str) -> OwnFile:
    offered = {
        option.name: option.file
        for option in game.option_list
        if isinstance(option, WordOption) and option.file is not None and option.file.at_table
    }
    if name not in offered:
        raise InvalidOptions("unknown-option", option=shown(name), known=", ".join(offered) or "-")
    return offered[name]
