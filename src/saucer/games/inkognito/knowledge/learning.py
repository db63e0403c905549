"""Inkognito: who could know what from when on, told when all is open (IK-50a). Certain knowledge only."""

from saucer.core import Seat
from saucer.games.inkognito.knowledge.cases import cards_of, is_certain, own_cases, ruled_out
from saucer.games.inkognito.knowledge.memory import replies_seen
from saucer.games.inkognito.knowledge.model import Learnt
from saucer.games.inkognito.model import CARDS, InkognitoView, SecretsView
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX


def learnt(view: InkognitoView) -> tuple[Learnt, ...]:
    """In the order of the replies; nothing before the end."""
    if view.secrets is None:
        return ()
    rows = [row for knower in range(len(view.players)) for row in learnt_by(view, view.secrets, Seat(knower))]
    return tuple(sorted(rows, key=lambda row: row.reply))


def learnt_by(view: InkognitoView, secrets: tuple[SecretsView, ...], knower: Seat) -> list[Learnt]:
    agents = [Seat(player) for player in range(min(len(view.players), AGENTS_IN_THE_BOX))]
    true = [cards_of(each.identity, each.build, each.mission) for each in secrets]
    left = own_cases(knower, true[knower] if knower in agents else ())
    unknown = [(player, card) for player in agents if player != knower for card in true[player]]
    rows = []
    for place in replies_seen(view, knower):
        left &= ~ruled_out(view.replies[place])
        known = [(player, card) for player, card in unknown if is_certain(left, player, card)]
        rows += [Learnt(place, knower, player, CARDS[card]) for player, card in known]
        unknown = [each for each in unknown if each not in known]
    return rows
