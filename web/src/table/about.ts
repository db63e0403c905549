// What a game tells about a thing on its table, so that nobody must look it up.
import type { Wording } from "../words/wording";

/** Under the whole name of the part, or under its last word: `about-ball-white`, `about-pilferer`. */
export function aboutOf(part: string, wording: Wording): string | null {
  const words = part.split(":");
  const id = [`about-${words.join("-")}`, `about-${words.at(-1)}`].find((each) => wording.knows(each));
  return id ? wording.message(id) : null;
}
