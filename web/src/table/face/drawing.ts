// What a face gets to draw with: the view, the words, and which parts can be picked.
import type { AnyView } from "../../net/scene";
import type { Wording } from "../../words/wording";
import type { Path } from "../board/parts";
import type { Drawing, SeatLook } from "./face";

const NOTHING_LIT: ReadonlySet<string> = new Set();

interface Canvas {
  readonly view: AnyView;
  readonly seats: readonly SeatLook[];
  readonly me: number | null;
  readonly keptAt: string;
  readonly wording: Wording;
  /** What can be picked next, and what has been: nothing where one only looks. */
  readonly lit?: ReadonlySet<string>;
  readonly path?: Path;
  /** What was chosen, and is not answered yet. */
  readonly made?: Path;
  readonly best?: number | null;
  readonly bestBefore?: number | null;
  readonly ended?: number | null;
}

export function drawingOf({
  view,
  seats,
  me,
  keptAt,
  wording,
  lit = NOTHING_LIT,
  path = [],
  made = [],
  best = null,
  bestBefore,
  ended = null,
}: Canvas): Drawing<AnyView> {
  return {
    view,
    insight: view.insight,
    best,
    ...(bestBefore !== undefined && { bestBefore }),
    ended,
    seats,
    me,
    keptAt,
    lit: (id) => lit.has(id),
    picked: (id) => path.includes(id) || made.includes(id),
    part: (id, name) => {
      const state = stateOf(id, lit, path, made);
      const usable = state !== "calm";
      return {
        "data-part": id,
        "data-state": state,
        role: usable ? "button" : "img",
        tabindex: usable ? 0 : -1,
        "aria-label": name,
      };
    },
    words: (text) => wording.render(text),
    message: (id, args) => wording.message(id, args),
  };
}

function stateOf(id: string, lit: ReadonlySet<string>, path: Path, made: Path): "picked" | "lit" | "calm" {
  if (made.includes(id)) return "picked";
  return lit.has(id) ? "lit" : path.includes(id) ? "picked" : "calm";
}

/** Mark the parts that a line of the log, or a hint, speaks of; without drawing anything anew. */
export function mark(root: Element | null, parts: readonly string[], name: "mentioned" | "hinted"): void {
  for (const part of root?.querySelectorAll("[data-part]") ?? []) {
    part.toggleAttribute(`data-${name}`, parts.includes(part.getAttribute("data-part") ?? ""));
  }
}
