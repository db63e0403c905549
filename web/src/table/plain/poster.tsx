// A poster for a game that has none: its title in large letters on a travel poster of the house, drawn from its slug.
// The same game has the same poster everywhere. 300 by 400; a phone shows it lying, so the scene goes on at both sides.
import type { ComponentType } from "preact";

interface Inks {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly light: string;
  readonly letters: string;
}

const INKS: readonly Inks[] = [
  { sky: "#16324f", far: "#1f5a78", near: "#2f8f9d", ground: "#0b1c33", light: "#ffb347", letters: "#fff3c9" },
  { sky: "#5a1f3d", far: "#8a2f4b", near: "#c9573f", ground: "#2b0d22", light: "#ffd27a", letters: "#ffeccf" },
  { sky: "#1f3b2e", far: "#2f5d3f", near: "#6b8f3f", ground: "#0f2118", light: "#f2e19b", letters: "#f7f3d6" },
  { sky: "#2b1a57", far: "#4a2791", near: "#8a3f9e", ground: "#150b33", light: "#7fe0d0", letters: "#fdeffb" },
  { sky: "#0f1424", far: "#1c2745", near: "#33456e", ground: "#070a14", light: "#9ecbff", letters: "#eef4ff" },
];

/** A number that follows from the slug and from nothing else (FNV-1a, mixed once more). */
function numberOf(slug: string): number {
  let number = 0x811c9dc5;
  for (const letter of slug) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  return (number ^ (number >>> 13)) >>> 0;
}

const WIDTH = 300;
const ROOM = 264;
/** How wide a capital is on average, by its height. */
const LETTER = 0.62;
const LARGEST = 58;
const SMALLEST = 20;

interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Words of the title on as few lines as let the longest of them be large. */
export function lettering(title: string): Lettering {
  const words = title.split(/\s+/).filter(Boolean);
  const longest = Math.max(1, ...words.map((word) => word.length));
  const size = Math.max(SMALLEST, Math.min(LARGEST, ROOM / (longest * LETTER)));
  const most = Math.max(longest, Math.floor(ROOM / (size * LETTER)));
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && joined.length <= most) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return { lines, size: Math.round(lines.length > 3 ? Math.min(size, 150 / lines.length) : size) };
}

export function posterOf(slug: string): ComponentType<{ title: string }> {
  const number = numberOf(slug);
  const inks = INKS[(number >>> 12) % INKS.length] as Inks;
  const Scene = SCENES[(number >>> 20) % SCENES.length] as typeof Sunrise;
  const stars = starsOf(number);
  return ({ title }) => (
    <svg class="poster" viewBox="0 0 300 400" role="img" aria-label={title}>
      <rect x="-200" width="700" height="400" fill={inks.sky} />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={inks.letters} opacity="0.6" />
      ))}
      <Scene inks={inks} turn={number % 40} />
      <Visitor inks={inks} x={80 + (number % 140)} y={58 + (number % 30)} />
      <Title {...lettering(title)} inks={inks} />
    </svg>
  );
}

function starsOf(number: number) {
  return Array.from({ length: 50 }, (_, star) => ({
    x: ((number + star * 83) % (WIDTH + 400)) - 200,
    y: ((number >>> 5) + star * 47) % 210,
    r: 0.6 + (star % 3) * 0.5,
  }));
}

interface SceneProps {
  readonly inks: Inks;
  readonly turn: number;
}

/** Rays from behind the hills. */
function Sunrise({ inks, turn }: SceneProps) {
  const rays = Array.from({ length: 9 }, (_, ray) => ray * 20 - 90);
  return (
    <>
      <g transform={`translate(${130 + turn} 262) rotate(${turn / 4})`} fill={inks.far}>
        {rays.map((angle) => (
          <path key={angle} d="M0,0L-24,-480L24,-480Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle cx={130 + turn} cy="240" r={48 + turn / 2} fill={inks.light} />
      <path
        d="M-200,240C-120,280 -60,290 0,262C70,226 120,262 180,244C230,230 270,250 300,236C380,206 440,240 500,250V400H-200Z"
        fill={inks.near}
      />
      <path
        d="M-200,280C-120,320 -80,322 0,296C90,266 190,300 300,272C380,250 440,290 500,280V400H-200Z"
        fill={inks.ground}
      />
    </>
  );
}

/** A planet with a ring, low over a plain. */
function Planet({ inks, turn }: SceneProps) {
  return (
    <>
      <circle cx="178" cy="190" r="74" fill={inks.near} />
      <path d="M104,190A74,74 0 0 0 252,190C214,214 140,214 104,190Z" fill={inks.far} />
      <ellipse
        cx="178"
        cy="190"
        rx="126"
        ry="26"
        fill="none"
        stroke={inks.light}
        stroke-width="7"
        transform={`rotate(${turn - 30} 178 190)`}
      />
      <path d="M-200,270L-110,246L-40,290L70,250L128,282L190,246L300,286L400,240L500,280V400H-200Z" fill={inks.far} />
      <path d="M-200,300H500V400H-200Z" fill={inks.ground} />
    </>
  );
}

/** Towers at night, with a few windows lit. */
function Skyline({ inks, turn }: SceneProps) {
  const towers = Array.from({ length: 20 }, (_, tower) => ({
    x: tower * 35 - 204,
    top: 196 + ((tower * 37 + turn * 3) % 84),
  }));
  return (
    <>
      <circle cx={70 + turn * 3} cy="150" r="44" fill={inks.light} />
      <path
        d="M-200,290C-120,220 -60,300 0,270C80,220 220,220 300,262C380,300 440,220 500,280V400H-200Z"
        fill={inks.far}
      />
      {towers.map(({ x, top }) => (
        <path key={x} d={`M${x},400V${top}L${x + 14},${top - 12}L${x + 28},${top}V400Z`} fill={inks.near} />
      ))}
      {towers.map(({ x, top }) => (
        <rect key={x} x={x + 10} y={top + 14} width="8" height="12" fill={inks.light} />
      ))}
      <path d="M-200,300H500V400H-200Z" fill={inks.ground} />
    </>
  );
}

const SCENES = [Sunrise, Planet, Skyline];

/** The house's saucer, far away. */
function Visitor({ inks, x, y }: { inks: Inks; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-8)`}>
      <path d="M-12,-3C-12,-18 12,-18 12,-3Z" fill={inks.letters} />
      <path d="M-30,0C-22,-9 22,-9 30,0C22,9 -22,9 -30,0Z" fill={inks.light} />
    </g>
  );
}

function Title({ lines, size, inks }: Lettering & { inks: Inks }) {
  const bottom = 384 - size * 0.08;
  return (
    <g fill={inks.letters} text-anchor="middle" font-weight="720" font-size={size}>
      <path d={`M-200,${380 - lines.length * size}H500V400H-200Z`} fill={inks.ground} />
      {lines.map((line, at) => (
        <text key={line} x="150" y={bottom - (lines.length - 1 - at) * size}>
          {line}
        </text>
      ))}
    </g>
  );
}
