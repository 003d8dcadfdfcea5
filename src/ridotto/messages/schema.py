"""The protocol as JSON Schema, for clients in other languages and for the browser's types."""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args

from pydantic import Discriminator, TypeAdapter
from pydantic.json_schema import models_json_schema

from ridotto.messages import PROTOCOL, http, profile
from ridotto.messages.game import GameMessages, MessageType, filled
from ridotto.messages.plain import PlainCards, PlainPosition, PlainTask
from ridotto.messages.table import requests, settings, talk
from ridotto.messages.table.from_server import (
    Accepted,
    HintInfo,
    PositionInfo,
    Refused,
    TableInfo,
    ThinkInfo,
    Welcome,
)

_SAID = (
    *(http.Catalogue, http.Me, http.TableList, http.Created, http.OwnValue),
    *(http.MatchRecord, http.Problem),
    *(profile.History, profile.Statistics, profile.Export, profile.DeviceCode, profile.Devices),
)
_HEARD = (http.NameBody, http.TableBody, http.ReplayBody, profile.CodeBody)
_PLAIN = (PlainPosition, PlainTask, PlainCards)
_REF = "#/$defs/"
_GENERIC = ("Welcome", "PositionInfo", "Frame", "Replay")
"""Messages that contain a game's own types."""

Games = Sequence[GameMessages[Any, Any]]  # of any games: only the types of their messages are read

# Nested lists and dictionaries that are built and searched key by key.
Schema = dict[str, Any]
"""A JSON Schema, or a part of one."""


def protocol_schema(games: Games) -> Schema:
    """Every message by name, under `$defs`."""
    shared = _shared_words(games)
    definitions: Schema = {}
    definitions["FromServer"] = _definition(from_server(games), definitions)
    definitions["FromClient"] = _definition(requests.FromClient, definitions)
    definitions["Replay"] = _definition(replay(games), definitions)
    for said in (*_SAID, *_PLAIN):
        definitions[said.__name__] = _definition(said, definitions)
    _, heard = models_json_schema([(body, "validation") for body in _HEARD], ref_template="#/$defs/{model}")
    definitions |= heard["$defs"]
    named = {_short(name): _by_name(_untitled(schema), shared) for name, schema in definitions.items()}
    words = {name: {"enum": list(get_args(words)), "type": "string"} for name, words in shared.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ridotto",
        "protocol": PROTOCOL,
        "$defs": dict(sorted({**named, **words}.items())),
    }


def from_server(games: Games) -> MessageType:
    position, task, cards = any_of(games, "position"), any_of(games, "task"), any_of(games, "cards")
    welcome, shown = filled(Welcome, cards), filled(PositionInfo, position, task, _dangers(games))
    said = welcome | TableInfo | shown
    said |= HintInfo | ThinkInfo | talk.TalkInfo | Accepted | Refused
    return Annotated[said, Discriminator("type")]


def replay(games: Games) -> MessageType:
    position, task, cards = any_of(games, "position"), any_of(games, "task"), any_of(games, "cards")
    past = reduce(or_, (game.past_round for game in games))
    return filled(http.Replay, cards, position, task, past)


def _dangers(games: Games) -> MessageType:
    kinds = [game.danger for game in games if game.danger is not None]
    return Annotated[reduce(or_, kinds), Discriminator("game")] if len(kinds) > 1 else (kinds or [None])[0]


def any_of(games: Games, part: Literal["position", "task", "cards"]) -> MessageType:
    kinds: MessageType = reduce(or_, (getattr(game, part) for game in games))
    if not get_args(kinds):
        return kinds
    return Annotated[kinds, Discriminator("kind" if part == "task" else "game")]


def _shared_words(games: Games) -> dict[str, MessageType]:
    """The word lists that several messages use; each list is defined once."""
    words = {name: words for game in games for name, words in game.shared_words.items()}
    return words | {"Pace": settings.Pace, "Emote": talk.Emote}


def _short(name: str) -> str:
    """The name of a message without the names of its type arguments."""
    return next((generic for generic in _GENERIC if name.startswith(f"{generic}_")), name)


def _definition(kind: MessageType, definitions: Schema) -> Schema:
    """The schema of a type; the definitions that it refers to are added to the others."""
    schema = TypeAdapter(kind).json_schema(ref_template="#/$defs/{model}", mode="serialization")
    definitions |= schema.pop("$defs", {})
    return schema


def _untitled(schema: Schema) -> Schema:
    """A definition without the titles that only repeat the names of its fields."""
    fields = {name: _without_title(field) for name, field in schema.get("properties", {}).items()}
    return {**_without_title(schema), **({"properties": fields} if fields else {})}


def _without_title(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key != "title"}


# A part is a dictionary, a list or a string, and keeps its type.
def _by_name(part: Any, shared: Mapping[str, MessageType]) -> Any:
    """The same schema, with references in place of the shared word lists."""
    if isinstance(part, list):
        return [_by_name(each, shared) for each in part]
    if isinstance(part, str) and part.startswith(_REF):
        return f"{_REF}{_short(part.removeprefix(_REF))}"
    if not isinstance(part, dict):
        return part
    for name, words in shared.items():
        if part.get("enum") == list(get_args(words)):
            rest = {key: value for key, value in part.items() if key not in ("enum", "type")}
            return {"$ref": f"{_REF}{name}", **rest}
    return {key: _by_name(value, shared) for key, value in part.items()}
