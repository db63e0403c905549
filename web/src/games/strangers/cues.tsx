// What is seen of what happened: for each kind of event which things fly, turn, light up or cross the board.
import type { VNode } from "preact";
import type { Anchor, Cue } from "../../table/face/cues";
import type { Drawing, ToldEvent } from "../../table/face/face";
import { type Card, isCard } from "./cards";
import type { StrangersView } from "./model.generated";
import { inParts, lookOf, tallyOf } from "./names";
import { CardBack, CardFace } from "./pictures";
import { measures } from "./tally";
import { Abduction, COIN, Coin, Coins, KidPicture, SaucerFigure, StrangerPicture, Taking } from "./tokens";

type Sight = Drawing<StrangersView>;
type Show = (event: ToldEvent, drawing: Sight) => readonly Cue[];

const seatOf = (event: ToldEvent, field = "seat"): number => Number(event[field]);
const wordOf = (event: ToldEvent, field: string): string => String(event[field]);
const listOf = (event: ToldEvent, field: string): readonly unknown[] =>
  Array.isArray(event[field]) ? event[field] : [];
const cardOf = (event: ToldEvent): Card => (isCard(event.card) ? event.card : "walk");
const spaceAt = (space: string): Anchor => `space:${space}`;
const seatAt = (seat: number): Anchor => `seat:${seat}`;

function face(drawing: Sight, card: Card): VNode {
  return <CardFace card={card} name={inParts(drawing, `card-${card}`)} />;
}

function kid(drawing: Sight, seat: number): VNode {
  return <KidPicture shape={lookOf(drawing, seat).shape} size={38} />;
}

function fly(thing: VNode, from: Anchor, to: Anchor): Cue {
  return { kind: "fly", thing, from, to };
}

function light(...at: Anchor[]): Cue {
  return { kind: "light", at };
}

const NOTHING: Show = () => [];
const backs: Show = (event) => [fly(<CardBack size={64} />, "deck", seatAt(seatOf(event)))];
const drawn: Show = (event, drawing) => [fly(face(drawing, cardOf(event)), "deck", seatAt(seatOf(event)))];
const played: Show = (event, drawing) => [fly(face(drawing, cardOf(event)), seatAt(seatOf(event)), "playing")];
const threatened: Show = (event) => [light(placeOf(event))];

/** A scored Kid stands on its spot, another one on its space. */
function placeOf(event: ToldEvent, field = "player"): Anchor {
  const space = wordOf(event, "space");
  return typeof event.spot === "number" ? `spot:${space}:${event.spot}` : `kid:${seatOf(event, field)}@${space}`;
}

/** DS-21 The top of the deck is turned over, and it is one of those. */
function alien(card: Card): Show {
  return (_, drawing) => [{ kind: "turn", at: "deck", back: <CardBack size={90} />, front: face(drawing, card) }];
}

/** Where a Kid stands before it goes: on a street, or as the only one in a HOME (DS-34). */
function kidAt({ view }: Sight, seat: number, space: string): Anchor {
  return view.board.streets.some((street) => street.space === space) ? `kid:${seat}@${space}` : `spot:${space}:1`;
}

/** DS-22, DS-23 The climax: somebody is taken, by a Stranger or up into a saucer. */
function taken(
  drawing: Sight,
  Picture: typeof Abduction,
  players: readonly number[],
  from: (player: number) => Anchor,
): readonly Cue[] {
  const shapes = players.map((player) => lookOf(drawing, player).shape);
  return [
    { kind: "banner", picture: <Picture shapes={shapes} />, tone: "bad" },
    ...players.map((player) => fly(kid(drawing, player), from(player), seatAt(player))),
  ];
}

/** DS-25 In a match of several games, which of them; alone, what the score is worth. */
function ended(event: ToldEvent, drawing: Sight): readonly Cue[] {
  const reason = drawing.message(`reason-${wordOf(event, "reason")}`);
  const ofMatch = drawing.view.variant === "gauntlet" && typeof event.game === "number";
  const game = ofMatch ? [`${drawing.message("see-game", { game: Number(event.game) })}.`] : [];
  const scores = listOf(event, "scores").map(Number);
  return [
    {
      kind: "banner",
      result: { winners: listOf(event, "winners").map(Number), scores },
      words: [...game, reason, ...measures(drawing, scores[0] ?? 0)].join(" "),
      picture: <StrangerPicture size={120} />,
    },
  ];
}

