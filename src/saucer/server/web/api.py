"""Managing over HTTP: one function an operation, and the list that routes and OpenAPI are made from."""

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from saucer.core import Entry, Seat, encode, export, text
from saucer.core.board import LARGEST
from saucer.core.codec import Codec
from saucer.core.lines import write
from saucer.guide import Step, guides_of
from saucer.server.services.daily import today_of
from saucer.server.services.limits import PLAYING_OF_A_GUEST, PUBLIC_OF_A_GUEST, Kind
from saucer.server.storage.contract import KeptTable
from saucer.server.table import requests
from saucer.server.table.guided import guided_table, known_guide
from saucer.server.table.lobby import kept_lobby, lobby_of, shown_as
from saucer.server.table.names import Guest, tidy
from saucer.server.table.naming import called
from saucer.server.table.pictures import has_pictures, pictures_of
from saucer.server.table.record import player_of
from saucer.server.table.replay import as_far_as_it_goes, replay
from saucer.server.table.screens import seats_of
from saucer.server.table.seating import has_everybody, is_full, new_table
from saucer.server.web.endpoints import Call, Operation
from saucer.server.web.openapi import described_api
from saucer.server.web.sessions import CARRY_SECONDS, carry_token, digest
from saucer.server.web.shelves import best_here, calibrate, export_shelf, shelf
from saucer.server.wire.http import (
    Carry,
    CarryLink,
    Fill,
    Finished,
    GameInfo,
    GiveWord,
    Join,
    JoinByCode,
    Me,
    NewLesson,
    NewTable,
    Picture,
    Replay,
    Swap,
)
from saucer.server.wire.parts import Lobby
from saucer.server.wire.refusal import refuse
from saucer.server.wire.shelf import BestHere, Calibration, Shelf
from saucer.wording import LANGUAGES, Language, folder_of, rules, shared

A_DAY = 24 * 3600.0
MOST_LISTED = 50
FLUENT = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
LINES = "application/x-ndjson"


async def games(call: Call) -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            slug=game.slug,
            title=text("title"),
            prefix=game.prefix,
            fewest=game.seats[0],
            most=game.seats[-1],
            options=msgspec.json.schema(game.options),
            boards=tuple(game.boards),
            bots=tuple(game.bots),
            reasons=game.reasons,
            hot_seat=game.hot_seat(game.options()),
            orders=game.standing is not None,
            pictures=has_pictures(game),
            guides=guides_of(game),
            today=today_of(game, call.services.clock.now()),
        )
        for game in call.services.games.values()
    )


async def me(call: Call) -> Me:
    return Me(call.guest.name, call.guest.shape)


async def rename(call: Call, wanted: Me) -> Me:
    name = tidy(wanted.name)
    if not name:
        raise refuse("name", 400)
    await allow(call, "name")
    call.guest = replace(call.guest, name=name, shape=wanted.shape)
    await call.tables.rename(call.guest)
    return Me(name, wanted.shape)


async def allow(call: Call, of_guest: Kind, of_address: Kind | None = None) -> None:
    limits = call.services.limits
    if not await limits.admit(of_guest, call.guest.id):
        raise refuse("too_fast", 429)
    if of_address is not None and not await limits.admit(of_address, call.address):
        raise refuse("too_fast", 429)


def allow_playing(call: Call) -> None:
    """One guest's tables do not take everybody's bots and memory."""
    if call.services.settings.limited and call.tables.playing(call.guest.id) >= PLAYING_OF_A_GUEST:
        raise refuse("too_many_tables", 429)


async def create(call: Call, new: NewTable) -> Lobby:
    await allow(call, "table", "tables")
    if new.start:
        allow_playing(call)
    kept = new_table(call.services.game(new.game), new, call.guest, call.services.clock.now())
    most_waiting = PUBLIC_OF_A_GUEST if call.services.settings.limited and not is_full(kept) else None
    table_id = await requests.created(call.services.storage, kept, most_waiting)
    if new.start and has_everybody(kept):
        return await call.tables.ask(table_id, lambda table: requests.start(table, call.guest))
    return await look(call, table_id)


