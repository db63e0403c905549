// The moments that matter, of every drawn game: how long each stays, in the words of its face. Each game lists them in
// its climaxes.json; `make frames` looks for the same ones in a real browser.
import { describe, expect, test } from "vitest";
import type { AnyView, Beat } from "../net/scene";
import { lengthOfAll } from "../table/face/cues";
import type { AnyFace, Drawing, SeatLook, ToldEvent } from "../table/face/face";
import { advance, opened, type Script, withBeats } from "../table/stage/director";

interface Climaxes {
  /** As much of a view as the cues look at. */
  readonly view: AnyView;
  /** And as much of the view with which they end, if they look at it. */
  readonly after?: AnyView;
  readonly events: readonly ToldEvent[];
}

const FACES = import.meta.glob<AnyFace>("./*/index.ts", { import: "face", eager: true });
const LISTS = import.meta.glob<Climaxes>("./*/climaxes.json", { import: "default", eager: true });

const SHORTEST = 700;
const LOOK: SeatLook = { seat: 0, name: "Anna", shape: "circle", me: true, bot: false, here: true, awaited: false };

function drawingOf(view: AnyView): Drawing<AnyView> {
  const seats = [LOOK, { ...LOOK, seat: 1, me: false }];
  return { view, insight: view.insight, seats, me: 0, message: (id: string) => id } as unknown as Drawing<AnyView>;
}

function climaxes(face: AnyFace, { view, after = view, events }: Climaxes): void {
  const drawing = drawingOf(view);
  describe(face.slug, () => {
    test.each(events.map((event) => [event.kind, event] as const))("%s stays long enough to be seen", (_, event) => {
      expect(lengthOfAll(face.cues?.(event, drawing, after) ?? [], "brisk")).toBeGreaterThanOrEqual(SHORTEST);
    });
    test("they follow one another as told, and the board is never ahead", () => {
      const script: Script = (beat) => face.cues?.(beat.line?.event as unknown as ToldEvent, drawing, after) ?? [];
      expect(schedule(events, script)).toEqual(events.map((event, at) => [event.kind, at]));
    });
  });
}

/** Looked at every 50 ms: what is shown, and the view behind it, without repetition. */
function schedule(events: readonly ToldEvent[], script: Script): [unknown, unknown][] {
  const beats: Beat[] = events.map((event, at) => ({
    number: at + 1,
    line: { count: at + 1, event: event as unknown as AnyView, text: { kind: "text", id: event.kind } },
    view: { at: at + 1 },
  }));
  let stage = withBeats(opened({ at: 0 }, []), { at: beats.length }, beats);
  const seen: [unknown, unknown][] = [];
  for (let now = 0; now < 60_000; now += 50) {
    stage = advance(stage, now, "brisk", script);
    const playing = stage.playing?.beat.line?.event.kind;
    if (playing && seen.at(-1)?.[0] !== playing) seen.push([playing, stage.view.at]);
  }
  return seen;
}

test("every drawn game lists some", () => {
  expect(Object.keys(FACES).map((face) => face.replace("index.ts", "climaxes.json"))).toEqual(Object.keys(LISTS));
});
for (const [place, face] of Object.entries(FACES)) {
  const list = LISTS[place.replace("index.ts", "climaxes.json")];
  if (list) climaxes(face, list);
}
