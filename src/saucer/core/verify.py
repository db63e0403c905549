"""Rebuild a record entry by entry and check every one, the dice included."""

from msgspec import Struct

from saucer.core.dice import Roller, dice_of
from saucer.core.errors import Flaw, NotAllowed, Unreadable
from saucer.core.fair import SEED_BYTES, commitment
from saucer.core.game import Game
from saucer.core.lines import read_entries, read_header
from saucer.core.match import Match
from saucer.core.model import Result
from saucer.core.position import Chance
from saucer.core.record import Drawn, Ended, Entry, FairDice, Header, SeededDice


class Verified(Struct, frozen=True):
    """What was checked. `dice` says what the outcomes were compared with; those rolled by hand are counted apart."""

    game: str
    entries: int
    chances: int
    dice: str
    by_hand: int
    end: str
    result: Result | None


def verify(game: Game, data: bytes) -> Verified:
    """Raise Unreadable if it is no record of this game, Flaw if a line of it is wrong."""
    header = read_header(data)
    match = Match(game, header)
    entries = read_entries(data)
    seed = _seed(header, entries)
    dice = dice_of(header, seed)
    for line, entry in enumerate(entries, start=2):
        _check_dice(match, entry, dice, line)
        append_line(match, entry, line)
    if match.ended is None:
        raise Flaw(len(entries) + 1, "the record stops here without an end: it is cut off, or the table still plays")
    source = _source(header, dice)
    return Verified(game.slug, len(entries), match.chances, source, match.by_hand, match.ended.why, match.result)


def append_line(match: Match, entry: Entry, line: int) -> None:
    """Raise Flaw if it cannot follow."""
    try:
        match.append(entry)
    except (NotAllowed, Unreadable) as error:
        raise Flaw(line, str(error)) from None


def _check_dice(match: Match, entry: Entry, dice: Roller | None, line: int) -> None:
    now = match.position.next()
    if dice is None or not isinstance(entry, Drawn) or not isinstance(now, Chance) or now.by is not None:
        return
    rolled = dice.roll(now.draw)
    if rolled != entry.outcome:
        raise Flaw(line, f"the dice give {list(rolled)} here, but the entry says {list(entry.outcome)}")


def _seed(header: Header, entries: list[Entry]) -> str | None:
    """The seed that the end reveals, if the dice are fair; it must keep the promise of the header."""
    last = entries[-1] if entries else None
    if not isinstance(header.dice, FairDice) or not isinstance(last, Ended):
        return None
    seed, line = last.seed, len(entries) + 1
    if seed is None:
        raise Flaw(line, "the end reveals no seed, so the dice cannot be checked")
    try:
        data = bytes.fromhex(seed)
    except ValueError:
        data = b""
    if len(data) != SEED_BYTES:
        raise Flaw(line, f"the seed is not {2 * SEED_BYTES} hexadecimal digits")
    if commitment(data) != header.dice.commitment:
        raise Flaw(line, "the seed revealed is not the one promised: its SHA-256 differs from the commitment on line 1")
    return seed


def _source(header: Header, dice: Roller | None) -> str:
    if dice is None:
        return "by hand"
    prepared = isinstance(header.dice, FairDice) and header.dice.prepared
    return "prepared" if prepared else "seeded" if isinstance(header.dice, SeededDice) else "fair"
