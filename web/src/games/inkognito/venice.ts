// Where everything lies on our own map of Venice. The links are those of boards/venice.toml; a test compares them. The
// map takes the form of the room it has, within reason: what lies on it keeps its form, the ways are longer or shorter.
// In a high room it is turned by a quarter.
import type { Point } from "../../ui/geometry";

type Kind = "numbered" | "embassy" | "blue" | "green" | "red" | "yellow" | "plain";

/** The spaces nearest to the edges, as they are written below. */
const EXTENT = { left: 78, right: 952, top: 44, bottom: 587 };
/** A space with what can be touched of it; and whoever stands on an uppermost one. */
const EDGE = 36;
const HEADROOM = 14;
/** What may be left, in pixels, above the uppermost. */
const ABOVE = 15;
/** As wide as it is high, and how far the map gives way. */
const AREA = 800 * 800;
const LEAST = 1;
const MOST = 1.95;

// biome-ignore format: a table
const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  N1: [842, 272], N2: [487, 89], N3: [295, 232], N4: [144, 394], N5: [591, 506], N6: [937, 456],
  N7: [451, 408], N8: [263, 538], E: [351, 277], B1: [82, 312], B2: [415, 477], B3: [512, 156],
  B4: [902, 548], G1: [108, 497], G2: [362, 206], G3: [451, 336], G4: [858, 382], R1: [242, 402],
  R2: [338, 587], R3: [410, 44], R4: [754, 275], Y1: [165, 292], Y2: [228, 124], Y3: [631, 167],
  Y4: [683, 383], P01: [78, 236], P02: [103, 147], P03: [141, 208], P04: [233, 332], P05: [201, 575],
  P06: [229, 261], P07: [209, 466], P08: [212, 54], P09: [304, 330], P10: [288, 161], P11: [380, 413],
  P12: [311, 434], P13: [346, 496], P14: [354, 135], P15: [301, 87], P16: [425, 163], P17: [485, 222],
  P18: [418, 254], P19: [562, 98], P20: [522, 411], P21: [458, 576], P22: [540, 268], P23: [568, 202],
  P24: [530, 339], P25: [619, 253], P26: [615, 405], P27: [600, 323], P28: [690, 62], P29: [686, 300],
  P30: [787, 385], P31: [863, 453], P32: [952, 286], P33: [930, 385],
};

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const LAND = words(`
  B1-N4 B1-P01 B2-P12 B2-P13 B3-P19 B3-P23 B4-N6 E-P09 E-P18 G1-P05 G2-N3 G2-P16 G3-P11 G3-P24 G4-P30 G4-P31
  G4-P32 G4-P33 N2-P19 N2-R3 N3-P02 N3-P06 N3-P10 N4-P04 N4-P07 N6-P31 N6-P33 N7-P11 N7-P20 N8-P05 N8-R2
  P01-P02 P02-P03 P03-P06 P03-Y1 P04-P09 P04-R1 P04-Y1 P06-P09 P07-P13 P07-R1 P08-Y2 P10-P14 P10-Y2 P11-P12
  P12-R1 P14-P15 P15-R3 P15-Y2 P16-P17 P17-P18 P17-P22 P20-P24 P21-R2 P22-P23 P22-P24 P22-P25 P23-Y3 P24-P26
  P24-P27 P25-P27 P25-Y3 P27-P29 P29-R4 P29-Y4 P30-Y4
`);
export const SEA = words(`
  B2-N7 B2-P20 B3-P16 B3-P22 B4-P21 B4-P26 B4-P31 G1-N4 G1-P02 N1-P32 N1-R4 N1-Y3 N3-P03 N3-P14 N4-P07 N5-P20
  N5-P21 N7-P09 P02-P03 P03-P08 P05-P07 P05-R2 P08-R3 P08-Y2 P09-P22 P14-P16 P20-P26 P21-R2 P26-Y4 P28-R3
  P28-Y3 P30-P31 P30-R4
`);

/** How far a way swings aside; the others are straight. Where a way by land joins the same spaces it must. */
const SWING: Readonly<Record<string, number>> = {
  "G1-P02": -85,
  "N4-P07": 30,
  "P02-P03": 30,
  "P08-Y2": 30,
  "P21-R2": 30,
  "B4-P21": -46,
  "B4-P26": 30,
  "N1-Y3": 34,
  "P09-P22": 18,
};

