"""Inkognito: what the cards a seat has seen prove. A world gives every player an identity, a build and a mission.

From an agent's seat there are 216 before the first answer. What one player may be is a number of 16 bits: bit
4 * identity + build. The fourth row of three players is the set put aside (IK-35).
"""

from typing import Final

from saucer.games.inkognito.model import AGENTS, BUILDS, LETTERS, InkognitoView
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, FIRST_BUILD, FIRST_GREY, FIRST_MISSION, UNKNOWN

ANYTHING: Final = 0xFFFF
WITH_IDENTITY: Final = [0xF << 4 * identity for identity in range(4)]
WITH_BUILD: Final = [0x1111 << build for build in range(4)]


def players_with(card: int) -> int:
    """Whoever has this identity or this build, coloured or grey."""
    value = card % FIRST_GREY
    return WITH_IDENTITY[value] if value < FIRST_BUILD else WITH_BUILD[value - FIRST_BUILD]


def proven_by(cards: tuple[int, ...]) -> int:
    """IK-16, IK-18, IK-19 One card at least is true, the mission apart; a grey card proves itself."""
    any_true = 0
    all_grey = ANYTHING
    for card in cards:
        if card < FIRST_MISSION:
            any_true |= players_with(card)
            if card >= FIRST_GREY:
                all_grey &= players_with(card)
    return any_true & all_grey


def possible_players(view: InkognitoView) -> list[int]:
    """What each player may be, by the answers seen and one's own cards, each player taken alone."""
    possible = [ANYTHING] * AGENTS_IN_THE_BOX
    for reply in view.replies:
        if reply.cards is not None:
            possible[reply.asked] &= proven_by(codes(reply.cards))
        if reply.replacement is not None:
            possible[reply.asked] &= proven_by(codes(reply.replacement))
    if view.seat is not None and view.identity is not None:
        possible[view.seat] &= WITH_IDENTITY[AGENTS.index(view.identity)]
    if view.seat is not None and view.build is not None:
        possible[view.seat] &= WITH_BUILD[BUILDS.index(view.build)]
    if view.secrets is not None:
        for seat, secrets in enumerate(view.secrets):
            own = WITH_IDENTITY[AGENTS.index(secrets.identity)] & WITH_BUILD[BUILDS.index(secrets.build)]
            possible[seat] &= own
    return possible


def fits(possible: list[int], identities: tuple[int, int, int, int], builds: tuple[int, int, int, int]) -> bool:
    for seat in range(AGENTS_IN_THE_BOX):
        if not possible[seat] >> (4 * identities[seat] + builds[seat]) & 1:
            return False
    return True


def possible_deals(possible: list[int]) -> list[tuple[int, int]]:
    """The numbers of the arrangements of identities and of builds that go together."""
    rows = [number for number in range(len(ARRANGEMENTS)) if could_be(possible, ARRANGEMENTS[number])]
    return [
        (identities, builds)
        for identities in rows
        for builds in range(len(ARRANGEMENTS))
        if fits(possible, ARRANGEMENTS[identities], ARRANGEMENTS[builds])
    ]


def could_be(possible: list[int], identities: tuple[int, int, int, int]) -> bool:
    """Whether each player may have that identity, whatever the build."""
    for seat in range(AGENTS_IN_THE_BOX):
        if not possible[seat] & WITH_IDENTITY[identities[seat]]:
            return False
    return True


def missions_seen(view: InkognitoView) -> list[int]:
    """IK-19 The letters that were shown to the viewer, and its own."""
    seen = [UNKNOWN] * AGENTS_IN_THE_BOX
    for reply in view.replies:
        for card in codes(reply.cards or ()):
            if card >= FIRST_MISSION:
                seen[reply.asked] = card - FIRST_MISSION
    if view.seat is not None and view.mission is not None:
        seen[view.seat] = LETTERS.index(view.mission)
    if view.secrets is not None:
        seen = [LETTERS.index(secrets.mission) for secrets in view.secrets]
    return seen


def possible_missions(seen: list[int]) -> list[int]:
    """The numbers of the arrangements of letters that agree with those seen."""
    return [number for number in range(len(ARRANGEMENTS)) if agrees(seen, ARRANGEMENTS[number])]


def agrees(seen: list[int], letters: tuple[int, int, int, int]) -> bool:
    for seat in range(AGENTS_IN_THE_BOX):
        if seen[seat] not in (UNKNOWN, letters[seat]):
            return False
    return True
