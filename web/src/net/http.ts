// Managing tables over HTTP: typed, and a refusal is a text to show.
import type {
  Carry,
  CarryLink,
  Fill,
  Finished,
  GameInfo,
  Join,
  JoinByCode,
  Lobby,
  Me,
  NewTable,
  Problem,
  Rematch,
  Replay,
  Text,
} from "../wire";

/** Whose eyes a finished game is seen with: a seat's, the public's, or with everything open. */
export type Viewer = number | "public" | "open";

/** The server said no, in words; or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly why: Text,
    readonly status: number,
  ) {
    super(why.id);
  }
}

const UNREACHED: Text = { kind: "text", id: "refused-unreached" };

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers: HeadersInit = body ? { "content-type": "application/json" } : {};
  const sent = fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await sent.catch(() => {
    throw new Refusal(UNREACHED, 0);
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.problem ?? UNREACHED, answer.status);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const http = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (me: Me) => ask<Me>("PUT", "/api/me", me),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  openTables: () => ask<Lobby[]>("GET", "/api/tables"),
  finished: () => ask<Finished[]>("GET", "/api/finished"),
  create: (plan: NewTable) => ask<Lobby>("POST", "/api/tables", plan),
  lobby: (id: string) => ask<Lobby>("GET", table(id)),
  find: (join: JoinByCode) => ask<Lobby>("POST", "/api/join", join),
  join: (id: string, join: Join) => ask<Lobby>("POST", `${table(id)}/join`, join),
  fill: (id: string, fill: Fill) => ask<Lobby>("POST", `${table(id)}/seat`, fill),
  leave: (id: string) => ask<Lobby>("POST", `${table(id)}/leave`),
  start: (id: string) => ask<Lobby>("POST", `${table(id)}/start`),
  rematch: (id: string, rematch: Rematch) => ask<Lobby>("POST", `${table(id)}/rematch`, rematch),
  carryLink: (id: string) => ask<CarryLink>("POST", `${table(id)}/carry`),
  carry: (token: Carry) => ask<Lobby>("POST", "/api/carry", token),
  replay: (id: string, viewer: Viewer) => ask<Replay>("GET", `${table(id)}/replay?seat=${viewer}`),
  record: (id: string) => `${table(id)}/record`,
  socket: (id: string) => `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(id)}`,
  rules: async (slug: string, language: string): Promise<string> => {
    const answer = await fetch(`/api/games/${encodeURIComponent(slug)}/rules/${language}`);
    if (!answer.ok) throw new Refusal(UNREACHED, answer.status);
    return answer.text();
  },
};

/** 128 random bits of this device, for the dice. */
export function word(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
