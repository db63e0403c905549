// The parts beside the clauses that explain them.
import "./inkognito.css";
import type { Clauses } from "../../pictures/clauses";
import { Thing } from "../../pictures/thing";
import { BallShape, PhantomShape } from "./balls";
import { CardBack, CardFace, greyBuild, greyIdentity } from "./cards";
import { AmbassadorFigure, FigurePicture } from "./figures";
import { AGENTS, type Ball, BUILDS, type Card, SIGNS } from "./names";
import { SignPicture } from "./signs";

function Lying({ card }: { card: Card | null }) {
  return <Thing box="-27 -35 54 70">{card === null ? <CardBack /> : <CardFace card={card} colour="red" />}</Thing>;
}

const BALLS: readonly Ball[] = ["orange", "blue", "white", "purple", "black"];

const SHOWN = BALLS.map((ball) => (
  <Thing key={ball} box="-18 -18 36 36">
    <BallShape ball={ball} />
  </Thing>
));

const AMBASSADOR = (
  <Thing box="-20 -54 40 60">
    <AmbassadorFigure />
  </Thing>
);

export const clauses: Clauses = {
  "IK-1": AGENTS.map((agent) => <Lying key={agent} card={agent} />),
  "IK-2": BUILDS.map((build) => <FigurePicture key={build} colour="green" build={build} size={52} />),
  "IK-3": (
    <Thing box="-28 -34 56 68">
      <PhantomShape />
    </Thing>
  ),
  "IK-5": AMBASSADOR,
  "IK-6": (
    <>
      <Lying card={greyIdentity("agent_x")} />
      <Lying card={greyBuild("thin")} />
      <Lying card="mission_b" />
    </>
  ),
  "IK-8": SHOWN,
  "IK-17": AMBASSADOR,
  "IK-19": <Lying card="mission_b" />,
  "IK-23": <Lying card={null} />,
  "IK-33": SIGNS.map((sign) => <SignPicture key={sign} sign={sign} size={44} />),
};
