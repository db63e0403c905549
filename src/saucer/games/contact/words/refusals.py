"""Contact: why a part of the board cannot be used now, from the view alone."""

from saucer.core import SeatName, Text, text
from saucer.games.contact.knowledge.restoring import NUMBER_OF, known
from saucer.games.contact.model import CHIPS, HELPERS, PLANETS, Chip, ContactView, Helper
from saucer.games.contact.rules.chart import Chart, blocks, chart_shown
from saucer.games.contact.words import nouns
from saucer.games.contact.words.labels import path

CHIP_OF: dict[str, Chip] = {chip: chip for chip in CHIPS}
HELPER_NAMED: dict[str, Helper] = {helper: helper for helper in HELPERS}
UNDER_WAY = ("choosing_signal", "exchanging", "planning", "flying", "grounded", "guessing")


def why_not(view: ContactView, part: str, picked: tuple[str, ...] = ()) -> Text | None:
    """`picked` are the parts that were chosen before it."""
    if view.seat is None:
        return text("why-watching")
    if view.phase == "over":
        return text("why-over")
    legal = known(view).legal(view.seat)
    paths = [path(action, view) for action in legal]
    if part in [each[len(picked)] for each in paths if each[: len(picked)] == picked and len(each) > len(picked)]:
        return None
    kind, _, name = part.partition(":")
    if picked:
        return of_meeting_card(kind, name)
    reason = of_variant(view, kind) or of_phase(view)
    return reason or (of_source(view, kind, name) if view.seat == view.source else of_crew(view, kind, name))


def of_variant(view: ContactView, kind: str) -> Text | None:
    """CO-5, CO-20 What only professionals have."""
    if view.options.variant == "professional":
        return None
    if kind in ("helper", "meeting", "barrel"):
        return text("why-standard")
    return text("why-signal_random") if kind == "signal" else None


def of_phase(view: ContactView) -> Text | None:
    """What the whole table waits for."""
    if view.phase == "between":
        return None if view.seat == view.source else text("why-source_begins", player=nouns.player(view.source))
    return None if view.phase in UNDER_WAY else text("why-drawing")


def of_source(view: ContactView, kind: str, name: str) -> Text:
    if view.phase == "between":
        return text("why-begin_first")
    if kind == "guess":
        return text("why-source_guesses")
    if kind == "again":
        return text("why-source_asks")
    if kind == "begin":
        return text("why-begun")
    if kind in ("helper", "barrel", "meeting", "signal"):
        return of_source_and_cards(view, kind, name)
    return of_route(view, kind, name)


def of_source_and_cards(view: ContactView, kind: str, name: str) -> Text:
    """CO-21, CO-23 to CO-27"""
    if kind == "meeting":
        return text("why-meeting_source")
    if kind == "helper" and name != "exchange":
        return text("why-guessers_helper", helper=nouns.helper(HELPER_NAMED[name]))
    if view.phase != "choosing_signal":
        return text("why-signal_chosen")
    if kind == "signal":
        return text("why-signal_used", value=int(name))
    return text("why-inactive", helper=nouns.helper("exchange")) if kind == "helper" else of_barrel(view)


def of_barrel(view: ContactView) -> Text:
    """CO-23"""
    return text("why-all_active" if len(view.active) == len(HELPERS) else "why-last_barrel")


def of_route(view: ContactView, kind: str, name: str) -> Text:
    """CO-8 to CO-12"""
    if view.phase == "choosing_signal":
        return text("why-choose_signal")
    if view.phase == "guessing":
        return text("why-source_waits", player=nouns.player(view.guesser))
    if view.phase in ("flying", "grounded"):
        return text("why-break_offs" if kind == "break_off" else "why-plan_fixed")
    if kind == "break_off":
        return text("why-not_sending")
    if kind in ("tap", "plan_anew"):
        return text("why-no_plan" if kind == "tap" else "why-nothing_planned")
    return of_same_route(view) if kind == "same_route" else of_stop(view, CHIP_OF[name])


