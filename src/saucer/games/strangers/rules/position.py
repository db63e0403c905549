"""Don't Talk to Strangers: the four verbs, each handed to the chapter of the rules it belongs to."""

from typing import Final

from saucer.core.chance import Cards, Dice, Outcome, Pick
from saucer.core.model import Action, Aside
from saucer.core.position import Chance, Decide, Next, Over
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.core.text import Text
from saucer.games.strangers.knowledge.talk import silenced
from saucer.games.strangers.knowledge.views import view
from saucer.games.strangers.model import (
    CARDS,
    ChooseBoard,
    ChooseKid,
    ChooseScored,
    ChooseStranger,
    DiscardCard,
    GoTo,
    LetOut,
    NameCard,
    NamePlayer,
    PlaceStranger,
    PlayCard,
    RunAway,
    SaucerFirst,
    StrangersView,
    TakeCard,
)
from saucer.games.strangers.rules import aliens, architect, cards, ending, setup, turns
from saucer.games.strangers.rules.ending import SEATS
from saucer.games.strangers.rules.state import (
    ABDUCTING,
    AFTER,
    CARD,
    CHOOSING_BOARD,
    CHOOSING_CARD,
    CHOOSING_HAND,
    COIN,
    DEALING,
    DRAWING,
    GOING,
    KID,
    ORDER,
    OVER,
    PLAYER,
    STARTING,
    STRANGER,
    STRANGER_FROM,
    TURN,
    State,
)

ONE_SEAT: Final = [Decide((seat,)) for seat in SEATS]
ONE_COIN: Final = Chance(Dice(1, 2))
FACE_OF: Final[dict[str, int]] = {card: face for face, card in enumerate(CARDS)}
BOARD_CHOICES: Final[tuple[Action, ...]] = (ChooseBoard("a"), ChooseBoard("b"))


class StrangersPosition(State):
    def copy(self) -> "StrangersPosition":
        other = StrangersPosition(self.players, self.index, self.variant)
        self.copy_into(other)
        return other

    def next(self) -> Next:
        phase = self.phase
        if phase == DRAWING:
            return Chance(Cards(self.deck, 1))
        if phase == COIN:
            count = cards.coins(self)
            return ONE_COIN if count == 1 else Chance(Dice(count, 2))
        if phase == OVER:
            return Over(ending.result(self))
        if phase == DEALING:
            return Chance(setup.missing(self))
        if phase == STARTING:
            return Chance(Pick((1,) * int(self.players)))
        return ONE_SEAT[self.turn]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat != self.turn:
            return ()
        phase = self.phase
        if phase == TURN:
            return turns.actions(self)
        if phase == GOING:
            return cards.destinations(self)
        if phase == KID:
            return cards.choices_of_kid(self)
        if phase == STRANGER:
            return aliens.open_spaces(self)
        if phase == ABDUCTING:
            return aliens.victims(self)
        if phase == ORDER:
            return aliens.ORDERS
        if phase == AFTER:
            return turns.choices_after(self)
        if phase == STRANGER_FROM:
            return cards.choices_of_stranger(self)
        if phase == PLAYER:
            return cards.players_with_cards(self)
        if phase == CARD:
            return cards.cards_to_name(self)
        if phase in (CHOOSING_HAND, CHOOSING_CARD):
            return architect.cards_to_take(self)
        return BOARD_CHOICES if phase == CHOOSING_BOARD else ()

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        phase = self.phase
        if phase == TURN:
            self.act_in_turn(action, tell)
        elif phase == GOING:
            assert isinstance(action, GoTo)
            cards.go(self, self.index.number_of[action.space], tell)
        elif phase in (KID, ABDUCTING):
            self.act_on_kid(action, tell)
        elif isinstance(action, PlaceStranger):
            cards.place_stranger(self, self.index.number_of[action.space], tell)
        elif phase == ORDER:
            aliens.choose_order(self, isinstance(action, SaucerFirst), tell)
        elif isinstance(action, DiscardCard):
            turns.discard(self, FACE_OF[action.card], tell)
        elif phase == AFTER:
            turns.keep_cards(self, tell)
        elif isinstance(action, TakeCard):
            architect.take(self, FACE_OF[action.card], tell)
        else:
            self.act_seldom(action, tell)

    def act_in_turn(self, action: Action, tell: Teller) -> None:
        """DS-6"""
        if isinstance(action, PlayCard):
            cards.play(self, FACE_OF[action.card], tell)
        elif isinstance(action, LetOut):
            turns.let_out(self, tell)
        elif isinstance(action, RunAway):
            turns.run_away(self, self.index.number_of[action.space], tell)
        else:
            assert isinstance(action, DiscardCard)
            turns.discard(self, FACE_OF[action.card], tell)

    def act_on_kid(self, action: Action, tell: Teller) -> None:
        """DS-23, DS-26a"""
        if isinstance(action, ChooseKid):
            kid = self.kid_at(action.player, self.index.number_of[action.space])
        elif isinstance(action, ChooseScored):
            kid = self.kid_on(self.index.first_spot[self.index.number_of[action.space]] + action.spot - 1)
        else:
            cards.stop(self, tell)
            return
        if self.phase == ABDUCTING:
            aliens.aim(self, kid, tell)
        else:
            cards.choose_kid(self, kid, tell)

    def act_seldom(self, action: Action, tell: Teller) -> None:
        """DS-35, DS-38, DS-43"""
        if isinstance(action, ChooseStranger):
            cards.choose_stranger(self, self.index.number_of[action.space], tell)
        elif isinstance(action, NamePlayer):
            cards.look_at(self, action.player, tell)
        elif isinstance(action, NameCard):
            cards.name_card(self, FACE_OF[action.card], tell)
        else:
            assert isinstance(action, ChooseBoard)
            ending.choose_board(self, action.board, tell)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        phase = self.phase
        if phase == DRAWING:
            turns.draw(self, outcome[0], tell)
        elif phase == COIN:
            cards.flip(self, sum(outcome), tell)
        elif phase == DEALING:
            setup.deal(self, outcome, tell)
        else:
            setup.choose_starter(self, SEATS[outcome[0]], tell)

    def view(self, seat: Seat | None) -> StrangersView:
        return view(self, seat)

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return silenced(self, seat, aside)
