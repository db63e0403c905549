// Which games have been played on this device: whoever is new to one is offered to learn it first.
import { isString, listIn } from "../../ui/remembered";

const PLACE = "saucer-played";

export function hasPlayed(slug: string): boolean {
  return played().includes(slug);
}

export function notePlayed(slug: string): void {
  if (!hasPlayed(slug)) localStorage.setItem(PLACE, JSON.stringify([...played(), slug]));
}

function played(): readonly string[] {
  return listIn(PLACE, isString);
}