const SHOWN: Readonly<Record<string, Show>> = {
  starter_chosen: (event) => [light(seatAt(seatOf(event)))],
  hand_dealt: backs,
  cards_dealt: backs,
  set_aside: (event, drawing) =>
    listOf(event, "cards")
      .filter(isCard)
      .map((card) => fly(face(drawing, card), seatAt(seatOf(event)), "discards")),
  sightings_returned: () => [fly(<CardBack size={64} />, "discards", "deck")],
  first_kids_let_out: (_, drawing) =>
    drawing.seats.map(({ seat }) => fly(kid(drawing, seat), seatAt(seat), spaceAt(drawing.view.board.school))),
  kid_let_out: (event, drawing) => [
    fly(kid(drawing, seatOf(event)), seatAt(seatOf(event)), spaceAt(drawing.view.board.school)),
  ],
  ran_away: (event, drawing) => [
    fly(kid(drawing, seatOf(event)), kidAt(drawing, seatOf(event), wordOf(event, "space")), seatAt(seatOf(event))),
  ],
  card_played: played,
  open_card_played: played,
  card_discarded: (event, drawing) => [fly(face(drawing, cardOf(event)), seatAt(seatOf(event)), "discards")],
  cards_kept: NOTHING,
  played_for_nothing: () => [light("playing")],
  kid_chosen: threatened,
  scored_kid_chosen: threatened,
  kid_walked: (event) => [
    {
      kind: "trace",
      through: listOf(event, "way").map((space) => spaceAt(String(space))),
      seat: seatOf(event, "player"),
    },
  ],
  kid_jumped: (event, drawing) => {
    const player = seatOf(event, "player");
    return [fly(kid(drawing, player), kidAt(drawing, player, wordOf(event, "start")), spaceAt(wordOf(event, "to")))];
  },
  kid_scored: (event, drawing) => [
    light(spaceAt(wordOf(event, "space"))),
    ...worthOf(event, drawing).map((worth): Cue => ({ kind: "count", at: spaceAt(wordOf(event, "space")), by: worth })),
  ],
  stopped: NOTHING,
  hand_looked_at: (event) => [light(seatAt(seatOf(event, "player")))],
  hand_shown: NOTHING,
  card_named: (event, drawing) => [fly(face(drawing, cardOf(event)), seatAt(seatOf(event, "player")), "playing")],
  stranger_chosen: (event) => [light(`stranger:${wordOf(event, "space")}`)],
  stranger_moved: (event) => [
    fly(<StrangerPicture size={64} />, `stranger:${wordOf(event, "start")}`, spaceAt(wordOf(event, "to"))),
  ],
  stranger_placed: (event, drawing) => [
    light(spaceAt(wordOf(event, "space"))),
    {
      kind: "banner",
      words: drawing.message("see-arrives", { space: wordOf(event, "space"), left: Number(event.left) }),
      picture: <StrangerPicture size={120} comes />,
      tone: "alarm",
    },
  ],
  kids_abducted: (event, drawing) =>
    taken(drawing, Taking, listOf(event, "players").map(Number), (player) => `kid:${player}@${wordOf(event, "space")}`),
  sighting_drawn: alien("stranger_sighting"),
  saucer_drawn: alien("saucer"),
  saucer_in_vain: (_, drawing) => [{ kind: "banner", words: drawing.message("log-saucer_in_vain"), tone: "calm" }],
  order_chosen: NOTHING,
  coins_flipped: (event, drawing) => [
    {
      kind: "turn",
      at: spaceAt(drawing.view.board.school), // the coin's own place is at the edge, where half of it would be off a phone
      back: <Coin saucer={false} size={COIN} />,
      front: <Coins coins={Number(event.coins)} saucers={Number(event.saucers)} />,
      ms: 1_000,
    },
  ],
  kid_abducted: (event, drawing) => taken(drawing, Abduction, [seatOf(event, "player")], () => placeOf(event)),
  kid_spared: threatened,
  contact_made: () => [
    {
      kind: "banner",
      picture: (
        <svg width="150" height="90" viewBox="-50 -32 100 60" aria-hidden="true">
          <SaucerFigure />
        </svg>
      ),
      tone: "good",
    },
  ],
  contact_failed: (event) => [light(seatAt(seatOf(event)))],
  date_set_aside: (_, drawing) => [fly(face(drawing, "soda_shop_date"), "deck", "discards")],
  card_drawn: drawn,
  card_drawn_unseen: backs,
  card_taken: drawn,
  deck_shuffled: () => [fly(<CardBack size={64} />, "discards", "deck")],
  game_started: (event, drawing) => [
    { kind: "banner", words: drawing.message("see-game", { game: Number(event.game) }), tone: "calm" },
  ],
  board_chosen: NOTHING,
  game_ended: ended,
  match_ended: ended,
};

/** DS-18a What the place was to bring to the next Kid, on the board before it came. */
function worthOf(event: ToldEvent, drawing: Sight): readonly string[] {
  const at = drawing.view.board.scoring.findIndex(({ space }) => space === event.space);
  const worth = tallyOf(drawing)?.next[at];
  return typeof worth === "number" ? [`+${worth}`] : [];
}

export function cues(event: ToldEvent, drawing: Sight): readonly Cue[] {
  return SHOWN[event.kind]?.(event, drawing) ?? [];
}

/** Kinds of events that have a word here. */
export const TOLD: readonly string[] = Object.keys(SHOWN);

/** A turn begins with its one action (DS-6). */
export const TURNS: readonly string[] = ["kid_let_out", "ran_away", "card_played", "open_card_played"];
