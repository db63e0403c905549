// What a game tells about a thing on its table, so that nobody must look it up.
import type { Wording } from "../../words/wording";

/** Under the whole name of the part, its last word or its first: `about-ball-white`, `about-pilferer`, `about-portal`. */
export function aboutOf(part: string, wording: Wording): string | null {
  const words = part.split(":");
  const named = [words.join("-"), words.at(-1), words[0]];
  const id = named.map((each) => `about-${each}`).find((each) => wording.knows(each));
  return id ? wording.message(id) : null;
}
