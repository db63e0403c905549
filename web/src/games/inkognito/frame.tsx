// A window onto the map: it can be drawn nearer with two fingers or two buttons, and then be pushed about.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Props } from "./names";

const NEAREST = 3.5;
const STEP = 1.5;

interface Window extends Pick<Props, "message"> {
  readonly legend: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Frame({ message, legend, children }: Window) {
  const [zoom, set] = useState(1);
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef(1);
  const to = (wanted: number) => set(Math.min(NEAREST, Math.max(1, wanted)));
  usePinch(pane, zoom, to);

  // What was in the middle stays there.
  useLayoutEffect(() => {
    const box = pane.current;
    if (!box) return;
    const ratio = zoom / before.current;
    before.current = zoom;
    const middle = (scrolled: number, seen: number) => (scrolled + seen / 2) * ratio - seen / 2;
    const [left, top] = [middle(box.scrollLeft, box.clientWidth), middle(box.scrollTop, box.clientHeight)];
    box.style.setProperty("--ink-zoom", String(zoom));
    box.scrollTo({ left, top, behavior: "instant" });
  }, [zoom]);

  return (
    <div class="ink-frame">
      <div class="ink-pane" ref={pane} tabindex={zoom > 1 ? 0 : -1}>
        {children}
      </div>
      <div class="ink-zoom">
        {legend}
        <button
          type="button"
          aria-label={message("see-nearer")}
          disabled={zoom >= NEAREST}
          onClick={() => to(zoom * STEP)}
        >
          +
        </button>
        <button type="button" aria-label={message("see-farther")} disabled={zoom <= 1} onClick={() => to(zoom / STEP)}>
          −
        </button>
      </div>
    </div>
  );
}

function usePinch(pane: { current: HTMLElement | null }, zoom: number, to: (zoom: number) => void): void {
  const now = useRef({ zoom, to });
  now.current = { zoom, to };
  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    const stop = new AbortController();
    let start = { apart: 0, zoom: 1 };
    const apart = ({ touches: [one, two] }: TouchEvent) =>
      one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    const begin = (event: TouchEvent) => {
      start = { apart: apart(event), zoom: now.current.zoom };
    };
    const go = (event: TouchEvent) => {
      if (start.apart === 0 || apart(event) === 0) return;
      event.preventDefault();
      now.current.to((start.zoom * apart(event)) / start.apart);
    };
    box.addEventListener("touchstart", begin, { passive: true, signal: stop.signal });
    box.addEventListener("touchmove", go, { passive: false, signal: stop.signal });
    return () => stop.abort();
  }, [pane]);
}

export function useMedia(condition: string): boolean {
  const [query] = useState(() => matchMedia(condition));
  const [fits, set] = useState(query.matches);
  useEffect(() => {
    const look = () => set(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return fits;
}
