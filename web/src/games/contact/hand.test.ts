import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { http } from "../../net/http";
import type { Shelf } from "../../wire";
import { myTaps } from "./hand";

const EMPTY: Shelf = { bests: [], certificates: [], own: {} };
const TAPS = [{ way: 5, ms: 210 }];

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what the device kept is moved to the server once", async () => {
  localStorage.setItem("saucer-calibration", JSON.stringify([...TAPS, "what?"]));
  vi.spyOn(http, "shelf").mockResolvedValue(EMPTY);
  const kept = vi.spyOn(http, "keep").mockResolvedValue(null);
  expect(await myTaps()).toEqual(TAPS);
  expect(await myTaps()).toEqual([]);
  expect(kept.mock.calls).toEqual([[{ kind: "calibration", taps: TAPS }]]);
});

test("what the server has counts more than what the device kept", async () => {
  localStorage.setItem("saucer-calibration", JSON.stringify([{ way: 9, ms: 900 }]));
  vi.spyOn(http, "shelf").mockResolvedValue({ ...EMPTY, own: { calibration: { kind: "calibration", taps: TAPS } } });
  const kept = vi.spyOn(http, "keep");
  expect(await myTaps()).toEqual(TAPS);
  expect(kept).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});

test("what could not be moved stays where it is", async () => {
  localStorage.setItem("saucer-calibration", JSON.stringify(TAPS));
  vi.spyOn(http, "shelf").mockResolvedValue(EMPTY);
  vi.spyOn(http, "keep").mockRejectedValue(new Error("offline"));
  await expect(myTaps()).rejects.toThrow("offline");
  expect(localStorage.getItem("saucer-calibration")).toBe(JSON.stringify(TAPS));
});
