// How the chips lie in the room there is: as large as they can be, one unit the same in both directions, and sky beyond.
import type { Point } from "../../ui/geometry";
import { type Chip, RADIUS, SIDE } from "./names";

/** Where a chip lies. */
export interface ChipPlace extends Point {
  readonly chip: Chip;
}

/** What is drawn, in tenths of a millimetre, and how many pixels one of them is. */
export interface Sky {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const MARGIN = 45;

export function skyOf(room: { readonly width: number; readonly height: number }, chips: readonly ChipPlace[]): Sky {
  const reach = RADIUS + MARGIN;
  const [left, right] = ends(chips.map(({ x }) => x));
  const [top, bottom] = ends(chips.map(({ y }) => y));
  const scale = Math.min(room.width / (right - left + 2 * reach), room.height / (bottom - top + 2 * reach));
  const [width, height] = [room.width / scale, room.height / scale];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height, scale };
}

function ends(places: readonly number[]): readonly [number, number] {
  return places.length === 0 ? [0, SIDE] : [Math.min(...places), Math.max(...places)];
}

/** A way through the middles of chips. */
export function wayThrough(chips: readonly ChipPlace[], route: readonly Chip[]): string {
  const spots = route.flatMap((name) => chips.filter(({ chip }) => chip === name));
  return spots.length < 2 ? "" : `M${spots.map(({ x, y }) => `${x},${y}`).join("L")}`;
}

/** The same number for the same place, between 0 and 1: where stars stand. */
export function scattered(number: number): readonly [number, number, number] {
  const part = (factor: number, by: number) => ((number * number * factor + number * by + 17) % 997) / 997;
  return [part(37, 197), part(53, 89), part(11, 131)];
}
