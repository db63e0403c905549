"""Who sits where, before the game starts. Pure functions from a kept table to the next."""

import secrets
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from saucer.arena.sides import places, sides_of
from saucer.core import Board, Game, Options, Seat, Unreadable, WrongBoard, board_in
from saucer.core.codec import Codec, plain
from saucer.core.fair import SEED_BYTES
from saucer.server.storage.contract import KeptSeat, KeptTable
from saucer.server.table.guests import BOTS, Guest, distinct, guest_shape, short_code, table_id, tidy
from saucer.server.table.naming import latest_name
from saucer.server.wire.http import NewTable, SeatPlan
from saucer.server.wire.refusal import Refusal, refuse, refuse_board

NO_WORD = ""
"""The word of a seat without a device of its own: it has no part in the dice, so that nothing is left to choose."""


def new_table(game: Game, new: NewTable, guest: Guest, now: float) -> KeptTable:
    options = checked_options(game, new)
    check_plan(game, new, options)
    seats: list[KeptSeat] = []
    for plan in new.seats:
        seats.append(planned(plan, guest, [seat.name for seat in seats]))
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
        starting=new.start,
        board=None if new.board is None else plain(checked_board(game, new, options)),
    )


def check_plan(game: Game, new: NewTable, options: Options) -> None:
    try:
        game.check_players(len(new.seats))
    except Unreadable as error:
        raise refuse("seats", 400, str(error)) from None
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


def checked_board(game: Game, new: NewTable, options: Options) -> Board:
    """The game itself says whether it can be played there with these options."""
    try:
        board = board_in(game, new.board or "")
        game.start(len(new.seats), options, board)
    except WrongBoard as wrong:
        raise refuse_board(wrong) from None
    except Unreadable as error:
        raise refuse("options", 400, str(error)) from None
    return board


def check_bot(game: Game, bot: str | None) -> None:
    if bot not in game.bots:
        raise refuse("no_bot", 400, f"a bot of {game.slug} is one of {', '.join(game.bots)}; came {bot!r}")


def checked_options(game: Game, new: NewTable) -> Options:
    try:
        options = Codec(game).options(new.options)
    except Unreadable as error:
        raise refuse("options", 400, str(error)) from None
    why = game.check(len(new.seats), options)
    if why is not None:
        raise Refusal(why, 400)
    return options


def planned(plan: SeatPlan, guest: Guest, taken: list[str]) -> KeptSeat:
    match plan.who:
        case "open":
            return KeptSeat("open")
        case "bot":
            return bot_seat(plan.bot, taken)
        case "me":
            return person_seat(guest, taken)
        case "local":
            name = distinct(tidy(plan.name or "") or guest.name, taken)
            return KeptSeat("local", name, guest.id, guest_shape(), None, NO_WORD, True)


def bot_seat(bot: str | None, taken: list[str]) -> KeptSeat:
    name = next(name for name in BOTS if name not in taken)
    return KeptSeat("bot", name, bot=bot, shape=guest_shape(), word=NO_WORD, came=True)


def person_seat(guest: Guest, taken: list[str]) -> KeptSeat:
    """Its device gives a word for the dice once it has seen the promise."""
    return KeptSeat("person", distinct(guest.name, taken), guest.id, guest.shape, came=True)


def is_ready(table: KeptTable) -> bool:
    """Whether everybody is there, and every device has given its word for the dice."""
    return has_everybody(table) and all(seat.word is not None for seat in table.seats)


def is_wanted(table: KeptTable, guest: str) -> bool:
    """Whether the word of this guest's device is still wanted."""
    return table.state == "open" and any(seat.is_own_of(guest) and seat.word is None for seat in table.seats)


def with_word(table: KeptTable, guest: Guest, word: str) -> KeptTable:
    """Enters the word that a device gives; a second one is ignored."""
    seats = [
        replace(seat, word=word) if seat.is_own_of(guest.id) and seat.word is None else seat for seat in table.seats
    ]
    return replace(table, seats=tuple(seats))


def is_full(table: KeptTable) -> bool:
    return all(seat.kind != "open" for seat in table.seats)


def has_everybody(table: KeptTable) -> bool:
    return is_full(table) and all(seat.came for seat in table.seats)


