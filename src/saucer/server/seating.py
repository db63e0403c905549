"""Who sits where, before the game starts. Pure functions from a kept table to the next."""

import secrets

from msgspec.structs import replace

from saucer.core import Game, Options, Unreadable
from saucer.core.codec import Codec
from saucer.core.fair import SEED_BYTES, WORD_BYTES
from saucer.server.names import BOTS, distinct, guest_shape, short_code, table_id, tidy
from saucer.server.refusal import refuse
from saucer.server.sessions import Guest
from saucer.server.storage import KeptSeat, KeptTable
from saucer.server.wire import NewTable, SeatPlan


def new_table(game: Game, new: NewTable, guest: Guest, now: float) -> KeptTable:
    options = checked_options(game, new)
    check_plan(game, new, options)
    seats: list[KeptSeat] = []
    for plan in new.seats:
        seats.append(planned(plan, new, guest, [seat.name for seat in seats]))
    return KeptTable(
        id=table_id(),
        game=game.slug,
        rules=game.version,
        options=new.options,
        seats=tuple(seats),
        host=guest.id,
        public=new.public,
        pace=new.pace,
        clock=new.clock,
        seed=secrets.token_hex(SEED_BYTES),
        created=now,
        code=short_code(),
    )


def check_plan(game: Game, new: NewTable, options: Options) -> None:
    few, most = game.seats[0], game.seats[-1]
    if len(new.seats) not in game.seats:
        raise refuse("seats", 400, f"{game.slug} is for {few} to {most} players; came {len(new.seats)}")
    if sum(plan.who == "me" for plan in new.seats) > 1:
        raise refuse("seats", 400, "at most one seat is `me`")
    if any(plan.who == "local" for plan in new.seats):
        why = game.hot_seat(options)
        if why is not None:
            raise refuse("hot_seat", 400, why)
        if not any(plan.who == "me" for plan in new.seats):
            raise refuse("seats", 400, "people at my screen need a seat that is `me`")
    for plan in new.seats:
        if plan.who == "bot" or plan.bot is not None:
            check_bot(game, plan.bot if plan.who == "bot" else None)


def check_bot(game: Game, bot: str | None) -> None:
    if bot not in game.bots:
        raise refuse("no_bot", 400, f"a bot of {game.slug} is one of {', '.join(game.bots)}; came {bot!r}")


def checked_options(game: Game, new: NewTable) -> Options:
    try:
        options = Codec(game).options(new.options)
        game.check(len(new.seats), options)
    except Unreadable as error:
        raise refuse("options", 400, str(error)) from None
    return options


def planned(plan: SeatPlan, new: NewTable, guest: Guest, taken: list[str]) -> KeptSeat:
    match plan.who:
        case "open":
            return KeptSeat("open")
        case "bot":
            return bot_seat(plan.bot, taken)
        case "me":
            word = new.word or own_word()
            return KeptSeat("person", distinct(guest.name, taken), guest.id, guest.shape, None, word, True)
        case "local":
            name = distinct(tidy(plan.name or "") or guest.name, taken)
            return KeptSeat("local", name, guest.id, guest_shape(), None, own_word(), True)


def bot_seat(bot: str | None, taken: list[str]) -> KeptSeat:
    name = next(name for name in BOTS if name not in taken)
    return KeptSeat("bot", name, bot=bot, shape=guest_shape(), word=own_word(), came=True)


def own_word() -> str:
    """For bots, and for a device that gave none: made here, and marked so."""
    return f"server:{secrets.token_hex(WORD_BYTES)}"


def is_full(table: KeptTable) -> bool:
    return all(seat.kind != "open" for seat in table.seats)


def has_everybody(table: KeptTable) -> bool:
    return is_full(table) and all(seat.came for seat in table.seats)


def joined(table: KeptTable, guest: Guest, wanted: int | None, word: str | None) -> KeptTable:
    """Who is seated already keeps that seat: joining twice is harmless."""
    if any(seat.session == guest.id for seat in table.seats):
        return came(table, guest, word)
    if table.state != "open":
        raise refuse("started")
    place = free_place(table, wanted)
    name = distinct(guest.name, [seat.name for seat in table.seats])
    seat = KeptSeat("person", name, guest.id, guest.shape, None, word or own_word(), True)
    return with_seat(table, place, seat)


def came(table: KeptTable, guest: Guest, word: str | None) -> KeptTable:
    """Somebody seated at a rematch has followed, with a new word for its dice."""
    if table.state != "open" or all(seat.came for seat in table.seats if seat.session == guest.id):
        return table
    seats = [
        replace(seat, came=True, word=word if word and seat.kind == "person" else seat.word)
        if seat.session == guest.id
        else seat
        for seat in table.seats
    ]
    return replace(table, seats=tuple(seats))


def free_place(table: KeptTable, wanted: int | None) -> int:
    places = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if not places:
        raise refuse("full")
    if wanted is None:
        return places[0]
    if wanted not in places:
        raise refuse("seat_taken")
    return wanted


def filled(table: KeptTable, game: Game, place: int, bot: str | None) -> KeptTable:
    """Who stays away does not keep the others waiting; a seat that somebody has taken stays theirs."""
    if place >= len(table.seats) or table.seats[place].kind not in ("open", "bot"):
        raise refuse("seat_taken")
    if bot is None:
        return with_seat(table, place, KeptSeat("open"))
    check_bot(game, bot)
    others = [seat.name for other, seat in enumerate(table.seats) if other != place]
    return with_seat(table, place, bot_seat(bot, others))


def with_seat(table: KeptTable, place: int, seat: KeptSeat) -> KeptTable:
    return replace(table, seats=(*table.seats[:place], seat, *table.seats[place + 1 :]))


def left(table: KeptTable, guest: Guest) -> KeptTable:
    """Before the start: the seat is open again; the host's chair goes to the next person, or the table closes."""
    seats = tuple(KeptSeat("open") if seat.session == guest.id else seat for seat in table.seats)
    people = [seat.session for seat in seats if seat.session is not None]
    if table.host != guest.id:
        return replace(table, seats=seats)
    if not people:
        return replace(table, seats=seats, state="abandoned", code=None)
    return replace(table, seats=seats, host=people[0])


def carried(table: KeptTable, owner: str, guest: Guest) -> KeptTable:
    """All seats of that session go to this one; nobody can gather two people's seats."""
    if owner == guest.id:
        return table
    if any(seat.session == guest.id for seat in table.seats):
        raise refuse("already_seated")
    seats = tuple(replace(seat, session=guest.id) if seat.session == owner else seat for seat in table.seats)
    return replace(table, seats=seats, host=guest.id if table.host == owner else table.host)


def rematch(table: KeptTable, game: Game, now: float) -> KeptTable:
    """The same people and bots one seat on, with a new promise for the dice."""
    fresh = [replace(seat, word=own_word(), came=not seat.is_person, left=False) for seat in table.seats]
    return replace(
        table,
        id=table_id(),
        rules=game.version,
        seats=(fresh[-1], *fresh[:-1]),
        seed=secrets.token_hex(SEED_BYTES),
        created=now,
        state="open",
        code=short_code(),
        header=None,
        deadline=None,
        orders={},
        ended=None,
        result=None,
        rematch=True,
        next_table=None,
        revision=0,
    )
