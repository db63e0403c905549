"""People who play Contact in a browser: a hand that taps at times of its own, plans, guesses, and what was heard."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import CDPSession, Locator, TimeoutError, expect

from tests.browser.house import House
from tests.browser.person import LIT, MOMENT, MOST_CHOICES, PATIENCE, Person, lit, lit_ones, prefers

KEY = ".rhythm-key"
SKIP = ".rhythm-skip"
NO_HINTS = prefers("hints: false")
SPACE = {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32}


class Hand:
    """Presses and lets go at times of its own, in seconds: the browser is told when each happened."""

    def __init__(self, anna: Person, finger: bool = False) -> None:
        self.session: CDPSession = anna.context.new_cdp_session(anna.page)
        self.person = anna
        self.finger = finger
        self.now = float(anna.page.evaluate("Date.now() / 1000"))

    def taps(self, *milliseconds: int) -> None:
        """Lays the hand down, lifts it, and so on, so many milliseconds after the stroke before."""
        for number, passed in enumerate((0, 400, *milliseconds)):
            self.now += passed / 1000
            (self._touch if self.finger else self.key)(down=number % 2 == 0)

    def flies(self, milliseconds: int) -> None:
        """Lifts a hand that lies, after a while, and lays it down again so many milliseconds later."""
        for passed, down in ((300, False), (milliseconds, True)):
            self.now += passed / 1000
            self.key(down)

    def key(self, down: bool) -> None:
        kind = "keyDown" if down else "keyUp"
        self.session.send("Input.dispatchKeyEvent", {"type": kind, "timestamp": self.now, **SPACE})

    def _touch(self, down: bool) -> None:
        where = self.person.page.locator(KEY).bounding_box()
        assert where is not None
        points = [{"x": where["x"] + where["width"] / 2, "y": where["y"] + where["height"] / 2}]
        kind = {"type": "touchStart", "touchPoints": points} if down else {"type": "touchEnd", "touchPoints": []}
        self.session.send("Input.dispatchTouchEvent", {**kind, "timestamp": self.now})


def target_of(anna: Person) -> str:
    return str(anna.page.locator(".co-secret svg").get_attribute("aria-label"))[-1]


def picks(anna: Person, part: str, patience: int = PATIENCE) -> None:
    anna.page.locator(lit(part)).first.press("Enter", timeout=patience)


def plans(anna: Person) -> int:
    """By way of another chip if there is one; says how many legs it has."""
    key = anna.page.locator(f"{KEY}[data-state=lit]")
    target, legs = f"chip:{target_of(anna)}", 0
    while True:
        anna.page.locator(f"{lit_ones('chip:')}, {KEY}[data-state=lit]").first.wait_for()
        if key.count():
            return anna.page.locator(".co-step").count()
        stops = [part for part in anna.lit_parts() if part.startswith("chip:")]
        wished = [part for part in stops if (part == target) == (legs > 0)] or stops
        before = anna.page.locator(".co-step").count()
        picks(anna, wished[0])
        expect(anna.page.locator(".co-step")).to_have_count(before + 1)
        legs += 1


def rhythm(legs: int) -> tuple[int, ...]:
    return tuple(ms for leg in range(legs) for ms in (701 + 113 * leg, 357 + leg))[:-1]


def sits(house: House, people: Sequence[Person], **options: Any) -> str:
    host, *friends = people
    seats = [{"who": "me"}, *[{"who": "open"}] * len(friends)]
    for each in people:
        each.context.add_init_script(NO_HINTS)
    table = house.new_table(host.context.request, seats, game="contact", options=options)
    for friend in friends:
        house.call(friend.context.request, f"tables/{table}/join")
    for each in people:
        each.opens(house.page(table))
    house.call(host.context.request, f"tables/{table}/start")
    for each in people:
        each.page.locator(".co-place").first.wait_for()
    return table


def heard(anna: Person) -> list[int]:
    """All milliseconds that this browser was told, in order."""
    beats = [beat for message in anna.capture.messages for beat in message.get("beats", [])]
    events = [beat["line"]["event"] for beat in beats if beat["line"] is not None]
    return [event["milliseconds"] for event in events if event["kind"] in ("landed", "took_off", "arrived")]


def hand_goes_on(hand: Hand, taps: Sequence[int], lies: bool = True) -> None:
    """The hand lies after the first landing, or else is up."""
    for number, passed in enumerate(taps):
        hand.now += passed / 1000
        (hand._touch if hand.finger else hand.key)(down=(number % 2 == 1) == lies)
    hand.now += 0.2
    (hand._touch if hand.finger else hand.key)(down=False)


def plays(anna: Person, turn: int) -> None:
    skip = anna.page.locator(SKIP)
    parts = anna.lit_parts()
    if skip.count() > 0:
        skip.first.press("Enter")
    elif "begin" in parts:
        picks(anna, "begin")
    elif "tap" in parts or any(part.startswith("chip:") for part in parts):
        legs = plans(anna)
        Hand(anna).taps(*rhythm(legs), 100)
        expect(anna.page.locator(f"{KEY}[data-state=lit]")).to_have_count(0)
    elif guesses := [part for part in parts if part.startswith("guess:")]:
        name = anna.page.locator(f'[data-part="{guesses[0]}"]').get_attribute("aria-label") or ""
        assert re.search(r"planet [A-R], row [1-8], column [1-8], can be the target", name), name
        picks(anna, guesses[turn % len(guesses)], patience=MOMENT)


def plays_to_the_end(anna: Person) -> None:
    """Plays until the game is over, whatever comes, on either side."""
    for turn in range(MOST_CHOICES):
        anna.page.wait_for_selector(f"{LIT}, {SKIP}, .over")
        if anna.is_over():
            return
        with suppress(TimeoutError):  # what glowed may have gone out meanwhile
            plays(anna, turn)


def bars(anna: Person) -> Locator:
    """What was received, flight by flight, as the time line has it."""
    return anna.page.locator(".rhythm-listens .rhythm-line rect")


def has_heard(anna: Person, flights: int) -> None:
    """The last flight has a bar from its take-off on; whoever is not behind before it only waits for it."""
    expect(bars(anna)).to_have_count(flights)
    expect(anna.page.locator(".rhythm-listens[data-behind=false]")).to_be_visible()


def until(anna: Person, done: Callable[[], bool]) -> None:
    """Lets the browser go on, frame by frame, until its messages have come."""
    end = monotonic() + PATIENCE / 1000
    while not done():
        assert monotonic() < end, "waited in vain"
        anna.page.evaluate("new Promise(requestAnimationFrame)")
