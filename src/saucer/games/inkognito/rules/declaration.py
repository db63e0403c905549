"""Inkognito: the fifth player's sealed declaration, IK-43."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import DeclarationBegun, DeclarationOpened, DeclarationSealed, IdentitiesWritten
from saucer.games.inkognito.model import Choice, Declare, DeclareBuilds, DeclareIdentities, FourAgents, FourBuilds
from saucer.games.inkognito.rules import answers
from saucer.games.inkognito.rules.arrangements import (
    ARRANGEMENTS,
    NUMBER_OF_AGENTS,
    NUMBER_OF_BUILDS,
    agents_in_order,
    builds_in_order,
)
from saucer.games.inkognito.rules.state import DECLARING_BUILDS, DECLARING_IDENTITIES, UNKNOWN, State

DECLARE: Final[tuple[Choice, ...]] = (Declare(),)
IDENTITIES: Final[tuple[Choice, ...]] = tuple(
    [DeclareIdentities(agents_in_order(number)) for number in range(len(ARRANGEMENTS))]
)
BUILDS_DECLARED: Final[tuple[Choice, ...]] = tuple(
    [DeclareBuilds(builds_in_order(number)) for number in range(len(ARRANGEMENTS))]
)


def can_declare(state: State) -> bool:
    """IK-43 The fifth player declares once."""
    return state.has_fifth() and state.declared_identities == UNKNOWN


def declarations(state: State) -> tuple[Choice, ...]:
    """IK-43 The fifth player may declare in the own turn."""
    return DECLARE if can_declare(state) else ()


def interruptions(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-43 The fifth player may declare on seeing cards in passing."""
    return DECLARE if may_interrupt(state) and seat == state.fifth() else ()


def may_interrupt(state: State) -> bool:
    """IK-43 While cards lie open that the fifth player sees in passing."""
    return answers.fifth_looks_on(state, state.on_turn, state.through) and can_declare(state)


def declare(state: State, tell: Teller) -> None:
    """IK-43 The game waits, and goes on afterwards where it was."""
    state.resumed = state.phase
    state.phase = DECLARING_IDENTITIES
    if tell.on:
        tell.all(DeclarationBegun(state.fifth()))


def identities_to_declare(state: State, seat: Seat) -> tuple[Choice, ...]:
    return IDENTITIES if seat == state.fifth() else ()


def builds_to_declare(state: State, seat: Seat) -> tuple[Choice, ...]:
    return BUILDS_DECLARED if seat == state.fifth() else ()


def declare_identities(state: State, agents: FourAgents, tell: Teller) -> None:
    """IK-43"""
    state.declared_identities = NUMBER_OF_AGENTS[agents]
    state.phase = DECLARING_BUILDS
    if tell.on:
        tell.only((state.fifth(),), IdentitiesWritten(agents))


def declare_builds(state: State, builds: FourBuilds, tell: Teller) -> None:
    """IK-43 The declaration is sealed and unchangeable; that it was made is public."""
    state.declared_builds = NUMBER_OF_BUILDS[builds]
    state.phase = state.resumed
    if tell.on:
        tell.all(DeclarationSealed(state.fifth()))


def has_declared(state: State) -> bool:
    return state.declared_builds != UNKNOWN


def declared_rightly(state: State) -> bool:
    """IK-43 A declaration is right if all eight are."""
    if not has_declared(state):
        return False
    identities, builds = (ARRANGEMENTS[state.declared_identities], ARRANGEMENTS[state.declared_builds])
    return list(identities) == state.identities and list(builds) == state.builds


def tell_opening(state: State, tell: Teller) -> None:
    """IK-43"""
    if has_declared(state):
        agents, builds = (agents_in_order(state.declared_identities), builds_in_order(state.declared_builds))
        tell.all(DeclarationOpened(agents, builds, declared_rightly(state)))
