// The faces of the cards: a picture for each, forty units large around the origin, and cards as small pictures.
import type { JSX } from "preact";
import type { Card } from "./cards";
import { SaucerFigure, StopSign, StrangerFigure } from "./tokens";

const INK = "#24142f";
const line = {
  fill: "none",
  stroke: INK,
  "stroke-width": 3.4,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;
const shape = { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round" } as const;

/** Shoes in a row: as many as there are steps. */
function Shoes({ steps }: { steps: number }) {
  return (
    <g {...shape} fill="#fff6e0">
      {Array.from({ length: steps }, (_, step) => {
        const [x, y] = [(step - (steps - 1) / 2) * 15, (step % 2 ? -6 : 6) * (steps > 1 ? 1 : 0)];
        return (
          <path
            key={step}
            transform={`translate(${x} ${y}) rotate(8)`}
            d="M-4,-13C2,-14 5,-9 4,-3L3,2H-5L-6,-4C-7,-9 -7,-12 -4,-13ZM-5,5H3C4,10 1,13 -1,13C-4,13 -6,10 -5,5Z"
          />
        );
      })}
    </g>
  );
}

const PICTURES: Record<Card, JSX.Element> = {
  stranger_sighting: (
    <g transform="scale(0.44) translate(0 6)">
      <StrangerFigure />
    </g>
  ),
  saucer: (
    <g>
      <path d="M-8,2H8L15,20H-15Z" fill="#fff3b0" opacity="0.8" />
      <g transform="translate(0 -5) scale(0.46)">
        <SaucerFigure />
      </g>
    </g>
  ),
  walk: <Shoes steps={1} />,
  run: <Shoes steps={2} />,
  skateboard: (
    <g {...shape}>
      <path d="M-20,-6C-17,0 -15,1 -12,1H12C15,1 17,0 20,-6" {...line} stroke-width="6" />
      <circle cx="-9" cy="8" r="4.5" fill="#fff6e0" />
      <circle cx="9" cy="8" r="4.5" fill="#fff6e0" />
      <path d="M-14,-14H-2M-8,-9H2" {...line} stroke-width="2.4" />
    </g>
  ),
  school_bus: (
    <g transform="scale(0.74)">
      <StopSign bus="school_bus" />
    </g>
  ),
  city_bus: (
    <g transform="scale(0.8)">
      <StopSign bus="city_bus" />
    </g>
  ),
  walkie_talkies: (
    <g {...shape} fill="#fff6e0">
      {[-9, 9].map((x) => (
        <g key={x} transform={`translate(${x} 3)`}>
          <path d="M-4,-9V-19" {...line} />
          <path d="M-6.5,-9H6.5V15H-6.5Z" />
          <path d="M-3,-3H3M-3,1H3" {...line} stroke-width="2" />
          <circle cy="8" r="2.6" fill={INK} stroke="none" />
        </g>
      ))}
    </g>
  ),
  hop_the_fence: (
    <g {...shape} fill="#fff6e0">
      <path d="M-17,16V0L-12,-6L-7,0V16ZM-5,16V0L0,-6L5,0V16ZM7,16V0L12,-6L17,0V16Z" />
      <path d="M-18,2C-12,-20 10,-22 16,-9M16,-9L18,-17M16,-9L8,-11" {...line} />
    </g>
  ),
  rad_bike: (
    <g>
      <circle cx="-11" cy="7" r="8" {...line} />
      <circle cx="11" cy="7" r="8" {...line} />
      <path d="M-11,7L-4,-7H7L0,7H-11M7,-7L11,7M4,-13H10M-7,-9H-1" {...line} stroke-width="2.8" />
    </g>
  ),
  prom_date: (
    <g {...shape}>
      <path d="M0,15C-24,-1 -13,-18 0,-7C13,-18 24,-1 0,15Z" fill="#ff8fb8" />
      <path d="M-16,16L-10,10M16,16L10,10" {...line} />
    </g>
  ),
  science_club_saviors: (
    <g {...shape}>
      <path d="M-4,-18H4V-7L15,13C17,17 14,18 12,18H-12C-14,18 -17,17 -15,13L-4,-7Z" fill="#d8ffe0" />
      <path d="M-9,6H9L14,14C15,16 14,16.5 12,16.5H-12C-14,16.5 -15,16 -14,14Z" fill="#4fd06b" stroke="none" />
      <circle cx="-3" cy="11" r="2" fill="#fff" stroke="none" />
      <circle cx="5" cy="9" r="1.6" fill="#fff" stroke="none" />
    </g>
  ),
  pool_party: (
    <g {...shape}>
      <circle r="15" fill="#ff8f6b" />
      <circle r="6" fill="#5cc4ee" />
      <path d="M-15,0H-6M6,0H15M0,-15V-6M0,6V15" {...line} stroke="#fff6e0" stroke-width="5" />
      <path d="M-20,18q5,-6 10,0t10,0t10,0t10,0" {...line} stroke="#2a86c8" />
    </g>
  ),
  new_step_dad: (
    <g {...shape}>
      <path d="M-19,16V2L-11,-6L-3,2V16Z" fill="#e0976c" />
      <path d="M5,16V-8L12,-17L19,-8V16Z" fill="#bba9e0" />
      <path d="M-10,-12C-6,-20 2,-20 5,-14M5,-14L6,-20M5,-14L-1,-15" {...line} stroke-width="2.6" />
    </g>
  ),
  man_in_black: (
    <g {...shape}>
      <path d="M-18,-4C-14,-8 14,-8 18,-4L14,-1H-14ZM-10,-6V-17H10V-6Z" fill={INK} />
      <circle cy="4" r="9" fill="#f6d7b2" />
      <path d="M-10,2H-1V6H-9ZM10,2H1V6H9Z" fill={INK} stroke="none" />
      <path d="M-16,20C-14,14 -6,13 0,13C6,13 14,14 16,20Z" fill={INK} />
    </g>
  ),
  synchronized_watches: (
    <g {...shape}>
      <path d="M-7,-20H7L6,-10H-6ZM-6,10H6L7,20H-7Z" fill="#9d8cc7" />
      <circle r="13" fill="#fff6e0" />
      <path d="M0,-8V0L6,4" {...line} stroke-width="2.8" />
    </g>
  ),
  moms_car: (
    <g {...shape}>
      <path d="M-20,8V-1L-13,-3L-8,-12H8L14,-3L20,-1V8Z" fill="#ff9f5a" />
      <path d="M-9,-3L-6,-9H-1V-3ZM2,-3V-9H6L10,-3Z" fill="#d8f0ff" />
      <circle cx="-10" cy="9" r="5" fill="#fff6e0" />
      <circle cx="10" cy="9" r="5" fill="#fff6e0" />
    </g>
  ),
  hitchhiking: (
    <g {...shape} fill="#f6d7b2">
      <path d="M-4,-3L0,-18C1,-21 7,-20 6,-15L4,-5H14C18,-5 18,0 14,1C18,2 17,7 13,7C16,8 15,13 11,13C13,14 11,18 8,18H-6L-14,15V0Z" />
      <path d="M-20,-2H-14V17H-20Z" fill="#7f6bd0" />
    </g>
  ),
  soda_shop_date: (
    <g {...shape}>
      <path d="M-11,-7H11L7,16H-7Z" fill="#ffd0e0" />
      <path d="M-12,-7C-12,-16 12,-16 12,-7Z" fill="#fff6e0" />
      <path d="M-3,-12L-8,-21M4,-12L9,-21" {...line} stroke="#d6455a" />
      <circle cy="-15" r="3" fill="#d6455a" />
    </g>
  ),
};

type Family = "alien" | "feet" | "bus" | "all" | "rare";

const FAMILY: Record<Card, Family> = {
  stranger_sighting: "alien",
  saucer: "alien",
  walk: "feet",
  run: "feet",
  skateboard: "feet",
  school_bus: "bus",
  city_bus: "bus",
  walkie_talkies: "all",
  hop_the_fence: "feet",
  rad_bike: "feet",
  prom_date: "rare",
  science_club_saviors: "alien",
  pool_party: "rare",
  new_step_dad: "rare",
  man_in_black: "alien",
  synchronized_watches: "all",
  moms_car: "rare",
  hitchhiking: "rare",
  soda_shop_date: "rare",
};

export function familyOf(card: Card): Family {
  return FAMILY[card];
}

/** The picture alone, where its ground is drawn by somebody else. */
export function CardDrawing({ card }: { card: Card }) {
  return (
    <svg aria-hidden="true" viewBox="-25 -25 50 50">
      {PICTURES[card]}
    </svg>
  );
}

/** The picture of a card on its ground. */
export function CardPicture({ card, size = 44 }: { card: Card; size?: number }) {
  return (
    <svg
      class={`dts-picture dts-${FAMILY[card]}`}
      width={size}
      height={size}
      viewBox="-25 -25 50 50"
      aria-hidden="true"
    >
      <rect class="dts-ground" x="-24" y="-24" width="48" height="48" rx="9" />
      {PICTURES[card]}
    </svg>
  );
}

/** A whole card, for cards that fly and turn. */
export function CardFace({ card, name }: { card: Card; name: string }) {
  return (
    <span class={`dts-face dts-${FAMILY[card]}`}>
      <CardPicture card={card} size={64} />
      <b>{name}</b>
    </span>
  );
}

export function CardBack({ size = 30 }: { size?: number }) {
  return (
    <svg width={size * 0.72} height={size} viewBox="-18 -25 36 50" aria-hidden="true">
      <rect x="-17" y="-24" width="34" height="48" rx="5" fill="#41305f" stroke="#f0c9a0" stroke-width="2.5" />
      <Eye />
      <path d="M-10,12H10" stroke="#f0c9a0" stroke-width="2" stroke-dasharray="2 3" />
    </svg>
  );
}

function Eye() {
  return (
    <>
      <path d="M-10,-4C-6,-12 6,-12 10,-4C6,4 -6,4 -10,-4Z" fill="#f08a4c" />
      <circle cy="-4" r="3.6" fill="#24142f" />
    </>
  );
}

/** A back to print, in millimetres: as light as it can be told from a front. */
export function BackPicture({ wide, high }: { wide: number; high: number }) {
  return (
    <svg aria-hidden="true" viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}>
      <rect
        x={-wide / 2 + 3}
        y={-high / 2 + 3}
        width={wide - 6}
        height={high - 6}
        rx="4"
        fill="#f1ecf8"
        stroke="#41305f"
        stroke-width="0.5"
      />
      <g transform="translate(0 4) scale(1.3)">
        <Eye />
      </g>
    </svg>
  );
}
