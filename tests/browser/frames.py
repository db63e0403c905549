"""Real games in Chromium at brisk pace and with motion, looked at in every frame: do the climaxes stay, in order?

python -m tests.browser.frames [GAME ...]     prints what was met of each game; 1 if something is wrong

A whole game is played; climaxes that did not come in it are sought in games that bots play by themselves, and told to a
page as the server tells them. Which moments are climaxes is told by web/src/games/<slug>/climaxes.json, whose schedule
under a fake clock is a test.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, TimeoutError, WebSocketRoute

from saucer.core.random import Random
from saucer.registry import all_games
from tests.browser import tapping
from tests.browser.chromium import launched
from tests.browser.climaxes import sits_at
from tests.browser.house import House, bots_of, served
from tests.browser.person import LIT, MOST_CHOICES, OVER, Person, person, prefers
from tests.browser.sampled import LOOK, SAMPLE, WINDOW, Sample, Shown, answers, one_by_one, shown_on
from tests.browser.sought import Moment, climaxes_of, sought
from tests.browser.stage import DRAWN, named
from tests.browser.tapping import SKIP
from tests.browser.test_inkognito import one_chooses

SHORTEST = 700.0
FRAME = 1000 / 60
"""What is drawn is seen from the next frame on: a time may be seen a frame too short."""
STALL = 150.0
"""Milliseconds without a frame: what is seen then, nobody can say."""
MOST_TRIES = 6
"""So often a climax is told again that had no frame for a while, and so many others if it had no picture."""
STILL = """
(skip) => new Promise((done) => {
  let frames = 0;
  const look = () => {
    document.querySelector(skip)?.click();
    const plays = document.querySelector(".stage-layer[data-beat], .rhythm-listens[data-behind=true]");
    frames = plays ? 0 : frames + 1;
    frames > 20 ? done() : requestAnimationFrame(look);
  };
  look();
})
"""


class Report:
    """What was seen of a game, and what was wrong with it."""

    def __init__(self, slug: str, told: list[Sample], runs: list[Shown]) -> None:
        self.climaxes = climaxes_of(slug)
        self.told = {each.number: each for each in told}
        self.order = [run.beat for run in runs if run.beat is not None]
        self.runs: defaultdict[int, list[Shown]] = defaultdict(list)
        for run in runs:
            if run.beat is not None:
                self.runs[run.beat].append(run)
        self.frames = sum(run.frames for run in runs)

    def stays(self) -> Iterator[tuple[str, float | None]]:
        """Of each climax that was told: its kind, and for how many milliseconds something of it was on screen.

        None for one during which the machine drew no frame for a while.
        """
        for count, (_, event, _, _) in self.told.items():
            runs = self.runs[count]
            if self.climaxes.has(event, runs):
                stalled = any(run.stall >= STALL for run in runs)
                yield event["kind"], None if stalled else sum(run.end - run.start for run in runs if run.seen)

    def faults(self) -> Iterator[str]:
        for kind, stayed in self.stays():
            if stayed is not None and stayed < SHORTEST - FRAME:
                yield f"{kind} stays {stayed:.0f} ms"
        for one, other in zip(self.order, self.order[1:], strict=False):
            if other < one:
                yield f"event {other} is shown after event {one}"
        for count, runs in self.runs.items():
            before = self.told[count].before
            yield from (self._ahead(count, run) for run in runs if before is not None and run.board != before)

    def _ahead(self, count: int, run: Shown) -> str:
        later = [each.number for each in self.told.values() if each.number >= count and each.after == run.board]
        kind = self.told[count].event["kind"]
        what = f"the board after event {later[0]}" if later else "a board that belongs to no event"
        return f"while event {count} ({kind}) is told, {run.frames} frames show {what}"

    def judged(self) -> set[str]:
        return {kind for kind, stayed in self.stays() if stayed is not None}

    def is_stalled(self) -> bool:
        return any(stayed is None for _, stayed in self.stays())


def lines(slug: str, reports: Sequence[Report]) -> Iterator[str]:
    all_of_them: dict[str, list[float | None]] = defaultdict(list)
    for report in reports:
        for kind, stayed in report.stays():
            all_of_them[kind].append(stayed)
    for kind in climaxes_of(slug).kinds:
        seen = [stayed for stayed in all_of_them[kind] if stayed is not None]
        shortest = f"{min(seen):.0f} ms" if seen else "not seen"
        yield f"| {slug} | {kind} | {len(all_of_them[kind])} | {len(seen)} | {shortest} |"


def reports_of(browser: Browser, house: House, slug: str) -> Iterator[Report]:
    """A whole game, and then what was not seen in it."""
    game = watched(browser, house, slug)
    yield game
    climaxes = climaxes_of(slug)
    missing, tries = set(climaxes.kinds) - game.judged(), Counter[str]()
    for moment in sought(all_games()[slug], climaxes, missing):
        for _ in range(MOST_TRIES):
            report = told_alone(browser, house, slug, moment)
            yield report
            missing -= report.judged()
            if not report.is_stalled():
                break
        tries.update(moment.kinds)
        missing -= {kind for kind in moment.kinds if tries[kind] >= MOST_TRIES}


@contextmanager
def looks_on(browser: Browser) -> Iterator[Person]:
    with person(browser, pace="brisk", reduced_motion="no-preference", viewport=WINDOW) as anna:
        for script in (prefers("hints: false"), LOOK, SAMPLE):
            anna.context.add_init_script(script)
        yield anna


def told_alone(browser: Browser, house: House, slug: str, moment: Moment) -> Report:
    """A page of such a table is told the moment before, and then the moment."""
    socket: list[WebSocketRoute] = []
    with looks_on(browser) as anna:
        table, scene = sits_at(house, anna, slug, moment)
        page = anna.context.new_page()
        page.route_web_socket(re.compile("/ws/"), lambda route: answers(route, socket))
        page.goto(house.page(table))
        while not socket:
            page.wait_for_timeout(20)
        socket[-1].send(json.dumps(scene))
        page.locator(".board").wait_for()
        page.evaluate(STILL, SKIP)
        page.evaluate("window.shown = []")
        socket[-1].send(json.dumps(moment.told))
        page.evaluate(STILL, SKIP)
        runs = shown_on(page)
    return Report(slug, one_by_one(browser, house, table, [scene, moment.told]), runs)


def watched(browser: Browser, house: House, slug: str) -> Report:
    with looks_on(browser) as anna:
        seats = [{"who": "me"}, *bots_of(slug, max(2, all_games()[slug].seats[0]) - 1)]
        table = house.new_table(anna.context.request, seats, game=slug, start=True)
        plays_to_the_end(anna.opens(house.page(table)), slug)
        runs = shown_on(anna.page)
        assert anna.errors == [], anna.errors
    return Report(slug, one_by_one(browser, house, table, anna.capture.messages), runs)


def plays_to_the_end(anna: Person, slug: str) -> None:
    """Chooses when what was told before has been shown; a part that stopped glowing meanwhile is no harm."""
    for turn in range(MOST_CHOICES):
        anna.page.wait_for_selector(f"{LIT}, {SKIP}, {OVER}, dialog[open]", timeout=600_000)
        if anna.is_over():
            return
        with suppress(TimeoutError):
            chooses(anna, slug, turn)


def chooses(anna: Person, slug: str, turn: int) -> None:
    """By keyboard: a click on what has just stopped glowing would skip what is shown."""
    if slug == "contact":
        tapping.plays(anna, turn)
    else:
        one_chooses([anna], Random(turn), turn)


def main(games: Sequence[str]) -> int:
    """What is wrong is said after each game: a run that is ended early has said so much."""
    sound = True
    print("| game | climax | told | without a stall | shortest on screen |\n|---|---|---|---|---|")
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, launched() as browser:
        for slug in games:
            reports = list(reports_of(browser, house, slug))
            events, frames = sum(len(each.runs) for each in reports), sum(each.frames for each in reports)
            print("\n".join(lines(slug, reports)), flush=True)
            print(f"{slug}: {events} events on screen in {frames} frames", file=sys.stderr)
            faults = [fault for report in reports for fault in report.faults()]
            print("\n".join(f"{slug}: {fault}" for fault in faults or ["no fault"]), file=sys.stderr, flush=True)
            sound = sound and not faults
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main(named(sys.argv[1:], DRAWN)))
