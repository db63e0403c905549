// Won or lost as a picture: everybody who played, as travellers of their own shape. Who won stands high and is glad.
import { SeatGlyph } from "../../art/shapes";
import type { SeatLook } from "../face/face";

export type Mood = "won" | "lost" | "calm";

const STARS = [
  [22, 18, 1.6],
  [64, 44, 1.1],
  [108, 14, 1.3],
  [151, 34, 1],
  [196, 12, 1.6],
  [239, 40, 1.1],
  [281, 20, 1.4],
] as const;

const CONFETTI = [
  [34, 22, 20, "#ffc658"],
  [58, 60, 70, "#e596c3"],
  [92, 26, 120, "#3fc79b"],
  [128, 12, 35, "#5ab0ea"],
  [172, 14, 80, "#ff8f4a"],
  [206, 30, 150, "#ffc658"],
  [242, 58, 10, "#e596c3"],
  [266, 24, 60, "#3fc79b"],
] as const;

interface Props {
  readonly seats: readonly SeatLook[];
  /** The colour that a player has in the game itself, where that is not the seat's. */
  readonly colour?: (seat: number) => string | null;
  readonly winners: readonly number[];
  readonly me: number | null;
  readonly mood: Mood;
}

export function Finale({ seats, colour, winners, me, mood }: Props) {
  const each = Math.min(62, 270 / seats.length);
  const from = 150 - (each * (seats.length - 1)) / 2;
  return (
    <svg class="finale night" viewBox="0 0 300 132" data-mood={mood} aria-hidden="true">
      <rect width="300" height="132" rx="12" fill={mood === "lost" ? "#171a33" : "#2a1d57"} />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff3c9" opacity="0.7" />
      ))}
      {winners.length === 0 && mood === "lost" && <Leaving />}
      {mood === "won" && <Confetti />}
      <path d="M0,132V112Q150,96 300,112V132Z" fill={mood === "lost" ? "#232743" : "#4a2f7d"} />
      {seats.map(({ seat, shape }, at) => {
        const won = winners.includes(seat);
        return (
          <g key={seat} transform={`translate(${from + at * each} ${won ? 72 : 92})`}>
            {won && <path d="M-22,24H22V46H-22Z" fill="#ffc658" stroke="#1a1333" stroke-width="2" />}
            {seat === me && mood === "lost" && <Cloud />}
            <g class={won ? "finale-glad" : undefined}>
              <Traveller shape={shape} colour={colour?.(seat) ?? null} glad={won || mood === "calm"} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

interface TravellerProps {
  readonly shape: SeatLook["shape"];
  readonly colour: string | null;
  readonly glad: boolean;
}

function Traveller({ shape, colour, glad }: TravellerProps) {
  return (
    <g style={colour ? { [`--seat-${shape}`]: colour } : undefined}>
      <path
        d={
          glad
            ? "M-8,-16L-12,-27M8,-16L12,-27M-14,2L-22,-8M14,2L22,-8"
            : "M-8,-16L-15,-22M8,-16L15,-22M-14,2L-19,12M14,2L19,12"
        }
        fill="none"
        stroke="#f3ecdc"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path d="M-7,14V23M7,14V23" stroke="#f3ecdc" stroke-width="3" stroke-linecap="round" />
      <g transform="scale(1.75)">
        <SeatGlyph shape={shape} />
      </g>
      <g fill="#fff" stroke="#1a1333" stroke-width="1.4">
        <circle cx="-5" cy="-3" r="4.2" />
        <circle cx="5" cy="-3" r="4.2" />
      </g>
      <g fill="#1a1333">
        <circle cx="-5" cy={glad ? -4 : -1.6} r="1.9" />
        <circle cx="5" cy={glad ? -4 : -1.6} r="1.9" />
      </g>
      <path
        d={glad ? "M-5,5Q0,11 5,5" : "M-5,9Q0,4 5,9"}
        fill="none"
        stroke="#1a1333"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  );
}

function Confetti() {
  return (
    <g>
      {CONFETTI.map(([x, y, turn, colour]) => (
        <rect key={x} width="9" height="5" fill={colour} transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </g>
  );
}

/** It rains on whoever lost. */
function Cloud() {
  return (
    <g transform="translate(0 -44)">
      <path
        d="M-16,4A7,7 0 0 1 -12,-8A10,10 0 0 1 8,-10A8,8 0 0 1 16,4Z"
        fill="#8a90b5"
        stroke="#1a1333"
        stroke-width="2"
      />
      <path d="M-9,9L-11,14M0,9L-2,14M9,9L7,14" stroke="#5ab0ea" stroke-width="2" stroke-linecap="round" />
    </g>
  );
}

/** The saucer flies home without us. */
function Leaving() {
  return (
    <g transform="translate(236 34) rotate(-12)">
      <path d="M-26,14Q-60,30 -110,32" fill="none" stroke="#f3ecdc" stroke-width="1.6" stroke-dasharray="2 6" />
      <path d="M-10,-4Q-9,-18 0,-18Q9,-18 10,-4Z" fill="#5ab0ea" stroke="#1a1333" stroke-width="2" />
      <ellipse rx="28" ry="8" fill="#e596c3" stroke="#1a1333" stroke-width="2" />
    </g>
  );
}
