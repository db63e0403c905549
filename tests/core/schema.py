"""As much of JSON Schema as the types of the games need."""

from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
}


def fits(value: Any, schema: Any, parts: dict[str, Any]) -> bool:
    if "$ref" in schema:
        return fits(value, parts[schema["$ref"].removeprefix("#/$defs/")], parts)
    if "anyOf" in schema:
        return any(fits(value, each, parts) for each in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    if "const" in schema:
        return bool(value == schema["const"])
    if "type" not in schema:
        return True
    return _is_of(value, schema["type"]) and _holds(value, schema, parts)


def _is_of(value: Any, name: str) -> bool:
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def _holds(value: Any, schema: Any, parts: dict[str, Any]) -> bool:
    match schema["type"]:
        case "integer":
            return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
        case "array":
            return isinstance(schema["items"], bool) or all(fits(each, schema["items"], parts) for each in value)
        case "object":
            return _has_fields(value, schema, parts)
        case _:
            return True


def _has_fields(value: dict[str, Any], schema: Any, parts: dict[str, Any]) -> bool:
    fields = schema.get("properties", {})
    others = schema.get("additionalProperties", True)
    if not set(schema.get("required", [])) <= value.keys():
        return False
    return all(
        fits(each, fields[name], parts) if name in fields else others is not False for name, each in value.items()
    )
