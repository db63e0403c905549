// The window onto a board, for every game: it tells the drawing how much room there is, and whoever wants a closer
// look zooms with wheel, two fingers, keys or buttons, pushes it about, and fits it again. On a small screen it goes by
// itself to where something can be picked.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box, Point } from "../../ui/geometry";
import { Icon } from "../../ui/icon";
import { useSay } from "../../words/use";
import { bounded, calmestCorner, closer, FINGER, FIRST_SPOT, freeSpot, NEAREST, type ToolsSpot } from "./zoom";

/** The room there is, in pixels, and how much nearer than that the board is drawn. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

interface Props {
  /** A board of many small parts offers a closer look at once; another only shows the way back. */
  readonly crowded?: boolean;
  /** Beside the buttons: what the signs on the board mean. */
  readonly legend?: ComponentChildren;
  readonly children: (room: Room) => ComponentChildren;
}

const STEP = 1.5;
/** A narrower window is a phone's: there the view goes where the decision is. */
const NARROW = 700;
const UNMEASURED: Room = { width: 1000, height: 600, zoom: 1 };

export function Pane({ crowded = false, legend, children }: Props) {
  const say = useSay();
  const pane = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  const [zoom, setZoom] = useState(1);
  const [spot, setSpot] = useState(FIRST_SPOT);
  const middle = useRef<Point | null>(null);
  const to = (wanted: number, about: Point | null = null) => {
    middle.current = about;
    setZoom(bounded(wanted));
  };
  useRoom(pane, setSize);
  useKept(pane, zoom, middle);
  useZooming(pane, zoom, to);
  useCorner(pane, tools, { ...size, zoom }, setSpot);
  useAim(pane, tools, size, to, setSpot);
  return (
    <div class="pane">
      <div class="pane-window" ref={pane} tabindex={zoom > 1 ? 0 : -1} data-near={zoom > 1}>
        <div class="pane-sheet">{children({ ...size, zoom })}</div>
      </div>
      <div class="pane-tools" ref={tools} data-spot={spot}>
        {legend}
        <button type="button" aria-label={say("board-fit")} disabled={zoom === 1} onClick={() => to(1)}>
          <Icon d="M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15" />
        </button>
        <button type="button" aria-label={say("board-farther")} disabled={zoom === 1} onClick={() => to(zoom / STEP)}>
          <Icon d="M5,12H19" />
        </button>
        <button
          type="button"
          aria-label={say("board-nearer")}
          disabled={zoom >= NEAREST || (zoom === 1 && !crowded)}
          onClick={() => to(zoom * STEP)}
        >
          <Icon d="M5,12H19M12,5V19" />
        </button>
      </div>
    </div>
  );
}

type Window = RefObject<HTMLDivElement | null>;

function useRoom(pane: Window, measure: (room: Room) => void): void {
  useLayoutEffect(() => {
    const box = pane.current;
    if (!box) return;
    const look = () => {
      const { offsetWidth: width, offsetHeight: height } = box;
      if (width > 0 && height > 0) measure({ width, height, zoom: 1 });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => watch.disconnect();
  }, [pane, measure]);
}

/** What was in the middle, or at the finger, stays there. */
function useKept(pane: Window, zoom: number, about: { current: Point | null }): void {
  const before = useRef(1);
  useLayoutEffect(() => {
    const box = pane.current;
    if (!box) return;
    const ratio = zoom / before.current;
    before.current = zoom;
    const { x, y } = about.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    const [left, top] = [(box.scrollLeft + x) * ratio - x, (box.scrollTop + y) * ratio - y];
    box.style.setProperty("--zoom", String(zoom));
    box.scrollTo({ left, top, behavior: "instant" });
  }, [pane, zoom, about]);
}

type To = (zoom: number, about?: Point | null) => void;

function useZooming(pane: Window, zoom: number, to: To): void {
  const now = useRef({ zoom, to });
  now.current = { zoom, to };
  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    const stop = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
      passive = false,
    ) => box.addEventListener(kind, hear, { passive, signal: stop.signal });
    const at = (clientX: number, clientY: number): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    on("wheel", (event) => {
      event.preventDefault();
      now.current.to(now.current.zoom * 1.0018 ** -event.deltaY, at(event.clientX, event.clientY));
    });
    on("keydown", (event) => {
      const wanted = { "+": now.current.zoom * STEP, "-": now.current.zoom / STEP, "0": 1 }[event.key];
      if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      now.current.to(wanted, event.target instanceof Element && event.target !== box ? centre(event.target, at) : null);
    });
    // Near parts, and a finger between them: the table asks to see them larger.
    box.addEventListener(
      "nearer",
      (event) => {
        const { x, y } = (event as CustomEvent<Point>).detail;
        if (now.current.zoom < NEAREST) event.preventDefault();
        now.current.to(now.current.zoom * STEP * STEP, at(x, y));
      },
      { signal: stop.signal },
    );

    let start = { apart: 0, zoom: 1 };
    const apart = ({ touches: [one, two] }: TouchEvent) =>
      one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    on("touchstart", (event) => {
      start = { apart: apart(event), zoom: now.current.zoom };
    });
    on("touchmove", (event) => {
      const [one, two] = event.touches;
      if (start.apart === 0 || !one || !two) return;
      event.preventDefault();
      const between = at((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
      now.current.to((start.zoom * apart(event)) / start.apart, between);
    });
    const undrag = draggable(box);
    return () => {
      stop.abort();
      undrag();
    };
  }, [pane]);
}

