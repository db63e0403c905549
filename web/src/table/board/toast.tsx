// A short answer near what was asked about. It leaves by itself, or at a click; the log of it is read aloud.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Cross } from "../../ui/icon";
import { useSay } from "../../words/use";

export interface Note {
  readonly words: string;
  /** Where it belongs on the screen; at the bottom if nowhere. */
  readonly at: DOMRect | null;
  /** Goes when the decision does that it is about. */
  readonly passing?: boolean;
}

const STAYS = 7_000;
const MARGIN = 8;

export function Toast({ note, close }: { note: Note | null; close: () => void }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!note) return;
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

/** Below the part if there is room, else above; never off the screen, nor on what says or does what is to be done. */
export function place(box: HTMLElement, at: DOMRect | null): void {
  if (!at) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.max(MARGIN, Math.min(middle, innerWidth - width - MARGIN));
  const kept = [...document.querySelectorAll(".prompt > p, .bar")].map((each) => each.getBoundingClientRect());
  const aside = kept.filter((each) => left < each.right && each.left < left + width);
  const [below, above] = [at.bottom + MARGIN, at.top - height - MARGIN];
  const spots = [below, above, ...aside.map((each) => each.top - height - MARGIN)];
  const covers = (top: number) => aside.some((each) => top < each.bottom && each.top < top + height);
  const free = spots.find((top) => top >= MARGIN && top + height < innerHeight && !covers(top));
  box.style.setProperty("top", `${free ?? Math.max(MARGIN, above)}px`);
  box.style.setProperty("left", `${left}px`);
  box.style.setProperty("bottom", "auto");
  box.style.setProperty("transform", "none");
}
