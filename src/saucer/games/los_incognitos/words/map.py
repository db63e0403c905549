"""Los Incognitos: what words need to know of the board and of runs on it, from the view."""

from saucer.core import Random
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.model import LosView, Move, Spot
from saucer.games.los_incognitos.rules.chart import Chart, chart_of
from saucer.games.los_incognitos.rules.moving import begins_at_a, may_go_on, own_from_a, own_from_b
from saucer.games.los_incognitos.rules.position import LosPosition


class Recent:
    """The latest view that was asked about: a whole list of offers asks about the same one."""

    def __init__(self) -> None:
        self.view: LosView | None = None
        self.position: LosPosition | None = None


RECENT = Recent()


def position_of(view: LosView) -> LosPosition:
    """Everything is public (LI-50): a view holds the whole position. To be looked at, never to be changed."""
    if RECENT.view is not view or RECENT.position is None:
        RECENT.position = imagine(view, Random(0))
        RECENT.view = view
    return RECENT.position


def chart(view: LosView) -> Chart:
    return chart_of(view.board)


def spot_at(view: LosView, destination: int) -> Spot:
    return chart(view).spots[destination]


def has_twin(view: LosView, link: int) -> bool:
    """Whether another link joins the same two destinations."""
    ends = [{each.ends[0], each.ends[1]} for each in view.board.links]
    return ends.count(ends[link]) > 1


def ends_of_run(view: LosView, action: Move) -> tuple[Spot, Spot]:
    """Where a run comes from, and where its link leads."""
    board = chart(view)
    link = board.link[action.start]
    one, two = board.spots[board.end_a[link]], board.spots[board.end_b[link]]
    return (one, two) if begins_at_a(position_of(view), action) else (two, one)


def arrives(view: LosView, action: Move) -> bool:
    """Whether the run takes all that is free of its link up to the other end."""
    low, high = min(action.start, action.end), max(action.start, action.end)
    board = chart(view)
    link = board.link[action.start]
    beyond = range(high + 1, int(board.last[link]) + 1)
    before = range(int(board.first[link]), low)
    own = [section for section in (*before, *beyond) if view.sections[section] == view.player]
    return len(own) == len(before) + len(beyond)


def taken_by_run(view: LosView, action: Move) -> int:
    low, high = min(action.start, action.end), max(action.start, action.end)
    return sum(view.sections[section] is None for section in range(low, high + 1))


def is_open_at_both_ends(position: LosPosition, link: int) -> bool:
    """Runs can begin at either end and meet: then it is said where one begins."""
    board, seat = position.chart, position.player
    low, high = own_from_a(position, seat, link), own_from_b(position, seat, link)
    if low > board.last[link] or low == high:
        return False
    from_a = may_go_on(position, seat, board.end_a[link], low > board.first[link])
    from_b = may_go_on(position, seat, board.end_b[link], high < board.last[link])
    others = [section for section in range(low, high + 1) if position.takers[section] not in (-1, seat)]
    return from_a and from_b and not others
