// What stands where, and how it is called in words.
import type { Drawing, SeatLook } from "../../table/face/face";
import { parted } from "../../words/parted";
import type { Scoring, StrangersView, Street, Tally } from "./model.generated";

export type Props = Drawing<StrangersView>;

export function lookOf({ seats }: Pick<Props, "seats">, seat: number): SeatLook {
  const found = seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** What the table has worked out: what Kids are worth, who plays with whom, the best score possible. */
export function tallyOf({ insight }: Pick<Props, "insight">): Tally | null {
  return typeof insight === "object" && insight !== null && "worth" in insight ? (insight as Tally) : null;
}

/** Whose unscored Kids stand there, in the order of seats, with how many. */
export function kidsAt(view: StrangersView, space: string): readonly (readonly [seat: number, count: number])[] {
  return view.players
    .map(({ kids }, seat) => [seat, kids.filter((each) => each === space).length] as const)
    .filter(([, count]) => count > 0);
}

export function kidName(props: Props, seat: number, space: string, count: number): string {
  return props.message("see-kids", { player: lookOf(props, seat).name, space, count });
}

/** All that is to be seen on a movement space. */
export function streetName(props: Props, street: Street): string {
  const { view, message } = props;
  const { space } = street;
  return [
    message("see-street", { space }),
    ...(space === view.board.school ? [message("see-school")] : []),
    ...(street.forest ? [message("see-forest")] : []),
    ...(view.strangers.includes(space)
      ? [message("see-stranger")]
      : street.stranger
        ? [message("see-stranger-space")]
        : []),
    ...(street.school_bus ? [message("see-stop-school_bus")] : []),
    ...(street.city_bus ? [message("see-stop-city_bus")] : []),
    ...kidsAt(view, space).map(([seat, count]) => kidName(props, seat, space, count)),
  ].join(", ");
}

/** A scoring space: what it is, what it pays and who is there. */
export function placeName(props: Props, place: Scoring, owners: readonly (number | null)[]): string {
  const { message } = props;
  const there = owners.filter((owner) => owner !== null).map((owner) => lookOf(props, owner).name);
  return [
    `${message(`kind-${place.kind}`)} ${place.name} (${place.space})`,
    message("see-values", { values: place.values.join(" ") }),
    ...(there.length > 0 ? [message("see-there", { players: there.join(", ") })] : []),
    message(`about-kind-${place.kind}`),
  ].join(". ");
}

/** The words of a message for a narrow card. */
export function inParts({ message }: Props, id: string): string {
  return parted(message(id), message("see-partings"));
}
