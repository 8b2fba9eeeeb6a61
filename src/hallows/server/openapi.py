"""Descriptions of both faces from the same structs: OpenAPI for REST, JSON Schema for the sockets."""

from functools import cache
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from hallows.server import rest, wire
from hallows.server.errors import CODES

_OTHER = "application/json"


def doc(
    name: str,
    answer: Any,
    *,
    body: Any = None,
    status: int = 200,
    empty: bool = False,
) -> dict[str, Any]:
    """What a route's decorator is told: its name, its body, its answer, and that it may refuse."""
    schema: dict[str, Any] = {"type": "object"} if answer is None else _ref(answer)
    responses: dict[int | str, Any] = {
        code: {"description": "refused", "content": {_OTHER: {"schema": _ref(rest.Refusal)}}}
        for code in sorted(set(CODES.values()))
    }
    responses[status] = {"description": "done", "content": {_OTHER: {"schema": schema}}}
    if empty:
        responses[204] = {"description": "nothing has changed since"}
    told: dict[str, Any] = {
        "operation_id": name,
        "status_code": status,
        "responses": responses,
        "response_model": None,
    }
    if body is not None:
        content = {_OTHER: {"schema": {"type": "object"} if body is dict else _ref(body)}}
        told["openapi_extra"] = {"requestBody": {"required": True, "content": content}}
    return told


def _ref(kind: Any) -> dict[str, Any]:
    if kind is wire.Command:
        return {"$ref": "#/components/schemas/Command"}
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


@cache
def components(prefix: str) -> dict[str, Any]:
    """All shapes by name, referring to each other under ``prefix``."""
    types = [wire.Command, wire.FromClient, wire.FromServer, *rest.TYPES]
    heads, shapes = msgspec.json.schema_components(types, ref_template=prefix + "{name}")
    shapes = dict(shapes)
    for name, head in zip(("Command", "FromClient", "FromServer"), heads, strict=False):
        shapes[name] = {"title": name, **head}
    return shapes


def socket_schema() -> dict[str, Any]:
    shapes = components("#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between a client and the table service",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": shapes,
    }


def install(app: FastAPI) -> None:
    """Let the app describe itself with our shapes."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(title=app.title, version=app.version, routes=app.routes)
            made.setdefault("components", {})["schemas"] = components("#/components/schemas/")
            for path in made["paths"].values():
                for operation in path.values():
                    _name_codes(operation)
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def _name_codes(operation: dict[str, Any]) -> None:
    for parameter in operation.get("parameters", ()):
        if parameter["name"] == "code":
            parameter["schema"] = {"type": "string", "pattern": "^[a-z2-7]{16}$"}
