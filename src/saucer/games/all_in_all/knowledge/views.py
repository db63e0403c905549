"""All in All: who may see what, AA-40."""

from collections.abc import Sequence
from typing import Final

from saucer.core.counts import total
from saucer.core.model import with_own
from saucer.core.rows import Row
from saucer.core.seats import Seat
from saucer.games.all_in_all.model import (
    CARDS,
    REASONS,
    RELICS,
    AllInAllView,
    Answer,
    Card,
    Phase,
    PlayerView,
    PortalView,
    Relic,
)
from saucer.games.all_in_all.rules.collecting import order_of_collecting
from saucer.games.all_in_all.rules.missions import first_portal
from saucer.games.all_in_all.rules.state import (
    COLLECTING,
    DEALING,
    DRAWING,
    FACES,
    FLYING,
    FULL_SET,
    GIVING_PASS,
    KINDS,
    OVER,
    PORTALS,
    REFILLING,
    SABORTAL_DRAWN,
    VALUES,
    State,
)

PHASES: Final[tuple[Phase, ...]] = (
    "set_up", "set_up", "set_up", "exploring", "drawing", "landing", "stacking", "stacking",
    "sabortal", "collecting", "refilling", "over",
)  # fmt: skip


OF_FACE: Final[tuple[Card, ...]] = CARDS
OF_KIND: Final[tuple[Relic, ...]] = RELICS
"""What a module holds itself is found at once when it is compiled, what it imports is looked up each time."""
FACES_LYING: Final[tuple[Card | None, ...]] = (*CARDS, None)
"""By face; NOTHING, which is -1, finds the last."""
AHEAD: Final = [tuple(range(portal + 2, PORTALS + 1)) for portal in range(PORTALS)]
"""By the portal that is explored: the numbers of those beyond it."""
WITHOUT_SHIPS: Final = [[PortalView(value, card, ()) for card in FACES_LYING] for value in VALUES]


def view(state: State, seat: Seat | None) -> AllInAllView:
    return views(state, (seat,))[0]


def views(state: State, seats: Sequence[Seat | None]) -> list[AllInAllView]:
    """What everybody sees is found once, however many look."""
    public = seen_by_all(state)
    return [public if seat is None else seen_by(state, seat, public) for seat in seats]


def seen_by(state: State, seat: Seat, public: AllInAllView) -> AllInAllView:
    """AA-40 Beside what everybody sees: the own hand, and what one has answered."""
    return with_own(
        public,
        seat=seat,
        hand=cards(state.hands, seat),
        answer=own_answer(state, seat),
        fly_on_until=portals_ahead(state, seat),
    )


def seen_by_all(state: State) -> AllInAllView:
    phase, order = state.phase, order_of_collecting(state)
    return AllInAllView(
        seat=None,
        landing="race" if state.race else "sealed",
        first=Seat(state.named_first) if state.named_first >= 0 else None,
        phase=PHASES[phase],
        mission=state.mission,
        portal=state.portal + 1,
        first_portal=first_portal(max(1, state.mission)) + 1,
        explorer=state.explorer,
        pass_holder=None if phase <= GIVING_PASS else state.pass_holder,
        portals=tuple([portal_view(state, portal) for portal in range(PORTALS)]),
        players=tuple([player_view(state, Seat(player)) for player in range(state.players)]),
        pile=total(state.pile, 0, KINDS),
        hand=None,
        answer=None,
        drawn_from=state.drawn_from if phase in (DRAWING, SABORTAL_DRAWN) else None,
        collector=state.collecting[0] if phase == COLLECTING and state.collecting else None,
        actions_left=state.actions_left if phase == COLLECTING else 0,
        collecting=state.collecting[1:] if phase == COLLECTING else state.collecting,
        order=order,
        actions=tuple([VALUES[state.ships[seat]] for seat in order]),
        full_set=FULL_SET,
        fly_on_until=(),
        dealing=state.dealing if phase in (DEALING, REFILLING) else None,
        landing_now=state.lander_seats,
        reason=REASONS[state.reason] if phase == OVER else None,
        winners=state.winners,
    )


def portal_view(state: State, portal: int) -> PortalView:
    card = state.portals[portal]
    ships = tuple([seat for seat in state.landed if state.ships[seat] == portal])
    if not ships:
        return WITHOUT_SHIPS[portal][card]
    return PortalView(VALUES[portal], FACES_LYING[card], ships)


def player_view(state: State, seat: Seat) -> PlayerView:
    ship = state.ships[seat]
    return PlayerView(
        planet=relics(state.planets, seat),
        sets=state.sets(seat),
        towards=state.towards_winning(seat),
        cards=state.cards[seat],
        known=cards(state.known, seat),
        landed=None if ship == FLYING else ship + 1,
        answered=state.answered & 1 << seat != 0,
    )


def portals_ahead(state: State, seat: Seat) -> tuple[int, ...]:
    """AA-13a Whoever flies may say until where, unless it is a race."""
    if state.race or state.mission == 0 or state.ships[seat] != FLYING:
        return ()
    return AHEAD[state.portal]


def own_answer(state: State, seat: Seat) -> Answer | None:
    if not state.answered & 1 << seat:
        return None
    return "land" if state.landing & 1 << seat else "fly_on"


def cards(counts: Row, seat: Seat) -> tuple[Card, ...]:
    return tuple([OF_FACE[face] for face in range(FACES) for _ in range(counts[seat * FACES + face])])


def relics(counts: Row, seat: Seat) -> tuple[Relic, ...]:
    return tuple([OF_KIND[kind] for kind in range(KINDS) for _ in range(counts[seat * KINDS + kind])])
