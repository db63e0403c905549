// Where long words may be parted: a narrow card breaks them there, with a hyphen, whether or not a browser knows how.
const SOFT_HYPHEN = "\u00ad";

/** `partings` are words with their places, such as "UHREN-VER-GLEICH STADT-BUS"; a longer word before one within it. */
export function parted(words: string, partings: string): string {
  return partings
    .split(" ")
    .reduce((text, each) => text.replaceAll(each.replaceAll("-", ""), each.replaceAll("-", SOFT_HYPHEN)), words);
}
