// Picking parts of the board: the path so far, joined to the listeners of the whole table.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Offer } from "../../wire";
import { listen, lit, type Path, pick, stillOffered } from "./parts";
import type { Pointed } from "./pointed";

interface Doing {
  choose(offer: Offer): void;
  why(part: string, at: Element, path: Path): void;
}

interface Picking {
  readonly path: Path;
  readonly lit: ReadonlySet<string>;
  readonly pointed: Pointed | null;
  back(): void;
}

export function usePicking(table: RefObject<HTMLElement | null>, offers: readonly Offer[], doing: Doing): Picking {
  const [picked, setPicked] = useState<Path>([]);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const under = useRef<Element | null>(null);
  const path = useMemo(() => stillOffered(offers, picked), [offers, picked]);
  const next = useMemo(() => lit(offers, path), [offers, path]);
  const back = () => setPicked(path.slice(0, -1));
  const wish = (part: string, at: Element) => {
    const { path: longer, chosen } = pick(offers, path, part);
    setPicked(chosen ? [] : longer);
    if (chosen) doing.choose(chosen);
    else if (longer === path && offers.length > 0) doing.why(part, at, path);
  };

  const why = (part: string, at: Element) => doing.why(part, at, path);

  // The listeners stay for as long as the table is shown; what they do follows the moment.
  const now = useRef({ wish, back, why });
  now.current = { wish, back, why };
  useEffect(() => {
    if (!table.current) return;
    return listen(table.current, {
      pick: (part, at) => now.current.wish(part, at),
      back: () => now.current.back(),
      why: (part, at) => now.current.why(part, at),
      point: (part, at) => {
        under.current = at;
        setPointed(part && at && !inWords(at) ? { part, name: nameOf(at), at: at.getBoundingClientRect() } : null);
      },
    });
  }, [table]);
  // The game goes on below a pointer that rests.
  useLayoutEffect(() => {
    if (!pointed || !under.current) return;
    if (!under.current.isConnected) setPointed(null);
    else if (nameOf(under.current) !== pointed.name) setPointed({ ...pointed, name: nameOf(under.current) });
  });
  useFocus(table, next);
  return { path, lit: next, pointed, back };
}

/** A button in words says itself what it is. */
function inWords(part: Element): boolean {
  return part.closest(".bar, .rhythm") !== null;
}

function nameOf(part: Element): string {
  return part.getAttribute("aria-label") ?? part.textContent ?? "";
}

let byKeyboard = false;
addEventListener("keydown", () => {
  byKeyboard = true;
});
addEventListener("pointerdown", () => {
  byKeyboard = false;
});

/** Who plays by keyboard finds the focus on something that can be picked, whenever there is something new to pick. */
function useFocus(table: RefObject<HTMLElement | null>, next: ReadonlySet<string>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const idle = !focused || focused === document.body || focused.getAttribute("data-state") === "calm";
    if (byKeyboard && idle && next.size > 0) {
      table.current?.querySelector<HTMLElement>('[data-state="lit"]')?.focus();
    }
  }, [next, table]);
}

/** Parts to pick that the game has drawn nowhere: they become buttons in words. */
export function useUndrawn(
  table: RefObject<HTMLElement | null>,
  next: ReadonlySet<string>,
  buttons: readonly string[],
) {
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  useEffect(() => {
    const drawn = (part: string) => table.current?.querySelector(`[data-part="${CSS.escape(part)}"]:not(.bar *)`);
    const missing = [...next].filter((part) => !buttons.includes(part) && !drawn(part));
    setUndrawn((before) => (before.join() === missing.join() ? before : missing));
  }, [next, table, buttons]);
  return [...buttons.filter((part) => next.has(part)), ...undrawn.filter((part) => next.has(part))];
}
