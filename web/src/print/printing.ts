// Prints from the browser: the board of a table, one's own too, with all that is played with on paper.
import type { AnyView } from "../net/scene";
import type { Wording } from "../words/wording";
import type { Sheets } from "./sheets";

const SHEETS = import.meta.glob<Sheets>("../games/*/print.tsx", { import: "sheets" });
const COLOURS = import.meta.glob("../games/*/print.css");

export function hasSheets(slug: string): boolean {
  return `../games/${slug}/print.tsx` in SHEETS;
}

/** Returns when the browser has printed, or somebody thought better of it. */
export async function print(slug: string, view: AnyView, wording: Wording): Promise<void> {
  const [sheets, { onPaper }] = await Promise.all([
    SHEETS[`../games/${slug}/print.tsx`]?.(),
    import("./paper"),
    COLOURS[`../games/${slug}/print.css`]?.(),
  ]);
  if (sheets) onPaper(sheets, view, wording);
}
