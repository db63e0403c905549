"""Values of a type: the few that an option is tried with, and any one, for what nobody has asked."""

from functools import cache
from itertools import chain
from typing import Any

import msgspec
from msgspec import inspect

from saucer.core import Random

NOWHERE = 1
"""Numbers without bounds are mostly seats: one below and one above is tried too."""


def choices(kind: object, what: str) -> list[Any]:
    """Every value of a small type; the ends and the middle of a range."""
    match kind:
        case inspect.LiteralType(values):
            return list(values)
        case inspect.EnumType(values):
            return [each.value for each in values]
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.IntType(ge=int(low), le=int(high)):
            return sorted({low, (low + high) // 2, high})
        case inspect.UnionType(types):
            return list(chain.from_iterable(choices(each, what) for each in types))
        case inspect.Metadata(type=inner):
            return choices(inner, what)
        case _:
            raise TypeError(f"the suite cannot vary {what}: expected a small closed type, came {kind}")


def any_value(kind: object, random: Random, seats: int) -> Any:
    """Any value of a type as plain data."""
    match kind:
        case inspect.LiteralType(values):
            return _one_of(list(values), random)
        case inspect.EnumType(values):
            return _one_of([each.value for each in values], random)
        case inspect.BoolType():
            return bool(random.below(2))
        case inspect.NoneType():
            return None
        case inspect.IntType(ge=low, le=high):
            return _number(low, high, random, seats)
        case inspect.StrType():
            return "hello"
        case inspect.UnionType(types):
            return any_value(_one_of(list(types), random), random, seats)
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return [any_value(item, random, seats) for _ in range(random.below(3))]
        case inspect.TupleType(items):
            return [any_value(item, random, seats) for item in items]
        case inspect.StructType():
            return any_struct(kind, random, seats)
        case inspect.Metadata(type=inner):
            return any_value(inner, random, seats)
        case _:
            raise TypeError(f"the suite cannot make a value of {kind}")


def any_struct(shape: inspect.StructType, random: Random, seats: int) -> dict[str, Any]:
    made = {field.encode_name: any_value(field.type, random, seats) for field in shape.fields}
    return made | ({} if shape.tag_field is None else {shape.tag_field: shape.tag})


def any_of(kind: Any, random: Random, seats: int) -> Any:
    """Any value of a type, as the record itself."""
    return msgspec.convert(any_value(shape_of(kind), random, seats), kind)


@cache
def shape_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _one_of(values: list[Any], random: Random) -> Any:
    return values[int(random.below(len(values)))]


def _number(low: int | None, high: int | None, random: Random, seats: int) -> int:
    least = -NOWHERE if low is None else low
    most = max(least, seats - 1 + NOWHERE if high is None else high)
    return least + int(random.below(most - least + 1))
