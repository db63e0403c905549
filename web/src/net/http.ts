// Managing tables over HTTP: typed, and a refusal is a text to show.
import type {
  BestHere,
  Carry,
  CarryLink,
  Fill,
  Finished,
  GameInfo,
  GiveWord,
  Join,
  JoinByCode,
  Lobby,
  Me,
  Mistake,
  NewLesson,
  NewTable,
  Picture,
  Problem,
  Replay,
  Shelf,
  Step,
  Swap,
  Text,
} from "../wire";
import { keep } from "./commitment";

/** Whose eyes a finished game is seen with: a seat's, the public's, or with everything open. */
export type Viewer = number | "public" | "open";

/** The server said no, in words; or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly why: Text,
    readonly status: number,
    /** All that is wrong with a board that was sent, each at its place. */
    readonly mistakes: readonly Mistake[] = [],
  ) {
    super(why.id);
  }
}

/** The status with which the server says that there is no such table. */
export const NOT_THERE = 404;

/** Why nothing came of a request, if nobody could say. */
export const UNREACHED: Text = { kind: "text", id: "refused-unreached" };

async function ask<Answer>(method: string, path: string, body?: object, more: RequestInit = {}): Promise<Answer> {
  const headers: HeadersInit = body ? { "content-type": "application/json" } : {};
  const sent = fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }), ...more });
  const answer = await sent.catch(() => {
    throw new Refusal(UNREACHED, 0);
  });
  if (answer.ok) return (await answer.json()) as Answer;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(problem?.problem ?? UNREACHED, answer.status, problem?.mistakes);
}

/** Whoever has a seat keeps the table's promise for the dice, and then gives the word of this device. */
async function pledged(lobby: Lobby): Promise<Lobby> {
  if (!lobby.word_wanted) return lobby;
  const { word, commitment } = keep(lobby);
  const given: GiveWord = { word, commitment };
  return ask<Lobby>("POST", `${table(lobby.table)}/word`, given);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const http = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (me: Me) => ask<Me>("PUT", "/api/me", me),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  openTables: () => ask<Lobby[]>("GET", "/api/tables"),
  finished: () => ask<Finished[]>("GET", "/api/finished"),
  create: (plan: NewTable) => ask<Lobby>("POST", "/api/tables", plan).then(pledged),
  learn: (wanted: NewLesson) => ask<Lobby>("POST", "/api/lessons", wanted).then(pledged),
  guide: (slug: string, guide: string) => ask<Step[]>("GET", `/api/games/${slug}/guides/${guide}`),
  lobby: (id: string) => ask<Lobby>("GET", table(id)).then(pledged),
  joinByCode: (join: JoinByCode) => ask<Lobby>("POST", "/api/join", join).then(pledged),
  join: (id: string, join: Join) => ask<Lobby>("POST", `${table(id)}/join`, join).then(pledged),
  fill: (id: string, fill: Fill) => ask<Lobby>("POST", `${table(id)}/seat`, fill),
  swap: (id: string, swap: Swap) => ask<Lobby>("POST", `${table(id)}/swap`, swap),
  leave: (id: string) => ask<Lobby>("POST", `${table(id)}/leave`),
  start: (id: string) => ask<Lobby>("POST", `${table(id)}/start`),
  rematch: (id: string) => ask<Lobby>("POST", `${table(id)}/rematch`).then(pledged),
  carryLink: (id: string) => ask<CarryLink>("POST", `${table(id)}/carry`),
  carry: (token: Carry) => ask<Lobby>("POST", "/api/carry", token).then(pledged),
  replay: (id: string, viewer: Viewer) => ask<Replay>("GET", `${table(id)}/replay?seat=${viewer}`),
  record: (id: string) => `${table(id)}/record`,
  ownRecord: (id: string, seat: number) => `${table(id)}/record?seat=${seat}`,
  shelf: () => ask<Shelf>("GET", "/api/shelf"),
  /** Whoever leaves the page meanwhile has it kept all the same. */
  keep: (thing: { readonly kind: string }) =>
    ask<unknown>("PUT", `/api/shelf/own/${encodeURIComponent(thing.kind)}`, thing, { keepalive: true }),
  best: (id: string) => ask<BestHere>("GET", `${table(id)}/best`),
  shelfFile: "/api/shelf/export",
  report: (id: string) => ask<Lobby>("POST", `${table(id)}/report`),
  pictures: (slug: string) => ask<Picture[]>("GET", `/api/games/${encodeURIComponent(slug)}/pictures`),
  socket: (id: string) => `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(id)}`,
  rules: async (slug: string, language: string): Promise<string> => {
    const answer = await fetch(`/api/games/${encodeURIComponent(slug)}/rules/${language}`);
    if (!answer.ok) throw await refusal(answer);
    return answer.text();
  },
};
