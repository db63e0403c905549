// The eight relics, the three aliens and the sabortal: flat shapes on a square 40 wide, around the origin.
import type { JSX } from "preact";
import type { Card } from "./cards";

const INK = "#1b1238";

const PICTURE: Record<Card, JSX.Element> = {
  boots: (
    <g>
      <path d="M-13,-12H-5V2L3,6V11H-13Z" fill="#ff8f4a" stroke={INK} stroke-width="1.6" />
      <path d="M0,-12H8V2L16,6V11H0Z" fill="#ffb277" stroke={INK} stroke-width="1.6" />
      <path d="M-16,-8H-19M-15.5,-2H-20M-16,4H-19" stroke="#ffe3c2" stroke-width="2" stroke-linecap="round" />
      <path d="M-13,-7H-5M0,-7H8" stroke={INK} stroke-width="1.6" />
    </g>
  ),
  paper: (
    <g>
      <path d="M8,-4V17L3,14L-2,17V-4Z" fill="#e4dcff" stroke={INK} stroke-width="1.6" />
      <ellipse cx="0" cy="-4" rx="15" ry="11" fill="#f7f2ff" stroke={INK} stroke-width="1.6" />
      <ellipse cx="0" cy="-4" rx="5" ry="3.6" fill="#4b3a86" stroke={INK} stroke-width="1.4" />
      <path d="M-10,-4A10,7 0 0 1 4,-10" fill="none" stroke="#b9a9ee" stroke-width="1.6" />
    </g>
  ),
  screwdriver: (
    <g transform="rotate(38)">
      <path d="M-5,-18H5V-2H-5Z" fill="#3fc79b" stroke={INK} stroke-width="1.6" />
      <path d="M-2,-18V-2M2,-18V-2" stroke={INK} stroke-width="1.1" />
      <path d="M-1.8,-2H1.8V12L3.4,18H-3.4L-1.8,12Z" fill="#d8e9f5" stroke={INK} stroke-width="1.4" />
      <ellipse
        cx="0"
        cy="8"
        rx="12"
        ry="4"
        fill="none"
        stroke="#8ff0cd"
        stroke-width="1.5"
        transform="rotate(-24 0 8)"
      />
    </g>
  ),
  cloak: (
    <g>
      <path
        d="M0,-17C9,-17 10,-8 10,-6L17,16C8,13 5,17 0,13C-5,17 -8,13 -17,16L-10,-6C-10,-8 -9,-17 0,-17Z"
        fill="#6b5bd6"
        stroke={INK}
        stroke-width="1.6"
      />
      <ellipse cx="0" cy="-8" rx="6" ry="7" fill="#1b1238" />
      <path d="M-4,2H4" stroke="#ffc658" stroke-width="2.4" stroke-linecap="round" />
    </g>
  ),
  vacuum: (
    <g>
      <path
        d="M-4,8C-4,-2 -16,4 -15,-8C-14,-16 -6,-16 -5,-12"
        fill="none"
        stroke="#c9e8fb"
        stroke-width="3"
        stroke-linecap="round"
      />
      <rect x="-5" y="0" width="21" height="12" rx="6" fill="#5ab0ea" stroke={INK} stroke-width="1.6" />
      <circle cx="0" cy="13" r="3.4" fill="#f3ecdc" stroke={INK} stroke-width="1.4" />
      <circle cx="11" cy="13" r="3.4" fill="#f3ecdc" stroke={INK} stroke-width="1.4" />
      <path d="M-9,-13L0,-17L-1,-10Z" fill="#c9e8fb" stroke={INK} stroke-width="1.3" />
      <path d="M6,-16V-12M4,-14H8M13,-9V-6M11.5,-7.5H14.5" stroke="#fff3c9" stroke-width="1.5" stroke-linecap="round" />
    </g>
  ),
  gherkins: (
    <g>
      <rect x="-11" y="-10" width="22" height="27" rx="5" fill="#cdeb9a" stroke={INK} stroke-width="1.6" />
      <rect x="-12" y="-17" width="24" height="7" rx="2" fill="#d9463f" stroke={INK} stroke-width="1.6" />
      <ellipse
        cx="-4"
        cy="5"
        rx="3.6"
        ry="9"
        fill="#4f8a2c"
        stroke={INK}
        stroke-width="1.2"
        transform="rotate(9 -4 5)"
      />
      <circle cx="5" cy="4" r="6" fill="#f7f2e2" stroke={INK} stroke-width="1.4" />
      <path d="M5,0.5V4L7.5,6" fill="none" stroke={INK} stroke-width="1.4" stroke-linecap="round" />
    </g>
  ),
  plug: (
    <g>
      <ellipse cx="0" cy="12" rx="17" ry="5.5" fill="#2a1a63" stroke="#9d7bff" stroke-width="1.6" />
      <path d="M-9,-6H9L7,11C3,14 -3,14 -7,11Z" fill="#f0b93a" stroke={INK} stroke-width="1.6" />
      <ellipse cx="0" cy="-6" rx="9" ry="3" fill="#ffdc8a" stroke={INK} stroke-width="1.4" />
      <circle cx="0" cy="-12" r="4" fill="none" stroke="#f3ecdc" stroke-width="2.2" />
    </g>
  ),
  lookout: (
    <g>
      <path d="M-18,0C-10,-13 10,-13 18,0C10,13 -10,13 -18,0Z" fill="#b0763f" stroke={INK} stroke-width="1.6" />
      <path d="M-12,1C-6,-7 6,-7 12,1C6,8 -6,8 -12,1Z" fill="#f7e6c4" stroke={INK} stroke-width="1.3" />
      <circle cx="0" cy="0.5" r="5.2" fill="#3a7d5c" stroke={INK} stroke-width="1.3" />
      <circle cx="0" cy="0.5" r="2" fill={INK} />
      <path d="M-15,-2C-9,-10 8,-11 14,-4" fill="none" stroke="#7d4d22" stroke-width="1.2" />
    </g>
  ),
  pilferer: (
    <g>
      <path
        d="M0,-17C12,-17 14,-4 9,6C6,12 3,16 0,16C-3,16 -6,12 -9,6C-14,-4 -12,-17 0,-17Z"
        fill="#7ddf9a"
        stroke={INK}
        stroke-width="1.6"
      />
      <path d="M-13,-7C-6,-11 6,-11 13,-7L11,1C5,-2 -5,-2 -11,1Z" fill={INK} />
      <ellipse cx="-5" cy="-4" rx="3" ry="2.2" fill="#fff3c9" />
      <ellipse cx="5" cy="-4" rx="3" ry="2.2" fill="#fff3c9" />
      <path d="M-4,8C-1,11 3,10 5,7" fill="none" stroke={INK} stroke-width="1.6" stroke-linecap="round" />
    </g>
  ),
  schemer: (
    <g>
      <path d="M-3,-17L-8,-24M3,-17L8,-24" stroke="#d68bff" stroke-width="2" stroke-linecap="round" />
      <circle cx="-8" cy="-24" r="2.2" fill="#ffc658" />
      <circle cx="8" cy="-24" r="2.2" fill="#ffc658" />
      <path
        d="M0,-18C13,-18 16,-8 12,2C10,9 6,16 0,16C-6,16 -10,9 -12,2C-16,-8 -13,-18 0,-18Z"
        fill="#c77bea"
        stroke={INK}
        stroke-width="1.6"
      />
      <path d="M-10,-8L-2,-4L-9,0ZM10,-8L2,-4L9,0Z" fill="#fff3c9" stroke={INK} stroke-width="1.1" />
      <path d="M-6,9C-2,5 4,5 7,10" fill="none" stroke={INK} stroke-width="1.6" stroke-linecap="round" />
    </g>
  ),
  time_thief: (
    <g>
      <path
        d="M0,-18C10,-18 13,-9 12,-1C11,9 6,16 0,16C-6,16 -11,9 -12,-1C-13,-9 -10,-18 0,-18Z"
        fill="#69c7e8"
        stroke={INK}
        stroke-width="1.6"
      />
      <circle cx="0" cy="-4" r="9" fill="#f7f2e2" stroke={INK} stroke-width="1.5" />
      <path d="M0,-10V-4L-4,-1.5" fill="none" stroke={INK} stroke-width="1.8" stroke-linecap="round" />
      <path d="M-9,-13L-13,-19M9,-13L13,-19" stroke="#69c7e8" stroke-width="2.2" stroke-linecap="round" />
      <path d="M-4,10H4" stroke={INK} stroke-width="1.6" stroke-linecap="round" />
    </g>
  ),
  sabortal: (
    <g>
      <path d="M-14,4A15,15 0 1 1 -4,14" fill="none" stroke="#ff5a4d" stroke-width="5" stroke-linecap="round" />
      <path
        d="M3,-14L-6,3H2L-4,17L12,-3H4L10,-14Z"
        fill="#ffd84d"
        stroke={INK}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
    </g>
  ),
};

