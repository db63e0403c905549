// How each event is shown: who goes where, and the pictures of the moments that matter.

import type { Banner, Cue, Tone } from "../../table/face/cues";
import type { Drawing, ToldEvent } from "../../table/face/face";
import { CardPicture, greyIdentity } from "./cards";
import { Hands } from "./climax";
import { AmbassadorFigure, FigurePicture } from "./figures";
import type { Event, FigureMoved, InkognitoView, SecretsView } from "./model.generated";
import type { Card, Colour } from "./names";

type Props = Drawing<InkognitoView>;

export function cues(told: ToldEvent, drawing: Props): readonly Cue[] {
  const event = told as unknown as Event;
  switch (event.kind) {
    case "turn_started":
      return [{ kind: "light", at: [`seat:${event.seat}`], ms: 420 }];
    case "phantom_shaken":
      return [{ kind: "light", at: ["phantom"], ms: 620 }];
    case "figure_moved":
      return [walk(event.colour, event.build, event.to)];
    case "figure_moved_on":
      return ownColour(drawing, event.seat).map((colour) => walk(colour, event.build, event.to));
    case "figure_expelled":
      return [walk(event.colour, event.build, event.to), banner("bad", figure(event.colour, event.build))];
    case "ambassador_moved":
      return [{ kind: "fly", thing: ambassador(56), from: "ambassador", to: space(event.to), ms: 640 }];
    case "ambassador_expelled":
      return [
        { kind: "fly", thing: ambassador(56), from: "ambassador", to: space(event.to), ms: 900 },
        banner("bad", ambassador(96)),
      ];
    case "meeting_chosen":
      return [{ kind: "light", at: [space(event.space)], ms: 420 }];
    case "question_asked":
      return [{ kind: "light", at: [`seat:${event.asker}`, `seat:${event.asked}`, space(event.space)], ms: 900 }];
    case "cards_shown":
      return [banner("calm", cards(event.cards, ownColour(drawing, event.asked)[0] ?? null), 1_800)];
    case "answer_given":
      return [banner("calm", cards([null, null], null), 1_000)];
    case "objected":
      return [banner(event.right ? "calm" : "bad", cards(event.cards, null), 1_400)];
    case "mission_claimed":
      return [banner("alarm", <Hands met={false} />, 1_800)];
    case "handshake_accepted":
      return [banner("good", <Hands met={true} />, 1_800)];
    case "handshake_refused":
      return [banner("bad", <Hands met={false} />, 1_800)];
    case "declaration_sealed":
    case "figures_placed":
      return [banner("calm", undefined, 900)];
    case "secret_dealt":
      return [{ kind: "light", at: [`seat:${event.seat}`], ms: 420 }];
    case "declaration_opened":
      return [banner(event.right ? "good" : "bad", ambassador(96), 1_800)];
    case "match_ended":
      return [
        {
          ...banner("good", unmasked(event.secrets, drawing), 1_800),
          words: drawing.message(`reason-${event.reason}`),
          result: {
            winners: event.winners,
            scores: drawing.seats.map(({ seat }) => Number(event.winners.includes(seat))),
          },
        },
      ];
    case "colours_drawn":
    case "placement_chosen":
    case "secrets_dealt":
    case "movement_ended":
    case "answer_repeated":
    case "declaration_begun":
    case "identities_written":
      return [];
  }
}

function space(name: string): string {
  return `space:${name}`;
}

function banner(tone: Tone, picture?: ReturnType<typeof figure>, ms = 1_200): Cue & Banner {
  return { kind: "banner", tone, ms, ...(picture && { picture }) };
}

function figure(colour: Colour, build: FigureMoved["build"], size = 96) {
  return <FigurePicture colour={colour} build={build} size={size} />;
}

function walk(colour: Colour, build: FigureMoved["build"], to: string): Cue {
  return { kind: "fly", thing: figure(colour, build, 60), from: `figure:${colour}:${build}`, to: space(to), ms: 640 };
}

function ambassador(height: number) {
  return (
    <svg aria-hidden="true" viewBox="-26 -70 52 84" height={height} width={(height * 52) / 84}>
      <AmbassadorFigure />
    </svg>
  );
}

/** A closed answer is two backs: how many cards it has is nobody's business. */
function cards(faces: readonly (Card | null)[], colour: Colour | null) {
  return (
    <span class="ink-laid">
      {faces.map((face, place) => (
        <CardPicture key={`${face} ${place}`} card={face} colour={colour} />
      ))}
    </span>
  );
}

/** The masks fall: who everybody was, in seating order. */
function unmasked(secrets: readonly SecretsView[], { seats, message }: Props) {
  return (
    <span class="ink-laid">
      {secrets.map(({ identity }, seat) => (
        <span key={identity} class="ink-mask">
          <CardPicture card={greyIdentity(identity)} colour={null} />
          <b>{seats[seat]?.name ?? message("note-put_aside")}</b>
        </span>
      ))}
    </span>
  );
}

function ownColour({ view }: Props, seat: number): Colour[] {
  const colour = view.players[seat]?.colour;
  return colour ? [colour] : [];
}
