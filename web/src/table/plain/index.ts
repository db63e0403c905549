// A plain face for every game, made from its view, its offers and its words: what a new game starts with, and what
// whoever reads rather than looks may choose. It knows no game.
import "./plain.css";
import { h } from "preact";
import type { AnyFace, Drawing, Figure } from "../face/face";
import { Board, PlainHand } from "./board";
import { PlainChoices } from "./choices";
import { type Fields, formOf } from "./json";
import type { Names } from "./names";

export { namesOf } from "./names";

/** Where the game has a face of its own, its small controls, figures and sounds serve here, too. */
export function plainFace(slug: string, names: Names, drawn: AnyFace | null): AnyFace {
  return {
    slug,
    Board: (drawing) => h(Board, { drawing: read(drawing, drawn), names }),
    Mine: (drawing) => h(PlainHand, { drawing: read(drawing, drawn), names }),
    Other: () => null,
    Choices: (props) => h(PlainChoices, { ...props, drawing: props, names }),
    figures: drawn?.figures ?? ((drawing, seat) => figures(drawing, names, seat)),
    buttons: [],
    ...(drawn?.StandingOrder && { StandingOrder: drawn.StandingOrder }),
    ...(drawn?.Aside && { Aside: drawn.Aside }),
    ...(drawn?.rhythm && { rhythm: drawn.rhythm }),
    ...(drawn?.quiet && { quiet: drawn.quiet }),
    ...(drawn?.sound && { sound: drawn.sound }),
  };
}

function read(drawing: Drawing<Fields>, drawn: AnyFace | null): Drawing<Fields> {
  return drawn?.plain ? { ...drawing, view: drawn.plain(drawing) } : drawing;
}

/** Numbers that the view tells of every player: in a table of the players, or in lists of their own. */
function figures({ view, seats }: Drawing<Fields>, names: Names, seat: number): readonly Figure[] {
  const known = Object.keys(view).flatMap((name): readonly (readonly [string, unknown])[] => {
    const found = formOf(view[name]);
    if (found.form === "rows" && found.rows.length === seats.length && names.holdsSeats(name))
      return Object.entries(found.rows[seat] ?? {});
    const each = found.form === "chips" && names.isForEach(name, found.items, seats.length);
    return each ? [[name, found.items[seat]]] : [];
  });
  const numbers = new Map(known.filter(([name, value]) => typeof value === "number" && !names.holdsSeats(name)));
  return names
    .scores([...numbers.keys()])
    .map((name) => ({ value: String(numbers.get(name)), word: names.field(name) }));
}
