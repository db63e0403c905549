// The game's words, put together from its messages, and small facts of a view.
import type { Drawing, SeatLook } from "../../table/face/face";
import type { Text } from "../../wire";
import type { Destination, LosBoard, LosView, Monster, MonsterRow, Names, Travel, ValueView } from "./model.generated";

export type Props = Drawing<LosView>;
export type DieSymbol = LosView["roll"][number];
export type Kind = Monster["kind"];
export type Sign = ValueView["sign"];
export type Scenario = LosBoard["function"];

export const SYMBOLS: readonly DieSymbol[] = ["jetpack", "locator", "spray", "moonboot", "red_giant", "time_vortex"];
export const KINDS: readonly Kind[] = ["yellow", "red", "white", "blue", "green"];

export function travelOf(props: Props): Travel | null {
  return (props.insight as Travel | undefined) ?? null;
}

/** Each language shows its own name; somebody's own board may have but one. */
export function named(props: Props, name: string | Names | undefined): string {
  const own = typeof name === "string" || !name ? { en: name ?? "", de: name ?? "", ca: name ?? "" } : name;
  const words = (each: string) => ({ kind: "words", words: each }) as const;
  const text: Text = { kind: "text", id: "spot", args: { en: words(own.en), de: words(own.de), ca: words(own.ca) } };
  return props.words(text);
}

export function placeName(props: Props, place: Destination): string {
  return named(props, place.name) || place.id;
}

export function lookOf(props: Props, seat: number | null): SeatLook | null {
  return seat === null ? null : (props.seats[seat] ?? null);
}

export function nameOf(props: Props, seat: number | null): string {
  return lookOf(props, seat)?.name ?? "";
}

export function symbolName(props: Props, symbol: DieSymbol): string {
  return props.message(`symbol-${symbol}`);
}

export function kindName(props: Props, kind: Kind): string {
  return props.message(`monster-${kind}`);
}

export function oneName(props: Props, { kind, place, value }: Monster): string {
  return props.message("one", { monster: kindName(props, kind), place, value });
}

/** LI-3 The dice that a kind takes, one after the other. */
export function needsOf({ needs }: MonsterRow): readonly DieSymbol[] {
  return SYMBOLS.flatMap((symbol) => {
    const count = symbol in needs ? (needs[symbol as keyof typeof needs] ?? 0) : 0;
    return Array.from({ length: count }, () => symbol);
  });
}

export function partOf({ kind, place }: Pick<Monster, "kind" | "place">): string {
  return `value:${kind}:${place}`;
}

/** So many of each, in the order of the dice. */
export function counted<Face extends DieSymbol>(dice: readonly Face[]): readonly (readonly [Face, number])[] {
  const faces = SYMBOLS.filter((symbol): symbol is Face => dice.some((die) => die === symbol));
  return faces.map((face) => [face, dice.filter((die) => die === face).length] as const);
}

/** Points that are kept in halves. */
export function halves(points: number): string {
  return points % 2 === 0 ? String(points / 2) : `${Math.floor(points / 2)}½`;
}
