// How I like to play with bots: for each game, on this device. The one click on the start page follows it.
import { middle, usualPlayers } from "../table/lobby/usual";
import { fieldsIn } from "../ui/remembered";
import { type GameInfo, type NewTable, PACES, type SeatPlan } from "../wire";

const PLACE = "saucer-bots";

export interface BotsPlan {
  readonly players: number;
  readonly level: string;
  readonly pace: (typeof PACES)[number];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Whatever was kept, only what the game still knows is believed. */
export function planOf(game: GameInfo): BotsPlan {
  const { players, level, pace, options } = (fieldsIn(PLACE)[game.slug] ?? {}) as Partial<BotsPlan>;
  const fits = typeof players === "number" && players >= game.fewest && players <= game.most;
  return {
    players: fits ? players : usualPlayers(game),
    level: level && game.bots.includes(level) ? level : middle(game.bots),
    pace: pace && PACES.includes(pace) ? pace : "brisk",
    options: typeof options === "object" && options !== null ? options : {},
  };
}

export function keepPlan(slug: string, plan: BotsPlan | null): void {
  const { [slug]: _, ...others } = fieldsIn(PLACE);
  localStorage.setItem(PLACE, JSON.stringify(plan ? { ...others, [slug]: plan } : others));
}

export function tableOf(game: GameInfo, { players, level, pace, options }: BotsPlan): NewTable {
  const bots = Array.from({ length: players - 1 }, (): SeatPlan => ({ who: "bot", bot: level }));
  return { game: game.slug, seats: [{ who: "me" }, ...bots], pace, options, start: true };
}
