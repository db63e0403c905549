// Which part of a table is in the frame of a picture, and where its marks lie. All of it is pure.
import type { Box, Point, Size } from "../ui/geometry";

/** How a sheet lies behind its frame: so much larger, with this corner of it in the frame's corner. */
export interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The smallest box that holds them all; null if there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The box as large as it can be in the frame, in its middle; nothing beside the sheet is shown if that can be. */
export function fitted(box: Box, sheet: Size, frame: Size): Fit {
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const at = (from: number, length: number, whole: number, seen: number) => {
    const middle = from + length / 2 - seen / 2;
    return seen >= whole ? (whole - seen) / 2 : Math.max(0, Math.min(whole - seen, middle));
  };
  return {
    scale,
    x: at(box.x, box.width, sheet.width, frame.width / scale),
    y: at(box.y, box.height, sheet.height, frame.height / scale),
  };
}

/** All of the sheet but the boxes, as a path that is filled by even and odd. */
export function allBut(boxes: readonly Box[], sheet: Size, round: number): string {
  const holes = boxes.map((box) => rounded(box, Math.min(round, box.width / 2, box.height / 2)));
  return [`M0,0H${sheet.width}V${sheet.height}H0Z`, ...holes].join("");
}

function rounded({ x, y, width, height }: Box, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${dx},${dy}`;
  return `M${x + r},${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

/** A bent arrow from the rim of one box to the rim of another, with its head; `size` is how large the head is. */
export function arrow(from: Box, to: Box, size: number): { readonly line: string; readonly head: string } {
  const [start, end] = [middle(from), middle(to)];
  const bend = 0.16;
  const control = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * bend,
    y: (start.y + end.y) / 2 - (end.x - start.x) * bend,
  };
  const first = rim(from, control);
  const tip = rim(to, control);
  const angle = Math.atan2(tip.y - control.y, tip.x - control.x);
  const wing = (turn: number) => `${tip.x - size * Math.cos(angle + turn)},${tip.y - size * Math.sin(angle + turn)}`;
  const neck = { x: tip.x - 0.7 * size * Math.cos(angle), y: tip.y - 0.7 * size * Math.sin(angle) };
  return {
    line: `M${first.x},${first.y}Q${control.x},${control.y} ${neck.x},${neck.y}`,
    head: `M${tip.x},${tip.y}L${wing(0.45)}L${wing(-0.45)}Z`,
  };
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the way from the middle of a box to a spot leaves the ellipse in it. */
function rim(box: Box, towards: Point): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const length = Math.hypot((2 * dx) / box.width, (2 * dy) / box.height) || 1;
  return { x: x + dx / Math.max(1, length), y: y + dy / Math.max(1, length) };
}
