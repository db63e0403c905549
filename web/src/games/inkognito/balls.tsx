// The Phantom of Prophecy and its balls. Each kind has a symbol: what it moves is told without colour.
import type { JSX } from "preact";
import type { Ball } from "./names";

const INK = "#070b1f";

const FIELD: Record<Ball, string> = {
  white: "#fffaf0",
  orange: "#f0a030",
  blue: "#5ab4f0",
  purple: "#c58af0",
  black: "#14131f",
};

const BRIDGE = "M-9,5V1C-9,-6 9,-6 9,1V5";
const RAIL = "M-9,-2C-5,-8 5,-8 9,-2";
const SEA = "M-9,-1Q-6,-5 -3,-1T3,-1T9,-1M-9,5Q-6,1 -3,5T3,5T9,5";

const SYMBOL: Record<Ball, JSX.Element> = {
  white: (
    <g fill="none" stroke={INK} stroke-width="2.2">
      <path d="M-8,-2C-8,-10 8,-10 8,-2M-8,-2V1M8,-2V1" />
      <path d="M-9,7Q-6,3 -3,7T3,7T9,7" />
    </g>
  ),
  orange: (
    <g fill="none" stroke={INK} stroke-width="2.4">
      <path d={BRIDGE} />
      <path d={RAIL} />
    </g>
  ),
  blue: <path d={SEA} fill="none" stroke={INK} stroke-width="2.4" />,
  purple: (
    <g>
      <path d="M-10,-4C-7,-9 -3,-7 0,-4C3,-7 7,-9 10,-4C10,4 6,7 3,4L0,2L-3,4C-6,7 -10,4 -10,-4Z" fill={INK} />
      <ellipse cx="-4.6" cy="-2" rx="2.2" ry="1.5" fill="#c58af0" />
      <ellipse cx="4.6" cy="-2" rx="2.2" ry="1.5" fill="#c58af0" />
    </g>
  ),
  black: (
    <path
      d="M0,-10L2.7,-3.2L9.7,-2.9L4.3,1.9L6.1,9.1L0,5.1L-6.1,9.1L-4.3,1.9L-9.7,-2.9L-2.7,-3.2Z"
      fill="#ffc658"
      stroke="none"
    />
  ),
};

/** Thirty-four wide, around the origin. */
export function BallShape({ ball }: { ball: Ball }) {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      <circle r="16" fill={FIELD[ball]} stroke={ball === "black" ? "#fff3c9" : INK} stroke-width="2" />
      <path d="M-10,-8C-8,-11 -5,-13 -2,-13" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="2" />
      {SYMBOL[ball]}
    </g>
  );
}

/** A hood, a long mask, and a glass belly for three balls. */
export function PhantomShape() {
  return (
    <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
      <path d="M-22,30C-26,0 -18,-30 2,-30C22,-30 26,0 22,30Z" fill="#4b3a86" />
      <path d="M-12,6C-15,-14 -8,-23 2,-23C13,-23 16,-12 13,6Z" fill={INK} />
      <path d="M-9,-8C-9,-16 -4,-19 2,-18C9,-17 10,-10 8,-4C5,2 2,5 -18,14C-10,6 -9,0 -9,-8Z" fill="#fff6df" />
      <circle cx="-3" cy="-9" r="2.6" fill={INK} stroke="#ffc658" stroke-width="1.4" />
      <circle cx="5" cy="-9" r="2.6" fill={INK} stroke="#ffc658" stroke-width="1.4" />
      <path d="M-14,22H18" stroke="#c9a24a" stroke-width="2.4" />
    </g>
  );
}

/** Which of the balls shown are used: the first of a colour before the others. */
export function usedOf(shown: readonly Ball[], left: readonly Ball[]): readonly boolean[] {
  return shown.map((ball, at) => {
    const count = (list: readonly Ball[]) => list.filter((each) => each === ball).length;
    return count(shown.slice(0, at + 1)) <= count(shown) - count(left);
  });
}
