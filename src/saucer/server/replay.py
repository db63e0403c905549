"""A finished game again: every position, from any seat or with everything open, and its dice checked."""

from collections.abc import Iterator

from saucer.core import Entry, Event, FairDice, Flaw, Game, Header, Match, Seat, Told, Unreadable, seats, verify
from saucer.core.codec import plain
from saucer.core.lines import write
from saucer.core.record import Ended
from saucer.core.telling import OthersTold
from saucer.server.outgoing import Viewer, fields_of, numbered
from saucer.server.play import key_of
from saucer.server.wire import Checked, Frame, Lobby, Replay


def replay(game: Game, header: Header, entries: list[Entry], lobby: Lobby, viewer: Viewer, is_open: bool) -> Replay:
    match = Match(game, header)
    frames = tuple(all_frames(match, entries, viewer, is_open))
    return Replay(lobby, viewer, is_open, frames, match.result, checked(game, header, entries))


def all_frames(match: Match, entries: list[Entry], viewer: Viewer, is_open: bool) -> Iterator[Frame]:
    """Entries of which this viewer heard and saw nothing have no frame."""
    count, before = 0, fields_of(match.game, match.position.view(viewer))
    yield frame(match, 0, [], count, viewer, is_open)
    for number, entry in enumerate(entries, start=1):
        told = match.append(entry)
        events = [each.event for each in told if heard(each, viewer, is_open)]
        shown = frame(match, number, events, count, viewer, is_open)
        count += len(events)
        if events or is_open or shown.view != before:
            yield shown
        before = shown.view


def frame(match: Match, number: int, events: list[Event], count: int, viewer: Viewer, is_open: bool) -> Frame:
    view = match.position.view(viewer)
    hands = tuple(plain(match.position.view(seat)) for seat in all_seats(match)) if is_open else ()
    return Frame(number, numbered(match, events, count), fields_of(match.game, view), match.game.prompt(view), hands)


def all_seats(match: Match) -> tuple[Seat, ...]:
    return seats(len(match.header.seats))


def heard(told: Told, viewer: Viewer, is_open: bool) -> bool:
    """With everything open: every line once, the secret one of two."""
    return not isinstance(told, OthersTold) if is_open else told.heard_by(viewer)


def checked(game: Game, header: Header, entries: list[Entry]) -> Checked:
    """Every outcome is computed anew from the seed that was revealed at the end."""
    assert isinstance(header.dice, FairDice)
    last = entries[-1]
    seed = last.seed if isinstance(last, Ended) else None
    problem, chances = None, 0
    try:
        chances = verify(game, write(header, entries)).chances
    except (Flaw, Unreadable) as error:
        problem = str(error)
    key = None if seed is None else key_of(header, seed).hex()
    return Checked(header.dice.commitment, header.dice.words, seed, key, chances, problem is None, problem)
