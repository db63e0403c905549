// Sixteen figures and the Ambassador: four builds told by their silhouettes, four colours told by their marks too.
// Drawn upward from the feet at the origin.
import type { JSX } from "preact";
import type { Build, Colour } from "./names";

const INK = "#070b1f";
const MASK = "#fff6df";

const MARK: Record<Colour, JSX.Element> = {
  blue: (
    <path d="M-6,-1.5Q-3,-5 0,-1.5T6,-1.5M-6,3Q-3,-0.5 0,3T6,3" fill="none" stroke="currentColor" stroke-width="2" />
  ),
  green: <path d="M-5.5,4.5C-6,-3 -1,-6 5.5,-6C6,1 2,6 -3,4L-6,6.5" fill="currentColor" />,
  red: <path d="M0,6L-6,-0.5C-8,-5 -2,-7.5 0,-3C2,-7.5 8,-5 6,-0.5Z" fill="currentColor" />,
  yellow: <path d="M0,-7L1.9,-2.2L6.8,-2L3,1.4L4.3,6.4L0,3.6L-4.3,6.4L-3,1.4L-6.8,-2L-1.9,-2.2Z" fill="currentColor" />,
};

/** A colour's mark on a dark disc, eighteen wide, around the origin. */
export function Mark({ colour }: { colour: Colour }) {
  return (
    <g class={`ink-${colour}`}>
      <circle r="9" fill={INK} stroke="currentColor" stroke-width="1.6" />
      <g transform="scale(0.82)">{MARK[colour]}</g>
    </g>
  );
}

/** The mark alone, fourteen wide, in the colour around it. */
export function Glyph({ colour }: { colour: Colour }) {
  return MARK[colour];
}

const BODY: Record<Build, JSX.Element> = {
  tall: (
    <g>
      <path d="M-12,0L-7,-30Q0,-37 7,-30L12,0Z" fill="currentColor" />
      <path d="M0,-30L-3,0H3Z" fill={INK} fill-opacity="0.35" stroke="none" />
      <ellipse cy="-37" rx="6.5" ry="7" fill={MASK} />
      <path d="M-12,-43H12V-46.5H-12Z" fill={INK} />
      <path d="M-7.5,-46L-8.5,-66H8.5L7.5,-46Z" fill="currentColor" />
      <path d="M-5,-38H-1.5M1.5,-38H5" stroke-width="2.2" />
    </g>
  ),
  short: (
    <g>
      <path d="M-12,0C-13,-12 -8,-15 0,-15C8,-15 13,-12 12,0Z" fill="currentColor" />
      <circle cy="-19" r="7" fill={MASK} />
      <path d="M-15,-23Q-8,-25 -6,-31Q0,-28 6,-31Q8,-25 15,-23Q0,-19 -15,-23Z" fill="currentColor" />
      <path d="M-4.5,-18.5H-1.5M1.5,-18.5H4.5" stroke-width="2.2" />
    </g>
  ),
  fat: (
    <g>
      <path d="M-14,0C-27,-12 -17,-31 0,-31C17,-31 27,-12 14,0Z" fill="currentColor" />
      <path d="M0,-29V-2" fill="none" stroke-opacity="0.5" />
      <circle cy="-34" r="7.5" fill={MASK} />
      <path d="M-9,-38C-9,-49 9,-49 9,-38Z" fill="currentColor" />
      <path d="M-13,-38H13" fill="none" stroke-width="3.2" />
      <path d="M-5,-33.5H-1.5M1.5,-33.5H5" stroke-width="2.2" />
    </g>
  ),
  thin: (
    <g>
      <path d="M-4,0L-2.8,-33H2.8L4,0Z" fill="currentColor" />
      <ellipse cy="-38" rx="4.4" ry="6" fill={MASK} />
      <path d="M-5.5,-43H5.5L2.5,-47H-2.5Z" fill="currentColor" />
      <path d="M1,-46C4,-52 8,-54 11,-54C9,-50 6,-47 1,-46Z" fill={MASK} stroke-width="1.2" />
      <path d="M-3,-39H-0.8M0.8,-39H3" stroke-width="1.8" />
    </g>
  ),
};

/** Without a colour: on cards, in whatever colour is around it. */
export function Silhouette({ build }: { build: Build }) {
  return (
    <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
      {BODY[build]}
    </g>
  );
}

export function FigureShape({ colour, build }: { colour: Colour; build: Build }) {
  return (
    <g class={`ink-${colour}`}>
      <ellipse cy="1" rx="13" ry="5" fill={INK} fill-opacity="0.7" />
      <Silhouette build={build} />
      <g transform="translate(0 1)">
        <Mark colour={colour} />
      </g>
    </g>
  );
}

export function AmbassadorFigure() {
  return (
    <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
      <path d="M-13,1C-13,-18 -9,-29 0,-29C9,-29 13,-18 13,1Z" fill="#f3ecdc" />
      <path d="M-10,-22L9,-2L12,-6L-5,-28Z" fill="#b0325a" />
      <circle cy="-34" r="7.5" fill={MASK} />
      <path
        d="M-17,-38C-12,-52 12,-52 17,-38C8,-42 -8,-42 -17,-38Z"
        fill="#1d2a5c"
        stroke="#f3ecdc"
        stroke-width="1.4"
      />
      <circle cy="-44" r="2.6" fill="#ffc658" stroke="none" />
      <path d="M-5,-33.5H-1.5M1.5,-33.5H5" stroke-width="2.2" />
      <path
        d="M0,-9L1.9,-4.2L6.8,-4L3,-0.6L4.3,4.4L0,1.6L-4.3,4.4L-3,-0.6L-6.8,-4L-1.9,-4.2Z"
        fill="#ffc658"
        stroke-width="1.2"
      />
    </g>
  );
}

/** A small eye: only I can see this. */
export function Eye() {
  return (
    <g>
      <path d="M-9,0C-4,-6.5 4,-6.5 9,0C4,6.5 -4,6.5 -9,0Z" fill="#fff6df" stroke={INK} stroke-width="1.5" />
      <circle r="3" fill={INK} />
    </g>
  );
}

/** A picture of its own for lists: a figure on a field as high as the tallest. */
export function FigurePicture({ colour, build, size = 44 }: { colour: Colour; build: Build; size?: number }) {
  return (
    <svg viewBox="-26 -70 52 84" height={size} width={(size * 52) / 84} aria-hidden="true">
      <FigureShape colour={colour} build={build} />
    </svg>
  );
}

export function MarkPicture({ colour, size = 22 }: { colour: Colour; size?: number }) {
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <Mark colour={colour} />
    </svg>
  );
}

const SIGN = {
  yes: "M-7,1L-2,6L7,-6",
  no: "M-6,-6L6,6M6,-6L-6,6",
  maybe: "M-4,-4C-4,-10 5,-9 4,-3C3,0 0,0 0,3M0,7V7.2",
};

/** Yes, no or perhaps, drawn: not every font has these signs. */
export function Tick({ says, size = 12 }: { says: keyof typeof SIGN; size?: number }) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <path d={SIGN[says]} fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" />
    </svg>
  );
}