async def learn(call: Call, wanted: NewLesson) -> Lobby:
    """A guided first game: for one person and bots, and for nobody else."""
    await allow(call, "table", "tables")
    allow_playing(call)
    kept = guided_table(call.services.game(wanted.game), wanted, call.guest, call.services.clock.now())
    return await look(call, await requests.created(call.services.storage, kept))


async def steps(call: Call) -> tuple[Step, ...]:
    return known_guide(call.services.game(call.part("slug")), call.part("guide")).steps


async def give_word(call: Call, given: GiveWord) -> Lobby:
    return await call.tables.ask(
        call.part("table"), lambda table: requests.give_word(table, call.guest, given.word, given.commitment)
    )


async def look(call: Call, table_id: str | None = None) -> Lobby:
    return await call.tables.ask(table_id or call.part("table"), lambda table: requests.look(table, call.guest))


async def open_tables(call: Call) -> tuple[Lobby, ...]:
    kept = await call.services.storage.open_tables(call.services.clock.now() - A_DAY, MOST_LISTED)
    return tuple(lobby_now(call, table) for table in kept if not is_full(table))


def lobby_now(call: Call, kept: KeptTable) -> Lobby:
    awake = call.tables.awake(kept.id)
    return kept_lobby(kept, call.guest.id) if awake is None else lobby_of(awake, call.guest.id)


async def join(call: Call, wish: Join) -> Lobby:
    return await joined(call, call.part("table"), wish)


async def joined(call: Call, table_id: str, wish: Join) -> Lobby:
    return await call.tables.ask(table_id, lambda table: requests.join(table, call.guest, wish.seat))


async def join_by_code(call: Call, wish: JoinByCode) -> Lobby:
    """Few attempts: nobody finds a table by trying."""
    await allow(call, "code", "codes")
    table_id = await call.services.storage.table_with_code(wish.code.upper().replace(" ", "").replace("-", ""))
    if table_id is None:
        raise refuse("no_code", 404)
    return await joined(call, table_id, Join())


async def fill(call: Call, wish: Fill) -> Lobby:
    return await call.tables.ask(
        call.part("table"), lambda table: requests.fill(table, call.guest, wish.seat, wish.bot)
    )


async def swap(call: Call, wish: Swap) -> Lobby:
    return await call.tables.ask(
        call.part("table"), lambda table: requests.swap(table, call.guest, wish.one, wish.other)
    )


async def start(call: Call) -> Lobby:
    allow_playing(call)
    return await call.tables.ask(call.part("table"), lambda table: requests.start(table, call.guest))


async def leave(call: Call) -> Lobby:
    return await call.tables.ask(call.part("table"), lambda table: requests.leave(table, call.guest))


async def report(call: Call) -> Lobby:
    return await call.tables.ask(call.part("table"), lambda table: requests.report(table, call.guest))


async def rematch(call: Call) -> Lobby:
    await allow(call, "table", "tables")
    following = await call.tables.ask(call.part("table"), lambda table: requests.rematch(table, call.guest))
    return await joined(call, following, Join())


async def carry_link(call: Call) -> CarryLink:
    table_id = call.part("table")
    lobby = await look(call, table_id)
    if not lobby.mine:
        raise refuse("not_yours", 403)
    token = carry_token()
    expires = call.services.clock.now() + CARRY_SECONDS
    await call.services.storage.keep_carry(digest(token), table_id, call.guest.id, expires)
    return CarryLink(table_id, token, int(CARRY_SECONDS))


async def carry(call: Call, link: Carry) -> Lobby:
    await allow(call, "code")
    found = await call.services.storage.take_carry(digest(link.token), call.services.clock.now())
    if found is None:
        raise refuse("carry", 404)
    table_id, owner = found
    lobby = await call.tables.ask(table_id, lambda table: requests.carry_away(table, owner, call.guest))
    call.guest = await as_seated(call, table_id)
    await call.services.storage.copy_shelf(owner, call.guest.id)
    return lobby