function centre(part: Element, at: (x: number, y: number) => Point): Point {
  const { left, top, width, height } = part.getBoundingClientRect();
  return at(left + width / 2, top + height / 2);
}

/** A mouse pushes a board that is drawn nearer; a push is no click. */
function draggable(box: HTMLElement): () => void {
  const stop = new AbortController();
  let from: Point | null = null;
  let pushed = false;
  box.addEventListener(
    "pointerdown",
    (event) => {
      pushed = false;
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      from = event.pointerType === "mouse" && event.button === 0 && scrolls ? { x: event.x, y: event.y } : null;
    },
    { signal: stop.signal },
  );
  window.addEventListener(
    "pointermove",
    (event) => {
      if (!from || (!pushed && Math.hypot(event.x - from.x, event.y - from.y) < 5)) return;
      pushed = true;
      box.scrollBy({ left: from.x - event.x, top: from.y - event.y, behavior: "instant" });
      from = { x: event.x, y: event.y };
    },
    { signal: stop.signal },
  );
  window.addEventListener("pointerup", () => (from = null), { signal: stop.signal });
  box.addEventListener(
    "click",
    (event) => {
      if (pushed && event.detail > 0) event.stopPropagation();
      pushed = false;
    },
    { capture: true, signal: stop.signal },
  );
  return () => stop.abort();
}

const LIT = '[data-part][data-state="lit"]';

/** While the whole board is in sight the buttons beside it stand where they hide least of it, whatever can be picked. */
function useCorner(
  pane: Window,
  tools: Window,
  { width, height, zoom }: Room,
  stand: (at: (now: ToolsSpot) => ToolsSpot) => void,
) {
  const before = useRef("");
  useEffect(() => {
    const [box, buttons] = [pane.current, tools.current];
    if (!box || !buttons || zoom > 1 || box.offsetWidth !== width || box.offsetHeight !== height) return;
    const lit = [...box.querySelectorAll<HTMLElement>(LIT)].map((part) => part.dataset.part);
    const seen = `${lit.join(" ")} ${width} ${height}`;
    if (seen === before.current || box.closest("[inert]")) return;
    before.current = seen;
    const { left, top } = box.getBoundingClientRect();
    const parts = [...box.querySelectorAll<HTMLElement>("[data-part]")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: x - left, y: y - top, width, height, lit: part.dataset.state === "lit" };
    });
    const size = { width: buttons.offsetWidth, height: buttons.offsetHeight };
    stand((now) => calmestCorner(parts, { width, height }, size, now));
  });
}

/**
 * Whenever other parts can be picked than before, a small screen shows them as large as they can be together, and the
 * buttons keep off them; one that has become large shows the whole board again. As long as the board is still drawn for
 * a room of another size, its parts lie elsewhere than they will.
 */
function useAim(pane: Window, tools: Window, drawn: Room, to: To, toolsTo: (spot: ToolsSpot) => void): void {
  const before = useRef("");
  const came = useRef(false);
  useEffect(() => {
    const box = pane.current;
    if (!box || box.offsetWidth !== drawn.width || box.offsetHeight !== drawn.height) return;
    const parts = [...box.querySelectorAll<HTMLElement>(LIT)];
    const names = `${parts.map((part) => part.dataset.part).join(" ")} ${drawn.width} ${drawn.height}`;
    if (names === before.current) return;
    before.current = names;
    // A picture shows what its data says, and nothing of it can be picked.
    if (box.closest("[inert]")) return;
    if (box.clientWidth >= NARROW) {
      if (came.current) to(1);
      came.current = false;
      return;
    }
    const zoom = box.scrollWidth / box.clientWidth;
    const frame = box.getBoundingClientRect();
    const boxes = parts.map((part): Box => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return {
        x: (left - frame.left + box.scrollLeft) / zoom,
        y: (top - frame.top + box.scrollTop) / zoom,
        width: width / zoom,
        height: height / zoom,
      };
    });
    const room = { width: box.clientWidth, height: box.clientHeight };
    const aim = closer(boxes, room, FINGER);
    to(aim.zoom);
    if (aim.zoom > 1) toolsTo(freeSpot(boxes, room, aim, tools.current?.childElementCount ?? 0));
    came.current = aim.zoom > 1;
    requestAnimationFrame(() => {
      box.scrollTo({
        left: aim.x * aim.zoom - box.clientWidth / 2,
        top: aim.y * aim.zoom - box.clientHeight / 2,
        behavior: "instant",
      });
    });
  });
}
