// The postcard behind a board: one for each scenario, and a plain one for a board that somebody made.
import type { ComponentType } from "preact";
import type { Chart } from "../chart";
import type { LosBoard } from "../model.generated";
import { Bazaar } from "./bazaar";
import { Castle } from "./castle";
import { Plain } from "./plain";
import { Rome } from "./rome";
import { Station } from "./station";

export interface Scenery {
  readonly chart: Chart;
}

type Postcard = "station" | "castle" | "bazaar" | "rome" | "plain";

const PICTURES: Readonly<Record<Postcard, ComponentType<Scenery>>> = {
  station: Station,
  castle: Castle,
  bazaar: Bazaar,
  rome: Rome,
  plain: Plain,
};

const TITLES: Readonly<Record<string, Postcard>> = {
  "Apocalyptic Space Station": "station",
  "Highlander's Castle": "castle",
  "Arabian Nights": "bazaar",
  "Roman Holidays": "rome",
};

export function postcardOf({ title }: LosBoard): Postcard {
  return typeof title === "string" ? "plain" : (TITLES[title.en] ?? "plain");
}

export function Backdrop({ board, chart }: Scenery & { readonly board: LosBoard }) {
  const Picture = PICTURES[postcardOf(board)];
  return (
    <g class="los-backdrop">
      <Picture chart={chart} />
    </g>
  );
}
