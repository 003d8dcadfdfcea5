"""The protocol as JSON Schema, for clients in other languages and for the browser's types."""

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from ridotto.server.protocol import http, table

_SAID = (http.Catalogue, http.Me, http.TableList, http.Made, http.Replay, http.MatchRecord, http.Problem)
_HEARD = (http.NameBody, http.TableBody, http.ReplayBody)


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
        "$defs": {name: _untitled(definitions[name]) for name in sorted(definitions)},
    }


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
