// What a person does at the table: choose an offer, ask why not, ask for a hint, speak.
import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import type { Order } from "../net/link";
import type { TableLine } from "../net/live";
import type { TableState } from "../net/scene";
import type { Offer } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { aboutOf } from "./about";
import { mark } from "./drawing";
import type { Note } from "./toast";

export interface AtTable {
  readonly state: TableState;
  readonly line: TableLine;
  /** Carries out an order, and tells a refusal. */
  readonly order: (order: Order) => Promise<void>;
  readonly tell: (note: Note | null) => void;
  readonly wording: Wording;
}

export function useDoing({ state, line, order, tell, wording }: AtTable, table: RefObject<HTMLElement | null>) {
  const say = useSay();
  const [number, askNumber] = useState<Offer | null>(null);
  const { seat } = state;

  const act = (action: Record<string, unknown>) => {
    askNumber(null);
    if (seat !== null && !line.now().busy) order({ kind: "act", seat, on: state.count, action });
  };
  const choose = (offer: Offer) => (offer.number ? askNumber(offer) : act(offer.action as Record<string, unknown>));
  const why = async (part: string, at: Element) => {
    if (seat === null) return tell({ words: wording.message("why-watching"), at: null });
    const answer = await line.say({ kind: "why_not", part, seat });
    const reason = answer.kind === "because" || answer.kind === "refused" ? answer.why : null;
    const words = [aboutOf(part, wording), reason ? wording.render(reason) : say("table-can")];
    tell({ words: words.filter(Boolean).join(" "), at: at.getBoundingClientRect() });
  };
  const hint = async () => {
    if (seat === null) return;
    const answer = await line.say({ kind: "hint", seat });
    if (answer.kind === "refused") tell({ words: wording.render(answer.why), at: null });
    if (answer.kind !== "hinted") return;
    mark(table.current, answer.offer.path, "hinted");
    tell({ words: say("table-hinted", { label: wording.render(answer.offer.label) }), at: null });
  };
  const speak = (words: string) => {
    if (seat !== null) order({ kind: "speak", seat, aside: { kind: "say", to: null, words } });
  };
  return { number, askNumber, act, choose, why, hint, speak };
}
