// The game's words, put together from its messages.
import type { Drawing } from "../../table/face/face";
import type { Text } from "../../wire";
import type { FigureView, GestureView, InkognitoView, ReplyView, Task } from "./model.generated";
import { kindOf, numberOf } from "./venice";

export type Props = Drawing<InkognitoView>;
export type Agent = NonNullable<InkognitoView["identity"]>;
export type Build = NonNullable<InkognitoView["build"]>;
type Letter = NonNullable<InkognitoView["mission"]>;
export type Ball = InkognitoView["balls"][number];
export type Colour = FigureView["colour"];
export type Card = NonNullable<ReplyView["cards"]>[number];
export type Sign = GestureView["sign"];

export const AGENTS: readonly Agent[] = ["fiddlebottom", "bubble", "zsa_zsa", "agent_x"];
export const BUILDS: readonly Build[] = ["tall", "short", "fat", "thin"];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];
export const SIGNS: readonly Sign[] = ["wink", "ear", "frown", "sneer"];

type Arguments = NonNullable<Text["args"]>;

export function text(id: string, args: Arguments = {}): Text {
  return { kind: "text", id, args };
}

export function seatOf(seat: number) {
  return { kind: "seat", seat } as const;
}

function numbered(id: string, space: string): Text {
  return kindOf(space) === "embassy" ? text(id) : text(id, { number: numberOf(space) });
}

export function spaceName(space: string): Text {
  return numbered(`space-${kindOf(space)}`, space);
}

export function at(space: string): Text {
  return numbered(`at-${kindOf(space)}`, space);
}

export function figureName(view: InkognitoView, colour: Colour, build: Build): Text {
  const own = view.seat !== null && view.players[view.seat]?.colour === colour;
  return own
    ? text("figure-own", { build: text(`adj-${build}`) })
    : text("figure", { build: text(`adj-${build}`), colour: text(`adj-${colour}`) });
}

export function cardName(props: Props, card: Card): string {
  return props.message(`card-${card}`);
}

export function nameOf(props: Props, seat: number): string {
  return props.seats[seat]?.name ?? "";
}

export function ownerOf(view: InkognitoView, colour: Colour): number {
  return view.players.findIndex((player) => player.colour === colour);
}

export function missionCard(letter: Letter): Card {
  return `mission_${letter.toLowerCase() as Lowercase<Letter>}`;
}

/** The seats that hold agents. */
export function agentSeats(view: InkognitoView): readonly number[] {
  return view.players.map((_, seat) => seat).filter((seat) => !isAmbassador(view, seat));
}

export function isAmbassador(view: InkognitoView, seat: number): boolean {
  return view.players[seat]?.role === "ambassador";
}

/** As so many players read it, or in brief. */
export function task({ message }: Props, { mission, reading }: Task, brief = false): string {
  return message(reading === null || brief ? `task-${mission}` : `task-${mission}-${reading}`);
}
