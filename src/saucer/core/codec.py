"""JSON from types: strict reading, one way of writing, and the JSON Schema of everything that leaves the rules."""

from functools import cache
from typing import Any, cast, get_args

import msgspec

from saucer.core.errors import Unreadable
from saucer.core.game import Game
from saucer.core.model import Action, Aside, Event, Options, Result, StandingOrder, View
from saucer.core.text import Text

WHOLE_NUMBERS = (1 << 53) - 1
"""The largest number every JSON reader keeps exactly."""

encode = msgspec.json.Encoder(order="deterministic").encode
_decoder = cache(msgspec.json.Decoder)
"""Made once for each type: to work out what a union of records means takes far longer than to read one."""


def decode(data: bytes | str, kind: Any, what: str) -> Any:
    """Read one value of that type, or say what is wrong with it."""
    try:
        return _decoder(kind).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"{what} cannot be read: {error}") from None


def plain(value: object) -> Any:
    """Return the value as dicts, lists and scalars."""
    return msgspec.to_builtins(value)


@cache
def _holder(kind: Any) -> Any:
    """A record that holds one value: what a record means is worked out once, what a union means each time."""
    return msgspec.defstruct("Holder", [("value", kind)])


def convert(value: object, kind: Any, what: str) -> Any:
    return _held(value, _holder(kind), what)


def _held(value: object, holder: Any, what: str) -> Any:
    try:
        return msgspec.convert({"value": value}, holder).value
    except msgspec.ValidationError as error:
        raise Unreadable(f"{what} cannot be read: {str(error).replace('$.value', '$')}") from None


class Codec:
    """Reads what belongs to one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._action = _holder(game.actions)  # found once: to look up a union is to look at all that it is made of
        self._actions = get_args(game.actions) or (game.actions,)

    def action(self, value: object) -> Action:
        """One that was read already is as it is."""
        return cast(Action, value if type(value) in self._actions else _held(value, self._action, "the action"))

    def aside(self, value: object) -> Aside:
        return cast(Aside, convert(value, self.game.asides, "the aside"))

    def standing_order(self, value: object) -> StandingOrder:
        if self.game.standing_orders is None:
            raise Unreadable(f"{self.game.slug} takes no standing orders")
        return cast(StandingOrder, convert(value, self.game.standing_orders, "the standing order"))

    def options(self, value: object) -> Options:
        return cast(Options, convert(value, self.game.options, f"the options of {self.game.slug}"))

    def view(self, data: bytes) -> View:
        return cast(View, decode(data, self.game.views, "the view"))

    def event(self, data: bytes) -> Event:
        return cast(Event, decode(data, self.game.events, "the event"))

    def schema(self) -> dict[str, Any]:
        """JSON Schema: the unions by name, and every record they are made of under `$defs`."""
        named = {"Action": self.game.actions, "Event": self.game.events, "Aside": self.game.asides}
        named |= {"View": self.game.views, "Options": self.game.options, "Result": Result, "Text": Text}
        others = {"StandingOrder": self.game.standing_orders, "Insight": self.game.insights, "Keeps": self.game.keeps}
        for name, kind in others.items():
            if kind is not None:
                named[name] = kind
        shapes, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
        return {"title": self.game.slug, "$defs": dict(zip(named, shapes, strict=True)) | parts}
