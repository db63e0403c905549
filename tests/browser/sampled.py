"""What a page shows, looked at in every frame; and what the board looks like after each event, one at a time."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.captured import Message
from tests.browser.house import House
from tests.browser.person import LONGEST_WAIT, person
from tests.browser.tapping import SKIP

WINDOW = {"width": 1280, "height": 720}
LOOK = """
(() => {
  const PLACES = ".board, .mine, .strip";
  const PASSING = ".over-board, .pane-tools, .tag, .rhythm, .bubble, .asides, .plan, .choices, select, title";
  const MARKS = new RegExp("^(aria-(?!label).*|role|tabindex|style|id|disabled" +
    "|data-(state|told|leaving|last|hinted|mentioned|awaited|away|near|hand|busy|useful|reach|routes))$");
  let digest;
  const take = (text) => {
    for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193) >>> 0;
  };
  const read = (element) => {
    if (element.matches(PASSING)) return;
    take(element.tagName);
    const drawn = [...element.attributes].filter(({ name }) => !MARKS.test(name));
    for (const line of drawn.map(({ name, value }) => name + value).sort()) take(line);
    for (const child of element.childNodes) child.nodeType === 1 ? read(child) : take(child.nodeValue);
  };
  window.boardNow = () => {
    digest = 0x811c9dc5;
    document.querySelectorAll(PLACES).forEach(read);
    return digest;
  };
})();
"""
"""The board as a number: all that is drawn of the game, without what is lit, marked or can be picked."""

SAMPLE = """
window.shown = [];
(() => {
  let changed = true, board = 0, before = performance.now();
  new MutationObserver(() => (changed = true)).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true });
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true }) &&
    [one, ...one.children].some((each) => each.getBoundingClientRect().width > 0 || each.scrollWidth > 0);
  const note = () => {
    const layer = document.querySelector(".stage-layer");
    if (layer) {
      if (changed) board = window.boardNow();
      changed = false;
      const beat = layer.dataset.beat ? Number(layer.dataset.beat) : null;
      const seen = [...layer.children, ...document.querySelectorAll("[data-told]")].filter(isSeen);
      const banner = seen.some((one) => one.className === "banner");
      const now = performance.now(), last = window.shown.at(-1), stall = now - before;
      before = now;
      if (last) [last.stall, last.end] = [Math.max(last.stall, stall), now];
      const same = last && last.beat === beat && last.board === board && last.seen === seen.length > 0;
      if (same) { last.frames += 1; last.banner ||= banner; }
      else window.shown.push({ beat, board, seen: seen.length > 0, banner, frames: 1, stall, start: now, end: now });
    }
  };
  // What has changed is looked at when it was painted: a board that is told its size is drawn once more before that.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = note;
  const look = () => {
    requestAnimationFrame(look);
    changed ? port2.postMessage(null) : note();
  };
  requestAnimationFrame(look);
})();
"""


class Shown(NamedTuple):
    """Frames in a row that look the same: which event is on stage, how the board looks, when it began and was gone."""

    beat: int | None
    """This viewer's count of the event."""
    board: int
    seen: bool
    """Whether anything of the event is to be seen: something flies, a part is lit, a banner."""
    banner: bool
    frames: int
    stall: float
    """The longest wait for one of these frames, or for what followed: a busy machine draws none for a while."""
    start: float
    end: float


def shown_on(page: Page) -> list[Shown]:
    found: list[dict[str, Any]] = page.evaluate("window.shown")
    return [Shown(**each) for each in found]


class Sample(NamedTuple):
    """One event that came while the page looked on."""

    number: int
    """This viewer's count of it."""
    event: Message
    before: int | None
    """How the board looks before it, and after it; None if that is not known, since something was listened to."""
    after: int | None


def one_by_one(browser: Browser, house: House, table: str, messages: list[Message]) -> list[Sample]:
    """Shows a page what another one was told, event by event and without a director's time, and looks at each board."""
    socket: list[WebSocketRoute] = []
    with person(browser, reduced_motion="no-preference", viewport=WINDOW) as other:
        other.context.add_init_script(LOOK)
        other.page.route_web_socket(re.compile("/ws/"), lambda route: answers(route, socket))
        other.opens(house.page(table))
        while not socket:
            other.page.wait_for_timeout(20)
        return list(_watch(other.page, lambda message: socket[-1].send(json.dumps(message)), messages))


def answers(route: WebSocketRoute, socket: list[WebSocketRoute]) -> None:
    """A table that only tells: every ping is answered, nothing else."""

    def hear(said: str | bytes) -> None:
        command = json.loads(said)
        if command["kind"] == "ping":
            route.send(json.dumps({"kind": "pong", "id": command["id"]}))
        elif command["kind"] == "hello":
            socket.append(route)

    route.on_message(hear)


def _watch(page: Page, tell: Callable[[Message], None], messages: list[Message]) -> Iterator[Sample]:
    board: int | None = None
    for message in messages:
        if message["kind"] == "scene":
            tell(message)
            board = _looks(page) if message["view"] is not None else None
        if message["kind"] != "told":
            continue
        for beat in message["beats"]:
            count = beat["line"]["count"] if beat["line"] else message["count"]
            tell({"kind": "told", "count": count, "beats": [beat], "now": None})
            before, board = board, _looks(page)
            if beat["line"]:
                yield Sample(count, beat["line"]["event"], before, board)


def _looks(page: Page) -> int | None:
    """When it is drawn, and nothing moves any more. None while it waits for the rest of something that sounds."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found = page.wait_for_function(
        """skip => {
            document.querySelector(skip)?.click();
            if (document.querySelector(".rhythm-listens[data-behind=true]")) return "sounds";
            return document.querySelector(".board") && !document.querySelector(".stage-layer[data-beat]") && "still";
        }""",
        arg=SKIP,
        timeout=LONGEST_WAIT,
    )
    return int(page.evaluate("window.boardNow()")) if found.json_value() == "still" else None