const FIELD: Record<Card, string> = {
  boots: "#5a2a1e", paper: "#43347a", screwdriver: "#144f47", cloak: "#2d2568", vacuum: "#173f66",
  gherkins: "#3c5a1c", plug: "#5a3f10", lookout: "#4a2c14",
  pilferer: "#14382a", schemer: "#3b1450", time_thief: "#123a55", sabortal: "#4d0f1c",
}; // biome-ignore format: a table

/** A card face, 48 by 64, around the origin. Aliens have a cut corner, the sabortal a jagged edge: shape, not only colour. */
export function CardFace({ card }: { card: Card }) {
  const alien = card === "pilferer" || card === "schemer" || card === "time_thief";
  const outline = alien
    ? "M-16,-32H24V24L16,32H-24V-24Z"
    : "M-19,-32H19Q24,-32 24,-27V27Q24,32 19,32H-19Q-24,32 -24,27V-27Q-24,-32 -19,-32Z";
  return (
    <g>
      <path d={outline} fill={FIELD[card]} stroke={alien ? "#ffc658" : "#f3ecdc"} stroke-width="2" />
      {card === "sabortal" && (
        <path d="M-24,24L-16,18L-8,25L0,18L8,25L16,18L24,24V27Q24,32 19,32H-19Q-24,32 -24,27Z" fill="#ff5a4d" />
      )}
      <g transform="translate(0 -1)">{PICTURE[card]}</g>
    </g>
  );
}

/** A card's back: a secret is a back, never a blank. */
export function CardBack() {
  return (
    <g>
      <rect x="-24" y="-32" width="48" height="64" rx="5" fill="#3a2a78" stroke="#b9a9ee" stroke-width="2" />
      <circle r="15" fill="none" stroke="#8d78d8" stroke-width="3" />
      <circle r="8" fill="none" stroke="#b9a9ee" stroke-width="2" />
      <circle r="2.5" fill="#ffc658" />
    </g>
  );
}

/** Only the picture, for shelves and lists. */
export function Picture({ card }: { card: Card }) {
  return PICTURE[card];
}
