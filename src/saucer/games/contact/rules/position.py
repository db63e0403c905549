"""Contact: the four verbs, each handed to the chapter of the rules it belongs to."""

from typing import Final, assert_never

from saucer.core.chance import Outcome
from saucer.core.model import Aside
from saucer.core.position import LAPSE, Chance, Decide, Next, Over
from saucer.core.seats import Seat, seats
from saucer.core.telling import Teller
from saucer.core.text import Text
from saucer.games.contact.knowledge.views import view
from saucer.games.contact.model import (
    CHIPS,
    HELPERS,
    LONGEST,
    AskAgain,
    BeginRound,
    BreakOff,
    CallMeeting,
    Choice,
    ChooseSignal,
    ContactView,
    Exchange,
    FlyTo,
    Guess,
    HelpChoice,
    Land,
    LandAfter,
    Launch,
    PlanAnew,
    Reactivate,
    RoundChoice,
    SameRoute,
    TakeOff,
    TakeOffAfter,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules import endings, guessing, helpers, rounds, routes, setting_up, talk
from saucer.games.contact.rules.state import (
    BETWEEN,
    CHOOSING_SIGNAL,
    DRAWING_TARGET,
    EXCHANGING,
    FLYING,
    GROUNDED,
    GUESSING,
    LAYING_OUT,
    NAMING_SOURCE,
    PLANNING,
    TURNING_UP_FIRST,
    TURNING_UP_PLANET,
    TURNING_UP_SIGNAL,
    State,
)

MOST_PLAYERS: Final = 5
ONE_SEAT: Final = [Decide((seat,)) for seat in seats(MOST_PLAYERS)]
TAPPING: Final = [Decide((seat,), (), LONGEST, (seat,)) for seat in seats(MOST_PLAYERS)]
"""CO-8a A flight or a pause ends by itself, and a lost connection breaks off."""
NUMBER_OF: Final[dict[str, int]] = {chip: number for number, chip in enumerate(CHIPS)}
HELPER_OF: Final[dict[str, int]] = {helper: number for number, helper in enumerate(HELPERS)}


class ContactPosition(State):
    def copy(self) -> "ContactPosition":
        other = ContactPosition(int(self.players), self.options)
        self.copy_into(other)
        return other

    def next(self) -> Next:
        phase = self.phase
        if phase in (FLYING, GROUNDED):
            return TAPPING[self.source]
        if phase in (PLANNING, BETWEEN, CHOOSING_SIGNAL):
            return ONE_SEAT[self.source]
        if phase == GUESSING:
            return self.guess_due()
        if phase == TURNING_UP_SIGNAL:
            return Chance(rounds.turning_up_signal(self))
        if phase == TURNING_UP_PLANET:
            return Chance(rounds.turning_up_planet(self))
        if phase == DRAWING_TARGET:
            return Chance(rounds.drawing_target(self))
        if phase == EXCHANGING:
            return Chance(helpers.exchanging(self))
        if phase == LAYING_OUT:
            return Chance(setting_up.laying_out(self))
        if phase == NAMING_SOURCE:
            return Chance(setting_up.naming_source(self))
        if phase == TURNING_UP_FIRST:
            return Chance(setting_up.turning_up_first(self))
        return Over(endings.result(self))

    def guess_due(self) -> Decide:
        """CO-13; CO-27 the others of the Crew may call a meeting."""
        if not self.helpers or not helpers.meetings(self):
            return ONE_SEAT[self.guesser]
        others = [seat for seat in seats(int(self.players)) if seat not in (self.source, self.guesser)]
        return Decide((self.guesser,), tuple(others))

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        phase = self.phase
        if phase == GUESSING:
            return self.choices_of_crew(seat)
        if seat != self.source:
            return ()
        if phase == PLANNING:
            return routes.planning(self)
        if phase in (FLYING, GROUNDED):
            return routes.flight_choices(self)
        if phase == CHOOSING_SIGNAL:
            return helpers.signal_choices(self)
        return rounds.BEGIN_ROUND if phase == BETWEEN else ()

    def choices_of_crew(self, seat: Seat) -> tuple[Choice, ...]:
        """CO-12 to CO-14, CO-23 to CO-27"""
        if seat == self.source:
            return ()
        if not self.professional:
            return guessing.guesses(self) if seat == self.guesser else ()
        if seat != self.guesser:
            return helpers.meetings(self)
        return guessing.guesses(self) + helpers.helps_for_guess(self) + helpers.meetings(self)

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case FlyTo():
                routes.plan_stop(self, NUMBER_OF[action.chip], tell)
            case Land():
                routes.land(self, action.number, tell)
            case TakeOff():
                routes.take_off(self, action.number, tell)
            case BreakOff():
                routes.break_off(self, tell)
            case Launch():
                routes.launch(self, tell)
            case SameRoute():
                routes.plan_same_route(self, tell)
            case PlanAnew():
                routes.forget_plan(self, tell)
            case LandAfter() | TakeOffAfter():
                raise AssertionError(action)
            case _:
                self.guess_and_help(seat, action, tell)

    def guess_and_help(self, seat: Seat, action: RoundChoice | HelpChoice, tell: Teller) -> None:
        match action:
            case Guess():
                guessing.guess(self, NUMBER_OF[action.planet], tell)
            case AskAgain():
                guessing.ask_again(self, tell)
            case BeginRound():
                rounds.begin_round(self, tell)
            case ChooseSignal():
                helpers.choose_signal(self, action.value, tell)
            case Exchange():
                helpers.exchange(self)
            case UseFifty():
                helpers.use_fifty(self, tell)
            case UseStopover():
                helpers.use_stopover(self, tell)
            case Reactivate():
                helpers.reactivate(self, seat, tell)
            case CallMeeting():
                helpers.call_meeting(self, seat, HELPER_OF[action.helper], tell)
            case _:
                assert_never(action)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        phase = self.phase
        if phase in (FLYING, GROUNDED):
            if outcome == LAPSE:
                routes.run_out(self, tell)
            else:
                routes.cut_off(self, tell)
        elif phase == TURNING_UP_SIGNAL:
            rounds.turn_up_signal(self, outcome[0] + 1, tell)
        elif phase == TURNING_UP_PLANET:
            rounds.turn_up_planet(self, outcome, tell)
        elif phase == DRAWING_TARGET:
            self.draw_target(outcome[0], tell)
        elif phase == EXCHANGING:
            helpers.exchange_for(self, outcome[0], tell)
        elif phase == LAYING_OUT:
            setting_up.lay_out(self, outcome, tell)
        elif phase == NAMING_SOURCE:
            setting_up.name_source(self, Seat(outcome[0]), tell)
        else:
            setting_up.turn_up_first(self, outcome, tell)

    def draw_target(self, planet: int, tell: Teller) -> None:
        rounds.draw_target(self, planet, tell)
        if self.professional:
            helpers.take_last_signal(self, tell)

    def view(self, seat: Seat | None) -> ContactView:
        return view(self, seat)

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return talk.silenced(self, seat, aside)

    def remember(self, seat: Seat, aside: Aside) -> None:
        talk.remember(self, seat, aside)
