// What is still to come in this turn, in sight: points so far, monsters marked, duels and signs; and what is asked now,
// with the rule of it.
import { SeatMark } from "../../art/shapes";
import type { Monster } from "./model.generated";
import { MonsterPicture, SignPicture } from "./monsters";
import { KINDS, kindName, lookOf, nameOf, oneName, type Props, partOf, type Sign, travelOf } from "./names";
import { FunctionPicture } from "./things";

const ASKING: readonly string[] = [
  "paying",
  "chest",
  "bazaar",
  "duelling",
  "challenging",
  "challenger_rolls",
  "opponent_rolls",
  "signs",
  "star",
  "drop",
  "arrow",
  "square",
];

/** What is chosen on the postcard itself: there the explanation would lie over what can be chosen. */
const ON_THE_MAP: readonly string[] = ["chest", "arrow"];

export function Queue(props: Props) {
  const { view, message } = props;
  const asks = ASKING.includes(view.phase) && !ON_THE_MAP.includes(view.phase);
  if (view.player === null || view.phase === "over") return null;
  return (
    <section class="los-queue" data-open={asks} aria-label={message("see-turn")}>
      <h3>
        <SeatMark shape={lookOf(props, view.player)?.shape ?? "circle"} size={16} />
        {message(view.extra ? "see-turn-extra" : "see-turn-points", { points: view.points })}
      </h3>
      <Coming {...props} />
      <Duel {...props} />
      <Asked {...props} />
      <Explained {...props} />
    </section>
  );
}

/** What comes at the end of the turn, in its order: duels, then signs. */
function Coming(props: Props) {
  const { view, message } = props;
  const { duels_to_come: duels = [], signs_to_come: signs = [] } = travelOf(props) ?? {};
  if (view.marked.length === 0) return null;
  return (
    <div class="los-coming">
      {view.marked.map((monster) => (
        <span key={partOf(monster)} role="img" aria-label={oneName(props, monster)}>
          <MonsterPicture kind={monster.kind} size={22} />
          <b>{monster.value}</b>
          {duels.some((each) => partOf(each) === partOf(monster)) && <FunctionPicture scenario="arena" size={18} />}
          {signs.some((each) => partOf(each) === partOf(monster)) && <SignPicture sign={signOf(props, monster)} />}
        </span>
      ))}
      <span class="los-quiet">{message("see-coming")}</span>
    </div>
  );
}

function signOf({ view }: Props, { kind, place }: Monster): Sign {
  return view.tables[KINDS.indexOf(kind)]?.[place - 1]?.sign ?? "star";
}

/** LI-38 */
function Duel(props: Props) {
  const { duel, player } = props.view;
  if (!duel) return null;
  return (
    <p class="los-duel">
      <span>
        <MonsterPicture kind={duel.monster.kind} size={34} />
        <b>{duel.strength}</b>
        {nameOf(props, player)}
      </span>
      <i>:</i>
      <span>
        {duel.target && <MonsterPicture kind={duel.target.kind} size={34} />}
        <b>{duel.target?.value ?? "?"}</b>
        {nameOf(props, duel.opponent)}
      </span>
    </p>
  );
}

/** Value fields to choose from: large here, small in the table. */
function Asked(props: Props) {
  const fields = props.view.tables.flatMap((table, at) =>
    table.map(({ value }, place): Monster => ({ kind: KINDS[at] ?? "yellow", place: place + 1, value })),
  );
  const asked = fields.filter((each) => props.lit(partOf(each)) || props.picked(partOf(each)));
  if (asked.length === 0) return null;
  return (
    <div class="los-asked">
      {asked.map((monster) => {
        const owner = props.view.tables[KINDS.indexOf(monster.kind)]?.[monster.place - 1]?.seat ?? null;
        return (
          <span key={partOf(monster)} {...props.part(partOf(monster), oneName(props, monster))} class="los-choice">
            <MonsterPicture kind={monster.kind} size={32} />
            <b>{monster.value}</b>
            {props.view.phase === "signs" && <SignPicture sign={signOf(props, monster)} size={20} />}
            {props.view.phase === "challenging" && (
              <SeatMark shape={lookOf(props, owner)?.shape ?? "circle"} size={18} />
            )}
          </span>
        );
      })}
    </div>
  );
}

/** The rule of what is asked, where it is used. */
function Explained(props: Props) {
  const { view, message } = props;
  switch (view.phase) {
    case "chest":
      return (
        <p>
          {view.chest && <b>{kindName(props, view.chest)}. </b>}
          {message("about-treasure_chest")}
        </p>
      );
    case "bazaar":
      return <p>{message("about-bazaar")}</p>;
    case "duelling":
    case "challenging":
    case "challenger_rolls":
    case "opponent_rolls":
      return <p>{message("about-arena")}</p>;
    case "star":
    case "drop":
    case "arrow":
    case "square":
      return (
        <p>
          <SignPicture sign={view.phase} size={18} /> {message(`about-${view.phase}`)}
        </p>
      );
    case "signs":
      return <p>{message("hint-signs")}</p>;
    default:
      return null;
  }
}
