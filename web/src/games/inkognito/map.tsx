// Venice at night: ink-blue water, islands as dark silhouettes, lantern-yellow ways by land and waves by sea.

import type { Room } from "../../table/board/pane";
import { SMALLEST_LETTER } from "../../table/board/zoom";
import type { Point } from "../../ui/geometry";
import { Glyph } from "./figures";
import { figureName, type Props, spaceName, text } from "./names";
import { BallChoice, type OnMap, Placing, Tokens } from "./tokens";
import { type Chart, kindOf, numberOf, SPACES } from "./venice";

/** Where so few pixels are left for a space its letters would not fit on it. */
const ROOMY = 0.66;

export function VeniceMap(props: OnMap & { readonly room: Room }) {
  const { chart, room } = props;
  const scale = room.zoom * Math.min(room.width / chart.width, room.height / chart.height);
  return (
    <svg
      class="ink-map"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      data-letters={scale >= ROOMY}
      style={{ "--least": `${SMALLEST_LETTER / scale}px` }}
    >
      <title>{props.message("see-map")}</title>
      <Water chart={chart} />
      <Gondolas chart={chart} />
      <path class="ink-shore" d={chart.land} />
      <Islets {...props} wide={39} class="ink-shore-disc" />
      <path class="ink-island" d={chart.land} />
      <Islets {...props} wide={34} class="ink-island-disc" />
      <path class="ink-canal" d={chart.canals} />
      <path class="ink-waves" d={chart.waves} />
      <path class="ink-way-edge" d={chart.land} />
      <path class="ink-way" d={chart.land} />
      {SPACES.map((space) => (
        <Space key={space} {...props} space={space} />
      ))}
      <Placing {...props} />
      <Tokens {...props} />
      <BallChoice {...props} />
    </svg>
  );
}

const MARGIN = 700;
const RIPPLES = Array.from({ length: 90 }, (_, ripple) => ({
  x: (ripple * ripple * 61 + ripple * 211 + 40) % 1000,
  y: (ripple * ripple * 29 + ripple * 137 + 15) % 1000,
}));

/** Drawn far beyond the picture, so that a board of any form has no edge. */
function Water({ chart }: { chart: Chart }) {
  return (
    <g>
      <rect
        class="ink-water"
        x={-MARGIN}
        y={-MARGIN}
        width={chart.width + 2 * MARGIN}
        height={chart.height + 2 * MARGIN}
      />
      <g class="ink-ripples">
        {RIPPLES.filter(({ x, y }) => x < chart.width && y < chart.height).map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M${x - 9},${y}q4.5,-4 9,0t9,0`} />
        ))}
      </g>
    </g>
  );
}

/** Where no way by land leads there is an islet all the same. */
function Islets({ chart, wide, class: look }: { chart: Chart; wide: number; class: string }) {
  return (
    <g>
      {SPACES.map((space) => {
        const { x, y } = chart.spot(space);
        return <circle key={space} class={look} cx={x} cy={y} r={wide} />;
      })}
    </g>
  );
}

const GONDOLAS: readonly Point[] = [
  { x: 745, y: 478 },
  { x: 842, y: 128 },
  { x: 52, y: 96 },
];

/** Gondolas with a lantern, far from every way. */
function Gondolas({ chart }: { chart: Chart }) {
  return (
    <g class="ink-gondolas">
      {GONDOLAS.map((point) => {
        const { x, y } = chart.turn(point);
        return (
          <g key={`${point.x} ${point.y}`} transform={`translate(${x} ${y})`}>
            <path d="M-34,-8C-28,6 -10,9 8,8C22,7 30,2 33,-12C36,2 26,14 8,15C-12,16 -30,10 -34,-8Z" />
            <path d="M-8,8V-14C-8,-19 -1,-19 -1,-14V8ZM-5,-8L-24,24" />
            <circle cx="27" cy="-6" r="3" />
          </g>
        );
      })}
    </g>
  );
}

function Space(props: OnMap & { space: string }) {
  const { chart, space } = props;
  const { x, y } = chart.spot(space);
  const kind = kindOf(space);
  return (
    <g
      {...props.part(`space:${space}`, nameOfSpace(props, space))}
      class={`ink-space ink-space-${kind}`}
      transform={`translate(${x} ${y})`}
    >
      <circle class="ink-hit" r="32" />
      <circle class="ink-disc" r={kind === "plain" ? 19 : 25} />
      <SpaceMark space={space} />
      {props.view.meeting === space && <circle class="ink-meeting" r="33" />}
    </g>
  );
}

function SpaceMark({ space }: { space: string }) {
  const kind = kindOf(space);
  switch (kind) {
    case "numbered":
      return (
        <text class="ink-number" y="12">
          {numberOf(space)}
        </text>
      );
    case "embassy":
      return (
        <path
          class="ink-embassy"
          d="M-15,12H15V8H-15ZM-12,8V-4H-8V8ZM-2,8V-4H2V8ZM8,8V-4H12V8ZM-16,-5L0,-14L16,-5ZM0,-14V-23H9L6,-20L9,-17H1"
        />
      );
    case "plain":
      return (
        <text class="ink-plain" y="4.5">
          P{numberOf(space)}
        </text>
      );
    default:
      return (
        <g class={`ink-${kind}`}>
          <g transform="translate(0 -4) scale(1.35)">
            <Glyph colour={kind} />
          </g>
          <text class="ink-start" y="19">
            {numberOf(space)}
          </text>
        </g>
      );
  }
}

function nameOfSpace(props: Props, space: string): string {
  const { view } = props;
  const standing = view.figures.filter((figure) => figure.space === space);
  const who = standing.map(({ colour, build }) => props.words(figureName(view, colour, build)));
  if (view.ambassador.space === space) who.push(props.message("see-the-ambassador"));
  if (who.length === 0) return props.words(text("see-space", { space: spaceName(space) }));
  return props.message("see-space_with", { space: props.words(spaceName(space)), who: who.join(", ") });
}
