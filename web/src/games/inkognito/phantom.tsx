// Above the map: the Phantom while there is movement, a scene while there is a question, whom to name for a claim.
import type { ComponentChildren } from "preact";
import { BallShape, PhantomShape, usedOf } from "./balls";
import { AmbassadorFigure, FigurePicture, MarkPicture, Tick } from "./figures";
import { Encounter } from "./meeting";
import { BUILDS, figureName, isAmbassador, nameOf, type Props, text } from "./names";
import { SPACES } from "./venice";
import { Whom } from "./whom";

const SCENES: readonly string[] = ["asking", "answering", "reserving", "expelling"];

export function AboveMap(props: Props) {
  return (
    <div class="ink-stage" data-unhidden>
      <Act {...props} />
    </div>
  );
}

function Act(props: Props) {
  const { view } = props;
  if (view.secrets !== null) return <Ended {...props} />;
  const asks = props.seats.some(({ seat }) => props.lit(`seat:${seat}`) || props.picked(`seat:${seat}`));
  if (asks && !props.picked("claim")) return <Whom {...props} question={props.message("see-whom")} />;
  if (view.phase === "placing") return <Placed {...props} />;
  if (SCENES.includes(view.phase)) return <Encounter {...props} />;
  if (view.on_turn !== null && isAmbassador(view, view.on_turn)) return <Stroll {...props} />;
  return <Phantom {...props} />;
}

function Phantom(props: Props) {
  const { view } = props;
  const used = usedOf(view.balls, view.balls_left);
  const named = view.balls.map((ball) => props.message(`ball-${ball}`)).join(", ");
  const name = named ? props.message("see-phantom-shows", { balls: named }) : props.message("see-phantom");
  return (
    <div class="ink-phantom">
      <span {...props.part("phantom", name)} class="ink-hood">
        <svg viewBox="-28 -34 56 68" height="64" width="53" aria-hidden="true">
          <PhantomShape />
        </svg>
      </span>
      {view.balls.length === 0 && <span class="ink-quiet">{props.message("see-phantom")}</span>}
      {view.balls.map((ball, place) => (
        <span
          key={`${ball} ${place}`}
          {...props.part(`ball:${ball}`, ballName(props, ball, used[place] === true))}
          class="ink-ball"
          data-used={used[place]}
        >
          <svg viewBox="-19 -19 38 38" width="44" height="44" aria-hidden="true">
            <BallShape ball={ball} />
            {used[place] && <path class="ink-used" d="M-15,15L15,-15" />}
          </svg>
          <small>{props.message(`see-moves-${ball}`)}</small>
        </span>
      ))}
    </div>
  );
}

function ballName(props: Props, ball: string, used: boolean): string {
  const name = props.message(used ? "see-ball-used" : "see-ball", { ball: props.message(`ball-${ball}`) });
  return `${name}: ${props.message(`about-ball-${ball}`)}`;
}

/** IK-38 */
function Stroll(props: Props) {
  return (
    <div class="ink-phantom">
      <svg viewBox="-20 -54 40 64" height="64" width="40" aria-hidden="true">
        <AmbassadorFigure />
      </svg>
      {props.view.phase === "strolling" && <b>{props.message("see-steps-left", { steps: props.view.steps_left })}</b>}
    </div>
  );
}

/** IK-5 Which figure is to be placed now; who has chosen already. */
function Placed(props: Props) {
  const { view, me } = props;
  const colour = me === null ? null : (view.players[me]?.colour ?? null);
  const now = BUILDS.find((build) => hasPlace(props, build));
  return (
    <div class="ink-phantom">
      {colour && now ? (
        <>
          <FigurePicture colour={colour} build={now} size={72} />
          <b>{props.words(text("see-place-now", { figure: figureName(view, colour, now) }))}</b>
        </>
      ) : (
        <People {...props} sign={(seat) => (view.players[seat]?.placed ? <Tick says="yes" /> : "…")} />
      )}
    </div>
  );
}

/** IK-50a Who has won; who everybody was stands on the sheet at the side. The map keeps its room, and lies as it lay. */
function Ended(props: Props) {
  const { winners } = props.view;
  return (
    <div class="ink-phantom">
      <People {...props} sign={(seat) => winners.includes(seat) && <Tick says="yes" />} />
    </div>
  );
}

/** Everybody who has figures, with a sign behind each name. */
function People(props: Props & { sign: (seat: number) => ComponentChildren }) {
  const { seats, view, sign } = props;
  return (
    <ul class="ink-people">
      {seats.map(({ seat }) => {
        const colour = view.players[seat]?.colour;
        if (!colour) return null;
        return (
          <li key={seat} class="ink-person">
            <MarkPicture colour={colour} size={28} />
            <span>
              {nameOf(props, seat)} {sign(seat)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function hasPlace(props: Props, build: string): boolean {
  return SPACES.some((space) => props.lit(`place:${build}:${space}`));
}
