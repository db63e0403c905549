"""Inkognito: the levels of the bots as knobs. Weaker ones know less and look less far; none sees what it may not."""

from typing import Final

from saucer.games.inkognito.knowledge.belief import Belief, apart, believe, likelihoods, own_types, weighed
from saucer.games.inkognito.knowledge.liar import LEAST, TYPES, UNIFORM
from saucer.games.inkognito.model import InkognitoView
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX

ELIMINATION: Final = 0
"""Which identities and builds each opponent has left, by the last few answers."""
EACH: Final = 1
"""Bayes for the identity and for the build of each opponent, without what ties the two together."""
JOINT: Final = 2
"""The exact joint belief."""


class Level:
    """What a bot of this level knows, looks at and dares."""

    def __init__(self, reads: int, memory: int, hides: int | None, breadth: int) -> None:
        self.reads = reads
        self.memory = memory
        """How many answers of each opponent it remembers; 0 is all."""
        self.hides = hides
        """The model of the liar by which it answers; None answers anyhow."""
        self.breadth = breadth
        """How many ways of moving it follows up from ball to ball."""
        self.asks_by_information = False
        self.expels_with_a_plan = False
        self.looks_through_meetings = False
        """Whether it sees that a meeting lets it go on, or send somebody, to where the mission wants."""
        self.wanders = False
        """Whether it moves anyhow where it sees no gain."""
        self.reveals_above = 0.5
        """Shows everything to whoever is the partner with a greater chance."""
        self.claims_at = 0.9
        """Held to be the chance to win by waiting: it claims when the chance to be right is no smaller."""
        self.declares_at = 0.5
        """IK-43 The certainty it wants for a declaration in the first turn; less with every turn."""
        self.goal_worth = 2.0
        """Of a mission that is known and in reach, in bits; the others are measured alike."""
        self.nearness = 0.35
        """Of whoever it wants to meet in the next turn."""
        self.letter_worth = 1.5
        self.to_be_asked = 0.6
        self.meddling = 0.0
        """How much it wants the two others apart that are probably the other team."""


def easy() -> Level:
    level = Level(ELIMINATION, 3, None, 1)
    level.wanders = True
    level.claims_at = 0.75
    level.declares_at = 0.9
    level.goal_worth = 0.0
    level.nearness = 0.0
    return level


def medium() -> Level:
    level = Level(EACH, 0, UNIFORM, 1)
    level.claims_at = 0.8
    level.declares_at = 0.6
    return level


def hard() -> Level:
    level = Level(JOINT, 0, LEAST, 12)
    level.asks_by_information = True
    level.expels_with_a_plan = True
    level.looks_through_meetings = True
    level.meddling = 0.5
    return level


EASY: Final = easy()
MEDIUM: Final = medium()
HARD: Final = hard()


def belief_of(view: InkognitoView, level: Level) -> Belief:
    if level.reads == JOINT:
        return believe(view, [UNIFORM, LEAST])
    likely = [simplified(view, player, level) for player in range(AGENTS_IN_THE_BOX)]
    return weighed(view, likely)


def simplified(view: InkognitoView, player: int, level: Level) -> list[float]:
    """The chances of a player, with identity and build taken apart as if neither told of the other."""
    models = [UNIFORM] if level.reads == EACH else []
    parts = likelihoods(view, player, models, level.memory)
    if player == view.seat:
        return parts
    own = own_types(view)
    fitting = [parts[kind] if shares_nothing(own, kind) else 0.0 for kind in range(TYPES)]
    identities, builds = apart(fitting)
    if level.reads == ELIMINATION:
        identities = [float(part > 0) for part in identities]
        builds = [float(part > 0) for part in builds]
    return [identities[kind // 4] * builds[kind % 4] for kind in range(TYPES)]


def shares_nothing(own: int, kind: int) -> bool:
    """Whether somebody else can be of this type; own types are one, or all for the fifth player."""
    if own.bit_count() > 1:
        return True
    mine = own.bit_length() - 1
    return kind // 4 != mine // 4 and kind % 4 != mine % 4
