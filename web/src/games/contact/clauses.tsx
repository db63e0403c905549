// The parts beside the clauses that explain them.
import "./contact.css";
import type { Clauses } from "../../pictures/clauses";
import { Thing } from "../../pictures/thing";
import { Barrel, HelperPicture, SignalPicture } from "./desk";
import type { Chip, Condition, Helper } from "./names";
import { ChipPicture, Rocket } from "./planet";

function Lying({ chip, condition = "candidate" }: { chip: Chip; condition?: Condition }) {
  return (
    <Thing box="-190 -190 380 380">
      <ChipPicture chip={chip} condition={condition} />
    </Thing>
  );
}

function Helping({ helper }: { helper: Helper }) {
  return (
    <span class="co-helper">
      <HelperPicture helper={helper} />
    </span>
  );
}

const STANDING = (
  <Thing box="-90 -240 180 280">
    <Rocket />
  </Thing>
);

export const clauses: Clauses = {
  "CO-1": (
    <>
      <Lying chip="A" />
      <Lying chip="B" />
      <Lying chip="earth" condition="stop" />
      <Lying chip="asteroid_1" condition="stop" />
      {STANDING}
    </>
  ),
  "CO-3": <Lying chip="C" condition="dark" />,
  "CO-4": <Lying chip="C" />,
  "CO-5": (
    <>
      <SignalPicture value={1} />
      <SignalPicture value={6} />
    </>
  ),
  "CO-15": (
    <>
      <Lying chip="D" condition="wrong" />
      <Barrel full={false} />
    </>
  ),
  "CO-16": <Barrel full />,
  "CO-17": (
    <>
      <Lying chip="E" condition="used" />
      {STANDING}
    </>
  ),
  "CO-24": <Helping helper="fifty" />,
  "CO-25": <Helping helper="stopover" />,
  "CO-26": <Helping helper="exchange" />,
};