def with_start(table: KeptTable) -> KeptTable:
    """The host has said so; it begins when the last word is in."""
    return replace(table, starting=True)


def joined(table: KeptTable, guest: Guest, wanted: int | None) -> KeptTable:
    """Who is seated already keeps that seat: joining twice is harmless."""
    if guest.id in table.sessions():
        return came(table, guest)
    if table.state != "open":
        raise refuse("started")
    place = free_place(table, wanted)
    return with_seat(table, place, person_seat(guest, [seat.name for seat in table.seats]))


def came(table: KeptTable, guest: Guest) -> KeptTable:
    """Somebody seated at a rematch has followed."""
    if table.state != "open":
        return table
    seats = [replace(seat, came=True) if seat.session == guest.id else seat for seat in table.seats]
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
    """Who stays away, or whose device gives no word, does not keep the others waiting; other seats stay theirs."""
    if table.guide is not None:
        raise refuse("seat_taken")
    if place >= len(table.seats) or (table.seats[place].kind not in ("open", "bot") and not is_silent(table, place)):
        raise refuse("seat_taken")
    if bot is None:
        return with_seat(table, place, KeptSeat("open"))
    check_bot(game, bot)
    others = [seat.name for other, seat in enumerate(table.seats) if other != place]
    return with_seat(table, place, bot_seat(bot, others))


def is_silent(table: KeptTable, place: int) -> bool:
    seat = table.seats[place]
    return seat.kind == "person" and seat.word is None and seat.session != table.host


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


def teams_of(game: Game | None, table: KeptTable) -> tuple[tuple[Seat, ...], ...]:
    """None where the game, or what was chosen for it, is no longer held."""
    try:
        return () if game is None else game.teams(len(table.seats), Codec(game).options(table.options))
    except Unreadable:
        return ()


def swapped(table: KeptTable, guest: Guest, one: int, other: int) -> KeptTable:
    """The host moves anybody; people move themselves, to where nobody else sits but a bot."""
    if max(one, other) >= len(table.seats):
        raise refuse("seat_taken")
    seats = list(table.seats)
    if table.host != guest.id:
        check_own_move(guest, seats[one], seats[other])
    seats[one], seats[other] = seats[other], seats[one]
    return replace(table, seats=tuple(seats))


def check_own_move(guest: Guest, one: KeptSeat, other: KeptSeat) -> None:
    if guest.id not in (one.session, other.session):
        raise refuse("not_yours", 403)
    if any(seat.is_person and seat.session != guest.id for seat in (one, other)):
        raise refuse("seat_taken")


def gone(table: KeptTable, seats: Iterable[Seat]) -> KeptTable:
    """During play: their owners have left them for good."""
    for seat in seats:
        table = with_seat(table, seat, replace(table.seats[seat], left=True))
    return table


def carried(table: KeptTable, owner: str, guest: Guest) -> KeptTable:
    """All seats of that session go to this one; nobody can gather two people's seats."""
    if owner == guest.id:
        return table
    if guest.id in table.sessions():
        raise refuse("already_seated")
    seats = tuple(replace(seat, session=guest.id) if seat.session == owner else seat for seat in table.seats)
    return replace(table, seats=seats, host=guest.id if table.host == owner else table.host)


def rematch(table: KeptTable, game: Game, now: float, options: dict[str, Any]) -> KeptTable:
    """Seat the same people and bots one side on, partners together, with a new promise for the dice; no lesson."""
    fresh = [anew(seat) for seat in table.seats]
    sides = sides_of(game, len(fresh), Codec(game).options(options))
    return replace(
        table,
        id=table_id(),
        rules=game.version,
        options=options,
        seats=tuple(fresh[place] for place in places(sides, 1)),
        seed=secrets.token_hex(SEED_BYTES),
        created=now,
        state="open",
        code=short_code(),
        header=None,
        deadline=None,
        seconds_left=None,
        standing_orders={},
        ended=None,
        result=None,
        rematch=True,
        starting=True,
        next_table=None,
        talk=(),
        guide=None,
        revision=0,
    )


def anew(seat: KeptSeat) -> KeptSeat:
    word = None if seat.kind == "person" else NO_WORD
    name = latest_name(seat)
    return replace(seat, name=name, word=word, came=not seat.is_person, left=False, given=False, shown="", wanted="")
