"""What everybody may read, over HTTP: the games, their rules, pictures, lessons, messages and types."""

import asyncio

import msgspec

from saucer.core import text
from saucer.core.codec import Codec
from saucer.guide import Step, guides_of
from saucer.server.services.daily import today_of
from saucer.server.table.guided import known_guide
from saucer.server.web.endpoints import Call
from saucer.server.web.pictures import has_pictures, pictures_of
from saucer.server.wire.http import GameInfo, Picture
from saucer.server.wire.refusal import refuse
from saucer.wording import LANGUAGES, Language, folder_of, rules, shared


async def games(call: Call) -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            slug=game.slug,
            title=text("title"),
            prefix=game.prefix,
            fewest=game.seats[0],
            most=game.seats[-1],
            options=msgspec.Raw(msgspec.json.encode(msgspec.json.schema(game.options))),
            boards=tuple(game.boards),
            bots=tuple(game.bots),
            reasons=game.reasons,
            hot_seat=game.hot_seat(game.options()),
            standing_orders=game.standing_orders is not None,
            pictures=has_pictures(game),
            guides=guides_of(game),
            today=today_of(game, call.services.clock.now()),
        )
        for game in call.services.games.values()
    )


async def steps(call: Call) -> tuple[Step, ...]:
    return known_guide(call.services.game(call.part("slug")), call.part("guide")).steps


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
