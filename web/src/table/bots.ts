/** A bot of a middle level: a first game should be neither lost nor won at once. */
export function middle(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "random";
}
