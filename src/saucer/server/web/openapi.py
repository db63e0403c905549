"""The API described for programs: OpenAPI, from the same list and the same types that serve it."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from saucer.server.web.endpoints import JSON, Operation
from saucer.server.wire.http import Problem

REFERENCE = "#/components/schemas/{name}"


def described_api(operations: Sequence[Operation]) -> dict[str, object]:
    kinds = [kind for each in operations for kind in (each.answer, each.body) if kind is not None]
    shapes, parts = msgspec.json.schema_components([*kinds, Problem], ref_template=REFERENCE)
    shape_of = dict(zip([str(kind) for kind in [*kinds, Problem]], shapes, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = operation_in_document(each, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Saucer",
            "version": "1",
            "description": "Tables are managed here and played at /ws/{table}.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


def operation_in_document(operation: Operation, shape_of: dict[str, Any]) -> dict[str, object]:
    found: dict[str, object] = {
        "summary": operation.summary,
        "operationId": operation.handler.__name__,
        "parameters": [*map(in_path, re.findall(r"{(\w+)}", operation.path)), *map(in_query, operation.query)],
        "responses": {
            "200": {"description": "Done", "content": {operation.media: {"schema": shape_of[str(operation.answer)]}}},
            "default": {"description": "Refused", "content": {JSON: {"schema": shape_of[str(Problem)]}}},
        },
    }
    if operation.body is not None:
        content = {JSON: {"schema": shape_of[str(operation.body)]}}
        found["requestBody"] = {"required": not is_optional(operation.body), "content": content}
    return found


def is_optional(body: Any) -> bool:
    """No body is an empty object."""
    try:
        msgspec.convert({}, body)
    except msgspec.ValidationError:
        return False
    return True


def in_path(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def in_query(name: str) -> dict[str, object]:
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
