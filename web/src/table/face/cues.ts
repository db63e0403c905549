// The few words in which every game shows what happened. A face says which of them an event is, and nothing else.
import type { VNode } from "preact";
import type { Tempo } from "../../ui/settings";
import type { Outcome } from "./outcome";

/** Where something is: the id of a part ("portal:4"), of anything drawn with `data-at` ("pile"), or "seat:2". */
export type Anchor = string;

interface Timed {
  /** How long it takes at brisk tempo; each word has a time of its own otherwise. */
  readonly ms?: number;
  /** A time that no tempo changes. */
  readonly exact?: boolean;
}

/** A banner without words of its own says the sentence of its event; one with a result tells first who has won. */
export type Cue = Timed &
  (
    | { readonly kind: "fly"; readonly thing: VNode; readonly from: Anchor; readonly to: Anchor }
    | { readonly kind: "turn"; readonly at: Anchor; readonly back: VNode; readonly front: VNode }
    | { readonly kind: "light"; readonly at: readonly Anchor[] }
    | { readonly kind: "trace"; readonly through: readonly Anchor[]; readonly seat?: number }
    | { readonly kind: "count"; readonly at: Anchor; readonly by: string }
    | Banner
  );

export interface Banner {
  readonly kind: "banner";
  readonly words?: string;
  readonly picture?: VNode;
  readonly tone?: Tone;
  readonly result?: Outcome;
  /** Above the words: what the table makes of the result for whoever looks. */
  readonly headline?: string;
}

export type Tone = "calm" | "good" | "bad" | "alarm";

const TIMES: Record<Cue["kind"], number> = { fly: 520, turn: 480, light: 360, trace: 700, count: 420, banner: 1_300 };

/** How much longer or shorter than at brisk tempo. */
const FACTORS: Record<Tempo, number> = { calm: 1.7, brisk: 1, fast: 0.45, once: 0 };

export function lengthOf(cue: Cue, tempo: Tempo): number {
  const brisk = cue.ms ?? TIMES[cue.kind];
  return cue.exact ? brisk : Math.round(brisk * FACTORS[tempo]);
}

/** The cues of one event are shown together. */
export function lengthOfAll(cues: readonly Cue[], tempo: Tempo): number {
  return Math.max(0, ...cues.map((cue) => lengthOf(cue, tempo)));
}
