// A guided game as a small machine: which step comes when, and how far the table is shown meanwhile. It knows no game.
// A step comes once. One that waits for an event holds back whatever followed that event until it is through; one that
// asks for a choice lets the table go on, for others may act at the same time.
import type { AnyView, Beat, TableState } from "../../net/scene";
import type { Choices, Moment, Offer, Step } from "../../wire";
import { matches } from "./patterns";

/** What is kept of it on this device, so that a page loaded again goes on where it was. */
export interface LessonProgress {
  readonly shown: readonly string[];
  readonly left: boolean;
  /** The step that was being said. */
  readonly saying: string | null;
  /** How many lines had been looked at; null before the first look. */
  readonly looked: number | null;
}

export const FRESH: LessonProgress = { shown: [], left: false, saying: null, looked: null };

export class Lesson {
  private readonly shown: Set<string>;
  private gone: boolean;
  private at: number | null = null;
  /** The table as it stays while somebody reads, and the step that is said when all of it has been shown. */
  private frozen: TableState | null = null;
  private next: number | null = null;
  /** The number of the last event that was looked at, of those that came since this page looks on. */
  private heard = 0;
  /** The count of the last line that was looked at, on whichever page. */
  private looked: number | null;
  /** What I could choose when I chose last: it is not spoken of again. */
  private answered: Choices | null = null;
  /** How often I have chosen since the step was said. */
  chosen = 0;
  private latest: TableState | null = null;

  constructor(
    readonly guide: string,
    readonly steps: readonly Step[],
    kept: LessonProgress,
    private readonly keep: (kept: LessonProgress) => void,
  ) {
    this.shown = new Set(kept.shown);
    this.gone = kept.left;
    this.looked = kept.looked;
    const at = steps.findIndex(({ say }) => say === kept.saying);
    if (at >= 0 && !this.gone) this.at = at;
  }

  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  get over(): boolean {
    return this.gone;
  }

  /** The table as far as it may be shown now. */
  receive(state: TableState): TableState {
    this.latest = state;
    this.looked ??= firstLook(state);
    if (this.isAnswered(state)) this.finish();
    if (this.gone || asks(this.step)) this.look(state.beats.at(-1)?.number ?? 0, state.count);
    if (this.gone) return state;
    if (this.frozen || this.step) return this.frozen ?? state;
    for (const beat of this.unheard(state)) {
      this.look(beat.number, beat.line?.count ?? this.looked);
      const found = this.find((moment) => this.isTold(moment, beat));
      if (found === null) continue;
      this.next = found;
      this.frozen = upTo(state, beat);
      return this.frozen;
    }
    return state;
  }

  /** What was told since the last look; of what another page was told only the lines are known, and the view of now. */
  private unheard({ beats, lines, view }: TableState): readonly Beat[] {
    const first = beats.find(({ line }) => line)?.line?.count ?? Number.POSITIVE_INFINITY;
    const before = lines.filter(({ count }) => count > (this.looked ?? 0) && count < first);
    const told = before.map((line): Beat => ({ number: this.heard, line, view: view ?? {} }));
    return [...told, ...beats.filter((each) => each.number > this.heard)];
  }

  private look(heard: number, looked: number): void {
    const more = looked !== this.looked;
    [this.heard, this.looked] = [heard, looked];
    if (more) this.write();
  }

  /** All that was let through has been shown. Says whether the coach has something else to say now. */
  settle(): boolean {
    const state = this.latest;
    if (this.gone || !state) return false;
    if (this.step) return false;
    if (this.next !== null) return this.begin(this.next);
    const found = this.find((moment) => this.holds(moment, state));
    if (found === null) return false;
    if (!asks(this.steps[found] ?? null)) this.frozen = state;
    return this.begin(found);
  }

  /** The button was pressed: the step after it follows, if it waits for nothing. */
  goOn(): void {
    const { at, frozen } = this;
    this.finish();
    const next = at === null ? undefined : this.steps[at + 1];
    if (at === null || this.gone || !next || next.when?.length || this.shown.has(next.say)) return;
    this.begin(at + 1);
    this.frozen = asks(next) ? null : frozen;
  }

  /** I chose something, whatever it was. */
  chose(): void {
    this.answered = this.latest?.choices ?? null;
    this.chosen += 1;
    if (this.step && this.chosen >= (this.step.times ?? 1)) this.finish();
  }

  leave(): void {
    this.gone = true;
    this.at = this.next = this.frozen = null;
    this.write();
  }

  /** What the step asks to choose, as it is offered. */
  wished(offers: readonly Offer[]): readonly Offer[] {
    const { step } = this;
    return step?.choose ? offers.filter((offer) => matches(step.choose, offer.action)) : [];
  }

  /** What the step asks for is no longer offered, however that came about. */
  private isAnswered({ choices }: TableState): boolean {
    return asks(this.step) && this.wished(choices?.offers ?? []).length === 0;
  }

  private begin(at: number): boolean {
    this.at = at;
    this.chosen = 0;
    this.next = null;
    this.write();
    return true;
  }

  private finish(): boolean {
    const { step } = this;
    if (step) this.shown.add(step.say);
    if (step?.last) this.gone = true;
    this.at = this.next = this.frozen = null;
    this.write();
    return true;
  }

  private write(): void {
    const saying = this.steps[this.at ?? this.next ?? -1]?.say ?? null;
    this.keep({ shown: [...this.shown], left: this.gone, saying, looked: this.looked });
  }

  private find(isNow: (moment: Moment) => boolean): number | null {
    const at = this.steps.findIndex((step) => !this.shown.has(step.say) && step.when?.some(isNow));
    return at < 0 ? null : at;
  }

  private isTold(moment: Moment, { line, view }: Beat): boolean {
    return Boolean(moment.told && line && matches(moment.told, line.event)) && this.fits(moment, view);
  }

  private holds(moment: Moment, state: TableState): boolean {
    if (moment.told || (moment.over && !state.result)) return false;
    const choices = state.choices === this.answered ? null : state.choices;
    if (moment.decision && choices?.decision?.kind !== moment.decision) return false;
    if (moment.offer && !choices?.offers.some((offer) => matches(moment.offer, offer.action))) return false;
    return this.fits(moment, state.view ?? {});
  }

  private fits(moment: Moment, view: AnyView): boolean {
    return (!moment.view || matches(moment.view, view)) && (!moment.after || this.shown.has(moment.after));
  }
}

/** What happened before a page looked on for the first time is not spoken of. */
function firstLook({ beats, lines }: TableState): number {
  const first = beats.find(({ line }) => line)?.line?.count;
  return first === undefined ? (lines.at(-1)?.count ?? 0) : first - 1;
}

export function asks(step: Step | null): boolean {
  return Boolean(step?.choose);
}

/** The table as it stood when this was told; what is asked since then is not asked yet. */
function upTo(state: TableState, beat: Beat): TableState {
  const count = beat.line?.count ?? 0;
  return {
    ...state,
    lobby: state.result ? { ...state.lobby, state: "playing" } : state.lobby,
    view: beat.view,
    beats: state.beats.filter((each) => each.number <= beat.number),
    lines: state.lines.filter((line) => line.count <= count),
    choices: null,
    prompt: beat.line?.text ?? state.prompt,
    waiting: [],
    result: null,
  };
}
