"""A guided first game at a table: one person, bots that follow a script where it matters, chance that was prepared."""

from msgspec.structs import replace

from saucer.core import Acted, Action, Game, Match, Seat
from saucer.guide import Guide, guide_of, guides_of, scripted
from saucer.server.storage.contract import KeptTable
from saucer.server.table.guests import Guest
from saucer.server.table.seating import new_table
from saucer.server.wire.http import NewLesson, NewTable, SeatPlan
from saucer.server.wire.refusal import refuse


def guided_table(game: Game, wanted: NewLesson, guest: Guest, now: float) -> KeptTable:
    """Nobody chooses anything about it, least of all its chance; without a code nobody finds it."""
    guide = known_guide(game, wanted.guide)
    seats = tuple(
        SeatPlan("me") if place == guide.seat else SeatPlan("bot", guide.level) for place in range(guide.players)
    )
    new = NewTable(game.slug, seats, guide.options, pace=wanted.pace, start=True)
    return replace(new_table(game, new, guest, now), code=None, guide=wanted.guide)


def known_guide(game: Game, name: str) -> Guide:
    if name not in guides_of(game):
        raise refuse("no_guide", 404)
    return guide_of(game, name)


def guide_at(game: Game, kept: KeptTable) -> Guide | None:
    """The guide of this table; without one that is no longer held the game goes on as any other."""
    return guide_of(game, kept.guide) if kept.guide is not None and kept.guide in guides_of(game) else None


def prepared_for(game: Game, kept: KeptTable) -> tuple[tuple[int, ...], ...]:
    """The outcomes that come first; none but at a guided table."""
    guide = guide_at(game, kept)
    return () if guide is None else guide.chance


def scripted_choice(guide: Guide | None, match: Match, seat: Seat) -> Action | None:
    """What the script has the bot do now, if anything."""
    wishes = () if guide is None else guide.script.get(str(seat), ())
    if not wishes:
        return None
    done = [entry.action for entry in match.entries if isinstance(entry, Acted) and entry.seat == seat]
    return scripted(wishes, done, match.position.legal(seat))
