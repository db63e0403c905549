"""A first game against bots in engines other than Chromium: Firefox and WebKitGTK, where the machine has them.

python -m tests.browser.engines [GAME ...]    plays each game to its end in each engine; 1 if something is wrong

Debian and its kin have them as firefox-esr, webkit2gtk-driver and xvfb.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Protocol

from saucer.core.random import Random
from tests.browser.firefox import find_firefox, firefox
from tests.browser.house import House, served
from tests.browser.person import LIT, OVER
from tests.browser.stage import DRAWN, named
from tests.browser.tapping import KEY, SKIP, rhythm
from tests.browser.test_inkognito import QUIET_CHOICES, RASH
from tests.browser.webkit import find_webkit, webkit

START = "document.querySelector('.poster svg') !== null && !document.querySelector('.poster-card[aria-busy=true]')"
"""All of the start page is there: what still comes when a page is left is an error on some consoles."""
END = "document.querySelector('.over .finale') !== null"
PATIENCE = 90.0
LONGEST = 900.0
"""Seconds for one game."""
LOOK = f"""(() => {{
  const all = (selector) => [...document.querySelectorAll(selector)];
  const open = all("dialog[open]").at(-1);
  return {{
    over: all({OVER!r}).length > 0,
    asks: open ? (open.querySelector(".doubt-yes") ? ".doubt-yes" : open.querySelector(".main") ? ".main" : "") : null,
    skip: all({SKIP!r}).length > 0,
    key: all({KEY + "[data-state=lit]"!r}).length > 0,
    legs: all(".co-step").length,
    target: all(".co-secret svg").map((one) => one.getAttribute("aria-label")?.at(-1))[0] ?? null,
    busy: all("[data-busy=true]").length > 0,
    lit: all({LIT!r}).map((part) => part.dataset.part),
    told: all(".prompt [role=status]").map((one) => one.textContent).join(),
  }};
}})()"""


class Window(Protocol):
    """A page in some engine."""

    @property
    def errors(self) -> list[str]: ...
    def opens(self, url: str) -> None: ...
    def evaluates(self, expression: str) -> Any: ...
    def performs(self, actions: Sequence[dict[str, Any]]) -> None: ...


class Player:
    """Somebody with a mouse and a keyboard at such a page."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.random = Random(7)
        self.turn = 0

    def waits_for(self, expression: str) -> Any:
        end = monotonic() + PATIENCE
        while not (found := self.window.evaluates(expression)):
            assert monotonic() < end, f"waited in vain for {expression}; the page: {self.window.evaluates(LOOK)}"
            sleep(0.05)
        return found

    def clicks(self, selector: str) -> None:
        """With the mouse, in the middle; by Enter if something else lies there."""
        middle = self.window.evaluates(f"""(() => {{
          const part = document.querySelector({selector!r});
          if (!part) return null;
          part.scrollIntoView?.({{ block: "nearest", behavior: "instant" }});
          const {{ left, top, width, height }} = part.getBoundingClientRect();
          const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
          const there = document.elementFromPoint(x, y);
          const free = part.contains(there);
          if (!free) part.focus();
          return {{ x, y, free }};
        }})()""")
        if middle is None:
            return
        if middle["free"]:
            self.points(middle["x"], middle["y"])
        else:
            self.types({"type": "keyDown", "value": "\ue007"}, {"type": "keyUp", "value": "\ue007"})

    def points(self, x: int, y: int) -> None:
        strokes = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.window.performs([{**mouse, "actions": strokes}])

    def types(self, *strokes: dict[str, object]) -> None:
        self.window.performs([{"type": "key", "id": "keys", "actions": list(strokes)}])

    def taps(self, legs: int) -> None:
        """A rhythm with the space bar: laid down, lifted, and so on."""
        strokes: list[dict[str, object]] = []
        for number, passed in enumerate((0, 400, *rhythm(legs), 200)):
            kind = "keyUp" if number % 2 else "keyDown"
            strokes += [{"type": "pause", "duration": passed}, {"type": kind, "value": " "}]
        self.types(*strokes)

    def plays(self) -> None:
        end = monotonic() + LONGEST
        while not (
            seen := self.waits_for(
                f"(seen => (seen.over || seen.asks !== null || seen.skip"
                f" || (seen.lit.length && !seen.busy)) && seen)({LOOK})"
            )
        )["over"]:
            assert monotonic() < end, f"the game does not end: {seen}"
            self.chooses(seen)

    def chooses(self, seen: dict[str, Any]) -> None:
        self.turn += 1
        if seen["asks"] is not None:
            self.clicks(f"dialog[open] {seen['asks']}")
        elif seen["skip"]:
            self.clicks(SKIP)
        elif seen["key"]:
            self.taps(seen["legs"])
            self.waits_for(f"!document.querySelector({KEY + '[data-state=lit]'!r})")
        else:
            self.clicks(f'[data-part="{self.picks(seen)}"][data-state="lit"]')

    def picks(self, seen: dict[str, Any]) -> str:
        lit: list[str] = seen["lit"]
        rash = self.turn > QUIET_CHOICES and RASH[0] in lit
        wished = [part for part in lit if (part in RASH) == rash] or lit
        if seen["target"] is not None and any(part.startswith("chip:") for part in lit):
            wished = [part for part in lit if (part == f"chip:{seen['target']}") == (seen["legs"] > 0)] or lit
        return wished[int(self.random.below(len(wished)))]


