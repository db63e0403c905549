"""Inkognito: the claim, the handshake and the end, IK-30 to IK-32."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import HandshakeAccepted, HandshakeRefused, MatchEnded, MissionClaimed
from saucer.games.inkognito.knowledge.memory import all_replies, all_secrets
from saucer.games.inkognito.model import REASONS, Accept, Choice, Claim, Reason, Refuse
from saucer.games.inkognito.rules import declaration
from saucer.games.inkognito.rules.missions import is_fulfilled, same_team, team_of, true_partner
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, HANDSHAKE, NOBODY, OVER, State
from saucer.games.inkognito.rules.three_players import has_fled, is_alone, may_name_nobody

ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
HANDSHAKES: Final[tuple[Choice, ...]] = (ACCEPT, REFUSE)


def claims_by(seat: int, players: int) -> tuple[Choice, ...]:
    """IK-30 A claim names any other agent's player; IK-37 with three players perhaps nobody."""
    agents = min(players, AGENTS_IN_THE_BOX)
    claims: list[Choice] = [Claim(Seat(partner)) for partner in range(agents) if partner != seat]
    if may_name_nobody(players):
        claims.append(Claim(None))
    return tuple(claims)


CLAIMS: Final = [[claims_by(seat, players) for seat in range(AGENTS_IN_THE_BOX)] for players in range(6)]


def claims_of(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-30a One may claim whenever the decision is one's own, with or without hope."""
    return CLAIMS[state.players][seat]


def claim(state: State, partner: Seat | None, tell: Teller) -> None:
    """IK-30 The named player has to answer; IK-37 where nobody is named, nobody has to."""
    state.claimant = state.on_turn
    if tell.on:
        tell.all(MissionClaimed(state.on_turn, partner))
    if partner is None:
        judge(state, tell)
    else:
        state.named = partner
        state.phase = HANDSHAKE


def handshakes(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-30 The named player accepts or refuses, publicly and finally."""
    return HANDSHAKES if seat == state.named else ()


def answer_handshake(state: State, accepts: bool, tell: Teller) -> None:
    """IK-30"""
    state.accepted = accepts
    if tell.on:
        named = Seat(state.named)
        tell.all(HandshakeAccepted(named) if accepts else HandshakeRefused(named))
    judge(state, tell)


def judge(state: State, tell: Teller) -> None:
    """IK-30 Every claim ends the match; IK-43 a right declaration beats it."""
    if declaration.declared_rightly(state):
        end(state, "declaration", [state.fifth()], tell)
        return
    claimant = Seat(state.claimant)
    reason = verdict(state, claimant)
    if reason == "mission" or reason == "flight":
        end(state, reason, team_seats(state, claimant, True), tell)
    else:
        end(state, reason, team_seats(state, claimant, False), tell)


def verdict(state: State, claimant: Seat) -> Reason:
    """IK-30, IK-37"""
    if state.named == NOBODY:
        if not is_alone(state, claimant):
            return "not_alone"
        return "flight" if has_fled(state, claimant) else "no_flight"
    if state.named != true_partner(state, claimant):
        return "wrong_partner"
    if not state.accepted:
        return "refused"
    return "mission" if is_fulfilled(state, team_of(state.identities[claimant])) else "not_fulfilled"


def team_seats(state: State, claimant: Seat, own: bool) -> list[Seat]:
    """The claimant's team, or the other one; IK-36 with three players one of them is a lone agent."""
    return [Seat(seat) for seat in range(state.agents) if same_team(state, seat, claimant) == own]


def end_without_a_claim(state: State, tell: Teller) -> None:
    """IK-32"""
    if declaration.declared_rightly(state):
        end(state, "declaration", [state.fifth()], tell)
    else:
        end(state, "two_hundred_turns", [], tell)


def end(state: State, reason: Reason, winners: list[Seat], tell: Teller) -> None:
    """IK-50a At the end all is open."""
    state.phase = OVER
    state.reason = REASONS.index(reason)
    state.winners = winners
    if tell.on:
        declaration.tell_opening(state, tell)
        tell.all(MatchEnded(reason, tuple(winners), all_secrets(state), all_replies(state)))
