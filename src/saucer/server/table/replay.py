"""A finished game again: every position, from any seat or with everything open, and its dice checked."""

from collections.abc import Iterator

from saucer.core import (
    Acted,
    Entry,
    FairDice,
    Flaw,
    Game,
    Header,
    Match,
    Position,
    Seat,
    Told,
    Unreadable,
    seats,
    verify,
)
from saucer.core.codec import plain
from saucer.core.dice import key_of
from saucer.core.lines import write
from saucer.core.record import Ended
from saucer.core.telling import OthersTold
from saucer.server.table.broadcast import Viewer, fields_of, line_of, named
from saucer.server.wire.http import Checked, Frame, Replay
from saucer.server.wire.parts import Line, Lobby


def replay(game: Game, header: Header, entries: list[Entry], lobby: Lobby, viewer: Viewer, is_open: bool) -> Replay:
    match = Match(game, header)
    frames = tuple(all_frames(match, entries, viewer, is_open))
    return Replay(lobby, viewer, is_open, frames, match.result, checked(game, header, entries))


def as_far_as_it_goes(game: Game, header: Header, entries: list[Entry]) -> Match:
    """A game up to where its log was damaged, or met an error of the game's."""
    match = Match(game, header)
    for number, entry in enumerate(entries):
        try:
            match.append(entry)
        except Exception:
            return Match.rebuilt(game, header, entries[:number])
    return match


def all_frames(match: Match, entries: list[Entry], viewer: Viewer, is_open: bool) -> Iterator[Frame]:
    """Entries of which this viewer heard and saw nothing have no frame; a damaged log is shown as far as it goes."""
    match.watched = True
    shown = frame(match, match.position, 0, None, viewer, is_open)
    yield shown
    count = 0
    for number, entry in enumerate(entries, start=1):
        try:
            told = match.append(entry)
        except Exception:
            return
        audible = [at for at, each in enumerate(told) if is_heard(each, viewer, is_open)]
        for at in audible:
            count += 1
            line = line_of(match.game, told[at].event, count)
            position = match.position if at == audible[-1] else match.positions[at]
            shown = frame(match, position, number, line, viewer, is_open)
            yield shown
        silent = frame(match, match.position, number, None, viewer, is_open)
        if not audible and (is_open or silent.view != shown.view):
            shown = silent
            yield shown


def frame(match: Match, position: Position, number: int, line: Line | None, viewer: Viewer, is_open: bool) -> Frame:
    view = position.view(viewer)
    hands = tuple(plain(position.view(seat)) for seat in all_seats(match)) if is_open else ()
    prompt = match.game.prompt(view) if position is match.position else None
    return Frame(number, line, named(match.game, fields_of(match.game, view)), prompt, chosen_by(match, number), hands)


def chosen_by(match: Match, number: int) -> Seat | None:
    entry = match.entries[number - 1] if number else None
    return entry.seat if isinstance(entry, Acted) else None


def all_seats(match: Match) -> tuple[Seat, ...]:
    return seats(len(match.header.seats))


def is_heard(told: Told, viewer: Viewer, is_open: bool) -> bool:
    """With everything open every line is heard once; of two lines for one event that is the secret one."""
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
    dice, prepared = header.dice, len(header.dice.prepared)
    return Checked(dice.commitment, dice.words, seed, key, chances, problem is None, problem, prepared)
