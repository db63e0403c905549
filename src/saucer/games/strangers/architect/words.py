"""Decisions as a few words, for files that people read: `go_to e5`, the kind and its fields in their order."""

import msgspec

from saucer.core import Action
from saucer.core.model import kind_of
from saucer.games.strangers.model import (
    ChooseKid,
    ChooseScored,
    ChooseStranger,
    GoTo,
    LetOut,
    PlaceStranger,
    PlayCard,
    RunAway,
    Stop,
    TakeCard,
)

KINDS: dict[str, type[Action]] = {
    kind_of(kind.__name__): kind
    for kind in (
        LetOut, RunAway, PlayCard, ChooseKid, ChooseScored, GoTo, Stop, ChooseStranger, PlaceStranger, TakeCard,
    )
}  # fmt: skip


def written_action(action: Action) -> str:
    fields = msgspec.structs.asdict(action).values()
    return " ".join([kind_of(type(action).__name__), *map(str, fields)])


def read_action(words: str) -> Action:
    kind, *fields = words.split(" ")
    names = KINDS[kind].__struct_fields__
    return msgspec.convert(dict(zip(names, fields, strict=True)) | {"kind": kind}, KINDS[kind], strict=False)
