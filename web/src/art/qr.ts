// A QR code (ISO/IEC 18004) for links: bytes, error correction of level M, versions 1 to 6. Longer links get none.

/** Of each version: how many blocks, how many bytes of data and of correction in each. */
const BLOCKS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

type Rows = boolean[][];

/** Rows of modules, true is dark; null if the text is too long. Without a mask the one that scans best is taken. */
export function qr(text: string, mask?: number): Rows | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = BLOCKS.findIndex(([blocks, data]) => bytes.length + 2 <= blocks * data);
  const sizes = BLOCKS[at];
  if (!sizes) return null;
  const bits = codewords(bytes, sizes).flatMap((byte) => range(8).map((bit) => (byte >> (7 - bit)) & 1));
  const masks = mask === undefined ? range(8) : [mask];
  const tried = masks.map((each) => drawn(at + 1, bits, each));
  return tried.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** Mode and length, the bytes, padding; then cut into blocks, corrected, and dealt out in turn. */
function codewords(bytes: readonly number[], [blocks, data, correction]: (typeof BLOCKS)[number]): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const whole = range(nibbles.length / 2).map((at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0));
  while (whole.length < blocks * data) whole.push((whole.length - bytes.length) % 2 === 0 ? 0xec : 0x11);
  const parts = range(blocks).map((block) => whole.slice(block * data, (block + 1) * data));
  const checks = parts.map((part) => remainder(part, correction));
  const dealt = (rows: number[][], length: number) => range(length).flatMap((at) => rows.map((row) => row[at] ?? 0));
  return [...dealt(parts, data), ...dealt(checks, correction)];
}

/** In the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** Reed-Solomon: what is left of the data when it is divided by the generator of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    const [before, scaled] = [
      [...generator, 0],
      [0, ...generator.map((each) => times(each, root))],
    ];
    generator = before.map((each, at) => each ^ (scaled[at] ?? 0));
  }
  const rest = [...data, ...range(degree).map(() => 0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    generator.forEach((each, place) => {
      rest[at + place] = (rest[at + place] ?? 0) ^ times(each, factor);
    });
  }
  return rest.slice(data.length);
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function drawn(version: number, bits: readonly number[], mask: number): Rows {
  const size = 17 + 4 * version;
  const fixed = patterns(version, mask);
  const rows: Rows = range(size).map(() => range(size).map(() => false));
  let next = 0;
  for (const [row, column] of path(size)) {
    const known = fixed.get(row * size + column);
    const dark = known ?? (bits[next++] === 1) !== (MASKS[mask]?.(row, column) ?? false);
    (rows[row] as boolean[])[column] = dark;
  }
  return rows;
}

/** Two columns at a time from the right, up and down in turn; the column of the timing marks comes alone. */
function* path(size: number): Generator<[number, number]> {
  for (const row of range(size)) yield [row, 6];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (const step of range(size)) {
      const row = up ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    up = !up;
  }
}

/** Everything that is no data: finders, timing, the one alignment mark, the format. */
function patterns(version: number, mask: number): Map<number, boolean> {
  const size = 17 + 4 * version;
  const fixed = new Map<number, boolean>();
  const set = (row: number, column: number, dark: boolean) => fixed.set(row * size + column, dark);
  for (const at of range(size)) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (const [row, column, ring] of around(top + 3, left + 3, 4)) {
      if (row >= 0 && column >= 0 && row < size && column < size) set(row, column, ring !== 2 && ring !== 4);
    }
  }
  if (version > 1) for (const [row, column, ring] of around(size - 7, size - 7, 2)) set(row, column, ring !== 1);
  format(mask).forEach((dark, at) => {
    set(at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, dark);
    set(8, at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, dark);
  });
  set(size - 8, 8, true);
  return fixed;
}

function around(row: number, column: number, reach: number): [number, number, number][] {
  const offsets = range(2 * reach + 1).map((each) => each - reach);
  return offsets.flatMap((down) =>
    offsets.map((right): [number, number, number] => [
      row + down,
      column + right,
      Math.max(Math.abs(down), Math.abs(right)),
    ]),
  );
}

/** Level M and the mask, with the bits that correct them; the first is the lowest. */
function format(mask: number): boolean[] {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const all = ((mask << 10) | rest) ^ 0x5412;
  return range(15).map((bit) => ((all >> bit) & 1) === 1);
}

/** How hard it is to scan: long runs, squares, what looks like a finder, and too much of one colour. */
function penalty(rows: Rows): number {
  const columns = rows.map((_, at) => rows.map((row) => row[at] ?? false));
  const lines = [...rows, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0), 0);
  const squares = rows.flatMap((row, at) => row.filter((dark, column) => isSquare(rows, at, column, dark))).length;
  const share = rows.flat().filter(Boolean).length / rows.flat().length;
  return runs + finders + 3 * squares + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function isSquare(rows: Rows, row: number, column: number, dark: boolean): boolean {
  return [rows[row]?.[column + 1], rows[row + 1]?.[column], rows[row + 1]?.[column + 1]].every((each) => each === dark);
}
