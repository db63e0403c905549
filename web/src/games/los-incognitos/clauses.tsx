// The parts beside the clauses that explain them.
import "./los-incognitos.css";
import type { Clauses } from "../../pictures/clauses";
import { Thing } from "../../pictures/thing";
import { Die } from "./dice";
import { MonsterPicture, SignPicture } from "./monsters";
import { type DieSymbol, KINDS, SYMBOLS } from "./names";
import { FunctionPicture, Shuttle, Site, Vessel } from "./things";

const dice = (...symbols: readonly DieSymbol[]) =>
  symbols.map((symbol) => <Die key={symbol} symbol={symbol} size={36} />);

const vessel = (scenario: Parameters<typeof Vessel>[0]["scenario"]) => (
  <Thing box="-26 -26 52 52">
    <Vessel scenario={scenario} />
  </Thing>
);

export const clauses: Clauses = {
  "LI-1": dice(...SYMBOLS),
  "LI-2": (
    <>
      <Thing box="-30 -24 60 48">
        <Shuttle />
      </Thing>
      {vessel("force_field")}
      <Thing box="-30 -30 60 60">
        <Site scenario="force_field" />
      </Thing>
    </>
  ),
  "LI-3": KINDS.map((kind) => <MonsterPicture key={kind} kind={kind} size={40} />),
  "LI-8": dice("time_vortex", "red_giant"),
  "LI-11": dice("moonboot", "jetpack", "locator"),
  "LI-17": dice("spray"),
  "LI-20": dice("jetpack", "moonboot", "locator"),
  "LI-27": <FunctionPicture scenario="force_field" size={44} />,
  "LI-28": vessel("treasure_chest"),
  "LI-29": <FunctionPicture scenario="treasure_chest" size={44} />,
  "LI-30": vessel("bazaar"),
  "LI-31": <FunctionPicture scenario="bazaar" size={44} />,
  "LI-34": vessel("arena"),
  "LI-35": <FunctionPicture scenario="arena" size={44} />,
  "LI-40": <SignPicture sign="star" size={32} />,
  "LI-41": <SignPicture sign="oval" size={32} />,
  "LI-42": <SignPicture sign="drop" size={32} />,
  "LI-43": <SignPicture sign="arrow" size={32} />,
  "LI-44": <SignPicture sign="square" size={32} />,
};
