// How the own hand taps, kept on the server for the guest. What this device kept itself in earlier versions is moved
// there once.
import { http } from "../../net/http";
import { listIn } from "../../ui/remembered";
import type { Calibration, Flight } from "./model.generated";

/** Where taps lay before. */
const BEFORE = "saucer-calibration";
const MOST_TAPS = 40;

export async function myTaps(): Promise<readonly Flight[]> {
  const { own } = await http.shelf();
  const { taps } = (own.calibration ?? { taps: [] }) as Pick<Calibration, "taps">;
  return movedOver(taps);
}

export async function keepTaps(taps: readonly Flight[]): Promise<void> {
  const calibration: Calibration = { kind: "calibration", taps: taps.slice(0, MOST_TAPS) };
  await http.keep(calibration);
}

/** What is on the server already counts; whatever cannot be read is dropped. */
async function movedOver(there: readonly Flight[]): Promise<readonly Flight[]> {
  const before = listIn(BEFORE, isFlight).slice(0, MOST_TAPS);
  if (there.length === 0 && before.length > 0) await keepTaps(before);
  localStorage.removeItem(BEFORE);
  return there.length > 0 ? there : before;
}

function isFlight(found: unknown): found is Flight {
  const { way, ms } = (found ?? {}) as Partial<Flight>;
  return typeof way === "number" && typeof ms === "number";
}
