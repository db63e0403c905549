// A toy saucer in its player's colour, with the player's mark on the hull. Sixty wide, around the origin.
import { SeatGlyph } from "../../art/shapes";
import type { Shape } from "../../table/face/face";

export function Ship({ shape }: { shape: Shape }) {
  return (
    <g class={`seat-${shape}`}>
      <path d="M-13,-6C-13,-20 13,-20 13,-6Z" fill="#d7f3ff" fill-opacity="0.85" stroke="#1a1333" stroke-width="1.8" />
      <path d="M-7,-12C-6,-15 -3,-16 -1,-16" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round" />
      <path d="M-29,1C-22,-8 22,-8 29,1C22,11 -22,11 -29,1Z" fill="currentColor" stroke="#1a1333" stroke-width="1.8" />
      <path d="M-12,8L-16,14M12,8L16,14M0,9V15" stroke="#f3ecdc" stroke-width="2.4" stroke-linecap="round" />
      <circle cx="-20" cy="1" r="2.2" fill="#fff3c9" />
      <circle cx="20" cy="1" r="2.2" fill="#fff3c9" />
      <circle r="8.5" cy="1" fill="#f3ecdc" stroke="#1a1333" stroke-width="1.2" />
      <g transform="translate(0 1) scale(0.58)">
        <SeatGlyph shape={shape} />
      </g>
    </g>
  );
}
