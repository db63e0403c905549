"""Don't Talk to Strangers: who may see what, DS-50."""

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.games.strangers.model import (
    CARDS,
    PHASES,
    REASONS,
    VARIANTS,
    Card,
    HandStep,
    Kid,
    PlayerView,
    SecondDeck,
    StrangersView,
)
from saucer.games.strangers.rules.state import (
    ARCHITECT,
    DEALING,
    EVERYBODY,
    FACES,
    FREE,
    KIDS,
    NO_CARD,
    NOBODY,
    OVER,
    SCORED,
    SUPPLY,
    State,
)

SPECTATOR = -1


def view(state: State, seat: Seat | None) -> StrangersView:
    phase = state.phase
    points = state.points()
    viewer: i64 = SPECTATOR if seat is None else seat
    return StrangersView(
        seat=seat,
        board=state.index.board,
        variant=VARIANTS[state.variant],
        well_read=state.well_read,
        brainiac=state.brainiac,
        total_invasion=state.total_invasion,
        five_sightings=state.five_sightings,
        free_first_kid=state.free_first_kid,
        puzzle=int(state.puzzle) if state.puzzle else None,
        phase=PHASES[phase],
        turn=state.turn,
        first=None if state.first == NOBODY else Seat(state.first),
        players=tuple([player_view(state, each, viewer, points[each]) for each in range(state.players)]),
        spots=spots(state),
        strangers=tuple([state.index.names[space] for space in state.index.icons if state.strangers[space]]),
        strangers_left=state.strangers_left,
        deck=state.cards_left,
        discards=tuple([int(count) for count in state.discards]),
        second_deck=second_deck(state, viewer) if state.second_deck else None,
        pool=tuple([int(count) for count in state.deck]) if state.variant == ARCHITECT else None,
        hand=None if seat is None else hand(state, seat),
        dealing=Seat(state.dealing) if phase == DEALING else None,
        playing=named(state.playing),
        effect=named(state.effect),
        looking_at=None if state.looking_at == NOBODY else Seat(state.looking_at),
        chosen=None if state.kid == NOBODY else kid_view(state, state.kid),
        moved=moved(state),
        moves=state.moves,
        stranger=None if state.stranger == NOBODY else state.index.names[state.stranger],
        discarded=state.discarded,
        acted=state.acted,
        drawn=named(state.drawn),
        stranger_due=state.stranger_due,
        saucer_due=state.saucer_due,
        bonus=state.bonus,
        game=state.game,
        games=state.games,
        reason=REASONS[state.reason] if phase == OVER else None,
        winners=state.winners if phase == OVER else (),
    )


def named(card: i64) -> Card | None:
    return None if card == NO_CARD else CARDS[card]


def hand(state: State, seat: i64) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in range(FACES) for _ in range(state.hands[seat * FACES + card])])


def player_view(state: State, seat: i64, viewer: i64, points: int) -> PlayerView:
    return PlayerView(
        supply=KIDS - state.unscored[seat] - state.scored[seat],
        kids=unscored(state, seat),
        cards=state.cards[seat],
        known=known(state, seat, viewer),
        hand_limit=state.hand_limit(seat),
        kid_limit=state.kid_limit(seat),
        points=points,
    )


def unscored(state: State, seat: i64) -> tuple[str, ...]:
    """In the order of spaces."""
    spaces: list[int] = []
    for kid in range(seat * KIDS, seat * KIDS + KIDS):
        if SUPPLY < state.kids[kid] < SCORED:
            spaces.append(int(state.kids[kid]))
    spaces.sort()
    return tuple([state.index.names[space] for space in spaces])


def known(state: State, seat: i64, viewer: i64) -> tuple[Card, ...]:
    """DS-50 The own hand, an open partner's, and what was seen of others as long as it is held; Architect: all."""
    if state.variant == ARCHITECT or (viewer != SPECTATOR and state.sees_hand(viewer, seat)):
        return hand(state, seat)
    if not len(state.seen):
        return ()
    row = ((state.players if viewer == SPECTATOR else viewer) * state.players + seat) * FACES
    return tuple([CARDS[card] for card in range(FACES) for _ in range(state.seen[row + card])])


def second_deck(state: State, viewer: i64) -> SecondDeck:
    """DS-12, DS-50"""
    seen = [viewer != SPECTATOR and state.sees_hand(viewer, seat) for seat in range(state.players)]
    return SecondDeck(
        cards=state.second_deck,
        taken=tuple([taken(state, seat) if seen[seat] else None for seat in range(state.players)]),
        steps=steps(state, state.players if viewer == SPECTATOR else viewer),
    )


def taken(state: State, seat: i64) -> tuple[int, ...]:
    return tuple([int(state.taken[seat * FACES + card]) for card in range(FACES)])


def steps(state: State, viewer: i64) -> tuple[HandStep, ...]:
    """DS-50 What everybody saw, and what was shown to this viewer alone."""
    found: list[HandStep] = []
    for who, seat, card in state.steps:
        if card == NO_CARD:
            found.append(HandStep(Seat(seat), "draws"))
        elif who in (EVERYBODY, viewer):
            found.append(HandStep(Seat(seat), "loses" if who == EVERYBODY else "shows", CARDS[card]))
    return tuple(found)


def spots(state: State) -> tuple[tuple[Seat | None, ...], ...]:
    index = state.index
    found: list[tuple[Seat | None, ...]] = []
    for space in range(index.streets, index.spaces):
        first = index.first_spot[space]
        owners = [state.spots[spot] for spot in range(first, first + index.spot_count[space])]
        found.append(tuple([None if owner == FREE else Seat(owner) for owner in owners]))
    return tuple(found)


def kid_view(state: State, kid: i64) -> Kid:
    place = state.kids[kid]
    if place < SCORED:
        return Kid(Seat(kid // KIDS), state.index.names[place])
    spot = place - SCORED
    return Kid(Seat(kid // KIDS), state.index.names[state.index.spot_space[spot]], state.index.spot_number(spot))


def moved(state: State) -> tuple[Kid, ...]:
    """DS-26a In the order of seats and spaces; whoever was taken off the board meanwhile is not among them."""
    if not state.moved:
        return ()
    kids = [kid for kid in range(len(state.kids)) if state.moved >> kid & 1 and SUPPLY < state.kids[kid] < SCORED]
    places = sorted([(kid // KIDS, int(state.kids[kid])) for kid in kids])
    return tuple([Kid(Seat(seat), state.index.names[space]) for seat, space in places])