async def as_seated(call: Call, table_id: str) -> Guest:
    """Whoever goes on at another device has the same name and shape there."""
    kept = await call.services.storage.table(table_id)
    seats = () if kept is None else kept.seats
    mine = [seat for seat in seats if seat.kind == "person" and seat.session == call.guest.id]
    if not mine:
        return call.guest
    seat = mine[0]
    return replace(call.guest, name=seat.wanted or called(seat), shape=seat.shape or call.guest.shape)


async def finished(call: Call) -> tuple[Finished, ...]:
    kept = await call.services.storage.finished(call.guest.id, MOST_LISTED)
    return tuple(described(table, call.guest.id) for table in kept)


def described(table: KeptTable, session: str) -> Finished:
    assert table.ended is not None
    assert table.state != "open"
    assert table.state != "playing"
    return Finished(
        table=table.id,
        game=table.game,
        why=table.state,
        players=tuple(shown_as(seat, player_of(seat)) for seat in table.seats),
        shapes=tuple(seat.shape for seat in table.seats),
        mine=seats_of(table, session),
        ended=table.ended,
        result=table.result,
    )


async def ended(call: Call) -> tuple[KeptTable, list[Entry]]:
    """While it is played a record is nobody's."""
    kept = await known(call)
    if kept.state in ("open", "playing") or kept.header is None:
        raise refuse("not_finished", 403)
    return kept, await readable(call, kept)


async def known(call: Call) -> KeptTable:
    kept = await call.services.storage.table(call.part("table"))
    if kept is None:
        raise refuse("no_table", 404)
    return kept


async def readable(call: Call, kept: KeptTable) -> list[Entry]:
    return [each.entry for each in await call.services.storage.readable_entries(kept.id)]


def check_held(call: Call, kept: KeptTable) -> None:
    game = call.services.game(kept.game)
    if kept.header is None or kept.header.rules != game.version:
        raise refuse("void")


def viewer_of(call: Call, kept: KeptTable) -> Seat | None:
    """`?seat=2`; anything that is no seat is the public."""
    wanted = call.request.query_params.get("seat", "")
    return Seat(int(wanted)) if wanted in [str(place) for place in range(len(kept.seats))] else None


async def record(call: Call) -> Response:
    """Whole, or as one seat (`?seat=2`) or the public (`?seat=public`) knew it; of a paused game, one's own seat."""
    kept = await known(call)
    wanted = "seat" in call.request.query_params
    if kept.state == "playing" and wanted and await is_mine_and_paused(call, kept):
        return attached(kept, await exported(call, kept))
    kept, entries = await ended(call)
    assert kept.header is not None
    return attached(kept, await exported(call, kept) if wanted else write(kept.header, entries))


async def is_mine_and_paused(call: Call, kept: KeptTable) -> bool:
    lobby = await look(call)
    if lobby.state == "paused" and viewer_of(call, kept) not in lobby.mine:
        raise refuse("not_yours", 403)
    return lobby.state == "paused"


async def exported(call: Call, kept: KeptTable) -> bytes:
    check_held(call, kept)
    assert kept.header is not None
    match = as_far_as_it_goes(call.services.game(kept.game), kept.header, await readable(call, kept))
    return export(match, viewer_of(call, kept))


def attached(kept: KeptTable, data: bytes) -> Response:
    name = f"{kept.game}-{kept.id[:6]}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type=LINES)


async def replayed(call: Call) -> bytes:
    """As seen from a seat (`?seat=2`), with everything open (`?seat=open`), or as a spectator saw it.

    It takes long, so it is made in another thread.
    """
    await allow(call, "replay")
    kept, entries = await ended(call)
    check_held(call, kept)
    assert kept.header is not None
    game, lobby = call.services.game(kept.game), lobby_now(call, kept)
    is_open = call.request.query_params.get("seat") == "open"
    arguments = (game, kept.header, entries, lobby, viewer_of(call, kept), is_open)
    return await asyncio.to_thread(lambda: encode(replay(*arguments)))


def language(call: Call) -> Language:
    for each in LANGUAGES:
        if each == call.part("language"):
            return each
    raise refuse("no_language", 404)


async def rules_of(call: Call) -> bytes:
    try:
        return rules(call.services.game(call.part("slug")), language(call)).encode()
    except FileNotFoundError:
        raise refuse("no_language", 404) from None


