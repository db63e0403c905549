import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { change } from "../ui/settings";
import type { AnyFace } from "./face/face";
import { useFace, usePoster } from "./games";

let face: AnyFace | null;
let poster: unknown;

function Watcher({ slug }: { slug: string }) {
  face = useFace(slug);
  poster = usePoster(slug);
  return null;
}

async function look(slug: string): Promise<void> {
  [face, poster] = [null, null];
  await act(() => render(<Watcher slug={slug} />, document.body));
  await vi.waitFor(() => expect(face && poster).toBeTruthy());
}

afterEach(() => {
  render(null, document.body);
  change({ plain: false });
});

test("a game that draws has its drawing; a game without a folder has the plain face and a poster", async () => {
  await look("all-in-all");
  expect(face).toMatchObject({ slug: "all-in-all", buttons: ["fly_on", "stop"] });
  expect(face?.Choices).toBeUndefined();
  render(null, document.body);
  await look("no-such-game");
  expect(face).toMatchObject({ slug: "no-such-game", buttons: [] });
  expect(face?.Choices).toBeDefined();
});

test("whoever prefers words has them at once, with the small controls of the game, and the drawing back at once", async () => {
  await look("all-in-all");
  const drawn = face;
  await act(() => change({ plain: true }));
  await vi.waitFor(() => expect(face?.Choices).toBeDefined());
  expect(face?.StandingOrder).toBe(drawn?.StandingOrder);
  expect(face?.figures).toBe(drawn?.figures);
  expect(face?.Board).not.toBe(drawn?.Board);
  await act(() => change({ plain: false }));
  await vi.waitFor(() => expect(face).toBe(drawn));
});
