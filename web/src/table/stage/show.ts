// How a cue looks: things over the board that come and go. They follow the director's clock and never hold it up:
// whatever happens to them, they are gone when their time is over.

import { render, type VNode } from "preact";
import type { Point } from "../../ui/geometry";
import type { Anchor, Cue } from "../face/cues";

interface Theatre {
  /** The table, in which parts and anchors are found. */
  readonly root: HTMLElement;
  /** An empty layer over the whole window. */
  readonly layer: HTMLElement;
  readonly board: HTMLElement;
  readonly ms: number;
  readonly still: boolean;
  shapeOf(seat: number): string;
}

/** Shows it, and returns what takes it away again. */
export function show(cue: Cue, theatre: Theatre): () => void {
  switch (cue.kind) {
    case "fly":
      return fly(cue, theatre);
    case "turn":
      return turn(cue, theatre);
    case "light":
      return light(cue.at, theatre);
    case "trace":
      return trace(cue, theatre);
    case "count":
      return count(cue, theatre);
    case "banner":
      return banner(cue, theatre);
  }
}

export function find(root: HTMLElement, anchor: Anchor): Element | null {
  const name = CSS.escape(anchor);
  return root.querySelector(`[data-part="${name}"]`) ?? root.querySelector(`[data-at="${name}"]`);
}

function middle(root: HTMLElement, anchor: Anchor): Point | null {
  const found = find(root, anchor)?.getBoundingClientRect();
  return found && found.width > 0 ? { x: found.left + found.width / 2, y: found.top + found.height / 2 } : null;
}

/** An element of the layer, in the middle of which this stands at this point. */
function put(theatre: Theatre, name: string, at: Point, thing: VNode | string): HTMLElement {
  const holder = document.createElement("div");
  holder.className = name;
  holder.style.left = `${at.x}px`;
  holder.style.top = `${at.y}px`;
  if (typeof thing === "string") holder.textContent = thing;
  else render(thing, holder);
  theatre.layer.append(holder);
  return holder;
}

function away(holder: HTMLElement, thing?: VNode): () => void {
  return () => {
    if (thing) render(null, holder);
    holder.remove();
  };
}

/** Who throws a die or sends a ship stays where they are, with all that is told of them. */
const SEAT = "seat:";

function fly(cue: Cue & { kind: "fly" }, theatre: Theatre): () => void {
  const { root, ms } = theatre;
  const [from, to] = [middle(root, cue.from), middle(root, cue.to)];
  if (!from || !to) return light([cue.from, cue.to], theatre);
  const holder = put(theatre, "flying", from, cue.thing);
  const by = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  const frames = [{ transform: "none" }, { transform: `${by} scale(1.06)`, offset: 0.85 }, { transform: by }];
  holder.animate(frames, { duration: ms, easing: "ease-in-out", fill: "forwards" });
  const left = cue.from.startsWith(SEAT) ? null : find(root, cue.from);
  left?.setAttribute("data-leaving", "");
  return () => {
    left?.removeAttribute("data-leaving");
    away(holder, cue.thing)();
  };
}

function turn(cue: Cue & { kind: "turn" }, theatre: Theatre): () => void {
  const at = middle(theatre.root, cue.at);
  if (!at) return () => {};
  const half = theatre.ms / 2;
  const holder = put(theatre, "turning", at, theatre.still ? cue.front : cue.back);
  if (theatre.still) return away(holder, cue.front);
  const edge = { transform: "scaleX(0.02)" };
  holder.animate([{ transform: "none" }, edge], { duration: half, fill: "forwards", easing: "ease-in" });
  const timer = setTimeout(() => {
    render(cue.front, holder);
    holder.animate([edge, { transform: "none" }], { duration: half, fill: "forwards", easing: "ease-out" });
  }, half);
  return () => {
    clearTimeout(timer);
    away(holder, cue.front)();
  };
}

function light(anchors: readonly Anchor[], { root }: Theatre): () => void {
  const parts = anchors.flatMap((anchor) => find(root, anchor) ?? []);
  for (const part of parts) part.setAttribute("data-told", "");
  return () => {
    for (const part of parts) part.removeAttribute("data-told");
  };
}

const SVG = "http://www.w3.org/2000/svg";

function trace(cue: Cue & { kind: "trace" }, theatre: Theatre): () => void {
  const points = cue.through.flatMap((anchor) => middle(theatre.root, anchor) ?? []);
  if (points.length < 2) return light(cue.through, theatre);
  const picture = document.createElementNS(SVG, "svg");
  const way = document.createElementNS(SVG, "polyline");
  picture.setAttribute("class", cue.seat === undefined ? "tracing" : `tracing seat-${theatre.shapeOf(cue.seat)}`);
  way.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
  way.setAttribute("pathLength", "1");
  picture.append(way);
  theatre.layer.append(picture);
  if (!theatre.still) {
    way.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: theatre.ms, easing: "linear" });
  }
  return () => picture.remove();
}

function count(cue: Cue & { kind: "count" }, theatre: Theatre): () => void {
  const at = middle(theatre.root, cue.at);
  if (!at) return () => {};
  const holder = put(theatre, "counting", at, cue.by);
  if (!theatre.still) {
    const up = [
      { translate: "0 0", opacity: 0 },
      { opacity: 1, offset: 0.25 },
      { translate: "0 -34px", opacity: 1 },
    ];
    holder.animate(up, { duration: theatre.ms, fill: "forwards", easing: "ease-out" });
  }
  return away(holder);
}

function paragraphs(...said: readonly (string | undefined)[]): readonly HTMLElement[] {
  return said
    .filter((words) => words !== undefined)
    .map((words) => Object.assign(document.createElement("p"), { textContent: words }));
}

function banner(cue: Cue & { kind: "banner" }, theatre: Theatre): () => void {
  const { left, top, width, height } = theatre.board.getBoundingClientRect();
  const holder = put(theatre, "banner", { x: left + width / 2, y: top + height / 2 }, "");
  holder.dataset.tone = cue.tone ?? "calm";
  holder.style.width = `${width}px`;
  const picture = document.createElement("div");
  if (cue.picture) render(cue.picture, picture);
  holder.append(picture, ...paragraphs(cue.headline, cue.words));
  if (!theatre.still) {
    const come = { duration: Math.min(320, theatre.ms / 3), easing: "cubic-bezier(.2, .9, .3, 1.2)" };
    holder.animate(
      [
        { opacity: 0, scale: "1 0.2" },
        { opacity: 1, scale: "1 1" },
      ],
      come,
    );
  }
  return () => {
    render(null, picture);
    holder.remove();
  };
}
