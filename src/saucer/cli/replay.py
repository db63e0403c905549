"""saucer replay: a record as text, at any entry, from any seat."""

from pathlib import Path

from saucer.cli._output import print_all
from saucer.cli._parameters import Lang
from saucer.cli._records import read_file, rebuild
from saucer.cli._words import wording_of
from saucer.core import Match, Seat, Told, Unreadable
from saucer.core.telling import OthersTold
from saucer.wording import Wording


def command(
    file: Path,
    /,
    *,
    entry: int | None = None,
    seat: int | None = None,
    open: bool = False,
    lang: Lang = None,
) -> None:
    """Tell a record as a story: what happened, and how things stand then.

    Parameters
    ----------
    file
        A record, as `saucer simulate --record` and tables write it.
    entry
        Stop after so many entries; 0 is the start. The end if not said.
    seat
        Seen from this seat, counted from 0. As somebody looking on if not said.
    open
        Seen by somebody who looks into every hand.
    """
    match = rebuild(read_file(file), entry)
    viewer = _viewer(match, seat, open)
    wording = wording_of(match, lang, viewer)
    print_all(*story(match, viewer, open, wording), "", *standing(match, viewer, open, wording))


def _viewer(match: Match, seat: int | None, everything: bool) -> Seat | None:
    if seat is None:
        return None
    if everything:
        raise Unreadable("expected --seat or --open; came both")
    if not 0 <= seat < len(match.players):
        raise Unreadable(f"expected a seat from 0 to {len(match.players) - 1}; came {seat}")
    return Seat(seat)


def story(match: Match, viewer: Seat | None, everything: bool, wording: Wording) -> list[str]:
    """A sentence for each event heard, after the number of the entry that told it."""
    return [
        f"{number:>4}  {wording.line(told.event)}"
        for number, entry in enumerate(match.told, start=1)
        for told in entry
        if (_is_whole(told) if everything else told.heard_by(viewer))
    ]


def _is_whole(told: Told) -> bool:
    """Not the public line of a secret, which is told as well."""
    return not isinstance(told, OthersTold)


def standing(match: Match, viewer: Seat | None, everything: bool, wording: Wording) -> list[str]:
    shown = drawn(match, viewer, wording)
    if everything:
        shown += [line for seat in range(len(match.players)) for line in secrets(match, Seat(seat), shown, wording)]
    return [*shown, "", wording.render(match.game.prompt(match.position.view(viewer)))]


def drawn(match: Match, viewer: Seat | None, wording: Wording) -> list[str]:
    return [wording.render(line) for line in match.game.drawing(match.position.view(viewer))]


def secrets(match: Match, seat: Seat, public: list[str], wording: Wording) -> list[str]:
    """What this seat's drawing shows beyond the public one."""
    return [f"{wording.names[seat]}: {line}" for line in drawn(match, seat, wording) if line not in public]
