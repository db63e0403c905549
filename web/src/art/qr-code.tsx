import { qr } from "./qr";

/** The empty edge that a camera needs, in modules. */
const QUIET = 4;

/** A link for a camera; nothing if it is too long. Dark on light in every theme. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const rows = qr(text);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + QUIET},${y + QUIET}h1v1h-1z` : [])))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
