"""Los Incognitos: what a player could do in a turn, as goals for the solver, with the action that begins each."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.telling import SILENT
from saucer.games.los_incognitos.bots.rolls import BITS, ONE
from saucer.games.los_incognitos.bots.solver import EXPLORING, MARKING, MOVING, Goal
from saucer.games.los_incognitos.bots.worth import SITE_COST, Knobs, Worths, ease
from saucer.games.los_incognitos.rules.chart import (
    ARENA,
    JETPACK,
    LOCATOR,
    MONSTERS,
    MOONBOOT,
    MOST_LINKS,
    NOTHING,
    RED_GIANT,
    SITE,
    TIME_VORTEX,
)
from saucer.games.los_incognitos.rules.duels import targets
from saucer.games.los_incognitos.rules.exploring import EXPLORE
from saucer.games.los_incognitos.rules.marking import MARK, OPEN_CHEST, has_chest, kinds_in_sight
from saucer.games.los_incognitos.rules.moving import (
    is_free,
    join,
    may_go_on,
    move_between,
    own_from_a,
    own_from_b,
    take_section,
)
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.route import route_of

FOLLOWED: Final = 4
"""So many movements are thought on from."""
DUEL: Final = 5.0
"""What an arena pays, and a little more or less for the duel itself."""


class Plan:
    """A goal, the action it is (none if something else must come first), and what it takes of the board."""

    def __init__(self, goal: Goal, action: Action | None, link: i64, place: i64, start: i64) -> None:
        self.goal = goal
        self.action = action
        self.link: i64 = link
        self.place: i64 = place
        """The destination where it marks or explores, or that it takes."""
        self.start: i64 = start
        """The shuttle it starts from."""
        self.parent: Plan | None = None
        self.rank = 0.0


class Planner:
    """Gathers plans for the player of the turn."""

    def __init__(self, state: LosPosition, knobs: Knobs) -> None:
        self.state = state
        self.seat: i64 = state.player
        self.worths = Worths(state, state.player, knobs)
        self.plans: list[Plan] = []

    def gather(self) -> list[Plan]:
        """All there are, the best first; those that follow on others are not among them yet."""
        self.add_marks()
        self.add_sites()
        self.add_chests()
        for link in range(self.state.chart.links):
            self.add_runs(link)
        for plan in self.plans:
            plan.rank = plan.goal.worth * ease(plan.goal.kind, plan.goal.cost)
        self.plans.sort(key=rank_of, reverse=True)
        return self.plans

    def add(self, kind: i64, cost: i64, worth: float, action: Action | None, link: i64, place: i64, start: i64) -> Plan:
        plan = Plan(Goal(kind, cost, worth), action, link, place, start)
        self.plans.append(plan)
        return plan

    def add_marks(self) -> None:
        """LI-17 Each kind where it costs least to give up the place."""
        state = self.state
        for kind in range(MONSTERS):
            found: i64 = 0
            while found < 2 and self.worths.price(kind, found) > 0.0:
                place = self.best_place(kind, found)
                if place == NOTHING:
                    break
                worth = self.mark_worth(kind, found) - self.worths.hold(place)
                action = MARK[place * MONSTERS + kind]
                self.add(MARKING, self.worths.costs[kind], worth, action, NOTHING, place, NOTHING)
                found += 1
                if state.chart.function == ARENA:
                    break

    def best_place(self, kind: i64, skipped: i64) -> i64:
        """The own place without a mark that promises least otherwise; or the one after it."""
        state = self.state
        places = state.to_mark[self.seat]
        best, second = NOTHING, NOTHING
        for place in range(state.chart.destinations):
            if not places & 1 << place or not state.chart.kinds[place] & 1 << kind:
                continue
            if best == NOTHING or self.worths.wishes[place] < self.worths.wishes[best]:
                best, second = place, best
            elif second == NOTHING or self.worths.wishes[place] < self.worths.wishes[second]:
                second = place
        return second if skipped else best

    def mark_worth(self, kind: i64, later: i64) -> float:
        """LI-18, LI-36 Its points, and a duel if it finds an opponent."""
        worth = self.worths.price(kind, later)
        state = self.state
        if state.chart.function == ARENA and state.functions[self.seat] > len(state.marked):
            value = state.chart.row_at[kind] + state.gone[kind] + later
            return worth + DUEL if targets(state, value) else worth
        return worth

    def add_sites(self) -> None:
        """LI-20"""
        for place in range(self.state.chart.destinations):
            if self.state.to_explore[self.seat] & 1 << place:
                worth = self.worths.site_price() - self.worths.hold(place)
                self.add(EXPLORING, SITE_COST, worth, EXPLORE[place], NOTHING, place, NOTHING)

    def add_chests(self) -> None:
        """LI-29"""
        if not has_chest(self.state, self.seat):
            return
        seen = kinds_in_sight(self.state)
        for kind in range(MONSTERS):
            if seen & 1 << kind and self.worths.price(kind, 0) > 0.0:
                cost = self.worths.costs[kind] + (ONE << (BITS * TIME_VORTEX))
                worth = self.worths.price(kind, 0) + 0.5
                self.add(MARKING, cost, worth, OPEN_CHEST[kind], NOTHING, NOTHING, NOTHING)

    def add_runs(self, link: i64) -> None:
        """LI-11, LI-12 From each end where the player is, to every section in turn."""
        state, chart = self.state, self.state.chart
        low = own_from_a(state, self.seat, link)
        if low > chart.last[link]:
            return
        high = own_from_b(state, self.seat, link)
        from_a = may_go_on(state, self.seat, chart.end_a[link], low > chart.first[link])
        from_b = may_go_on(state, self.seat, chart.end_b[link], high < chart.last[link])
        if from_a:
            start = self.shuttle(chart.end_a[link]) if low == chart.first[link] else NOTHING
            self.add_run(link, low, high, 1, chart.end_b[link], start, from_b)
        if from_b and not from_a:
            start = self.shuttle(chart.end_b[link]) if high == chart.last[link] else NOTHING
            self.add_run(link, high, low, -1, chart.end_a[link], start, False)

    def shuttle(self, end: i64) -> i64:
        return end if self.state.chart.shuttles & 1 << end else NOTHING

    def add_run(self, link: i64, start: i64, limit: i64, step: i64, far: i64, shuttle: i64, meets: bool) -> None:
        """The whole way to the far end, and its parts for less."""
        state, section, cost = self.state, start, ONE << (BITS * LOCATOR)
        passable = True
        while (limit - section) * step >= 0:
            if state.takers[section] == NOTHING:
                cost += self.section_cost(section)
                whole = section == limit and passable
                worth = self.run_worth(link, start, section, far) if whole else 0.0
                begins = NOTHING if whole and meets else shuttle
                if whole:
                    plan = self.add(MOVING, cost, worth, move_between(start, section), link, far, begins)
                    plan.place = far if is_free(state, far) else NOTHING
                else:
                    part = self.worths.knobs.part * self.part_worth(link, far)
                    self.add(MOVING, cost, part, move_between(start, section), link, NOTHING, begins)
            elif state.takers[section] != self.seat:
                return
            section += step

    def section_cost(self, section: i64) -> i64:
        chart = self.state.chart
        return (
            (chart.jets[section] << (BITS * JETPACK))
            + (chart.boots[section] << (BITS * MOONBOOT))
            + (chart.carpet[section] << (BITS * RED_GIANT))
        )

    def part_worth(self, link: i64, far: i64) -> float:
        return self.worths.hold(far) if is_free(self.state, far) else 0.0

    def run_worth(self, link: i64, start: i64, end: i64, far: i64) -> float:
        """What is taken, what it opens, whom it cuts off, and the route."""
        state = self.state.copy()
        for section in range(min(start, end), max(start, end) + 1):
            if state.takers[section] == NOTHING:
                take_section(state, self.seat, section)
        join(state, self.seat, link, SILENT)
        worths = self.worths
        worth = worths.bonus(float(route_of(state, self.seat))) - worths.bonus(worths.route)
        if is_free(self.state, far):
            worth += worths.hold(far) + worths.opens(far, link) + worths.cuts_off(far)
        return worth


def rank_of(plan: Plan) -> float:
    return plan.rank


class Agenda:
    """The plans of a turn that are thought about, as goals that know of each other."""

    def __init__(self, planner: Planner, most: int) -> None:
        self.planner = planner
        self.plans: list[Plan] = []
        followed = 0
        for plan in planner.gather():
            if len(self.plans) >= most or plan.rank < 0.02:
                break
            self.plans.append(plan)
            if plan.goal.kind == MOVING and plan.place != NOTHING and followed < FOLLOWED:
                followed += 1
                self.follow(plan)
        self.relate()

    def follow(self, parent: Plan) -> None:
        """What could be done at once where a movement leads."""
        planner, place = self.planner, parent.place
        chart, worths = planner.state.chart, planner.worths
        if chart.place[place] == SITE:
            worth = worths.site_price() - worths.hold(place)
            self.add_child(parent, Plan(Goal(EXPLORING, SITE_COST, worth), None, NOTHING, place, NOTHING))
            return
        best = NOTHING
        for kind in range(MONSTERS):
            if not chart.kinds[place] & 1 << kind or worths.prices[kind] <= 0.0:
                continue
            if best == NOTHING or self.eager(kind) > self.eager(best):
                best = kind
        if best != NOTHING and planner.state.marks[place] == NOTHING:
            worth = planner.mark_worth(best, 0) - worths.hold(place)
            self.add_child(parent, Plan(Goal(MARKING, worths.costs[best], worth), None, NOTHING, place, NOTHING))
        self.follow_on(parent)

    def eager(self, kind: i64) -> float:
        worths = self.planner.worths
        return worths.prices[kind] * ease(MARKING, worths.costs[kind])

    def follow_on(self, parent: Plan) -> None:
        """The best movement that goes on from there."""
        planner, place = self.planner, parent.place
        state, chart = planner.state, planner.state.chart
        best: Plan | None = None
        for at in range(place * MOST_LINKS, (place + 1) * MOST_LINKS):
            link = chart.links_at[at]
            if link == NOTHING or link == parent.link:
                continue
            beyond = chart.other_end(link, place)
            if not is_free(state, beyond):
                continue
            cost = ONE << (BITS * LOCATOR)
            for section in range(chart.first[link], chart.last[link] + 1):
                if state.takers[section] == NOTHING:
                    cost += planner.section_cost(section)
                elif state.takers[section] != planner.seat:
                    cost = 0
                    break
            if cost:
                worth = planner.worths.hold(beyond) + planner.worths.cuts_off(beyond) + 0.2
                plan = Plan(Goal(MOVING, cost, worth), None, link, beyond, NOTHING)
                plan.rank = worth * ease(MOVING, cost)
                if best is None or plan.rank > best.rank:
                    best = plan
        if best is not None:
            self.add_child(parent, best)

    def add_child(self, parent: Plan, child: Plan) -> None:
        if child.goal.worth > 0.05:
            child.parent = parent
            self.plans.append(child)

    def relate(self) -> None:
        """Which goals come after others, and which exclude each other."""
        for one in range(len(self.plans)):
            plan = self.plans[one]
            for two in range(len(self.plans)):
                other = self.plans[two]
                if plan.parent is other:
                    plan.goal.after |= ONE << two
                elif one != two and exclude(plan, other):
                    plan.goal.without |= ONE << two

    def plan_of(self, action: Action) -> Plan | None:
        """The plan for this action, whether it is on the agenda or not; None if nobody planned it."""
        for plan in self.planner.plans:
            if plan.action == action:
                return plan
        return None

    def place_of(self, wanted: Plan) -> int:
        for place in range(len(self.plans)):
            if self.plans[place] is wanted:
                return place
        return -1

    def goals(self) -> list[Goal]:
        return [plan.goal for plan in self.plans]


def exclude(one: Plan, two: Plan) -> bool:
    """LI-12, LI-15, LI-17 The same link, the same shuttle, or the same place twice."""
    if one.link != NOTHING and one.link == two.link:
        return True
    if one.start != NOTHING and one.start == two.start:
        return True
    return one.place != NOTHING and one.place == two.place and one.goal.kind == two.goal.kind
