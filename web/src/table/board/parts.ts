// Clicking, keyboard and touch, the same for every game. The board's parts carry `data-part`; the offers' paths say
// which of them to pick, in which order. Everything up to `listen` is pure.
import type { Point } from "../../ui/geometry";
import type { Offer } from "../../wire";
import { FINGER, touched } from "./zoom";

/** What a board itself asks: what stands in the rows of something marked so. The air beside it may be covered. */
export const SAID_ON_BOARD = "[data-unhidden] > * > *";

export type Path = readonly string[];

interface Picked {
  readonly path: Path;
  /** The offer whose whole path has been picked, if it is the only one. */
  readonly chosen: Offer | null;
}

export const NOTHING: Picked = { path: [], chosen: null };

export function matching(offers: readonly Offer[], path: Path): readonly Offer[] {
  return offers.filter((offer) => path.every((part, at) => following(offer, path.slice(0, at)).includes(part)));
}

/** What an offer wants picked after this path. A hand has no order: what begins such a path is picked in any. */
export function following(offer: Offer, path: Path): Path {
  const unordered = offer.path.slice(0, offer.any_order ?? 0);
  if (path.length < unordered.length) return unordered.filter((part) => !path.includes(part));
  return offer.path.slice(path.length, path.length + 1);
}

/** The parts that can be picked next. */
export function lit(offers: readonly Offer[], path: Path): ReadonlySet<string> {
  return new Set(matching(offers, path).flatMap((offer) => following(offer, path)));
}

/**
 * The next part goes on; a part picked before is laid back, with what hangs on it; one that starts something else
 * starts that; anything else changes nothing. Several offers of one path are left to the list in words.
 */
export function pick(offers: readonly Offer[], path: Path, part: string): Picked {
  if (lit(offers, path).has(part)) return whole(offers, [...path, part]);
  if (path.includes(part)) return { path: without(offers, path, part), chosen: null };
  if (lit(offers, []).has(part)) return whole(offers, [part]);
  return { path, chosen: null };
}

/** If nothing is left but to pick the same part again, that is not asked for. */
function whole(offers: readonly Offer[], path: Path): Picked {
  const left = matching(offers, path);
  const [only, ...others] = left;
  const again = only && others.length === 0 && only.path.slice(path.length).every((part) => part === path.at(-1));
  if (again) return { path: only.path, chosen: only };
  const ended = left.filter((offer) => offer.path.length === path.length);
  return { path, chosen: ended.length === 1 ? (ended[0] ?? null) : null };
}

function without(offers: readonly Offer[], path: Path, part: string): Path {
  const rest = path.filter((other) => other !== part);
  return matching(offers, rest).length > 0 ? rest : path.slice(0, path.indexOf(part));
}

/** A path that the offers of now no longer know is forgotten. */
export function stillOffered(offers: readonly Offer[], path: Path): Path {
  return matching(offers, path).length > 0 ? path : [];
}

type ArrowKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest spot in that direction: what lies straight ahead counts as nearer than what lies aside. */
export function towards<Place extends Point>(from: Point, all: readonly Place[], direction: ArrowKey): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of all) {
    const [ahead, aside] = aheadAndAside(spot.x - from.x, spot.y - from.y, direction);
    const distance = ahead + 2 * Math.abs(aside);
    if (ahead > 1 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function aheadAndAside(dx: number, dy: number, direction: ArrowKey): readonly [number, number] {
  switch (direction) {
    case "ArrowRight":
      return [dx, dy];
    case "ArrowLeft":
      return [-dx, dy];
    case "ArrowDown":
      return [dy, dx];
    case "ArrowUp":
      return [-dy, dx];
  }
}

export interface Wishes {
  pick(part: string, at: Element): void;
  back(): void;
  why(part: string, at: Element): void;
  /** What is pointed at, for the word beside it; null when nothing is. */
  point(part: string | null, at: Element | null): void;
}

const LONG_PRESS = 500;

/** One set of listeners for a whole table; returns what takes them away. */
export function listen(root: HTMLElement, wishes: Wishes): () => void {
  const stop = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void) =>
    root.addEventListener(kind, hear, { signal: stop.signal });
  let pressing = 0;
  let pressed = false;
  let byTouch = false;
  let finger: Point | null = null;

  on("click", (event) => {
    const part = pressed ? null : finger ? meant(event.target, finger) : partAt(event.target);
    [pressed, finger] = [false, null];
    if (!part) return;
    // What was picked is known: its word would lie on what comes of it.
    wishes.point(null, null);
    wishes.pick(nameOf(part), part);
  });
  on("contextmenu", (event) => {
    const part = partAt(event.target);
    if (!part) return;
    event.preventDefault();
    if (!pressed) wishes.why(nameOf(part), part);
  });
  on("pointerdown", (event) => {
    const part = partAt(event.target);
    pressed = false;
    byTouch = event.pointerType !== "mouse";
    finger = byTouch ? { x: event.clientX, y: event.clientY } : null;
    // A second finger is about to zoom: neither of the two asks anything.
    window.clearTimeout(pressing);
    if (!part || !byTouch || !event.isPrimary) return;
    pressing = window.setTimeout(() => {
      pressed = true;
      wishes.why(nameOf(part), part);
    }, LONG_PRESS);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"] as const) {
    on(kind, (event) => {
      const still = kind === "pointermove" && Math.abs(event.movementX) + Math.abs(event.movementY) < 4;
      if (!still) window.clearTimeout(pressing);
    });
  }
  on("pointerover", (event) => {
    const part = event.pointerType === "mouse" ? partAt(event.target) : null;
    wishes.point(part && nameOf(part), part);
  });
  // A tap gives focus, too; there the word would lie on the board until the next tap.
  on("focusin", (event) => {
    const part = byTouch ? null : partAt(event.target);
    wishes.point(part && nameOf(part), part);
  });
  on("focusout", () => wishes.point(null, null));
  on("pointerleave", () => wishes.point(null, null));
  on("keydown", (event) => {
    byTouch = false;
    key(root, event, wishes);
  });
  return () => {
    window.clearTimeout(pressing);
    stop.abort();
  };
}

function key(root: HTMLElement, event: KeyboardEvent, wishes: Wishes): void {
  if (event.key === "Escape") wishes.back();
  const part = partAt(event.target);
  if (!part || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (!event.repeat) wishes.pick(nameOf(part), part);
  } else if (event.key === "?") {
    event.preventDefault();
    wishes.why(nameOf(part), part);
  } else if (event.key.startsWith("Arrow")) {
    event.preventDefault();
    move(root, part, event.key as ArrowKey, event.shiftKey);
  }
}

/** Arrows go from one lit part to the next; with Shift, to any part: to ask why not. */
function move(root: HTMLElement, from: Element, direction: ArrowKey, any: boolean): void {
  const parts = [...root.querySelectorAll<HTMLElement>(any ? "[data-part]" : "[data-part]:not([data-state=calm])")];
  const places = parts.map((element) => ({ element, ...centre(element) }));
  towards(centre(from), places, direction)?.element.focus();
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * What a finger on the board means: what glows where it touches. If that could be more than one, the board is asked to
 * come nearer, and nothing is meant yet. The spot is where the finger went down: a browser may move the click of a
 * finger towards what it thinks was meant, away from the other part.
 */
function meant(target: EventTarget | null, at: Point): Element | null {
  const hit = partAt(target);
  const board = target instanceof Element ? target.closest(".pane-window") : null;
  if (!board) return hit;
  const lit = [...board.querySelectorAll('[data-part][data-state="lit"]')];
  const near = touched(
    at,
    lit.map((part) => [part, part.getBoundingClientRect()]),
    FINGER,
  );
  const comesNearer = () => !board.dispatchEvent(new CustomEvent("nearer", { detail: at, cancelable: true }));
  if (near.length > 1 && comesNearer()) return null;
  return hit && (near.length !== 1 || near.includes(hit)) ? hit : (near[0] ?? hit);
}

function partAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-part]") : null;
}

function nameOf(part: Element): string {
  return part.getAttribute("data-part") ?? "";
}
