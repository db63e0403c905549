// Seats: a colour and a shape and a pattern, the same everywhere.
import type { Shape } from "../table/face/face";

function corners(count: number, turn: number): string {
  const points = Array.from({ length: count }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / count;
    return `${(10 * Math.sin(angle)).toFixed(2)},${(-10 * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

const OUTLINE: Record<Shape, string> = {
  circle: "M0,-9.5A9.5,9.5 0 1 1 0,9.5A9.5,9.5 0 1 1 0,-9.5Z",
  square: "M-8.2,-8.2H8.2V8.2H-8.2Z",
  triangle: "M0,-10L9.6,7.5H-9.6Z",
  diamond: "M0,-10.5L8.4,0L0,10.5L-8.4,0Z",
  pentagon: corners(5, 0),
  hexagon: corners(6, Math.PI / 6),
};

const PATTERN: Record<Shape, string> = {
  circle: "M-3,0A3,3 0 1 1 3,0A3,3 0 1 1 -3,0Z",
  square: "M-5,5L5,-5M-5,0L0,-5M0,5L5,0",
  triangle: "M-4,4.5H4M-2,0.5H2",
  diamond: "M0,-5V5M-3.5,0H3.5",
  pentagon: "M0,-5V0L4.4,3M0,0L-4.4,3",
  hexagon: "M-4.5,-2.6L4.5,2.6M-4.5,2.6L4.5,-2.6M0,-5V5",
};

/** Drawn around the origin, twenty wide; to be placed and scaled by a group. */
export function SeatGlyph({ shape }: { shape: Shape }) {
  return (
    <g class={`seat-${shape}`}>
      <path d={OUTLINE[shape]} fill="currentColor" stroke="#1a1333" stroke-width="1.4" stroke-linejoin="round" />
      <path d={PATTERN[shape]} fill="none" stroke="#1a1333" stroke-width="1.3" stroke-linecap="round" opacity="0.75" />
    </g>
  );
}

/** The same as a picture of its own, for lists and names. */
export function SeatMark({ shape, size = 22 }: { shape: Shape; size?: number }) {
  return (
    <svg class="seat-mark" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <SeatGlyph shape={shape} />
    </svg>
  );
}
