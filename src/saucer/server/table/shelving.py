"""What people have earned when a game is over: the best score of one side alone, the certificate of a common win.

Both follow from the result that the rules gave; nothing of it is believed from a browser.
"""

from hashlib import sha256
from typing import Any

from saucer.core import Game, Match, Result, Seat, Seated, encode
from saucer.core.codec import Codec, plain
from saucer.server.storage.contract import KeptTable, Shelved
from saucer.server.table.naming import names_shown
from saucer.server.wire.shelf import Best, Certificate


def way_of(game: Game, kept: KeptTable) -> str:
    """What scores are compared with each other, as a short name: options count as the game reads them."""
    options = plain(Codec(game).options(kept.options))
    return sha256(encode((game.slug, len(kept.seats), sorted(options.items()), kept.board))).hexdigest()[:32]


def earned(match: Match, kept: KeptTable, now: float) -> list[Shelved]:
    """What goes onto the shelves of those who played; nothing where sides played against each other, or in a lesson."""
    if match.ended is None or match.ended.why != "over" or kept.guide is not None:
        return []
    result, players = match.result, len(kept.seats)
    sides = match.game.teams(players, match.options) if players > 1 else ((Seat(0),),)
    if len(sides) != 1 or result is None or not result.scores:
        return []
    best = [thing for seat in best_seats(match, kept) for thing in (best_of(match, kept, seat, result, now),)]
    return best + ([] if players == 1 else certificates(match, kept, result, now))


def best_seats(match: Match, kept: KeptTable) -> list[Seat]:
    """The seats whose players no bot has helped out."""
    helped = {entry.seat for entry in match.entries if isinstance(entry, Seated) and entry.player.bot is not None}
    return [seat for seat in kept.people() if seat not in helped]


def best_of(match: Match, kept: KeptTable, seat: Seat, result: Result, now: float) -> Shelved:
    options: dict[str, Any] = plain(match.options)
    score = result.scores[seat]
    best = Best(
        game=kept.game,
        players=len(kept.seats),
        options=options,
        own_board=kept.board is not None,
        score=score,
        parts=result.parts,
        par=result.par,
        ended=now,
        table=kept.id,
    )
    return Shelved(owner(kept, seat), "best", way_of(match.game, kept), score / result.parts, now, best)


def certificates(match: Match, kept: KeptTable, result: Result, now: float) -> list[Shelved]:
    """What those get who sit there at the end, if all have won."""
    if len(result.winners) < len(kept.seats):
        return []
    words = match.game.prompt(match.position.view(None))
    names = tuple(names_shown(kept))
    certificate = Certificate(kept.game, names, result.scores[0], result.parts, words, now, kept.id)
    there = [seat for seat in kept.people() if match.players[seat].bot is None]
    sessions = dict.fromkeys(owner(kept, seat) for seat in there)
    return [Shelved(session, "certificate", kept.id, now, now, certificate) for session in sessions]


def owner(kept: KeptTable, seat: Seat) -> str:
    session = kept.seats[seat].session
    assert session is not None
    return session
