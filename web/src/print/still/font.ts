// Fonts as those who print want them: a WOFF file is an OpenType font whose tables are compressed one by one.
import { inflateSync } from "node:zlib";

const [HEAD, ENTRY] = [44, 20];

export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, HEAD + at * ENTRY));
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [at, number] of [count, 16 * power, Math.log2(power), 16 * (count - power)].entries())
    directory.writeUInt16BE(number, 4 + 2 * at);
  let offset = directory.length;
  for (const [at, { tag, sum, data, length }] of tables.entries()) {
    for (const [field, number] of [tag, sum, offset, length].entries())
      directory.writeUInt32BE(number, 12 + 16 * at + 4 * field);
    offset += data.length;
  }
  return Buffer.concat([directory, ...tables.map(({ data }) => data)]);
}

/** Every table begins at a multiple of four. */
function tableAt(woff: Buffer, at: number) {
  const [tag = 0, from = 0, packed = 0, length = 0, sum = 0] = [0, 4, 8, 12, 16].map((on) =>
    woff.readUInt32BE(at + on),
  );
  const stored = woff.subarray(from, from + packed);
  const data = packed < length ? inflateSync(stored) : stored;
  return { tag, sum, length, data: Buffer.concat([data, Buffer.alloc((4 - (length % 4)) % 4)]) };
}
