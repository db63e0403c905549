"""Managing over HTTP: one function an operation, and the list that routes and OpenAPI are made from."""

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from saucer.core import Entry, Seat, encode, export, text
from saucer.core.codec import Codec
from saucer.core.lines import write
from saucer.core.match import Match
from saucer.server import managing
from saucer.server.calls import Call, Operation
from saucer.server.limits import Kind
from saucer.server.lobby import kept_lobby, lobby_of
from saucer.server.names import tidy
from saucer.server.openapi import described_api
from saucer.server.play import player_of
from saucer.server.refusal import refuse
from saucer.server.replay import replay
from saucer.server.screens import seats_of
from saucer.server.seating import has_everybody, is_full, new_table
from saucer.server.sessions import CARRY_SECONDS, carry_token, digest
from saucer.server.storage import KeptTable
from saucer.server.wire import (
    Carry,
    CarryLink,
    Fill,
    Finished,
    GameInfo,
    Join,
    JoinByCode,
    Lobby,
    Me,
    NewTable,
    Rematch,
    Replay,
)
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
            boards=game.boards,
            bots=tuple(game.bots),
            reasons=game.reasons,
            hot_seat=game.hot_seat(game.options()),
            orders=game.standing is not None,
        )
        for game in call.services.games.values()
    )


async def me(call: Call) -> Me:
    return Me(call.guest.name, call.guest.shape)


async def rename(call: Call, wanted: Me) -> Me:
    name = tidy(wanted.name)
    if not name:
        raise refuse("name", 400)
    call.guest = replace(call.guest, name=name, shape=wanted.shape)
    return Me(name, wanted.shape)


def allow(call: Call, of_guest: Kind, of_address: Kind | None = None) -> None:
    limits = call.services.limits
    if not limits.allow(of_guest, call.guest.id) or (of_address and not limits.allow(of_address, call.address)):
        raise refuse("too_fast", 429)


async def create(call: Call, new: NewTable) -> Lobby:
    allow(call, "table", "tables")
    kept = new_table(call.services.game(new.game), new, call.guest, call.services.clock.now())
    table_id = await managing.created(call.services.storage, kept)
    if new.start and has_everybody(kept):
        return await call.tables.ask(table_id, lambda table: managing.start(table, call.guest))
    return await look(call, table_id)


async def look(call: Call, table_id: str | None = None) -> Lobby:
    return await call.tables.ask(table_id or call.part("table"), lambda table: managing.look(table, call.guest))


async def open_tables(call: Call) -> tuple[Lobby, ...]:
    kept = await call.services.storage.open_tables(call.services.clock.now() - A_DAY, MOST_LISTED)
    return tuple(lobby_now(call, table) for table in kept if not is_full(table))


def lobby_now(call: Call, kept: KeptTable) -> Lobby:
    awake = call.tables.awake(kept.id)
    return kept_lobby(kept, call.guest.id) if awake is None else lobby_of(awake, call.guest.id)


async def join(call: Call, wish: Join) -> Lobby:
    return await joined(call, call.part("table"), wish)


async def joined(call: Call, table_id: str, wish: Join) -> Lobby:
    return await call.tables.ask(table_id, lambda table: managing.join(table, call.guest, wish.seat, wish.word))


async def join_by_code(call: Call, wish: JoinByCode) -> Lobby:
    """Few attempts: nobody finds a table by trying."""
    allow(call, "code", "codes")
    table_id = await call.services.storage.table_with_code(wish.code.upper().replace(" ", "").replace("-", ""))
    if table_id is None:
        raise refuse("no_code", 404)
    return await joined(call, table_id, Join(word=wish.word))


async def fill(call: Call, wish: Fill) -> Lobby:
    return await call.tables.ask(
        call.part("table"), lambda table: managing.fill(table, call.guest, wish.seat, wish.bot)
    )


async def start(call: Call) -> Lobby:
    return await call.tables.ask(call.part("table"), lambda table: managing.start(table, call.guest))


async def leave(call: Call) -> Lobby:
    return await call.tables.ask(call.part("table"), lambda table: managing.leave(table, call.guest))


