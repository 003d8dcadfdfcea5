"""The description of the HTTP interface, for people at /api-docs and for programs.

The framework would check every answer against its type, and prepare for that at every start. Our answers need
no check, so their types are only put into the description, when a client asks for it.
"""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ridotto.messages.schema import Schema
from ridotto.server.generators.schema_file import schema

FRAMEWORKS_OWN = ("HTTPValidationError", "ValidationError")
"""How the framework would report a wrong request; we answer with a Problem."""

ABOUT = (
    "Tables where card games are played. This is the part over HTTP; the table itself is a WebSocket at"
    " /ws/tables/{table_id}, described in docs/bots/protocol.md."
)


def answers(kind: str, status: int = 200) -> Schema:
    """For a route: the name of the message it answers with, and how it refuses."""
    return {
        "responses": {
            str(status): _response("Done", kind),
            "4XX": _response("Refused, with the reason", "Problem"),
        }
    }


def answers_text() -> Schema:
    """For a route that answers with plain text."""
    text = {"description": "Done", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"responses": {"200": text, "4XX": _response("Refused, with the reason", "Problem")}}


def hears(kind: str) -> Schema:
    """For a route that reads its body itself: the name of the message in it."""
    return {"requestBody": {"required": True, "content": _content(kind)}}


def hears_file() -> Schema:
    """For a route whose body is the raw contents of a file."""
    binary = {"schema": {"type": "string", "format": "binary"}}
    return {"requestBody": {"required": True, "content": {"application/octet-stream": binary}}}


def describe(app: FastAPI) -> Schema:
    described = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
    for path in described["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    schemas = described["components"]["schemas"]
    for name in FRAMEWORKS_OWN:
        schemas.pop(name, None)
    schemas.update(_moved(schema()["$defs"]))
    described["components"]["schemas"] = dict(sorted(schemas.items()))
    return described


def _response(description: str, kind: str) -> Schema:
    return {"description": description, "content": _content(kind)}


def _content(kind: str) -> Schema:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind}"}}}


# A part is a dictionary, a list or a string, and keeps its type.
def _moved(schema: Any) -> Any:
    """A schema whose references point to where OpenAPI keeps its schemas."""
    if isinstance(schema, dict):
        return {key: _moved(value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_moved(value) for value in schema]
    if isinstance(schema, str) and schema.startswith("#/$defs/"):
        return schema.replace("#/$defs/", "#/components/schemas/")
    return schema
