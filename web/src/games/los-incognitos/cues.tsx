// What happens, as beats: which cue goes with which kind of event.

import type { Anchor, Cue } from "../../table/face/cues";
import type { ToldEvent } from "../../table/face/face";
import { Die } from "./dice";
import type { EntryWritten, Event, GameEnded, Monster, MonsterChallenged, Moved } from "./model.generated";
import { MonsterPicture, SignPicture } from "./monsters";
import { type DieSymbol, halves, KINDS, nameOf, type Props, partOf, travelOf } from "./names";

/** Kinds of events that begin somebody's turn. */
export const TURNS: readonly string[] = ["turn_began"];

/** The dice of a duel, and what comes of it, stay long enough to be seen. */
const DUEL = 900;

export function cues(told: ToldEvent, drawing: Props): readonly Cue[] {
  const event = told as unknown as Event;
  const { message } = drawing;
  switch (event.kind) {
    case "player_started":
      return [{ kind: "light", at: [`seat:${event.seat}`] }];
    case "turn_began":
      return event.seat === travelOf(drawing)?.last_to_write
        ? [{ kind: "banner", words: message("see-last-turn"), picture: <Hourglass />, tone: "alarm" }]
        : [{ kind: "light", at: [`seat:${event.seat}`] }];
    case "dice_picked_up":
      return [{ kind: "light", at: ["roll"], ms: 300 }];
    case "rolled":
      return [...event.dice.map((die): Cue => fly(die, `seat:${event.seat}`, "roll"))];
    case "die_stored":
      return [fly(event.die, `die:${event.die}`, "pad")];
    case "moved":
      return [{ kind: "trace", through: travelled(event, drawing), seat: event.seat }];
    case "destination_taken":
      return [{ kind: "light", at: [`destination:${event.destination.number}`] }];
    case "monster_marked":
      return [
        flyMonster(event.monster, `destination:${event.destination.number}`, partOf(event.monster)),
        { kind: "count", at: `destination:${event.destination.number}`, by: `+${event.monster.value}` },
      ];
    case "site_explored":
      return [{ kind: "count", at: `destination:${event.destination.number}`, by: `+${event.points}` }];
    case "force_field_used":
      return [{ kind: "count", at: `seat:${event.seat}`, by: `+${event.points}` }];
    case "chest_opened":
      return [{ kind: "light", at: ["function", `monster:${event.monster}`] }];
    case "die_exchanged":
      return [fly(event.into, "function", "pad")];
    case "turn_stopped":
      return event.forced ? stopped(drawing) : [];
    case "monster_sent":
      return event.monster ? [{ kind: "light", at: [partOf(event.monster)] }] : [];
    case "monster_challenged":
      return [challenged(event, drawing)];
    case "duel_rolled":
    case "star_rolled":
    case "drop_rolled":
      return event.dice.map((die) => ({ ...fly(die, `seat:${event.seat}`, "roll"), ms: DUEL }));
    case "duel_ended":
      return event.circled && event.winner !== null
        ? [{ ...flyMonster(event.circled, partOf(event.circled), `seat:${event.winner}`), ms: DUEL }]
        : [];
    case "sign_begun":
      return [
        {
          kind: "fly",
          thing: <SignPicture sign={event.sign} size={34} />,
          from: partOf(event.monster),
          to: `seat:${event.seat}`,
        },
      ];
    case "oval_scored":
      return [{ kind: "count", at: `seat:${event.seat}`, by: `+${event.points}` }];
    case "teleported":
      return event.section === null ? [] : [{ kind: "trace", through: [`section:${event.section}`], seat: event.seat }];
    case "die_set_aside":
      return event.symbol && event.player !== null
        ? [fly(event.symbol, `seat:${event.seat}`, `seat:${event.player}`)]
        : [];
    case "entry_written":
      return [written(event, drawing)];
    case "zero_used":
      return [{ kind: "banner", words: message("see-turn-again"), picture: <Blank />, tone: "good" }];
    case "player_out":
      return [{ kind: "light", at: [`seat:${event.seat}`] }];
    case "game_ended":
      return ended(event, drawing);
    case "payment_asked":
    case "payment_chosen":
    case "other_kept":
      return [];
  }
}

