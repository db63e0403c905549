// What a guest keeps on the server: bests, certificates, how the own hand taps. What this device kept itself in earlier
// versions is moved there once.
import { listIn } from "../ui/remembered";
import type { Calibration, Shelf, Tap } from "../wire";
import { http } from "./http";

/** Where taps lay before. */
const BEFORE = "saucer-calibration";
const MOST_TAPS = 40;

export async function myShelf(): Promise<Shelf> {
  const shelf = await http.shelf();
  const calibration = await movedOver(shelf.calibration ?? null);
  return { ...shelf, calibration };
}

export async function keepTaps(taps: readonly Tap[]): Promise<void> {
  await http.calibrate({ kind: "calibration", taps: taps.slice(0, MOST_TAPS) });
}

/** What is on the server already counts; whatever cannot be read is dropped. */
async function movedOver(there: Calibration | null): Promise<Calibration | null> {
  const taps = before();
  if (!there && taps.length > 0) await keepTaps(taps);
  localStorage.removeItem(BEFORE);
  return there ?? (taps.length > 0 ? { kind: "calibration", taps: [...taps] } : null);
}

function before(): readonly Tap[] {
  return listIn(BEFORE, isTap).slice(0, MOST_TAPS);
}

function isTap(found: unknown): found is Tap {
  const { way, ms } = (found ?? {}) as Partial<Tap>;
  return typeof way === "number" && typeof ms === "number";
}