export const SPACES: readonly string[] = Object.keys(SPOTS);

const KINDS: Readonly<Record<string, Kind>> = {
  N: "numbered",
  E: "embassy",
  B: "blue",
  G: "green",
  R: "red",
  Y: "yellow",
  P: "plain",
};

export function kindOf(space: string): Kind {
  return KINDS[space.charAt(0)] ?? "plain";
}

/** Its number among those of its kind; the Embassy is the only one. */
export function numberOf(space: string): number {
  return Number(space.slice(1));
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Of figures: on the turned map they are a little larger. */
  readonly scale: number;
  spot(space: string): Point;
  /** A point of the map as it lies, wherever the map is turned. */
  turn(point: Point): Point;
  /** All ways by land as one path: islands are the same path, drawn very wide. */
  readonly land: string;
  /** Ways by sea as canals, and as the waves on them. */
  readonly canals: string;
  readonly waves: string;
}

/** For a room of this form. */
export function chartOf(room: { readonly width: number; readonly height: number }): Chart {
  const form = room.width / room.height;
  const upright = form < 1;
  const scale = Math.sqrt((room.width * room.height) / AREA);
  const headroom = Math.min(HEADROOM, ABOVE / scale - 4);
  return charted(upright, Math.min(MOST, Math.max(LEAST, upright ? 1 / form : form)), headroom);
}

function charted(upright: boolean, form: number, headroom: number): Chart {
  const [long, short] = [Math.sqrt(AREA * form), Math.sqrt(AREA / form)];
  const [width, height] = upright ? [short, long] : [long, short];
  const turn = ({ x, y }: Point): Point => {
    const along = (x - EXTENT.left) / (EXTENT.right - EXTENT.left);
    const down = (y - EXTENT.top) / (EXTENT.bottom - EXTENT.top);
    const [across, below] = upright ? [1 - down, along] : [along, down];
    return { x: EDGE + across * (width - 2 * EDGE), y: EDGE + headroom + below * (height - 2 * EDGE - headroom) };
  };
  const spot = (space: string): Point => {
    const [x, y] = SPOTS[space] ?? [0, 0];
    return turn({ x, y });
  };
  const ways = (links: readonly string[], draw: (curve: Curve) => string) =>
    links.map((link) => draw(curveOf(link, spot, links === SEA))).join("");
  return {
    width,
    height,
    scale: upright ? 1.12 : 1,
    spot,
    turn,
    land: ways(LAND, smooth),
    canals: ways(SEA, smooth),
    waves: ways(SEA, wavy),
  };
}

interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

function curveOf(link: string, spot: (space: string) => Point, swings: boolean): Curve {
  const [one = "", other = ""] = link.split("-");
  const [from, to] = [spot(one), spot(other)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = (swings ? (SWING[link] ?? 0) : 0) / Math.hypot(dx, dy);
  return { from, to, bend: { x: (from.x + to.x) / 2 - dy * 2 * aside, y: (from.y + to.y) / 2 + dx * 2 * aside } };
}

const rounded = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;

function smooth({ from, bend, to }: Curve): string {
  return `M${rounded(from)}Q${rounded(bend)} ${rounded(to)}`;
}

function along({ from, bend, to }: Curve, t: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

const WAVE = 13;
const HEIGHT = 5;

/** Half waves from one end to the other, to the left and to the right in turn. */
function wavy(curve: Curve): string {
  const { from, to, bend } = curve;
  const length = (Math.hypot(bend.x - from.x, bend.y - from.y) + Math.hypot(to.x - bend.x, to.y - bend.y)) * 0.98;
  const halves = 2 * Math.max(1, Math.round(length / WAVE / 2));
  let path = `M${rounded(from)}`;
  for (let half = 0; half < halves; half++) {
    const [start, end] = [along(curve, half / halves), along(curve, (half + 1) / halves)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const side = ((half % 2 === 0 ? 1 : -1) * 2 * HEIGHT) / Math.hypot(dx, dy);
    path += `Q${rounded({ x: (start.x + end.x) / 2 - dy * side, y: (start.y + end.y) / 2 + dx * side })} ${rounded(end)}`;
  }
  return path;
}
