"""All in All: *easy* is a sensible beginner: it looks at its own relics and at the risk."""

from typing import Final, assert_never

from saucer.core import Action, Bot, Random
from saucer.games.all_in_all.bots.plans import Holding, best_plan, gain_by_placing, gain_by_taking, holding
from saucer.games.all_in_all.model import (
    ALIENS,
    RELICS,
    AllInAllView,
    Card,
    Choice,
    DrawFrom,
    FlyOn,
    Into,
    Land,
    PlaceRelic,
    PlayerView,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    Stop,
    TakeCard,
)
from saucer.games.all_in_all.rules.aliens import STEPS_BACK

STAKE: Final = 2
"""So many actions are at stake when a sabortal comes."""


class EasyBot(Bot):
    """Takes what brings it nearer to its sets, and lands where that promises more than the risk of flying on."""

    def choose(self, view: AllInAllView, legal: tuple[Choice, ...], random: Random) -> Action | None:
        assert view.seat is not None
        mine = holding(view, view.seat)
        match view.phase:
            case "landing":
                return answer(view, mine, legal)
            case "collecting":
                return collect(view, mine)
            case _:
                return best_of(legal, [promise(action, view, mine) for action in legal], random)


def best_of(legal: tuple[Choice, ...], scores: list[float], random: Random) -> Action:
    best = [action for action, score in zip(legal, scores, strict=True) if score == max(scores)]
    return best[int(random.below(len(best)))]


def answer(view: AllInAllView, mine: Holding, legal: tuple[Choice, ...]) -> Action | None:
    """AA-12 Land, unless a farther portal promises more, its risk counted. In the race flying on says nothing."""
    if lands(view, mine):
        return Land()
    return FlyOn() if FlyOn() in legal else None


def lands(view: AllInAllView, mine: Holding) -> bool:
    now = best_plan(mine, view.portals[view.portal - 1].value).gain
    safe = 1.0
    for portal in view.portals[view.portal :]:
        safe *= 1.0 - mean_risk(view)
        if safe * best_plan(mine, portal.value).gain > now:
            return False
    return now > 0.0


def mean_risk(view: AllInAllView) -> float:
    """How likely a sabortal is at the next portal, whichever hand is drawn from."""
    return sum([1.0 / player.cards for player in view.players]) / len(view.players)


def collect(view: AllInAllView, mine: Holding) -> Action:
    """AA-20 The next step of the best plan: place what is in the hand, then take."""
    plan = best_plan(mine, view.actions_left)
    for kind in plan.places:
        if mine.hand[kind]:
            return PlaceRelic(RELICS[kind])
    wanted: list[Card] = [RELICS[kind] for kind in plan.takes] or list(ALIENS if plan.aliens else ())
    for number, portal in enumerate(view.portals, start=1):
        if portal.card in wanted:
            return TakeCard(number)
    return Stop()


def promise(action: Choice, view: AllInAllView, mine: Holding) -> float:
    """What an exploration is worth, or the card that the owner of a sabortal takes."""
    match action:
        case DrawFrom(player):
            return promise_of_hand(view.players[player], mine)
        case PlayPilferer(_, relic):
            return gain_by_placing(mine, relic)
        case PlaySchemer(portal, into):
            return promise_of_scheme(mine, card_at(view, portal), into)
        case PlayTimeThief():
            return harm_to_the_landed(view)
        case TakeCard(portal):
            return gain_by_taking(mine, card_at(view, portal))
        case Land() | FlyOn() | PlaceRelic() | Stop():
            return 0.0
        case _:
            assert_never(action)


def card_at(view: AllInAllView, portal: int) -> Card:
    card = view.portals[portal - 1].card
    assert card is not None
    return card


def promise_of_hand(player: PlayerView, mine: Holding) -> float:
    """AA-8 What a draw from this hand promises: a sabortal loses what could be collected, known cards may be wanted."""
    wanted = sum([gain_by_taking(mine, card) for card in player.known])
    return (wanted - best_plan(mine, STAKE).gain) / player.cards


def promise_of_scheme(mine: Holding, relic: Card, into: Into) -> float:
    """AA-31"""
    return gain_by_placing(mine, relic) if into == "planet" else gain_by_taking(mine, relic)


def harm_to_the_landed(view: AllInAllView) -> float:
    """AA-34 The actions that ships lose when they are moved back."""
    values = [portal.value for portal in view.portals]
    landed = [player.landed - 1 for player in view.players if player.landed is not None]
    return float(sum([values[at] - values[max(0, at - STEPS_BACK)] for at in landed]))
