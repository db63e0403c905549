// Six signs, each a small head from elsewhere: drawn so that they are told apart without colour and at 24 px.
import type { EMOTES } from "../wire";

export type EmoteName = (typeof EMOTES)[number];

/** Head and antennae; what differs is eyes, mouth and what is beside them. */
const FACES: Readonly<
  Record<EmoteName, { readonly lines: string; readonly dots: readonly (readonly [number, number])[] }>
> = {
  hello: {
    lines: "M-5,3Q0,8 5,3M11,-3L14,-9M13,-1L18,-5M13,2L18,2M10,4Q14,7 15,2",
    dots: [
      [-4, -3],
      [4, -3],
    ],
  },
  bravo: {
    lines: "M-5,3Q0,8 5,3Z M-16,-6L-13,-2M16,-6L13,-2M-17,1H-13M17,1H13M-15,8L-12,5M15,8L12,5",
    dots: [
      [-4, -3],
      [4, -3],
    ],
  },
  laugh: { lines: "M-6,-2Q-4,-5 -2,-2M2,-2Q4,-5 6,-2M-6,2H6Q5,9 0,9Q-5,9 -6,2Z", dots: [] },
  think: {
    lines: "M-4,6H3M1,-7Q5,-9 7,-6M-6,-5H-2",
    dots: [
      [-4, -1],
      [5, -2],
      [13, 2],
      [15, -4],
      [17, -10],
    ],
  },
  oops: {
    lines: "M-3,7A3,3 0 1 1 3,7A3,3 0 1 1 -3,7M-7,-7L-3,-8M7,-7L3,-8M13,-9Q16,-4 13,-3Q10,-4 13,-9Z",
    dots: [
      [-4, -2],
      [4, -2],
    ],
  },
  thanks: {
    lines: "M-6,-2Q-4,0 -2,-2M2,-2Q4,0 6,-2M-4,4Q0,7 4,4M14,-2Q10,-8 14,-9Q15,-9 15,-7Q16,-9 17,-8Q19,-6 14,-2Z",
    dots: [],
  },
};

export function EmotePicture({ emote, size = 28 }: { emote: EmoteName; size?: number }) {
  const { lines, dots } = FACES[emote];
  return (
    <svg class="emote" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <path class="emote-feelers" d="M-4,-11L-7,-17M4,-11L7,-17" />
      <ellipse class="emote-head" cx="0" cy="1" rx="11" ry="12.5" />
      <path class="emote-lines" d={lines} />
      {dots.map(([x, y]) => (
        <circle key={x} class="emote-dot" cx={x} cy={y} r="1.7" />
      ))}
    </svg>
  );
}
