"""Los Incognitos: the four verbs, each handed to the chapter of the rules it belongs to."""

from typing import Final

from saucer.core.chance import Dice, Outcome, Pick
from saucer.core.model import Action
from saucer.core.position import Chance, Decide, Next, Over
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.los_incognitos.knowledge.views import view
from saucer.games.los_incognitos.model import LosView
from saucer.games.los_incognitos.rules import duels, exploring, logbook, marking, signs, turns
from saucer.games.los_incognitos.rules.chart import FACES
from saucer.games.los_incognitos.rules.ending import result
from saucer.games.los_incognitos.rules.state import (
    ACTING,
    CHALLENGER_ROLLS,
    CHALLENGING,
    CHOOSING_SIGN,
    DROP_ROLLS,
    DUELLING,
    OPENING,
    OPPONENT_ROLLS,
    OVER,
    PAYING,
    ROLLING,
    SETTING_ASIDE,
    STAR_ROLLS,
    STARTING,
    TELEPORTING,
    TRADING,
    State,
)

ONE_SEAT: Final = [Decide((Seat(seat),)) for seat in range(4)]
MOST: Final = 7
THROWS: Final = [Chance(Dice(count, int(FACES))) for count in range(MOST)]
"""By the number of dice."""
BY_HAND: Final = [Chance(Dice(count, int(FACES)), Seat(seat)) for seat in range(4) for count in range(MOST)]
"""LI-1 By the seat that rolls, and the number of dice."""


class LosPosition(State):
    def copy(self) -> "LosPosition":
        other = LosPosition(self.chart, int(self.players), self.signs, self.by_hand)
        self.copy_into(other)
        return other

    def next(self) -> Next:
        phase = self.phase
        if phase == ROLLING:
            return self.throw(self.seat(), int(turns.dice_to_roll(self)))
        if phase == OVER:
            return Over(result(self))
        if phase == STARTING:
            return Chance(Pick((1,) * int(self.players)))
        if phase == OPPONENT_ROLLS:
            return self.throw(duels.opponent(self), int(turns.ALL_DICE))
        if phase in (CHALLENGER_ROLLS, STAR_ROLLS, DROP_ROLLS):
            return self.throw(self.seat(), int(turns.dice_of_turn(self)))
        return ONE_SEAT[self.player]

    def throw(self, seat: Seat, count: int) -> Chance:
        return BY_HAND[seat * MOST + count] if self.by_hand else THROWS[count]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat != self.player:
            return ()
        phase = self.phase
        if phase == ACTING:
            if self.choices is None:
                self.choices = turns.turn_choices(self)
            return self.choices
        if phase == PAYING:
            return turns.PAYMENTS
        if phase == OPENING:
            return marking.fields_to_mark(self)
        if phase == TRADING:
            return exploring.other_exchanges(self)
        if phase == DUELLING:
            return duels.senders(self)
        if phase == CHALLENGING:
            return duels.targets(self, self.challenger)
        if phase == CHOOSING_SIGN:
            return signs.signs_to_choose(self)
        if phase == TELEPORTING:
            return signs.sections_to_take(self)
        return signs.SET_ASIDE if phase == SETTING_ASIDE else ()

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        phase = self.phase
        self.choices = None
        if phase == ACTING:
            turns.choose(self, action, tell)
        elif phase == PAYING:
            turns.settle_payment(self, action, tell)
        elif phase == OPENING:
            turns.mark_from_chest(self, action, tell)
        elif phase == TRADING:
            turns.trade_on(self, action, tell)
        elif phase == DUELLING:
            duels.send(self, action, tell)
        elif phase == CHALLENGING:
            duels.challenge(self, action, tell)
        elif phase == CHOOSING_SIGN:
            signs.choose_sign(self, action, tell)
        elif phase == TELEPORTING:
            signs.teleport(self, action, tell)
        else:
            signs.set_aside(self, action, tell)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        phase = self.phase
        if phase == ROLLING:
            turns.roll(self, outcome, tell)
        elif phase == CHALLENGER_ROLLS:
            duels.roll_for_challenger(self, outcome, tell)
        elif phase == OPPONENT_ROLLS:
            duels.roll_for_opponent(self, outcome, tell)
        elif phase == STAR_ROLLS:
            signs.roll_star(self, outcome, tell)
        elif phase == DROP_ROLLS:
            signs.roll_drop(self, outcome, tell)
        else:
            logbook.start(self, outcome[0], tell)

    def view(self, seat: Seat | None) -> LosView:
        return view(self, seat)
