// Plays what is listened to: light by timers, sound by the clock of the sound card, both at the times of `hearing.ts`.
import { type Direction, type Transmission, times } from "../face/strokes";
import { endsAt, type Hearing, hear, isBehind, listenFrom, playedAt } from "./hearing";
import { type Voice, voice } from "./voice";

interface Shows {
  /** The light: the hand is up or down, or there is none. */
  light(hand: Direction | null): void;
  /** Something was played, or is through. */
  changed(): void;
}

/** So many transmissions one listens to although the game has gone on, and for so many milliseconds. */
const FAR_BEHIND = 3;
const LONG_BEHIND = 20_000;

function isFar(missing: readonly Transmission[]): boolean {
  const length = missing.reduce((sum, { strokes }) => sum + (times(strokes).at(-1) ?? 0), 0);
  return missing.length > FAR_BEHIND || length > LONG_BEHIND;
}

export class Ear {
  private hearing: Hearing;
  private sent: readonly Transmission[] = [];
  private whole = false;
  private timers: number[] = [];
  private planned = 0;
  private sound: Voice | null = null;
  /** How many strokes of what is listened to were played. */
  played = 0;

  constructor(
    next: number,
    private readonly shows: Shows,
  ) {
    this.hearing = listenFrom(next);
  }

  get next(): number {
    return this.hearing.next;
  }

  /** Whether a stroke has come too late, so that the whole is heard afterwards. */
  get late(): boolean {
    return this.hearing.late;
  }

  get sounds(): boolean {
    return this.hearing.start !== null;
  }

  isBehind(sent: readonly Transmission[]): boolean {
    return isBehind(this.hearing, sent);
  }

  /** Whether all of this was played, or is not listened to any more. */
  isThrough(sent: readonly Transmission[]): boolean {
    const [last, now] = [sent.length - 1, sent.at(-1)];
    if (this.next !== last || !now) return this.next > last;
    return !now.ended && this.played >= now.strokes.length;
  }

  /**
   * All that was sent so far, of which so many may be heard by now. Who is far behind, and behind what is still of use,
   * gives up on what is not.
   */
  take(sent: readonly Transmission[], whole: boolean, since = 0, open = sent.length): void {
    this.sent = sent.slice(0, open);
    this.whole = whole;
    if (since > this.next && isFar(sent.slice(this.next))) {
      this.stop();
      this.hearing = listenFrom(Math.min(since, sent.length));
      this.shows.changed();
    }
    this.step();
  }

  /** What has been sent up to now is not listened to any more. */
  skip(): void {
    this.stop();
    this.hearing = listenFrom(Math.max(this.next, this.sent.length));
    this.shows.changed();
  }

  /** Who sends is played nothing. */
  pass(sent: readonly Transmission[]): void {
    this.sent = sent;
    if (this.next !== sent.length) this.hearing = listenFrom(sent.length);
  }

  /** Once more from an earlier one on. */
  again(from: number): void {
    this.stop();
    this.hearing = listenFrom(from);
    this.step();
    this.shows.changed();
  }

  stop(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.sound?.hush();
    this.sound = null;
    this.timers = [];
    this.planned = 0;
    this.played = 0;
    this.shows.light(null);
  }

  private step(): void {
    const [before, now] = [this.hearing, performance.now()];
    const after = hear(before, this.sent, now, this.whole);
    // On a busy machine the light of the last stroke can be late, too: it comes before the end.
    if (after.next !== before.next && this.played < this.planned) {
      this.later(now, () => this.step());
      return;
    }
    this.hearing = after;
    const { next, start, late } = after;
    if (next !== before.next || (before.start !== null && start !== before.start)) this.stop();
    if (next !== before.next || late !== before.late) this.shows.changed();
    this.plan();
  }

  /** Timers for the strokes that have none yet, and for the end. */
  private plan(): void {
    const heard = this.sent[this.hearing.next];
    const planned = playedAt(this.hearing, heard);
    if (planned.length > 0) this.sound ??= voice();
    for (let number = this.planned; number < planned.length; number++) {
      const [stroke, at] = [heard?.strokes[number], planned[number]];
      if (!stroke || at === undefined) continue;
      this.sound?.stroke(stroke.hand, at);
      this.later(at, () => this.play(stroke.hand, number));
    }
    this.planned = planned.length;
    const end = endsAt(this.hearing, this.sent);
    if (end !== null) this.later(end, () => this.step());
  }

  private play(hand: Direction, number: number): void {
    this.played = number + 1;
    this.shows.light(hand);
    this.shows.changed();
  }

  private later(at: number, call: () => void): void {
    this.timers.push(window.setTimeout(call, Math.max(0, at - performance.now())));
  }
}
