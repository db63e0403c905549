"""All in All: the four verbs, each handed to the chapter of the rules it belongs to."""

from collections.abc import Sequence
from typing import Any, Final

from saucer.core.chance import Cards, Order, Outcome, Pick
from saucer.core.model import Action, Result
from saucer.core.position import Chance, Decide, Next, Over
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.all_in_all.knowledge.views import view, views
from saucer.games.all_in_all.model import ALIENS, REASONS, AllInAllView
from saucer.games.all_in_all.rules import collecting, exploring, landing, missions
from saucer.games.all_in_all.rules.state import (
    COLLECTING,
    DEALING,
    DRAWING,
    EXPLORING,
    FACES,
    GIVING_PASS,
    LANDING,
    LANDING_ALL,
    LAYING_ALIENS,
    REFILLING,
    SABORTAL_DRAWN,
    STACKING,
    State,
)

ONE_SEAT: Final = [Decide((Seat(seat),)) for seat in range(6)]


class AllInAllPosition(State):
    def copy(self) -> "AllInAllPosition":
        other = AllInAllPosition(self.players, self.race, self.named_first)
        self.copy_into(other)
        return other

    def next(self) -> Next:
        phase = self.phase
        if phase == COLLECTING:
            return ONE_SEAT[self.collecting[0]]
        if phase == LANDING:
            return landing.landing_pass(self)
        if phase == EXPLORING:
            return ONE_SEAT[self.explorer]
        if phase == DRAWING:
            return Chance(Cards(self.hands, 1, self.drawn_from * FACES, FACES))
        if phase == REFILLING:
            return Chance(Cards(self.pile, missions.missing(self, self.dealing)))
        if phase in (STACKING, LANDING_ALL):
            return Chance(Order(len(self.lander_seats)))
        if phase == SABORTAL_DRAWN:
            return ONE_SEAT[self.drawn_from]
        if phase == DEALING:
            return Chance(Cards(self.pile, exploring.relics_dealt(self)))
        if phase == LAYING_ALIENS:
            return Chance(Order(len(ALIENS)))
        if phase == GIVING_PASS:
            return Chance(Pick((1,) * self.players))
        return Over(self.result())

    def result(self) -> Result:
        sets = tuple([self.sets(Seat(seat)) for seat in range(self.players)])
        return Result(REASONS[self.reason], self.winners, sets)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        phase = self.phase
        if phase == LANDING:
            return landing.landing_answers(self, seat)
        if phase == EXPLORING:
            return exploring.explorations(self, seat)
        if phase == COLLECTING:
            return collecting.collecting_actions(self, seat)
        if phase == SABORTAL_DRAWN:
            return landing.sabortal_choices(self, seat)
        return ()

    def act(self, seat: Seat, action: Any, tell: Teller) -> None:
        """The chapter of the phase carries the action out: it has listed it, so it can handle it."""
        phase = self.phase
        if phase == LANDING:
            landing.answer(self, seat, action, tell)
        elif phase == COLLECTING:
            collecting.collect(self, action, tell)
        elif phase == EXPLORING:
            exploring.explore(self, action, tell)
        else:
            landing.take_for_sabortal(self, action, tell)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        phase = self.phase
        if phase == DRAWING:
            exploring.draw(self, outcome[0], tell)
        elif phase == STACKING:
            landing.stack(self, outcome, tell)
        elif phase == REFILLING:
            missions.refill(self, outcome, tell)
        elif phase == LANDING:
            landing.lapse(self, tell)
        elif phase == LANDING_ALL:
            landing.land_in_order(self, outcome, tell)
        elif phase == DEALING:
            exploring.deal(self, outcome, tell)
        elif phase == LAYING_ALIENS:
            exploring.lay_aliens(self, outcome, tell)
        else:
            exploring.give_pass(self, Seat(outcome[0]), tell)

    def view(self, seat: Seat | None) -> AllInAllView:
        return view(self, seat)

    def views(self, seats: Sequence[Seat | None]) -> Sequence[AllInAllView]:
        return views(self, seats)