def of_same_route(view: ContactView) -> Text:
    """CO-9b"""
    if not view.sent:
        return text("why-no_route")
    return text("why-plan_begun" if view.plan else "why-rocket_moved")


def of_stop(view: ContactView, chip: Chip) -> Text:
    """CO-9, CO-10, CO-25a"""
    assert view.plan is not None
    if view.planned:
        return text("why-plan_complete")
    if chip in view.plan:
        return text("why-stopped", chip=nouns.named(chip))
    if chip == view.rocket:
        return text("why-start")
    if chip in view.stood:
        return text("why-left", chip=nouns.named(chip))
    here = (view.rocket, *view.plan)[-1]
    blocker = first_in_the_way(chart_shown(view.chips), NUMBER_OF[here], NUMBER_OF[chip])
    if blocker is None:
        return text("why-dead_end", chip=nouns.named(chip))
    return text("why-blocked", chip=nouns.named(chip), here=nouns.named(here), blocker=nouns.named(CHIPS[blocker]))


def first_in_the_way(chart: Chart, start: int, end: int) -> int | None:
    """CO-10 The one nearest to where the leg starts."""
    third = [
        chip
        for chip in range(len(chart.xs))
        if chip not in (start, end) and blocks(chart.xs, chart.ys, start, end, chip)
    ]
    return min(third, key=lambda chip: far(chart, start, chip), default=None)


def far(chart: Chart, one: int, other: int) -> int:
    return int((chart.xs[one] - chart.xs[other]) ** 2 + (chart.ys[one] - chart.ys[other]) ** 2)


def of_crew(view: ContactView, kind: str, name: str) -> Text:
    if kind in ("tap", "break_off", "same_route", "plan_anew"):
        return text("why-crew_sends")
    if kind == "signal":
        return text("why-source_signals")
    if kind == "begin":
        return text("why-begun")
    if kind == "helper" and name == "exchange":
        return text("why-sources_helper")
    if view.phase != "guessing":
        return waiting(view)
    if kind == "meeting":
        return of_meeting(view)
    if view.seat != view.guesser:
        return text("why-guesser", player=nouns.player(view.guesser))
    return of_guesser(view, kind, name)


def waiting(view: ContactView) -> Text:
    """CO-8, CO-21"""
    source = nouns.player(view.source)
    if view.phase in ("flying", "grounded"):
        return text("why-listen", player=source)
    return text("why-source_plans" if view.phase == "planning" else "why-source_chooses", player=source)


def of_meeting(view: ContactView) -> Text:
    """CO-27"""
    if view.players == 2:
        return text("why-meeting_alone")
    return text("why-meeting_open" if view.meeting else "why-no_active")


def of_meeting_card(kind: str, name: str) -> Text:
    """CO-27"""
    if kind == "helper":
        return text("why-inactive", helper=nouns.helper(HELPER_NAMED[name]))
    return text("why-meeting_card")


def of_guesser(view: ContactView, kind: str, name: str) -> Text:
    if kind == "guess":
        return of_guess(view, CHIP_OF[name])
    if kind == "chip":
        return text("why-point")
    if kind == "again":
        return text("why-between_two" if view.second else "why-asked_enough")
    if kind == "barrel":
        return of_barrel(view)
    helper = HELPER_NAMED[name]
    if helper not in view.active:
        return text("why-inactive", helper=nouns.helper(helper))
    if helper == "fifty":
        return text("why-doubled")
    return text("why-no_stopover")


def of_guess(view: ContactView, planet: Chip) -> Text:
    """CO-14"""
    if planet in view.used:
        return text("why-used", chip=nouns.named(planet))
    if planet not in view.turned_up:
        return text("why-dark", chip=nouns.named(planet))
    if planet in view.stood:
        return text("why-rocket_there", chip=nouns.named(planet))
    assert planet in PLANETS
    guesser = next(each.guesser for each in view.guesses if each.round == view.round and each.planet == planet)
    return text("why-guessed", chip=nouns.named(planet), player=SeatName(guesser))
