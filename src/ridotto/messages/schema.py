"""The protocol as JSON Schema, for clients in other languages and for the browser's types."""

from typing import Any, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from ridotto.games.bottle_imp.messages import types as bottle_imp
from ridotto.games.turandot.messages import types as turandot
from ridotto.messages import PROTOCOL, http, table

_SAID = (http.Catalogue, http.Me, http.TableList, http.Made, http.Replay, http.MatchRecord, http.Problem)
_HEARD = (http.NameBody, http.TableBody, http.ReplayBody)

_SHARED: dict[str, Any] = {
    "Category": turandot.Category,
    "Colour": bottle_imp.Colour,
    "DirectorName": turandot.Director,
    "Gender": turandot.Gender,
    "Pace": table.Pace,
    "RoleName": turandot.Role,
}
"""Words that several messages choose from; each list is written once."""


def protocol_schema() -> dict[str, Any]:
    """Every message by name, under `$defs`."""
    definitions: dict[str, Any] = {}
    definitions["FromServer"] = _definition(table.FromServer, definitions)
    definitions["FromClient"] = _definition(table.FromClient, definitions)
    for said in _SAID:
        definitions[said.__name__] = _definition(said, definitions)
    _, heard = models_json_schema([(body, "validation") for body in _HEARD], ref_template="#/$defs/{model}")
    definitions |= heard["$defs"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ridotto",
        "protocol": PROTOCOL,
        "$defs": dict(sorted({**_named(definitions), **_shared_words()}.items())),
    }


def _named(definitions: dict[str, Any]) -> dict[str, Any]:
    return {name: _by_name(_untitled(schema)) for name, schema in definitions.items()}


def _shared_words() -> dict[str, Any]:
    return {name: {"enum": list(get_args(words)), "type": "string"} for name, words in _SHARED.items()}


def _definition(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type; what it refers to is put beside it."""
    schema = TypeAdapter(kind).json_schema(ref_template="#/$defs/{model}", mode="serialization")
    definitions |= schema.pop("$defs", {})
    return schema


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    """A definition without the titles that only repeat the names of its fields."""
    fields = {name: _without_title(field) for name, field in schema.get("properties", {}).items()}
    return {**_without_title(schema), **({"properties": fields} if fields else {})}


def _without_title(schema: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in schema.items() if key != "title"}


def _by_name(part: Any) -> Any:
    """The same schema, in which a list of shared words is only referred to."""
    if isinstance(part, list):
        return [_by_name(each) for each in part]
    if not isinstance(part, dict):
        return part
    for name, words in _SHARED.items():
        if part.get("enum") == list(get_args(words)):
            rest = {key: value for key, value in part.items() if key not in ("enum", "type")}
            return {"$ref": f"#/$defs/{name}", **rest}
    return {key: _by_name(value) for key, value in part.items()}
