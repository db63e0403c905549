"""Two tables asked in turn: what each shows is what it shows alone, so nothing is kept outside a position."""

from saucer.core import Over, Position, Seat, Teller, stream
from tests.suite.faults import Fault
from tests.suite.playing import any_move, make
from tests.suite.senses import Look, Senses, difference, look_of, who
from tests.suite.tables import Table

MOVES = 200
LOOKS = 4
"""One move in so many is followed by a look."""


class Course:
    """A game that goes the same way whenever it is played, looked at now and then."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.position: Position = table.start()
        self.random = stream(seed)
        self.looking = stream(seed, 11)

    def move(self) -> Look | None:
        """Go on; says how to look at it now, if at all."""
        if isinstance(self.position.next(), Over):
            return None
        make(self.position, any_move(self.position, self.random), Teller())
        if self.looking.below(LOOKS) != 0:
            return None
        viewers = self.table.viewers
        viewer: Seat | None = viewers[int(self.looking.below(len(viewers)))]
        view = self.position.view(viewer)
        legal = () if viewer is None else self.position.legal(viewer)
        parts = [part for offer in self.table.game.offers(view, legal) for part in offer.path]
        return look_of(self.table, viewer, self.looking, parts)


def check_turns(table: Table, seed: int) -> None:
    alone = [_alone(Course(table, each)) for each in (seed, seed + 1)]
    courses = [Course(table, each) for each in (seed, seed + 1)]
    for number in range(MOVES):
        looks = [course.move() for course in courses]
        for look, course, before in zip(looks, courses, alone, strict=True):
            expected = before[number]
            if look is not None and expected is not None:
                _is_the_same(look, expected, look.at(course.position))


def _alone(course: Course) -> list[Senses | None]:
    seen: list[Senses | None] = []
    for _ in range(MOVES):
        look = course.move()
        seen.append(None if look is None else look.at(course.position))
    return seen


def _is_the_same(look: Look, expected: Senses, found: Senses) -> None:
    differs = difference(expected, found)
    if differs:
        raise Fault("in turn", f"to {who(look.viewer)}, alone and with another table asked in turn, {differs}")