async def pictured(call: Call) -> tuple[Picture, ...]:
    """Made once from their records, in another thread: that takes long."""
    return await asyncio.to_thread(pictures_of, call.services.game(call.part("slug")))


async def shared_text(call: Call) -> bytes:
    return shared(language(call)).encode()


async def game_text(call: Call) -> bytes:
    path = folder_of(call.services.game(call.part("slug"))) / f"{language(call)}.ftl"
    if not path.is_file():
        raise refuse("no_language", 404)
    return path.read_bytes()


async def schema(call: Call) -> dict[str, object]:
    return Codec(call.services.game(call.part("slug"))).schema()


async def openapi(call: Call) -> dict[str, object]:
    return described_api(OPERATIONS)


TABLE = "/api/tables/{table}"
OPERATIONS = (
    Operation("GET", "/api/games", "What can be played here", games, tuple[GameInfo, ...]),
    Operation("GET", "/api/games/{slug}/rules/{language}", "The rules for players", rules_of, str, media=MARKDOWN),
    Operation("GET", "/api/games/{slug}/pictures", "A game in five pictures", pictured, tuple[Picture, ...]),
    Operation("GET", "/api/games/{slug}/guides/{guide}", "The steps of a guided game", steps, tuple[Step, ...]),
    Operation("GET", "/api/me", "Who I am", me, Me),
    Operation("PUT", "/api/me", "A name and a shape for me", rename, Me, Me),
    Operation("POST", "/api/tables", "A new table", create, Lobby, NewTable, largest=2 * LARGEST),
    Operation("POST", "/api/lessons", "A guided first game, with bots", learn, Lobby, NewLesson),
    Operation("GET", "/api/tables", "Public tables that wait for people", open_tables, tuple[Lobby, ...]),
    Operation("GET", TABLE, "A table as everybody sees it", look, Lobby),
    Operation("POST", TABLE + "/join", "Take a seat", join, Lobby, Join),
    Operation("POST", TABLE + "/seat", "Give a free seat to a bot, or free it again; the host's", fill, Lobby, Fill),
    Operation("POST", TABLE + "/swap", "Two seats change places before the start", swap, Lobby, Swap),
    Operation("POST", "/api/join", "Take a seat by a short code", join_by_code, Lobby, JoinByCode),
    Operation("POST", TABLE + "/start", "Start the game", start, Lobby),
    Operation("POST", TABLE + "/leave", "Leave my seat", leave, Lobby),
    Operation("POST", TABLE + "/report", "Tell whoever hosts that this table is paused; a player's", report, Lobby),
    Operation("POST", TABLE + "/word", "The word of a device, for the dice", give_word, Lobby, GiveWord),
    Operation("POST", TABLE + "/rematch", "Once more, seats rotated", rematch, Lobby),
    Operation("POST", TABLE + "/carry", "A link that carries my seat to another device", carry_link, CarryLink),
    Operation("POST", "/api/carry", "Take over a seat by such a link", carry, Lobby, Carry),
    Operation("GET", "/api/finished", "Finished games, mine and public ones", finished, tuple[Finished, ...]),
    Operation("GET", TABLE + "/record", "The record of a finished game", record, str, media=LINES, query=("seat",)),
    Operation("GET", TABLE + "/replay", "A finished game, step by step", replayed, Replay, query=("seat",)),
    Operation("GET", "/api/shelf", "My bests, certificates and calibration", shelf, Shelf),
    Operation("PUT", "/api/shelf/calibration", "How my hand taps", calibrate, Calibration, Calibration),
    Operation("GET", "/api/shelf/export", "The same as a file to keep", export_shelf, Shelf),
    Operation("GET", TABLE + "/best", "My best in the way a table is played", best_here, BestHere),
    Operation("GET", "/text/{language}.ftl", "Messages of every game", shared_text, str, media=FLUENT),
    Operation("GET", "/text/{slug}/{language}.ftl", "Messages of one game", game_text, str, media=FLUENT),
    Operation("GET", "/api/schema/{slug}", "The types of one game, as JSON Schema", schema, dict[str, Any]),
    Operation("GET", "/api/openapi.json", "This list", openapi, dict[str, Any]),
)
