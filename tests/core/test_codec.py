"""JSON from types: strict reading, one way of writing, and schemas that fit what is written."""

from typing import Any

import msgspec
import pytest

from saucer.core import Acted, Codec, Entry, Game, HandDice, Say, Seat, SeatName, Text, Unreadable, decode, encode, text
from saucer.core.codec import convert, plain
from saucer.registry import all_games
from tests.core.schema import fits
from tests.core.tables import played
from tests.suite import pairwise_tables
from tests.suite.scenes import play
from tests.tiny import auction, beacon, relay, whispers
from tests.tiny.auction.model import Name, NamePrice
from tests.tiny.whispers.model import Ask, Shown, WhispersOptions, Wink

GAMES: list[Game] = [*all_games().values(), auction.GAME, beacon.GAME, relay.GAME, whispers.GAME]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
WHISPERS = Codec(whispers.GAME)
ODD: tuple[object, ...] = (None, 3, [], {"kind": "no such kind"}, {"stranger": 1})


def test_records_are_written_with_their_kind() -> None:
    assert encode(Ask(Seat(2))) == b'{"kind":"ask","player":2}'
    assert encode(NamePrice(1, 7)) == b'{"kind":"name_price","low":1,"high":7}'
    assert encode(Wink(to=(Seat(1),))) == b'{"kind":"wink","to":[1]}'


def test_keys_are_written_in_order() -> None:
    assert encode({"b": 1, "a": 2}) == b'{"a":2,"b":1}'


def test_what_was_written_is_read() -> None:
    shown = Shown(Seat(0), Seat(1), 3)
    assert WHISPERS.event(encode(shown)) == shown
    assert WHISPERS.action({"kind": "ask", "player": 1}) == Ask(Seat(1))
    assert WHISPERS.aside({"kind": "say", "words": "hello"}) == Say(words="hello")
    assert WHISPERS.options({}) == WhispersOptions()


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"kind": "ask"},
        {"kind": "ask", "player": "1"},
        {"kind": "ask", "player": 1.0},
        {"kind": "ask", "player": True},
        {"kind": "ask", "player": 1, "loud": True},
        {"kind": "show", "card": 9},
        {"kind": "show", "card": -1},
        {"kind": "shown", "asker": 0, "asked": 1, "card": 1},
        [],
        "ask",
        None,
    ],
)
def test_reading_is_strict(value: object) -> None:
    with pytest.raises(Unreadable, match="the action cannot be read: "):
        WHISPERS.action(value)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[" * 10_000, b'{"id":1}', b'{"kind":"text","id":"a"} {}'])
def test_what_cannot_be_read_says_what_it_should_have_been(data: bytes) -> None:
    with pytest.raises(Unreadable, match="the text cannot be read: "):
        decode(data, Text, "the text")


def test_a_game_without_standing_orders_says_so() -> None:
    with pytest.raises(Unreadable, match="whispers takes no standing orders"):
        WHISPERS.standing_order({"kind": "any"})


def test_a_number_beyond_its_bounds_is_not_read() -> None:
    codec = Codec(auction.GAME)
    assert codec.action({"kind": "name", "number": 20}) == Name(20)
    with pytest.raises(Unreadable, match="Expected `int` <= 20"):
        codec.action({"kind": "name", "number": 21})


def test_texts_hold_numbers_seats_and_texts() -> None:
    words = text("label", count=2, player=SeatName(Seat(1)), card=text("moon"))
    assert decode(encode(words), Text, "the text") == words
    assert plain(words)["args"]["player"] == {"kind": "seat", "seat": 1}


def test_a_value_of_the_right_type_is_kept() -> None:
    ask = Ask(Seat(1))
    assert convert(ask, whispers.GAME.actions, "the action") == ask


@every_game
def test_everything_that_is_written_fits_the_schema(game: Game) -> None:
    parts = Codec(game).schema()["$defs"]
    for table in pairwise_tables(game)[:3]:
        scene = play(table, 1)
        for name, value in _written(scene.match, game):
            assert fits(_as_json(value), parts[name], parts), (name, value)
        for viewer in table.viewers:
            assert fits(_as_json(scene.view(viewer)), parts["View"], parts)


def _as_json(value: object) -> Any:
    return msgspec.json.decode(encode(value))


def _written(match: Any, game: Game) -> list[tuple[str, object]]:
    actions = [("Action", entry.action) for entry in match.entries if hasattr(entry, "action")]
    asides = [("Aside", entry.aside) for entry in match.entries if hasattr(entry, "aside")]
    module = type(match.game).__module__
    events = [told.event for entry in match.told for told in entry if type(told.event).__module__.startswith(module)]
    return [
        *actions,
        *asides,
        *[("Event", event) for event in events],
        ("Options", match.options),
        ("Result", match.result),
        ("Text", game.prompt(match.position.view(None))),
    ]


@every_game
def test_what_does_not_belong_does_not_fit_the_schema(game: Game) -> None:
    parts = Codec(game).schema()["$defs"]
    for name in ("Action", "Event", "Aside", "View", "Options", "Result", "Text"):
        for odd in ODD:
            assert not fits(odd, parts[name], parts), (name, odd)


@every_game
def test_a_schema_names_every_part_it_refers_to(game: Game) -> None:
    schema = Codec(game).schema()
    assert schema["title"] == game.slug
    assert _references(schema) <= schema["$defs"].keys()


def _references(part: Any) -> set[str]:
    if isinstance(part, list):
        return {name for each in part for name in _references(each)}
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"].removeprefix("#/$defs/")} if "$ref" in part else set()
    mapped = {ref.removeprefix("#/$defs/") for ref in part.get("discriminator", {}).get("mapping", {}).values()}
    return own | mapped | {name for each in part.values() for name in _references(each)}


def test_a_standing_order_has_a_schema_if_there_is_one() -> None:
    with_one = [game.slug for game in GAMES if "StandingOrder" in Codec(game).schema()["$defs"]]
    assert with_one == [game.slug for game in GAMES if game.standing_orders is not None]


def test_records_of_a_match_do_not_depend_on_plain_data() -> None:
    match = played(whispers.GAME, HandDice())
    entries = [decode(encode(entry), Entry, "the entry") for entry in match.entries]
    assert any(isinstance(entry.action, dict) for entry in entries if isinstance(entry, Acted))
    again = type(match).rebuilt(whispers.GAME, match.header, entries)
    assert [encode(entry) for entry in again.entries] == [encode(entry) for entry in match.entries]
