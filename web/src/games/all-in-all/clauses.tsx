// The parts beside the clauses that explain them.
import "./all-in-all.css";
import type { Clauses } from "../../pictures/clauses";
import { Thing } from "../../pictures/thing";
import type { Card } from "./cards";
import { CardBack, CardFace } from "./relics";
import { Column } from "./shelf";
import { Ship } from "./ship";

function Lying({ card }: { card: Card | null }) {
  return <Thing box="-27 -35 54 70">{card === null ? <CardBack /> : <CardFace card={card} />}</Thing>;
}

function Saucer() {
  return (
    <Thing box="-32 -24 64 44">
      <Ship shape="circle" />
    </Thing>
  );
}

export const clauses: Clauses = {
  "AA-2": (
    <>
      <Lying card="boots" />
      <Lying card="vacuum" />
      <Lying card="plug" />
      <Saucer />
    </>
  ),
  "AA-4": (
    <>
      <Lying card="pilferer" />
      <Lying card="schemer" />
      <Lying card="time_thief" />
    </>
  ),
  "AA-5": <Lying card="sabortal" />,
  "AA-8": <Lying card={null} />,
  "AA-10": <Lying card="sabortal" />,
  "AA-14": <Saucer />,
  "AA-22": <Column relic="plug" count={3} full={3} />,
  "AA-30": <Lying card="pilferer" />,
  "AA-31": <Lying card="schemer" />,
  "AA-34": <Lying card="time_thief" />,
};
