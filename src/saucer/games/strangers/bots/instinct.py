"""Don't Talk to Strangers: quick choices for playouts, at a glance: nothing is tried out."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.games.strangers.bots.prospects import UNKNOWN_CARD, WORTH_OF_CARD, Knobs, Prospects, moves_kid
from saucer.games.strangers.bots.ways import steps_past
from saucer.games.strangers.rules import cards, turns
from saucer.games.strangers.rules.moving import steps_of
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import (
    ABDUCTING,
    FACES,
    FIRST_HELD,
    FREE,
    GOING,
    HITCHHIKING,
    KID,
    KIDS,
    NEW_STEP_DAD,
    NO_CARD,
    SCIENCE_CLUB,
    SCORED,
    STRANGER,
    SUPPLY,
    TURN,
    WALKIE_TALKIES,
    WATCHES,
)

ANEW: Final = 0.3
"""What is left of the worth of a Kid at the SCHOOL for one that has to run away and be let out again."""
BETTER_HOME: Final = 4.0
"""DS-34 Points that a MANSION brings beyond a HOME."""
CONTACT: Final = 20.0
"""DS-32 Points for which one would let a chance of contact pass."""
NOT_MINE: Final = 5.0
"""Points for which one would rather move another's Kid than one's own."""
OF_LEADER: Final = 0.1
"""DS-23 For each point that the owner of a scored Kid has."""


class Instinct:
    """For whoever is asked, with a look at the position as it is."""

    def __init__(self, world: StrangersPosition, knobs: Knobs) -> None:
        self.world = world
        self.knobs = knobs
        self.seat: i64 = world.turn
        self.look = Prospects(world, knobs)

    def choose(self, random: Random) -> Action:
        phase = self.world.phase
        if phase == TURN:
            return self.in_turn()
        if phase == GOING:
            return self.where_to()
        if phase == KID:
            return self.which_kid()
        if phase == STRANGER:
            return self.stranger()
        if phase == ABDUCTING:
            return self.victim()
        legal = self.world.legal(self.world.turn)
        return legal[random.below(len(legal))]

    def in_turn(self) -> Action:
        """DS-6 What brings most: a Kid let out, a card, or to run away and begin anew."""
        world = self.world
        places = turns.places_of(world, self.seat)
        school = self.look.of_kid(world.index.school)
        best: Action | None = None
        most = -1e9
        if turns.can_let_out(world, self.seat):
            best, most = turns.LET_OUT, school * (self.knobs.further if places else 1.0)
        for card in range(FIRST_HELD, FACES):
            if world.hands[self.seat * FACES + card]:
                gain = self.gain_of(card, places) + self.gain_by_drawing(card)
                if gain > most:
                    best, most = turns.PLAY[card], gain
        for place in places:
            gain = ANEW * school - self.look.of_kid(place)
            if gain > most and place != world.index.school:
                best, most = world.index.run_away[place], gain
        assert best is not None
        return best

    def gain_by_drawing(self, card: i64) -> float:
        """DS-10 A card not known yet instead of this one."""
        return (UNKNOWN_CARD - WORTH_OF_CARD[card]) * min(1.0, self.look.turns / 3.0)

    def gain_of(self, card: i64, places: list[int]) -> float:
        """With the Kid that it helps most, or with all that it helps."""
        world = self.world
        world.effect = card
        gain = 0.0
        if moves_kid(card):
            for place in places:
                more = self.gain_from(place)
                gain = gain + max(0.0, more) if card in (WALKIE_TALKIES, WATCHES) else max(gain, more)
        elif card == NEW_STEP_DAD and cards.kids_at_home(world, self.seat):
            gain = BETTER_HOME
        elif card == SCIENCE_CLUB and world.readers[self.seat] > 1:
            gain = CONTACT
        world.effect = NO_CARD
        return gain

    def gain_from(self, place: i64) -> float:
        """Where the card that is carried out takes a Kid from there at best."""
        world = self.world
        if not steps_of(world.effect) and not cards.can_go(world, place):
            return -1e9
        best = -1e9
        for end in cards.targets(world, place):
            best = max(best, self.look.at(end))
        return best - self.look.of_kid(place)

    def which_kid(self) -> Action:
        """DS-26a The one that it helps most; after the first, one that it helps, or none."""
        world = self.world
        best: Action | None = cards.STOP if world.moves else None
        most = 0.0
        for kid in cards.kids_to_choose(world):
            gain = self.gain_with(kid)
            if best is None or gain > most:
                best, most = self.choosing(kid), gain
        assert best is not None
        return best

    def gain_with(self, kid: i64) -> float:
        world = self.world
        place = world.kids[kid]
        if place >= SCORED:
            return -float(world.worth(place - SCORED))
        gain = 0.0 if world.effect == HITCHHIKING else self.gain_from(place)
        return gain if kid // KIDS == self.seat else -NOT_MINE - gain

    def choosing(self, kid: i64) -> Action:
        place = self.world.kids[kid]
        if place >= SCORED:
            return self.world.index.choose_scored[place - SCORED]
        return self.world.index.choose_kid[kid // KIDS][place]

    def where_to(self) -> Action:
        """DS-13 The own Kid as well as possible, another's as badly."""
        world = self.world
        sign = 1.0 if world.kid // KIDS == self.seat else -1.0
        best = -1
        most = -1e9
        for end in cards.targets(world, world.kids[world.kid]):
            worth = sign * self.look.at(end)
            if worth > most:
                best, most = end, worth
        return world.index.go_to[best]

    def weight(self, owner: i64) -> float:
        """How much a loss of this seat is worth."""
        if owner == self.seat or owner == self.world.partner(self.seat):
            return -1.0
        return self.knobs.others

    def stranger(self) -> Action:
        """DS-22 Where it costs the others most."""
        world = self.world
        index = world.index
        best = -1
        most = -1e9
        steps = self.look.steps
        for place in index.icons:
            if world.strangers[place]:
                continue
            world.strangers[place] = 1
            self.look.steps = steps_past(index, world.strangers).row
            world.strangers[place] = 0
            worth = self.worth_with_stranger(place)
            if worth > most:
                best, most = place, worth
        self.look.steps = steps
        return index.place_stranger[best]

    def worth_with_stranger(self, stranger: i64) -> float:
        world = self.world
        worth = 0.0
        for kid in range(world.players * KIDS):
            place = world.kids[kid]
            if SUPPLY < place < SCORED and place != stranger:
                worth -= self.weight(kid // KIDS) * self.look.of_kid(place)
        return worth

    def victim(self) -> Action:
        """DS-23 Whoever costs the others most."""
        world = self.world
        best: Action | None = None
        most = -1e9
        for seat in range(world.players):
            for place in turns.places_of(world, seat):
                worth = self.weight(seat) * self.look.of_kid(place)
                if worth > most:
                    best, most = world.index.choose_kid[seat][place], worth
        points = world.points()
        for spot in range(len(world.spots)):
            owner = world.spots[spot]
            if owner != FREE:
                worth = self.weight(owner) * (self.of_spot(spot) + OF_LEADER * float(points[owner]))
                if worth > most:
                    best, most = world.index.choose_scored[spot], worth
        assert best is not None
        return best

    def of_spot(self, spot: i64) -> float:
        return float(self.world.worth(spot)) + self.look.bonus(self.world.index.kind[self.world.index.spot_space[spot]])
