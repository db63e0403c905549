import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../words/use";
import { Wording } from "../../words/wording";
import type { AnyFace, Drawing } from "../face/face";
import { Story } from "./story";

const FACE = { slug: "tiny" } as unknown as AnyFace;
const DRAWING = { seats: [] } as unknown as Drawing<Record<string, unknown>>;

let wide: boolean;

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

async function show(open: boolean): Promise<void> {
  const reading = { chapter: "log", clause: null, open } as const;
  const some = { seats: [], lines: [], talks: false, speak: null, now: null } as const;
  const page = (
    <>
      <button type="button" class="story-opener">
        Story
      </button>
      <button type="button" class="latest">
        Anna lands
      </button>
      <Story
        {...some}
        slug="tiny"
        reading={reading}
        setReading={() => {}}
        wording={new Wording("en", [])}
        face={FACE}
        drawing={DRAWING}
        mention={() => {}}
      />
    </>
  );
  await act(() => render(page, document.body));
}

function focused(name: string): void {
  document.querySelector<HTMLElement>(name)?.focus();
}

test("a drawer takes the focus, and gives it back to what opened it", async () => {
  wide = false;
  await show(false);
  focused(".latest");
  await show(true);
  expect(document.activeElement?.closest(".story")).not.toBeNull();
  await show(false);
  expect(document.activeElement?.className).toBe("latest");
});

test("who is in the column when it folds away finds the focus where it is opened again", async () => {
  wide = true;
  await show(true);
  focused(".story .close");
  await show(false);
  expect(document.activeElement?.className).toBe("story-opener");
});

test("who is elsewhere when it folds away stays there", async () => {
  wide = true;
  await show(true);
  focused(".latest");
  await show(false);
  expect(document.activeElement?.className).toBe("latest");
});

test("the log itself is silent: what happens is read aloud once", async () => {
  wide = true;
  await show(true);
  expect([...document.querySelectorAll('[role="log"]')].map((log) => log.getAttribute("aria-live"))).not.toContain(
    "polite",
  );
});
