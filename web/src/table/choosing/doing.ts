// What a person does at the table: choose an offer, ask why not, ask for a hint, speak.
import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Unsent } from "../../net/link";
import type { TableConnection } from "../../net/live";
import type { TableState } from "../../net/scene";
import type { Expected, Offer } from "../../wire";
import { type Say, useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import { aboutOf } from "../board/about";
import type { Path } from "../board/parts";
import type { Note } from "../board/toast";
import { mark } from "../face/drawing";
import { useMeanwhile } from "./meanwhile";

export interface AtTable {
  readonly state: TableState;
  readonly connection: TableConnection;
  /** Sends a command, tells a refusal, and says whether it was accepted. */
  readonly send: (command: Unsent) => Promise<boolean>;
  readonly setNote: (note: Note | null) => void;
  readonly wording: Wording;
}

/** "Land: 62 in 100 win", "Roll again (4.2 points expected)". */
export function expectation({ label, value, unit }: Expected, wording: Wording, say: Say): string {
  const isShare = unit === "win" || unit === "right" || unit === "unsure";
  const shown = isShare ? Math.round(value * 100) : Math.round(value * 10) / 10 || 0; // never "-0"
  return say(`table-expects-${unit}`, { label: wording.render(label), value: shown });
}

/** A place that leaves no room below: what is told there stands above it. */
function above({ left, top, width }: DOMRect): DOMRect {
  return new DOMRect(left, top, width, innerHeight - top);
}

/** `now` is the table as it is, whatever of it has been shown; `note` is told of every action that is sent. */
export function useDoing(
  { state, connection, send, setNote, wording }: AtTable,
  now: TableState,
  table: RefObject<HTMLElement | null>,
  note: (action: Record<string, unknown>) => void = () => {},
) {
  const say = useSay();
  const [number, setNumber] = useState<Offer | null>(null);
  const [doubted, setDoubted] = useState<Offer | null>(null);
  const { seat } = state;
  const open = useRef(state);
  open.current = state;

  const act = async (action: Record<string, unknown>) => {
    if (seat === null || connection.now().busy) return false;
    setNumber(null);
    note(action);
    return send({ kind: "act", seat, on: state.count, action });
  };
  const meanwhile = useMeanwhile({
    now: now.choices,
    shown: state.choices,
    isBusy: () => connection.now().busy,
    send: (offer) => act(offer.action as Record<string, unknown>),
    forgotten: () => setNote({ words: wording.message("refused-conflict"), at: null }),
  });
  const decide = (offer: Offer) => {
    setDoubted(null);
    if (offer.number) setNumber(offer);
    else meanwhile.take(offer);
  };
  const choose = (offer: Offer) => (offer.caution ? setDoubted(offer) : decide(offer));
  const why = async (part: string, at: Element, path: Path = []) => {
    if (seat === null) return setNote({ words: wording.message("why-watching"), at: null });
    const reply = await connection.send({ kind: "why_not", part, seat, path: [...path] });
    const reason = reply.kind === "because" || reply.kind === "refused" ? reply.why : null;
    const [name, about] = [at.getAttribute("aria-label"), aboutOf(part, wording)];
    const told = reason ? wording.render(reason) : say("table-can");
    const words = [name?.replace(/\.?$/, "."), told, about && name?.includes(about) ? null : about];
    setNote({ words: words.filter(Boolean).join(" "), at: at.getBoundingClientRect(), passing: "too" });
  };
  /** When it comes too late for its decision, and there is another, whoever wished for a hint wants that one's. */
  const hint = async (): Promise<void> => {
    const { choices, seat: asked } = open.current;
    if (asked === null || choices === null) return;
    const reply = await connection.send({ kind: "hint", seat: asked });
    if (open.current.choices !== choices) return hint();
    if (reply.kind === "refused") setNote({ words: wording.render(reply.why), at: null });
    if (reply.kind !== "hinted") return;
    mark(table.current, reply.offer.path, "hinted");
    const reasons = reply.expected.map((each) => expectation(each, wording, say)).join("\n");
    const label = reasons || wording.render(reply.offer.label);
    const prompt = table.current?.querySelector(".prompt")?.getBoundingClientRect() ?? null;
    setNote({ words: say("table-hinted", { label }), at: prompt && above(prompt), passing: "only" });
  };
  const speak = (words: string, to: number | null = null) => {
    if (seat !== null) send({ kind: "speak", seat, aside: { kind: "say", to: to === null ? null : [to], words } });
  };
  return { number, setNumber, doubted, setDoubted, decide, act, choose, why, hint, speak, made: meanwhile.path };
}
