// A chip: eighteen planets told apart by silhouette, pattern, hue and letter; Earth; asteroids. Drawn around the origin,
// 350 across; to be placed by a group.
import { type Chip, type Condition, sign } from "./names";

const HUES = ["#e8a33d", "#5fb6c9", "#d9705a", "#8f9be0", "#9ac06a", "#d78bb5"] as const;

/** Six silhouettes, each within the chip. */
const SHAPES = [
  "M0,-128A128,128 0 1 1 0,128A128,128 0 1 1 0,-128Z",
  "M-92,-92H92Q112,-92 112,-72V72Q112,92 92,92H-92Q-112,92 -112,72V-72Q-112,-92 -92,-92Z",
  "M0,-146L42,-104L104,-104L104,-42L146,0L104,42L104,104L42,104L0,146L-42,104L-104,104L-104,42L-146,0L-104,-42L-104,-104L-42,-104Z",
  "M0,-140L121,-70V70L0,140L-121,70V-70Z",
  "M0,-145L145,0L0,145L-145,0Z",
  "M0,-138C60,-138 70,-100 112,-84C150,-40 118,0 134,46C120,104 70,96 28,134C-30,140 -50,104 -100,98C-150,50 -112,10 -134,-40C-120,-100 -60,-104 0,-138Z",
] as const;

/** Three patterns: bands, spots, a lattice. */
const PATTERNS = [
  "M-120,-74Q0,-50 120,-74M-128,82Q0,106 128,82M-70,-112Q0,-100 70,-112M-66,118Q0,126 66,118",
  "M-86,-62a16,16 0 1 0 32,0a16,16 0 1 0 -32,0M66,-70a11,11 0 1 0 22,0a11,11 0 1 0 -22,0M-76,82a11,11 0 1 0 22,0a11,11 0 1 0 -22,0M52,86a17,17 0 1 0 34,0a17,17 0 1 0 -34,0",
  "M-120,-36L-36,-120M-120,40L-78,82M36,120L120,36M40,-120L120,-40M-96,96L-60,60",
] as const;

const ROCK = "M-40,-128L56,-118L126,-56L134,34L82,112L-12,134L-98,104L-132,20L-108,-72Z";

interface Props {
  readonly chip: Chip;
  readonly condition: Condition;
}

export function ChipPicture({ chip, condition }: Props) {
  return (
    <g class="co-chip" data-condition={condition}>
      <circle class="co-disc" r="168" />
      <Picture chip={chip} />
      <text class="co-letter" y="52">
        {sign(chip)}
      </text>
      {condition === "used" && <path class="co-struck" d="M-112,112L112,-112" />}
      {condition === "wrong" && <path class="co-struck" d="M-112,112L112,-112M-112,-112L112,112" />}
    </g>
  );
}

function Picture({ chip }: { chip: Chip }) {
  if (chip === "earth") return <Earth />;
  if (chip.length > 1) return <path class="co-rock" d={ROCK} />;
  const number = chip.charCodeAt(0) - 65;
  const hue = HUES[(number * 5 + Math.floor(number / 6)) % 6];
  return (
    <g style={{ "--hue": hue }}>
      <path class="co-planet" d={SHAPES[number % 6]} />
      <path class="co-pattern" d={PATTERNS[Math.floor(number / 6)]} />
    </g>
  );
}

function Earth() {
  return (
    <g>
      <circle r="138" fill="#2f7fc4" />
      <path
        d="M-96,-70C-60,-116 -10,-110 -4,-76C10,-40 -40,-30 -30,4C-24,40 -60,60 -76,30C-110,10 -120,-40 -96,-70ZM34,-96C84,-88 120,-40 112,6C84,20 60,-10 40,10C10,20 20,-30 30,-46ZM-8,64C30,50 70,60 80,84C50,120 10,120 -12,104Z"
        fill="#63b569"
      />
      <circle r="138" fill="none" stroke="#cfe9ff" stroke-width="7" opacity="0.7" />
    </g>
  );
}

/** The rocket, standing on the origin; 110 wide and 230 high. */
export function Rocket({ fuelled = true }: { fuelled?: boolean }) {
  return (
    <g class="co-rocket">
      <path d="M-34,-30L-58,6H-26ZM34,-30L58,6H26Z" fill="#d9523f" stroke="#120b2e" stroke-width="8" />
      <path
        d="M0,-226C44,-178 46,-96 32,-8H-32C-46,-96 -44,-178 0,-226Z"
        fill="#fff3dc"
        stroke="#120b2e"
        stroke-width="8"
      />
      <path d="M0,-226C20,-206 32,-176 37,-148H-37C-32,-176 -20,-206 0,-226Z" fill="#d9523f" />
      <circle cy="-104" r="19" fill="#5fb6c9" stroke="#120b2e" stroke-width="8" />
      {fuelled && <path d="M-16,-8H16L0,30Z" fill="#ffc658" />}
    </g>
  );
}
