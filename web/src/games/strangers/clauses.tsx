// The parts beside the clauses that explain them.
import "./strangers.css";
import type { Clauses } from "../../pictures/clauses";
import { Thing } from "../../pictures/thing";
import { Building, type Kind } from "./buildings";
import type { Card } from "./cards";
import { CardPicture } from "./pictures";
import { Coin, KidPicture, SaucerFigure, StopSign, StrangerFigure, StrangerSign } from "./tokens";

const cards = (...all: readonly Card[]) => all.map((card) => <CardPicture key={card} card={card} />);

const houses = (...all: readonly (Kind | "school")[]) =>
  all.map((kind) => (
    <Thing key={kind} box="-50 -50 100 100">
      <Building kind={kind} />
    </Thing>
  ));

const stop = (bus: "school_bus" | "city_bus") => (
  <Thing box="-28 -28 56 56">
    <StopSign bus={bus} />
  </Thing>
);

const STRANGER = (
  <Thing box="-50 -52 100 104">
    <StrangerFigure />
  </Thing>
);

export const clauses: Clauses = {
  "DS-2": (
    <>
      <KidPicture shape="triangle" size={34} />
      {STRANGER}
      <Coin saucer size={40} />
      <Coin saucer={false} size={40} />
    </>
  ),
  "DS-3": (
    <>
      {houses("school")}
      <Thing box="-44 -44 88 88">
        <StrangerSign />
      </Thing>
      {stop("school_bus")}
      {stop("city_bus")}
    </>
  ),
  "DS-17": houses("home", "mansion"),
  "DS-18": houses("pool"),
  "DS-19": houses("library", "park"),
  "DS-20": houses("clubhouse", "pep_rally", "prom"),
  "DS-22": STRANGER,
  "DS-23": (
    <Thing box="-50 -34 100 60">
      <SaucerFigure />
    </Thing>
  ),
  "DS-26": cards("walk", "run", "skateboard"),
  "DS-27": cards("school_bus", "city_bus"),
  "DS-28": cards("walkie_talkies", "synchronized_watches"),
  "DS-29": cards("hop_the_fence"),
  "DS-30": cards("rad_bike"),
  "DS-31": cards("prom_date"),
  "DS-32": cards("science_club_saviors"),
  "DS-33": cards("pool_party"),
  "DS-34": cards("new_step_dad"),
  "DS-35": cards("man_in_black"),
  "DS-36": cards("moms_car"),
  "DS-37": cards("hitchhiking"),
  "DS-38": cards("soda_shop_date"),
};
