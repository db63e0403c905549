// The side column of a game under way: log, chat, rules, and the game's own sheet.
import type { ComponentChildren } from "preact";
import { useCallback } from "preact/hooks";
import { mark } from "../face/drawing";
import { Story } from "../story/story";
import { partnersOf, talks } from "./talks";
import type { GameUnderWay } from "./use-game";

export function SideColumn({ hint, ...game }: GameUnderWay & { readonly hint: ComponentChildren }) {
  const { face, reading, setReading, state, told, seats, wording, drawing, table, seat, playing, doing, send } = game;
  const silenced = told.silenced ?? null;
  const mention = useCallback((parts: readonly string[]) => mark(table.current, parts, "mentioned"), [table]);
  return (
    <Story
      slug={face.slug}
      {...{ reading, setReading, seats, wording, face, drawing, hint, mention }}
      lines={state.lines}
      talk={told.talk}
      emotes={told.emotes}
      closed={silenced && wording.render(silenced)}
      speak={seat !== null && playing && silenced === null ? doing.speak : null}
      partners={partnersOf(state.lobby.teams ?? [], seats, seat)}
      make={seat === null || silenced ? null : (emote) => send({ kind: "emote", seat, emote })}
      talks={talks(game)}
      now={game.choices?.decision?.clause ?? null}
    />
  );
}
