// Chips, cards and places as they are called.
import type { Drawing } from "../../table/face/face";
import type { ChipView, ContactView, PlanView } from "./model.generated";

export type Props = Drawing<ContactView>;
export type Chip = ChipView["chip"];
export type Helper = ContactView["active"][number];

export const HELPERS: readonly Helper[] = ["fifty", "stopover", "exchange"];
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** Tenths of a millimetre: half of a chip, and the side of the table, which is described as eight by eight fields. */
export const RADIUS = 175;
export const SIDE = 4_000;
const FIELDS = 8;

function isPlanet(chip: Chip): boolean {
  return chip.length === 1;
}

export function chipName({ message }: Props, chip: Chip): string {
  if (chip === "earth") return message("chip-earth");
  if (isPlanet(chip)) return message("chip-planet", { letter: chip });
  return message("chip-asteroid", { number: Number(chip.slice(-1)) });
}

/** What stands on a chip. */
export function sign(chip: Chip): string {
  return chip === "earth" ? "" : chip.slice(-1);
}

export function placeName({ message }: Props, { x, y }: ChipView): string {
  const field = (at: number) => Math.min(Math.floor((at * FIELDS) / SIDE), FIELDS - 1) + 1;
  return message("place", { row: field(y), column: field(x) });
}

export function routeName(props: Props, route: readonly Chip[]): string {
  return route.map((chip) => chipName(props, chip)).join(" › ");
}

/** The same in as few letters as chips have. */
export function routeSigns({ message }: Props, route: readonly Chip[]): string {
  return route.map((chip) => sign(chip) || message("chip-earth")).join(" › ");
}

/** Targets are pointed at, stops are flown to: the part of a chip, as offers call it. */
export function partOf(view: ContactView, chip: Chip): string {
  return isPlanet(chip) && !view.sends ? `guess:${chip}` : `chip:${chip}`;
}

export type Condition = "used" | "wrong" | "candidate" | "stop" | "dark";

/** CO-14 Where the rocket has stood in this round nobody guesses. */
export function conditionOf(view: ContactView, chip: Chip): Condition {
  const among = (all: readonly Chip[]) => all.includes(chip);
  if (among(view.used)) return "used";
  if (view.guesses.some((guess) => guess.round === view.round && !guess.right && guess.planet === chip)) return "wrong";
  if (!isPlanet(chip) || among(view.stood)) return "stop";
  return among(view.turned_up) ? "candidate" : "dark";
}

/** In centimetres, between the middles of two chips. */
function wayBetween(chips: readonly ChipView[], from: Chip, to: Chip): number {
  const [one, two] = [chips.find(({ chip }) => chip === from), chips.find(({ chip }) => chip === to)];
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) / 100 : 0;
}

export function waysOf(chips: readonly ChipView[], route: readonly Chip[]): readonly number[] {
  return route.slice(1).map((chip, leg) => wayBetween(chips, route[leg] ?? chip, chip));
}

/** CO-33 The plans that lie before all: of the round that has just ended. */
export function shownPlans({ phase, plans, round }: ContactView): readonly PlanView[] {
  return phase === "between" || phase === "over" ? plans.filter((plan) => plan.round === round) : [];
}