async def rematch(call: Call, wish: Rematch) -> Lobby:
    allow(call, "table", "tables")
    following = await call.tables.ask(call.part("table"), lambda table: managing.rematch(table, call.guest))
    return await joined(call, following, Join(word=wish.word))


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
    allow(call, "code")
    found = await call.services.storage.take_carry(digest(link.token), call.services.clock.now())
    if found is None:
        raise refuse("carry", 404)
    table_id, owner = found
    return await call.tables.ask(table_id, lambda table: managing.carry_away(table, owner, call.guest))


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
        players=tuple(player_of(seat) for seat in table.seats),
        shapes=tuple(seat.shape for seat in table.seats),
        mine=seats_of(table, session),
        ended=table.ended,
        result=table.result,
    )


async def ended(call: Call) -> tuple[KeptTable, list[Entry]]:
    """While it is played a record is nobody's."""
    kept = await call.services.storage.table(call.part("table"))
    if kept is None:
        raise refuse("no_table", 404)
    if kept.state in ("open", "playing") or kept.header is None:
        raise refuse("not_finished", 403)
    entries = await call.services.storage.entries(kept.id)
    return kept, [each.entry for each in entries]


def check_held(call: Call, kept: KeptTable) -> None:
    game = call.services.game(kept.game)
    if kept.header is None or kept.header.rules != game.version:
        raise refuse("void")


def viewer_of(call: Call, kept: KeptTable) -> Seat | None:
    """`?seat=2`; anything that is no seat is the public."""
    wanted = call.request.query_params.get("seat", "")
    return Seat(int(wanted)) if wanted in [str(place) for place in range(len(kept.seats))] else None


async def record(call: Call) -> Response:
    """Whole, or as one seat (`?seat=2`) or the public (`?seat=public`) knew it."""
    kept, entries = await ended(call)
    assert kept.header is not None
    if "seat" in call.request.query_params:
        check_held(call, kept)
        match = Match.rebuilt(call.services.game(kept.game), kept.header, entries)
        data = export(match, viewer_of(call, kept))
    else:
        data = write(kept.header, entries)
    name = f"{kept.game}-{kept.id[:6]}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type=LINES)


async def replayed(call: Call) -> bytes:
    """From a seat (`?seat=2`), with everything open (`?seat=open`), or as a spectator. Long: made in another thread."""
    allow(call, "replay")
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
    Operation("GET", "/api/me", "Who I am", me, Me),
    Operation("PUT", "/api/me", "A name and a shape for me", rename, Me, Me),
    Operation("POST", "/api/tables", "A new table", create, Lobby, NewTable),
    Operation("GET", "/api/tables", "Public tables that wait for people", open_tables, tuple[Lobby, ...]),
    Operation("GET", TABLE, "A table as everybody sees it", look, Lobby),
    Operation("POST", TABLE + "/join", "Take a seat", join, Lobby, Join),
    Operation("POST", TABLE + "/seat", "Give a free seat to a bot, or free it again; the host's", fill, Lobby, Fill),
    Operation("POST", "/api/join", "Take a seat by a short code", join_by_code, Lobby, JoinByCode),
    Operation("POST", TABLE + "/start", "Start the game", start, Lobby),
    Operation("POST", TABLE + "/leave", "Leave my seat", leave, Lobby),
    Operation("POST", TABLE + "/rematch", "Once more, seats rotated", rematch, Lobby, Rematch),
    Operation("POST", TABLE + "/carry", "A link that carries my seat to another device", carry_link, CarryLink),
    Operation("POST", "/api/carry", "Take over a seat by such a link", carry, Lobby, Carry),
    Operation("GET", "/api/finished", "Finished games, mine and public ones", finished, tuple[Finished, ...]),
    Operation("GET", TABLE + "/record", "The record of a finished game", record, str, media=LINES, query=("seat",)),
    Operation("GET", TABLE + "/replay", "A finished game, step by step", replayed, Replay, query=("seat",)),
    Operation("GET", "/text/{language}.ftl", "Messages of every game", shared_text, str, media=FLUENT),
    Operation("GET", "/text/{slug}/{language}.ftl", "Messages of one game", game_text, str, media=FLUENT),
    Operation("GET", "/api/schema/{slug}", "The types of one game, as JSON Schema", schema, dict[str, Any]),
    Operation("GET", "/api/openapi.json", "This list", openapi, dict[str, Any]),
)