def tells_its_errors(window: Window, house: House) -> None:
    """What is written to the console as an error must be heard, or the count of errors would mean nothing."""
    window.opens(house.url)
    player = Player(window)
    player.waits_for(START)
    window.evaluates("(console.error('planted'), true)")
    end = monotonic() + PATIENCE
    while not any("planted" in error for error in window.errors):
        assert monotonic() < end, "errors on the console are not heard"
        window.evaluates("true")


def first_game(window: Window, house: House, slug: str) -> None:
    """From the start page, by the one click, with bots that do not dawdle."""
    card = f'.poster-card:has(a[href="/rules/{slug}"]) .play-with button'
    player = Player(window)
    window.opens(house.url)
    player.waits_for(START)
    window.evaluates(f"""(localStorage.saucer = JSON.stringify({{ pace: "once", motion: "off", hints: true }}),
      localStorage["saucer-bots"] = JSON.stringify({{ {slug!r}: {{ pace: "instant", level: "easy" }} }}), true)""")
    window.opens(house.url)
    player.waits_for(START)
    player.clicks(card)
    player.plays()
    player.waits_for(END)


def engines() -> Iterator[tuple[str, AbstractContextManager[Window] | None]]:
    fox, kit = find_firefox(), find_webkit()
    yield "Firefox", firefox(fox) if fox else None
    yield "WebKitGTK", webkit(kit) if kit else None


def main(games: Sequence[str]) -> int:
    faults: list[str] = []
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house:
        for name, engine in engines():
            if engine is None:
                print(f"{name}: not on this machine", flush=True)
                continue
            with engine as window:
                print(f"{name}: {window.evaluates('navigator.userAgent')}", flush=True)
                tells_its_errors(window, house)
                for slug in games:
                    faults += played(name, window, house, slug)
    return 1 if faults else 0


def played(name: str, window: Window, house: House, slug: str) -> list[str]:
    before, begun = len(window.errors), monotonic()
    first_game(window, house, slug)
    errors = window.errors[before:]
    print(f"{name}: {slug} to its end in {monotonic() - begun:.0f} s, {len(errors)} errors on the console", flush=True)
    print("\n".join(f"  {error}" for error in errors), end="\n" if errors else "")
    return errors


if __name__ == "__main__":
    sys.exit(main(named(sys.argv[1:], DRAWN)))
