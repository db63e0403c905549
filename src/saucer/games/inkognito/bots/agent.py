"""Inkognito: a bot of some level, at an agent's seat or the Ambassador's."""

from typing import Final

from saucer.core import Action, Aside, Bot, Random, Seat, Weighed
from saucer.games.inkognito.bots import answering, asking
from saucer.games.inkognito.bots.ambassador import choose_as_fifth
from saucer.games.inkognito.bots.levels import EASY, HARD, MEDIUM, Level
from saucer.games.inkognito.bots.moving import MoveSearch
from saucer.games.inkognito.bots.thoughts import Thoughts
from saucer.games.inkognito.model import (
    AGENTS,
    Accept,
    Claim,
    EndTurn,
    Gesture,
    InkognitoView,
)
from saucer.games.inkognito.rules.gestures import SIGNS
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, NOBODY

MOST_SIGNS_TO_ONE: Final = 3


class LevelBot(Bot):
    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: InkognitoView, legal: tuple[Action, ...], random: Random) -> Action | None:
        assert view.seat is not None
        if view.phase == "placing":
            return any_of(legal, random)
        if view.phase == "handshake":
            return Accept()
        if view.seat >= AGENTS_IN_THE_BOX:
            return choose_as_fifth(view, self.level, legal, random)
        return self.choose_as_agent(Thoughts(view, self.level), legal, random)

    def choose_as_agent(self, thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> Action:
        claim = claim_now(thoughts, legal)
        if claim is not None:
            return claim
        match thoughts.view.phase:
            case "moving":
                return self.move(thoughts, legal, random)
            case "meeting":
                return asking.choose_meeting(thoughts, legal)
            case "asking":
                return asking.ask(thoughts, legal, random)
            case "answering":
                return answering.answer(thoughts, legal, random)
            case "reserving":
                return answering.reserve(thoughts, legal, random)
            case "expelling":
                if self.level.expels_with_a_plan:
                    thoughts.prepare()
                return asking.expel(thoughts, legal, random)
            case _:
                return EndTurn()

    def weigh(self, view: InkognitoView, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
        """IK-30 A claim by its chance to be right, IK-14 a question by what its answer would tell."""
        if view.seat is None or view.seat >= AGENTS_IN_THE_BOX or view.identity is None:
            return ()
        thoughts = Thoughts(view, self.level)
        claim = claim_now(thoughts, legal)
        if claim is not None:
            return (Weighed(claim, thoughts.claim(thoughts.state)[1], "right"),)
        return asking.weighed(thoughts, legal, random) if view.phase == "asking" else ()

    def move(self, thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> Action:
        thoughts.prepare()
        return MoveSearch(thoughts, legal).best_action(random)

    def aside(self, view: InkognitoView, random: Random) -> Aside | None:
        """IK-33 The own sign to whoever is probably the partner, once in a turn of one's own."""
        if view.seat is None or view.phase != "closing" or view.identity is None or self.level.hides is None:
            return None
        thoughts = Thoughts(view, self.level)
        likely = max(thoughts.others, key=thoughts.partners.__getitem__)
        made = [each for each in view.gestures if each.seat == view.seat and each.to == likely]
        if thoughts.partners[likely] <= self.level.reveals_above or len(made) >= MOST_SIGNS_TO_ONE:
            return None
        return Gesture(sign=SIGNS[AGENTS.index(view.identity)], to=(Seat(likely),))


def any_of(legal: tuple[Action, ...], random: Random) -> Action:
    return legal[int(random.below(len(legal)))]


def claim_now(thoughts: Thoughts, legal: tuple[Action, ...]) -> Action | None:
    """IK-30 When the chance to be right is at least the chance to win by waiting."""
    partner, chance = thoughts.claim(thoughts.state)
    claim = Claim(None if partner == NOBODY else Seat(partner))
    return claim if chance >= thoughts.claims_at and claim in legal else None


BOTS: Final[dict[str, Bot]] = {"easy": LevelBot(EASY), "medium": LevelBot(MEDIUM), "hard": LevelBot(HARD)}
