// Dice and what they show. A die is drawn around the origin, forty-four wide.
import { type DieSymbol, SYMBOLS } from "./names";

const COLOUR: Readonly<Record<DieSymbol, string>> = {
  jetpack: "#1d6a8f",
  locator: "#1f7a4d",
  spray: "#8a3f9c",
  moonboot: "#8a4f12",
  red_giant: "#c3301c",
  time_vortex: "#41329a",
};

/** Drawn around the origin, about twenty-eight wide, in the colour of the text. */
export function SymbolGlyph({ symbol }: { symbol: DieSymbol }) {
  switch (symbol) {
    case "jetpack":
      return (
        <g>
          <path
            d="M-11,-9Q-11,-14 -6.5,-14T-2,-9V5H-11ZM2,-9Q2,-14 6.5,-14T11,-9V5H2ZM-2,-6H2V0H-2Z"
            fill="currentColor"
          />
          <path d="M-10,7L-6.5,15L-3,7ZM3,7L6.5,15L10,7Z" fill="#ef7d1a" />
        </g>
      );
    case "locator":
      return (
        <g fill="none" stroke="currentColor" stroke-width="3">
          <circle r="12" />
          <path d="M0,-15V-8M0,8V15M-15,0H-8M8,0H15" />
          <path d="M-3,4L0,-7L3,4L0,2Z" fill="#ef7d1a" stroke="none" />
          <circle r="1.6" fill="currentColor" stroke="none" />
        </g>
      );
    case "spray":
      return (
        <g fill="currentColor">
          <path d="M-9,-4Q-9,-7 -6,-7H2Q5,-7 5,-4V15H-9ZM-5,-12H1V-8H-5Z" />
          <path d="M-9,2H5V8H-9Z" fill="#f4e9ff" />
          <circle cx="6" cy="-11" r="1.7" />
          <circle cx="10.5" cy="-13.5" r="1.7" />
          <circle cx="10.5" cy="-8.5" r="1.7" />
          <circle cx="14.5" cy="-11" r="1.5" />
        </g>
      );
    case "moonboot":
      return (
        <g fill="currentColor">
          <path d="M-9,-14H4V0Q13,0 14,9H-9Z" />
          <path d="M-10,10H15V14H-10Z" />
          <path d="M-9,-9H4V-5H-9Z" fill="#ffe3b8" />
        </g>
      );
    case "red_giant":
      return (
        <g>
          <path
            d="M0,-16L3,-10L9,-13L10,-6L16,-4L12,1L15,7L8,8L7,14L1,11L-4,15L-7,9L-14,9L-12,3L-16,-2L-10,-5L-10,-12L-4,-10Z"
            fill="currentColor"
          />
          <circle r="7" fill="#ffb03a" />
        </g>
      );
    case "time_vortex":
      return (
        <path
          d="M0,0A2.5,2.5 0 0 1 4,2A5,5 0 0 1 -4.5,3A7.5,7.5 0 0 1 2,-7A10,10 0 0 1 9,7A12.5,12.5 0 0 1 -13,4A14,14 0 0 1 -2,-14"
          fill="none"
          stroke="currentColor"
          stroke-width="3.2"
          stroke-linecap="round"
        />
      );
  }
}

function DieFace({ symbol }: { symbol: DieSymbol }) {
  return (
    <g style={{ color: COLOUR[symbol] }}>
      <rect x="-22" y="-22" width="44" height="44" rx="9" fill="#fff7e3" stroke="#2a1f1a" stroke-width="2.5" />
      <path d="M-17,22H17Q22,22 22,17V12Q22,19 14,19H-14Q-22,19 -22,12V17Q-22,22 -17,22Z" fill="#d9c8a4" />
      <g transform="translate(0 -1)">
        <SymbolGlyph symbol={symbol} />
      </g>
    </g>
  );
}

interface DieProps {
  readonly symbol: DieSymbol;
  readonly size?: number;
  /** As a die lies that was thrown: not quite straight. */
  readonly turn?: number;
}

export function Die({ symbol, size = 40, turn = 0 }: DieProps) {
  return (
    <svg class="los-die" viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      <g transform={`rotate(${turn})`}>
        <DieFace symbol={symbol} />
      </g>
    </svg>
  );
}

/** Only what it shows, for requirements and small places. */
export function SymbolPicture({ symbol, size = 16 }: { symbol: DieSymbol; size?: number }) {
  return (
    <svg viewBox="-18 -18 36 36" width={size} height={size} aria-hidden="true">
      <circle r="18" fill="#fff7e3" />
      <g style={{ color: COLOUR[symbol] }} transform="scale(0.92)">
        <SymbolGlyph symbol={symbol} />
      </g>
    </svg>
  );
}

/** For dice rolled by hand: what the face of this number shows, and what it is called. */
export function dieFace(face: number, { message }: { message(id: string): string }) {
  const symbol = SYMBOLS[face] ?? "jetpack";
  return { picture: <Die symbol={symbol} size={44} />, name: message(`symbol-${symbol}`) };
}
