import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shelf } from "../wire";
import { http } from "./http";
import { myShelf } from "./shelf";

const EMPTY: Shelf = { bests: [], certificates: [], calibration: null };
const TAPS = [{ way: 5, ms: 210 }];

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what the device kept is moved to the server once", async () => {
  localStorage.setItem("saucer-calibration", JSON.stringify([...TAPS, "what?"]));
  vi.spyOn(http, "shelf").mockResolvedValue(EMPTY);
  const kept = vi.spyOn(http, "calibrate").mockResolvedValue({ kind: "calibration", taps: TAPS });
  expect((await myShelf()).calibration?.taps).toEqual(TAPS);
  expect((await myShelf()).calibration).toBeNull();
  expect(kept.mock.calls).toEqual([[{ kind: "calibration", taps: TAPS }]]);
});

test("what the server has counts more than what the device kept", async () => {
  localStorage.setItem("saucer-calibration", JSON.stringify([{ way: 9, ms: 900 }]));
  vi.spyOn(http, "shelf").mockResolvedValue({ ...EMPTY, calibration: { kind: "calibration", taps: TAPS } });
  const kept = vi.spyOn(http, "calibrate");
  expect((await myShelf()).calibration?.taps).toEqual(TAPS);
  expect(kept).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});

test("what could not be moved stays where it is", async () => {
  localStorage.setItem("saucer-calibration", JSON.stringify(TAPS));
  vi.spyOn(http, "shelf").mockResolvedValue(EMPTY);
  vi.spyOn(http, "calibrate").mockRejectedValue(new Error("offline"));
  await expect(myShelf()).rejects.toThrow("offline");
  expect(localStorage.getItem("saucer-calibration")).toBe(JSON.stringify(TAPS));
});
