import { describe, expect, test } from "vitest";
import type { AnyView, Beat } from "../../net/scene";
import type { Tempo } from "../../ui/settings";
import type { Cue } from "../face/cues";
import { advance, isPlaying, lastTurn, opened, replayed, type Script, type Stage, skip, withBeats } from "./director";

const LIGHT: Cue = { kind: "light", at: ["portal:1"], ms: 400 };
const BANNER: Cue = { kind: "banner", words: "!", ms: 1_000 };
const TAPPED: Cue = { kind: "light", at: [], ms: 300, exact: true };

function beats(...kinds: string[]): Beat[] {
  return kinds.map((kind, at) => ({
    number: at + 1,
    line: { count: at + 1, event: { kind }, text: { kind: "text", id: kind } },
    view: { at: at + 1 },
  }));
}

const script: Script = (beat) => {
  const kind = beat.line?.event.kind;
  return kind === "banner" ? [BANNER, LIGHT] : kind === "tap" ? [TAPPED] : kind === "quiet" ? [] : [LIGHT];
};

const START = opened({ at: 0 }, []);

/** Looked at every millisecond. */
function later(stage: Stage, from: number, to: number, tempo: Tempo = "brisk"): Stage {
  let now = stage;
  for (let ms = from; ms <= to; ms++) now = advance(now, ms, tempo, script);
  return now;
}

function played(ms: number, all: Beat[], tempo: Tempo = "brisk") {
  return later(withBeats(START, { at: all.length }, all), 0, ms, tempo);
}

describe("the director", () => {
  test("holds the view before an event until its cues are through, and shows them in the order told", () => {
    const all = beats("light", "banner", "light");
    const seen = [0, 399, 400, 1_399, 1_400, 1_799, 1_800].map((ms) => {
      const stage = played(ms, all);
      return [ms, stage.view.at, stage.playing?.beat.line?.event.kind ?? null];
    });
    expect(seen).toEqual([
      [0, 0, "light"],
      [399, 0, "light"],
      [400, 1, "banner"],
      [1_399, 1, "banner"],
      [1_400, 2, "light"],
      [1_799, 2, "light"],
      [1_800, 3, null],
    ]);
  });
  test("shows what has no cue at once", () => {
    expect(played(0, beats("quiet", "quiet")).view.at).toBe(2);
  });
  test("is slower, faster, or at once, but for what has a time of its own", () => {
    expect(played(179, beats("light"), "fast").view.at).toBe(0);
    expect(played(180, beats("light"), "fast").view.at).toBe(1);
    expect(played(680, beats("light"), "calm").view.at).toBe(1);
    expect(played(679, beats("light"), "calm").view.at).toBe(0);
    expect(played(0, beats("light", "banner"), "once").view.at).toBe(2);
    expect(played(299, beats("tap"), "once").view.at).toBe(0);
    expect(played(300, beats("tap"), "fast").view.at).toBe(1);
  });
  test("takes in what comes while it plays, and never shows it early", () => {
    const all = beats("light", "light");
    const begun = advance(withBeats(START, { at: 1 }, all.slice(0, 1)), 0, "brisk", script);
    const more = advance(withBeats(begun, { at: 2 }, all), 100, "brisk", script);
    expect(more.view.at).toBe(0);
    expect(later(more, 100, 400).view.at).toBe(1);
    expect(later(more, 100, 800).view.at).toBe(2);
  });
  test("shows each event for its whole time, however late its turn comes", () => {
    const stuck = advance(played(0, beats("light", "banner")), 2_000, "brisk", script);
    expect([stuck.view.at, later(stuck, 2_000, 2_999).view.at, later(stuck, 2_000, 3_000).view.at]).toEqual([1, 1, 2]);
  });
  test("is through at once when skipped", () => {
    const stage = skip(played(0, beats("light", "banner")));
    expect([stage.view.at, isPlaying(stage), stage.shown]).toEqual([2, false, 2]);
    expect(skip(stage)).toBe(stage);
  });
  test("forgets everything when another seat looks", () => {
    const stage = withBeats(played(0, beats("light", "banner")), { at: 9 }, []);
    expect([stage.view.at, isPlaying(stage)]).toEqual([9, false]);
  });
  test("shows a change that nothing was told of", () => {
    expect(withBeats(START, { at: 7 }, []).view.at).toBe(7);
  });
  test("shows the last turn again, from the view before it, and ends where it was", () => {
    const all = beats("turn", "light", "turn", "banner", "turn");
    const done = skip(played(0, all));
    const from = lastTurn(all, ["turn"]);
    expect(from).toBe(3);
    const again = advance(replayed(done, all, 3), 5_000, "brisk", script);
    expect([again.view.at, again.again, again.playing?.beat.number]).toEqual([2, true, 3]);
    expect(later(again, 5_000, 8_000)).toMatchObject({ view: { at: 5 }, again: false, shown: 5 });
  });
  test("lets a face say what is not shown again", () => {
    const all = beats("quiet", "banner");
    const once: Script = (beat, view, again) => (again ? [] : script(beat, view, again));
    const again = advance(replayed(skip(played(0, all)), all, 2), 0, "brisk", once);
    expect(again.view.at).toBe(2);
  });
  test("lets what must not be missed wait, with all that follows, and plays it when somebody looks", () => {
    const all = beats("light", "banner", "light");
    const unseen = withBeats(START, { at: 3 }, all);
    const held = advance(unseen, 0, "once", script, undefined, ({ line }) => line?.event.kind === "banner");
    expect([held.view.at, held.playing, isPlaying(held)]).toEqual([1, null, true]);
    const looked = advance(held, 9_000, "brisk", script);
    expect([looked.view.at, looked.playing?.beat.number]).toEqual([1, 2]);
    expect(later(looked, 9_000, 10_400).view.at).toBe(3);
  });
  test("waits for what sounds until it was heard, however fast, and begins what follows then", () => {
    const all = beats("quiet", "light");
    let ears = 0;
    const heard = (view: AnyView) => Number(view.at) <= ears || Number(view.at) === 2;
    const begun = advance(withBeats(START, { at: 2 }, all), 0, "once", script, heard);
    expect([begun.view.at, begun.playing?.sounds]).toEqual([0, true]);
    expect(advance(begun, 9_000, "once", script, heard)).toEqual(begun);
    expect(skip(begun, heard)).toBe(begun);
    expect(replayed(begun, all, 2, heard)).toBe(begun);
    ears = 1;
    const after = advance(begun, 9_000, "brisk", script, heard);
    expect([after.view.at, after.playing?.until, after.playing?.sounds]).toEqual([1, 9_400, false]);
  });
  test("skips up to what is still to be heard", () => {
    const all = beats("light", "light", "quiet", "light");
    const stage = skip(played(0, all), (view) => Number(view.at) < 3);
    expect([stage.view.at, stage.shown, stage.queue.map(({ number }) => number)]).toEqual([2, 2, [3, 4]]);
  });
  test("begins nothing while something that was there before is listened to", () => {
    const waits = advance(withBeats(START, { at: 1 }, beats("light")), 5, "brisk", script, () => false);
    expect([waits.playing, waits.queue.length]).toEqual([null, 1]);
  });
  test("knows no last turn where nothing has happened", () => {
    expect(lastTurn(beats("turn"), ["turn"])).toBeNull();
    expect(lastTurn(beats("light", "light"), [])).toBe(2);
  });
});
