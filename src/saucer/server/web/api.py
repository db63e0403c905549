"""Guests and tables over HTTP, one function an operation; and the list of all, for routes and for OpenAPI."""

from typing import Any

from msgspec.structs import replace

from saucer.core.board import LARGEST
from saucer.guide import Step
from saucer.server.services.limits import PLAYING_OF_A_GUEST, PUBLIC_OF_A_GUEST
from saucer.server.table import requests
from saucer.server.table.expiry import A_DAY
from saucer.server.table.guests import Guest, tidy
from saucer.server.table.guided import guided_table
from saucer.server.table.naming import latest_name
from saucer.server.table.seating import has_everybody, is_full, new_table
from saucer.server.web.archive import LINES, MOST_LISTED, finished, record, replayed
from saucer.server.web.endpoints import Call, Operation
from saucer.server.web.library import game_text, games, pictured, rules_of, schema, shared_text, steps
from saucer.server.web.openapi import described_api
from saucer.server.web.sessions import CARRY_SECONDS, carry_token, digest
from saucer.server.web.shelves import best_here, export_shelf, keep, shelf
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
from saucer.server.wire.shelf import BestHere, Shelf

FLUENT = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"


async def me(call: Call) -> Me:
    return Me(call.guest.name, call.guest.shape)


async def rename(call: Call, wanted: Me) -> Me:
    name = tidy(wanted.name)
    if not name:
        raise refuse("name", 400)
    await call.allow("name")
    call.guest = replace(call.guest, name=name, shape=wanted.shape)
    await call.tables.rename(call.guest)
    return Me(name, wanted.shape)


def allow_playing(call: Call) -> None:
    """One guest's tables do not take everybody's bots and memory."""
    if call.services.settings.limited and call.tables.playing(call.guest.id) >= PLAYING_OF_A_GUEST:
        raise refuse("too_many_tables", 429)


async def create(call: Call, new: NewTable) -> Lobby:
    await call.allow("table", "tables")
    if new.start:
        allow_playing(call)
    kept = new_table(call.services.game(new.game), new, call.guest, call.services.clock.now())
    most_waiting = PUBLIC_OF_A_GUEST if call.services.settings.limited and not is_full(kept) else None
    table_id = await requests.created(call.services.storage, kept, most_waiting)
    if new.start and has_everybody(kept):
        return await call.tables.ask(table_id, lambda table: requests.start(table, call.guest))
    return await look(call, table_id)


async def learn(call: Call, wanted: NewLesson) -> Lobby:
    """Makes a guided first game, for one person and bots: nobody else can join it."""
    await call.allow("table", "tables")
    allow_playing(call)
    kept = guided_table(call.services.game(wanted.game), wanted, call.guest, call.services.clock.now())
    return await look(call, await requests.created(call.services.storage, kept))


async def give_word(call: Call, given: GiveWord) -> Lobby:
    return await call.tables.ask(
        call.part("table"), lambda table: requests.give_word(table, call.guest, given.word, given.commitment)
    )


async def look(call: Call, table_id: str | None = None) -> Lobby:
    return await call.tables.ask(table_id or call.part("table"), lambda table: requests.look(table, call.guest))


async def open_tables(call: Call) -> tuple[Lobby, ...]:
    kept = await call.services.storage.open_tables(call.services.clock.now() - A_DAY, MOST_LISTED)
    return tuple(call.tables.lobby(table, call.guest.id) for table in kept if not is_full(table))


async def join(call: Call, wish: Join) -> Lobby:
    return await joined(call, call.part("table"), wish)


async def joined(call: Call, table_id: str, wish: Join) -> Lobby:
    return await call.tables.ask(table_id, lambda table: requests.join(table, call.guest, wish.seat))


async def join_by_code(call: Call, wish: JoinByCode) -> Lobby:
    """Few attempts: nobody finds a table by trying."""
    await call.allow("code", "codes")
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
    await call.allow("table", "tables")
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
    await call.allow("code")
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
    seat = next((seat for seat in seats if seat.is_own_of(call.guest.id)), None)
    if seat is None:
        return call.guest
    return replace(call.guest, name=latest_name(seat), shape=seat.shape or call.guest.shape)


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
    Operation("GET", "/api/shelf", "My bests, certificates, and what games keep for me", shelf, Shelf),
    Operation("PUT", "/api/shelf/own/{kind}", "What a game keeps for me", keep, dict[str, Any], dict[str, Any]),
    Operation("GET", "/api/shelf/export", "The same as a file to keep", export_shelf, Shelf),
    Operation("GET", TABLE + "/best", "My best in the way a table is played", best_here, BestHere),
    Operation("GET", "/text/{language}.ftl", "Messages of every game", shared_text, str, media=FLUENT),
    Operation("GET", "/text/{slug}/{language}.ftl", "Messages of one game", game_text, str, media=FLUENT),
    Operation("GET", "/api/schema/{slug}", "The types of one game, as JSON Schema", schema, dict[str, Any]),
    Operation("GET", "/api/openapi.json", "This list", openapi, dict[str, Any]),
)
