"""What is to be solved: the start of an Architect game, DS-45, or of a puzzle, DS-51."""

from typing import Final

from saucer.games.strangers.rules.state import (
    CHOOSING_HAND,
    CITY_BUS,
    FACES,
    HOP_THE_FENCE,
    MOMS_CAR,
    NEW_STEP_DAD,
    POOL_PARTY,
    PROM_DATE,
    RAD_BIKE,
    RUN,
    SCHOOL_BUS,
    SKATEBOARD,
    WALK,
    WALKIE_TALKIES,
    WATCHES,
    State,
)

ONE_STEP: Final = 0
TWO_STEPS: Final = 1
THREE_STEPS: Final = 2
HOP: Final = 3
BIKE: Final = 4
BY_SCHOOL_BUS: Final = 5
BY_CITY_BUS: Final = 6
CAR: Final = 7
PARTY: Final = 8
STEP_DAD: Final = 9
MEANS: Final = range(10)
"""Ways to get one Kid on. Cards that do the same for a single Kid are one means."""
CARDS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (WALK, WALKIE_TALKIES), (RUN, PROM_DATE), (SKATEBOARD, WATCHES), (HOP_THE_FENCE,), (RAD_BIKE,),
    (SCHOOL_BUS,), (CITY_BUS,), (MOMS_CAR,), (POOL_PARTY,), (NEW_STEP_DAD,),
)  # fmt: skip
MEANS_OF: Final = {card: means for means in MEANS for card in CARDS_OF[means]}
OUTINGS: Final = (WALKIE_TALKIES, WATCHES, POOL_PARTY)
"""Cards that can move several Kids in one play."""


class Task:
    """The board, how many cards are played, and which there are to play."""

    def __init__(self, start: State) -> None:
        faces = range(int(FACES))
        self.index = start.index
        self.board = start.index.board
        self.strangers = int(start.strangers_left)
        self.plays = self.strangers + 1
        """DS-45 fewer if Kids score in a LIBRARY before the last play."""
        self.is_free = start.phase == CHOOSING_HAND
        """Whether the hand is chosen, too."""
        self.hand = [face for face in faces for _ in range(int(start.hands[face]))]
        self.cards = [int(start.deck[face]) + self.hand.count(face) for face in faces]
        """How many there are of each, those in the hand included."""

    def placed_before(self, play: int, readers: int) -> int:
        """How many Strangers stand when this play is made (the first is 1), so many Kids being in a LIBRARY then.

        The first play draws a card, every further one a SIGHTING and a card; each reader one of both more.
        """
        return 0 if play == 1 else play - 2 + readers
