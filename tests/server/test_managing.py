"""Managing tables over HTTP, and what is served beside it."""

from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from saucer import server
from saucer.core import Acted, verify
from saucer.core.lines import read_entries
from saucer.registry import all_games
from saucer.server.table.guests import UNAMBIGUOUS
from saucer.server.web import schema
from saucer.server.web.api import OPERATIONS
from saucer.server.web.headers import HEADERS
from saucer.server.web.sessions import COOKIE
from saucer.server.wire.http import PICTURES, Replay
from saucer.wording import LANGUAGES, Wording
from tests.server.house import WORD, House, Person, served
from tests.server.lantern import Lantern

pytestmark = pytest.mark.anyio


async def finished_game(house: House, **more: Any) -> tuple[Person, str]:
    anna = await house.guest("Anna")
    lobby = await anna.new_table("me", "bot:walking", start=True, options={"steps": 3}, **more)
    chair = await anna.sit(lobby.table)
    await chair.act("roll")
    while len(chair.events("walked")) < 1:
        await chair.next()
    await chair.until_asked()
    await chair.act("walk")
    await chair.until_over()
    return anna, lobby.table


async def test_a_guest_has_a_name_and_a_shape_at_once_and_can_change_them(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest()
        me = await anna.get("/api/me")
        assert me["name"]
        assert await anna.get("/api/me") == me
        assert await anna.put("/api/me", name="  An\u202ena\n ", shape="hexagon") == {
            "name": "Anna",
            "shape": "hexagon",
        }
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert (await anna.put("/api/me", 400, name="\u202e", shape="circle"))["problem"]["id"] == "refused-name"


async def test_the_cookie_is_signed_and_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async with served(tmp_path) as house, httpx2.AsyncClient(base_url=house.url, verify=False) as client:
        response = await client.get("/api/me")
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        value = client.cookies[COOKIE]
        client.cookies.set(COOKIE, value[:-2] + ("AA" if value[-2:] != "AA" else "BB"), domain="127.0.0.1")
        forged = await client.get("/api/me")
        assert forged.json() != response.json() or "set-cookie" in forged.headers


async def test_who_asks_in_a_wrong_way_is_told_the_right_ones(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        client = (await house.guest()).client
        for path, right in (("/api/join", {"POST"}), ("/api/me", {"GET", "HEAD", "PUT"})):
            answer = await client.request("GET" if "GET" not in right else "DELETE", path)
            assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, right)
        assert (await client.get("/api/nothing")).status_code == 404


async def test_pages_make_a_guest_and_other_requests_do_not_make_more(tmp_path: Path) -> None:
    async with served(tmp_path) as house, httpx2.AsyncClient(base_url=house.url, verify=False) as client:
        assert "set-cookie" not in (await client.get("/api/games")).headers
        page = await client.get("/table/whatever")
        assert page.status_code == 200
        assert "make web" in page.text
        assert "set-cookie" in page.headers
        assert "set-cookie" not in (await client.get("/api/me")).headers


async def test_cookies_travel_only_encrypted_where_the_public_address_is(tmp_path: Path) -> None:
    public = "https://saucer.example"
    async with (
        served(tmp_path, public_url=public) as house,
        httpx2.AsyncClient(base_url=house.url, verify=False) as client,
    ):
        response = await client.get("/api/me")
        assert "; Secure" in response.headers["set-cookie"]
        assert "max-age" in response.headers["strict-transport-security"]


async def test_every_answer_has_the_safe_headers(tmp_path: Path) -> None:
    async with served(tmp_path) as house, httpx2.AsyncClient(base_url=house.url, verify=False) as client:
        for path in ("/", "/api/games", "/api/tables/nothing", "/nowhere", "/healthz"):
            headers = (await client.get(path)).headers
            for name, value in HEADERS.items():
                assert headers[name] == value, (path, name)
        assert "require-trusted-types-for 'script'" in HEADERS["Content-Security-Policy"]
        assert "unsafe" not in HEADERS["Content-Security-Policy"]


async def test_built_files_are_served_and_hashed_ones_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>the page</p>")
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("1")
    async with served(tmp_path) as house, httpx2.AsyncClient(base_url=house.url, verify=False) as client:
        for path in ("/", "/table/x", "/replay/x", "/rules/all-in-all"):
            page = await client.get(path)
            assert page.text == "<p>the page</p>"
            assert page.headers["cache-control"] == "no-cache"
        assert "immutable" in (await client.get("/assets/main-1a2b.js")).headers["cache-control"]
        for outside in ("/assets/../../test.db.key", "/%2e%2e/test.db.key", "/..%2ftest.db.key", "/assets"):
            assert (await client.get(outside)).status_code == 404
        for impossible in ("/%00", "/" + "a" * 5_000):
            assert (await client.get(impossible)).status_code == 404


async def test_a_friend_joins_by_link_or_by_a_code_that_ends_at_the_start(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, carl = [await house.guest(name) for name in ("Anna", "Ben", "Carl")]
        lobby = await anna.new_table("me", "open", "open")
        assert lobby.code is not None
        assert len(lobby.code) == 6
        assert set(lobby.code) <= set(UNAMBIGUOUS)
        joined = await ben.pledge(await ben.post("/api/join", code=lobby.code.lower()))
        assert joined["mine"] == [1]
        assert (await anna.start(lobby.table, 409))["problem"]["id"] == "refused-seats_open"
        assert (await carl.join(lobby.table, 409, seat=1))["problem"]["id"] == "refused-seat_taken"
        assert (await carl.join(lobby.table, seat=2))["mine"] == [2]
        assert (await carl.join(lobby.table))["mine"] == [2]
        assert (await ben.start(lobby.table, 403))["problem"]["id"] == "refused-not_host"
        assert (await anna.start(lobby.table))["code"] is None
        assert (await ben.post("/api/join", 404, code=lobby.code))["problem"]["id"] == "refused-no_code"
        late = await house.guest("Dora")
        assert (await late.join(lobby.table, 409))["problem"]["id"] == "refused-started"


@pytest.mark.usefixtures("long_minutes")
async def test_nobody_finds_a_table_by_trying_codes(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        thief = await house.guest("Thief")
        answers = [await thief.client.post("/api/join", json={"code": f"AAAA{n:02}"}) for n in range(12)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2


async def test_public_tables_are_listed_while_they_wait_and_others_never(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        shown = await anna.new_table("me", "open", public=True)
        await anna.new_table("me", "open")
        await anna.new_table("me", "bot:random", public=True)
        assert [lobby["table"] for lobby in await ben.get("/api/tables")] == [shown.table]
        await ben.join(shown.table)
        assert await ben.get("/api/tables") == []


@pytest.mark.parametrize(
    ("seats", "more", "why"),
    [
        (["me"], {}, "refused-seats"),
        (["me", "me"], {}, "refused-seats"),
        (["open", "local:Ben"], {}, "refused-seats"),
        (["me", "bot:genius"], {}, "refused-no_bot"),
        (["me", "open"], {"options": {"steps": 0}}, "refused-options"),
        (["me", "open"], {"options": {"speed": 1}}, "refused-options"),
        (["me", "open"], {"clock": 1}, "refused-unreadable"),
        (["me", "open"], {"colour": "red"}, "refused-unreadable"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, seats: list[str], more: dict[str, Any], why: str
) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        plans = [{"who": seat.partition(":")[0]} for seat in seats]
        for plan, seat in zip(plans, seats, strict=True):
            if ":" in seat:
                plan["bot" if plan["who"] == "bot" else "name"] = seat.partition(":")[2]
        problem = await anna.post("/api/tables", 400, game="lantern", seats=plans, **more)
        assert problem["problem"]["id"] == why
        assert problem["detail"]


async def test_a_record_is_nobodys_while_it_is_played_and_everybodys_afterwards(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:walking", start=True)
        for path in ("record", "record?seat=0", "replay", "replay?seat=open"):
            problem = await anna.get(f"/api/tables/{lobby.table}/{path}", 403)
            assert problem["problem"]["id"] == "refused-not_finished"
        person, table = await finished_game(house)
        record = await person.get(f"/api/tables/{table}/record")
        found = verify(Lantern(), record.encode())
        assert (found.dice, found.end, found.chances) == ("fair", "over", 3)
        for seat in ("0", "public"):
            assert "seed" not in await person.get(f"/api/tables/{table}/record?seat={seat}")


async def test_the_promise_for_the_dice_is_kept_and_every_word_is_in_them(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, table = await finished_game(house)
        lobby = await anna.get(f"/api/tables/{table}")
        replay = msgspec.convert(await anna.get(f"/api/tables/{table}/replay"), Replay)
        assert replay.dice.commitment == lobby["commitment"]
        assert replay.dice.words == (WORD, "")
        assert replay.dice.verified
        assert replay.dice.seed is not None
        assert replay.dice.key is not None


async def test_a_replay_shows_a_seat_what_it_saw_and_everybody_all_of_it_when_open(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, table = await finished_game(house)
        own = msgspec.convert(await anna.get(f"/api/tables/{table}/replay?seat=0"), Replay)
        public = msgspec.convert(await anna.get(f"/api/tables/{table}/replay"), Replay)
        everything = msgspec.convert(await anna.get(f"/api/tables/{table}/replay?seat=open"), Replay)
        cards = {event["seat"]: event["card"] for event in told(everything) if event["kind"] == "dealt"}
        assert [event["card"] for event in told(own) if event["kind"] == "dealt"] == [cards[0]]
        assert own.frames[-1].view["card"] == cards[0]
        assert [event for event in told(public) if event["kind"] == "dealt"] == []
        assert public.frames[-1].view["card"] is None
        assert [hand["card"] for hand in everything.frames[-1].hands] == [cards[0], cards[1]]
        assert everything.open
        assert own.result is not None
        counts = [frame.line.count for frame in own.frames if frame.line is not None]
        assert counts == list(range(1, len(counts) + 1))


async def test_a_replay_says_whose_choice_an_entry_was(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, table = await finished_game(house)
        everything = msgspec.convert(await anna.get(f"/api/tables/{table}/replay?seat=open"), Replay)
        record = (await anna.get(f"/api/tables/{table}/record")).encode()
        entries = read_entries(record)
        found = {frame.entry: frame.by for frame in everything.frames if frame.entry}
        assert found == {
            number: entry.seat if isinstance(entry, Acted) else None
            for number, entry in enumerate(entries, start=1)
            if number in found
        }
        assert {0, 1, None} <= set(found.values())


def told(replay: Replay) -> list[dict[str, Any]]:
    return [frame.line.event for frame in replay.frames if frame.line is not None]


async def test_finished_games_are_listed_for_those_who_played_and_public_ones_for_all(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, private = await finished_game(house)
        ben, public = await finished_game(house, public=True)
        assert [game["table"] for game in await anna.get("/api/finished")] == [public, private]
        assert [game["table"] for game in await ben.get("/api/finished")] == [public]
        assert (await ben.get("/api/finished"))[0]["result"]["reason"] == "walked"


async def test_texts_rules_and_types_are_served(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest()
        games = {game["slug"]: game for game in await anna.get("/api/games")}
        assert games["all-in-all"]["fewest"] == 3
        for language in LANGUAGES:
            assert "refused-no_table" in await anna.get(f"/text/{language}.ftl")
            assert "title =" in await anna.get(f"/text/all-in-all/{language}.ftl")
            assert "AA-1" in await anna.get(f"/api/games/all-in-all/rules/{language}")
        assert [each["name"] for each in await anna.get("/api/games/all-in-all/pictures")] == [*PICTURES]
        assert games["all-in-all"]["pictures"]
        assert (await anna.get("/text/xx.ftl", 404))["problem"]["id"] == "refused-no_language"
        assert (await anna.get("/text/chess/en.ftl", 404))["problem"]["id"] == "refused-no_game"
        assert "View" in (await anna.get("/api/schema/all-in-all"))["$defs"]


async def test_openapi_describes_every_route_with_schemas_that_are_there(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        api = await (await house.guest()).get("/api/openapi.json")
        assert sum(len(methods) for methods in api["paths"].values()) == len(OPERATIONS)
        written = msgspec.json.encode(api).decode()
        referred = {part.split('"')[0] for part in written.split("#/components/schemas/")[1:]}
        assert referred <= set(api["components"]["schemas"])


def test_one_document_holds_the_types_of_the_wire_and_of_every_game() -> None:
    everything = schema.everything()
    assert {"Command", "FromTable", "Lobby", "Replay", "NewTable"} <= set(everything["wire"]["$defs"])
    assert set(everything["games"]) == set(all_games())
    assert all({"Action", "Event", "View"} <= set(game["$defs"]) for game in everything["games"].values())


def test_every_refusal_is_worded_in_three_languages() -> None:
    game = all_games()["all-in-all"]
    named = {
        part.split('"')[0]
        for path in Path(server.__file__).parent.rglob("*.py")
        for part in path.read_text(encoding="utf-8").split('refuse("')[1:]
    }
    assert len(named) > 30
    for language in LANGUAGES:
        wording = Wording(language, game)
        assert [reason for reason in sorted(named) if not wording.knows(f"refused-{reason}")] == []


async def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open", "open")
        seat = f"/api/tables/{lobby.table}/seat"
        filled = await anna.post(seat, seat=1, bot="walking")
        assert [each["player"] and each["player"]["bot"] for each in filled["seats"]] == [None, "walking", None]
        assert (await anna.post(seat, seat=1, bot=None))["seats"][1]["player"] is None
        await ben.join(lobby.table, seat=1)
        await anna.post(seat, seat=2, bot="walking")
        assert (await anna.post(f"/api/tables/{lobby.table}/start"))["state"] == "playing"


async def test_nobody_else_fills_seats_and_no_seat_that_is_taken(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        seat = f"/api/tables/{lobby.table}/seat"
        assert (await ben.post(seat, 403, seat=1, bot="walking"))["problem"]["id"] == "refused-not_host"
        assert (await anna.post(seat, 400, seat=1, bot="godlike"))["problem"]["id"] == "refused-no_bot"
        for taken in (0, 7):
            assert (await anna.post(seat, 409, seat=taken, bot="walking"))["problem"]["id"] == "refused-seat_taken"
        await anna.post(seat, seat=1, bot="walking")
        await anna.post(f"/api/tables/{lobby.table}/start")
        assert (await anna.post(seat, 409, seat=1, bot=None))["problem"]["id"] == "refused-started"


async def test_options_are_told_in_the_order_in_which_a_game_declares_them(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        told = {game["slug"]: game["options"] for game in await (await house.guest()).get("/api/games")}
        for slug, game in all_games().items():
            properties = told[slug]["$defs"][game.options.__name__]["properties"]
            assert list(properties) == list(game.options.__struct_fields__)
