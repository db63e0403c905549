// A short answer near what was asked about. It leaves by itself, or at a click; the log of it is read aloud.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Cross } from "../../ui/icon";
import { useSay } from "../../words/use";

export interface Note {
  readonly words: string;
  /** Where it belongs on the screen; at the bottom if nowhere. */
  readonly at: DOMRect | null;
  /** Goes when the decision does that it is about; some only then, for they take a while to weigh. */
  readonly passing?: "only" | "too";
}

const STAYS = 7_000;
const MARGIN = 8;

export function Toast({ note, close }: { note: Note | null; close: () => void }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!note || note.passing === "only") return;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [note, close]);
  useLayoutEffect(() => {
    if (box.current && note) place(box.current, note.at);
  }, [note]);
  return (
    <div class="toasts" role="status">
      {note && (
        <div ref={box} class="toast">
          <span>{note.words}</span>
          <button type="button" class="quiet" aria-label={say("dialog-close")} onClick={close}>
            <Cross />
          </button>
        </div>
      )}
    </div>
  );
}

/** What says or does what is to be done, what there is to read first, and what a hint speaks of. */
const KEPT = ".prompt > p, .bar, .hint, [data-hinted]";

/** Below the part if there is room, else above, else elsewhere; never off the screen, nor on what must be seen. */
export function place(box: HTMLElement, at: DOMRect | null): void {
  if (!at) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const kept = [...document.querySelectorAll(KEPT)].map((each) => each.getBoundingClientRect());
  const right = innerWidth - width - MARGIN;
  const middle = Math.max(MARGIN, Math.min(at.left + at.width / 2 - width / 2, right));
  const above = at.top - height - MARGIN;
  const tops = [
    at.bottom + MARGIN,
    above,
    ...kept.flatMap((each) => [each.top - height - MARGIN, each.bottom + MARGIN]),
  ];
  const spots = [middle, MARGIN, right].flatMap((left) => tops.map((top) => ({ left, top })));
  const isFree = ({ left, top }: (typeof spots)[number]) =>
    top >= MARGIN && top + height < innerHeight && !kept.some((each) => lies(each, left, top, width, height));
  const spot = spots.find(isFree) ?? { left: middle, top: Math.max(MARGIN, above) };
  box.style.setProperty("top", `${spot.top}px`);
  box.style.setProperty("left", `${spot.left}px`);
  box.style.setProperty("bottom", "auto");
  box.style.setProperty("transform", "none");
}

function lies(on: DOMRect, left: number, top: number, width: number, height: number): boolean {
  return left < on.right && on.left < left + width && top < on.bottom && on.top < top + height;
}
