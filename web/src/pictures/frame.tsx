// One picture: a table drawn by the game's own face, of which the frame shows what matters, with marks on it.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { drawingOf } from "../table/face/drawing";
import type { AnyFace, SeatLook } from "../table/face/face";
import { Strip } from "../table/play/strip";
import { type Box, grown, type Size } from "../ui/geometry";
import { useMedia } from "../ui/media";
import { type Picture, SHAPES } from "../wire";
import type { Wording } from "../words/wording";
import { allBut, around, arrow, type Fit, fitted } from "./geometry";

interface Props {
  readonly picture: Picture;
  readonly face: AnyFace;
  readonly wording: Wording;
}

/** On a phone the table is drawn as it will be met there. */
const PHONE: Size = { width: 400, height: 640 };

/** So much is shown around what matters, and around a mark, in pixels of the sheet. */
const [MARGIN, HALO] = [10, 5];

export function PictureFrame({ picture, face, wording }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const narrow = useMedia("(max-width: 699px)");
  const size = useMemo(() => (narrow ? PHONE : roomOf(picture)), [narrow, picture]);
  const { width, height } = size;
  const seats = useMemo(() => seatsOf(picture), [picture]);
  const lit = useMemo(() => new Set(picture.lit), [picture]);
  const drawing = drawingOf({
    view: picture.view,
    seats,
    me: picture.viewer,
    keptAt: "picture",
    wording,
    lit,
  });
  const measured = useMeasured(frame, sheet, size, picture);
  return (
    <div
      class="picture-frame"
      ref={frame}
      data-ready={measured !== null}
      data-missing={measured?.missing.join(" ")}
      aria-hidden="true"
      inert
    >
      <div
        class="picture-sheet"
        ref={sheet}
        style={{ width: `${width}px`, height: `${height}px`, transform: transformOf(measured?.fit) }}
      >
        <div class="places" data-slug={face.slug}>
          <div class="table">
            <Strip face={face} drawing={drawing} />
            <section class="board">
              <face.Board {...drawing} />
            </section>
            <section class="mine">{picture.viewer !== null && <face.Mine {...drawing} />}</section>
          </div>
        </div>
        {measured && <Marks measured={measured} size={size} />}
      </div>
    </div>
  );
}

function seatsOf({ names, viewer }: Picture): readonly SeatLook[] {
  return names.map((name, seat) => ({
    seat,
    name,
    shape: SHAPES[seat] ?? "circle",
    me: seat === viewer,
    bot: false,
    here: true,
    awaited: false,
  }));
}

interface Measured {
  readonly fit: Fit;
  readonly marks: readonly Box[];
  readonly arrows: readonly (readonly [Box, Box])[];
  /** What the picture names and the face does not draw: a flaw of its data, for the tests. */
  readonly missing: readonly string[];
}

function transformOf(fit: Fit | undefined): string {
  return fit ? `scale(${fit.scale}) translate(${-fit.x}px, ${-fit.y}px)` : "none";
}

type Holder = { readonly current: HTMLDivElement | null };

/** A board draws itself anew once it knows its room, so it is measured whenever frame or drawing change. */
function useMeasured(frame: Holder, sheet: Holder, size: Size, picture: Picture): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, sheet.current];
    if (!outer || !inner) return;
    let before = "";
    const look = () => {
      const found = measure(outer, inner, size, picture);
      const now = JSON.stringify(found);
      if (now !== before) setMeasured(found);
      before = now;
    };
    const resized = new ResizeObserver(look);
    resized.observe(outer);
    const drawn = new MutationObserver(look);
    const table = inner.querySelector(".table");
    if (table) drawn.observe(table, { subtree: true, childList: true, attributes: true });
    return () => {
      resized.disconnect();
      drawn.disconnect();
    };
  }, [frame, sheet, size, picture]);
  return measured;
}

function roomOf({ room: [width = 1, height = 1] }: Picture): Size {
  return { width, height };
}

function measure(frame: HTMLElement, sheet: HTMLElement, { width, height }: Size, picture: Picture): Measured | null {
  const { shows, marks = [], arrows = [] } = picture;
  const outer = { width: frame.clientWidth, height: frame.clientHeight };
  const corner = sheet.getBoundingClientRect();
  const scale = corner.width / width;
  if (outer.width === 0 || scale === 0) return null;
  const boxOf = (name: string): Box[] => {
    const box = around(name.split(" + ").flatMap((each) => boxesOf(partNamed(sheet, each))));
    if (!box) return [];
    const [x, y] = [(box.x - corner.left) / scale, (box.y - corner.top) / scale];
    return [{ x: rounded(x), y: rounded(y), width: rounded(box.width / scale), height: rounded(box.height / scale) }];
  };
  const named = [...shows, ...marks, ...arrows.flat()].flatMap((name) => name.split(" + "));
  const shown = around(shows.flatMap(boxOf)) ?? { x: 0, y: 0, width, height };
  return {
    fit: fitted(grown(shown, MARGIN), { width, height }, outer),
    marks: marks.flatMap(boxOf).map((box) => grown(box, HALO)),
    arrows: arrows.flatMap(([from = "", to = ""]) => {
      const [one, two] = [boxOf(from)[0], boxOf(to)[0]];
      return one && two ? [[one, two] as const] : [];
    }),
    missing: named.filter((name) => boxesOf(partNamed(sheet, name)).length === 0),
  };
}

/** What has no box of its own has those of what is in it. */
function boxesOf(part: Element | null): readonly Box[] {
  const box = part?.getBoundingClientRect();
  if (!part || !box) return [];
  return box.width > 0 && box.height > 0 ? [box] : [...part.children].flatMap(boxesOf);
}

/** Measuring what is scaled is not exact; a tenth of a pixel is exact enough. */
function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}

const PLACES: readonly string[] = ["strip", "board", "mine"];

/** A part, what stands for one, or a whole place; `.name` is something of that class which the face draws and nobody picks. */
function partNamed(sheet: Element, name: string): Element | null {
  if (PLACES.includes(name)) return sheet.querySelector(`.${name}`);
  if (name.startsWith(".")) return sheet.querySelector(name);
  const id = CSS.escape(name);
  return sheet.querySelector(`[data-part="${id}"], [data-at="${id}"]`);
}

function Marks({ measured, size }: { measured: Measured; size: Size }) {
  const { fit, marks, arrows } = measured;
  const pen = 1 / fit.scale;
  return (
    <svg class="picture-marks" aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} style={{ "--pen": pen }}>
      {marks.length > 0 && <path class="picture-shade" fill-rule="evenodd" d={allBut(marks, size, 12)} />}
      {marks.map((box) => (
        <rect
          key={`${box.x} ${box.y}`}
          class="picture-ring"
          {...box}
          rx={Math.min(12, box.width / 2, box.height / 2)}
        />
      ))}
      {arrows.map(([from, to]) => {
        const { line, head } = arrow(from, to, 15 * pen);
        return (
          <g key={line} class="picture-arrow">
            <path d={line} />
            <path class="picture-head" d={head} />
          </g>
        );
      })}
    </svg>
  );
}