function challenged({ seat, opponent, monster, target }: MonsterChallenged, drawing: Props): Cue {
  const words = drawing.message("see-duel", { one: nameOf(drawing, seat), two: nameOf(drawing, opponent) });
  return { kind: "banner", words, picture: <Opponents one={monster} two={target} />, tone: "alarm" };
}

function written({ seat, entry }: EntryWritten, { message }: Props): Cue {
  if (entry.kind === "zero")
    return { kind: "banner", words: message("see-zero-roll"), picture: <Blank />, tone: "bad" };
  return { kind: "count", at: `seat:${seat}`, by: entry.kind === "points" ? `+${entry.points ?? 0}` : "/" };
}

function ended(event: GameEnded, { message }: Props): readonly Cue[] {
  const words = message(`reason-${event.reason}`);
  return [
    { kind: "banner", result: event, words, picture: <Homecoming />, ms: 1_600 },
    ...event.scores.map((score, seat): Cue => ({ kind: "count", at: `seat:${seat}`, by: halves(score), ms: 1_600 })),
  ];
}

/** From where the movement began: sections are told in the order of their link, which may lead the other way. */
function travelled({ origin, sections }: Moved, { view }: Props): readonly Anchor[] {
  const { links, destinations } = view.board;
  let first = 0;
  const link = links.find((each) => {
    first += each.sections.length;
    return (sections[0] ?? 0) < first;
  });
  const forwards = link?.ends[0] === destinations[origin.number]?.id;
  const parts = sections.map((section) => `section:${section}`);
  return [`destination:${origin.number}`, ...(forwards ? parts : parts.reverse())];
}

/** A roll that gives nothing; worse if the turn had brought nothing before. */
function stopped({ view, message }: Props): readonly Cue[] {
  if (view.roll.length === 0) return [{ kind: "light", at: ["pad", "spent"] }];
  const kept = view.moved || view.scored;
  const words = message("see-nothing-possible");
  return [{ kind: "banner", words, picture: <Blank />, tone: kept ? "calm" : "bad", ms: kept ? 900 : 1_500 }];
}

function fly(die: DieSymbol, from: Anchor, to: Anchor): Cue {
  return { kind: "fly", thing: <Die symbol={die} />, from, to };
}

function flyMonster(monster: Monster, from: Anchor, to: Anchor): Cue {
  return { kind: "fly", thing: <MonsterPicture kind={monster.kind} size={40} />, from, to };
}

/** An hourglass with its last grains. */
function Hourglass() {
  return (
    <svg viewBox="-40 -50 80 100" width="96" height="120" aria-hidden="true">
      <path
        d="M-28,-40H28Q28,-12 5,0Q28,12 28,40H-28Q-28,12 -5,0Q-28,-12 -28,-40Z"
        fill="#d7f3ff"
        stroke="#241a1a"
        stroke-width="5"
      />
      <path d="M-20,36Q0,10 20,36ZM-6,-14H6L0,-4Z" fill="#ef7d1a" />
      <path d="M-34,-44H34M-34,44H34" stroke="#8f5420" stroke-width="9" stroke-linecap="round" />
    </svg>
  );
}

/** An empty die, and stars around a head. */
function Blank() {
  return (
    <svg viewBox="-50 -50 100 100" width="110" height="110" aria-hidden="true">
      <g transform="rotate(-14)">
        <rect x="-32" y="-32" width="64" height="64" rx="13" fill="#fff7e3" stroke="#241a1a" stroke-width="4" />
        <circle r="17" fill="none" stroke="#c3301c" stroke-width="7" />
        <path d="M-12,12L12,-12" stroke="#c3301c" stroke-width="7" />
      </g>
    </svg>
  );
}

/** All kinds of them, found and ready to fly home. */
function Homecoming() {
  return (
    <span class="los-homecoming">
      {KINDS.map((kind) => (
        <MonsterPicture key={kind} kind={kind} size={64} />
      ))}
    </span>
  );
}

function Opponents({ one, two }: { one: Monster; two: Monster }) {
  return (
    <span class="los-opponents">
      <MonsterPicture kind={one.kind} size={90} />
      <b>
        {one.value} : {two.value}
      </b>
      <MonsterPicture kind={two.kind} size={90} />
    </span>
  );
}
