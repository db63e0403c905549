// DS-25 How the points come about: place by place for every player, teams together, and alone what it is measured by.
import { SeatMark } from "../../art/shapes";
import { bestBefore, bestOf } from "./best";
import { Building } from "./buildings";
import { CARDS } from "./cards";
import { Legend } from "./legend";
import type { Scoring } from "./model.generated";
import { lookOf, type Props, tallyOf } from "./names";
import { CardPicture } from "./pictures";

interface Row {
  readonly place: Scoring;
  readonly spot: number;
  readonly worth: number;
}

/** The Kids of a seat that have scored, in the order of the board. */
function rowsOf(props: Pick<Props, "view" | "insight">, seat: number): readonly Row[] {
  const worth = tallyOf(props)?.worth ?? [];
  return props.view.board.scoring.flatMap((place, at) =>
    (props.view.spots[at] ?? []).flatMap((owner, spot) =>
      owner === seat ? [{ place, spot, worth: worth[at]?.[spot] ?? 0 }] : [],
    ),
  );
}

/** Everybody's points in all, or those of each team. */
function Totals(props: Props) {
  const teams = tallyOf(props)?.teams ?? [];
  const points = (seat: number) => props.view.players[seat]?.points ?? 0;
  return (
    <>
      {teams.map((seats) => (
        <p key={seats.join()} class="dts-total">
          {seats.map((seat) => (
            <span key={seat}>
              <SeatMark shape={lookOf(props, seat).shape} size={18} /> {lookOf(props, seat).name} {points(seat)}
            </span>
          ))}
          <b>{props.message("see-together", { points: seats.reduce((sum, seat) => sum + points(seat), 0) })}</b>
        </p>
      ))}
    </>
  );
}

/** DS-44, DS-45, DS-51 How far these points of whoever plays alone are from the best so far and the best possible. */
export function measures(props: Props, points: number): readonly string[] {
  const { view, message } = props;
  const par = tallyOf(props)?.par ?? null;
  if (view.players.length !== 1) return [];
  return [
    ...againstBest(props, points),
    ...(par === null ? [] : [message(points >= par ? "see-is-par" : "see-below-par", { par, short: par - points })]),
  ];
}

/** Better than before, or how good the best is; a first score is the best of nothing. */
function againstBest(props: Props, points: number): readonly string[] {
  const [best, before] = [bestOf(props), bestBefore(props)];
  if (props.me !== 0) return [];
  if (before === null) return [props.message("see-first-score")];
  if (before !== undefined && points > before) return [props.message("see-is-best")];
  return best === null ? [] : [props.message("see-best-is", { best })];
}

/** At the end the score is the headline already. */
export function Measured(props: Props & { headed?: boolean }) {
  const { view, message, headed = false } = props;
  const points = view.players[0]?.points ?? 0;
  const told = measures(props, points);
  if (view.players.length !== 1 || (headed && told.length === 0)) return null;
  return (
    <p class="dts-total">
      {!headed && <b>{message("see-points-all", { points })}</b>}
      {told.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  );
}

function Shares(props: Props) {
  return (
    <>
      {props.seats.map(({ seat, shape, name }) => (
        <section key={seat} class="dts-share" aria-label={name}>
          <h3>
            <SeatMark shape={shape} size={20} /> {name} <b>{props.view.players[seat]?.points ?? 0}</b>
          </h3>
          <Places {...props} seat={seat} />
        </section>
      ))}
    </>
  );
}

function Places(props: Props & { seat: number }) {
  const { seat, view, message } = props;
  const rows = rowsOf(props, seat);
  const bonus = seat === 0 ? view.bonus : 0;
  if (rows.length === 0 && bonus === 0) return <p class="dts-none">{message("see-nobody-home")}</p>;
  return (
    <ul class="dts-rows">
      {rows.map(({ place, spot, worth }) => (
        <li key={`${place.space} ${spot}`}>
          <svg viewBox="-46 -48 92 92" width="26" height="26" aria-hidden="true">
            <Building kind={place.kind} />
          </svg>
          <span>
            {message(`kind-${place.kind}`)} <small>{place.name}</small>
          </span>
          <b>{worth}</b>
        </li>
      ))}
      {bonus > 0 && (
        <li>
          <CardPicture card="science_club_saviors" size={26} />
          <span>{message("see-contact")}</span>
          <b>{bonus}</b>
        </li>
      )}
    </ul>
  );
}

/** DS-43 The games of a match, one after the other. */
function Games(props: Props) {
  const { view, message } = props;
  if (view.games.length === 0) return null;
  return (
    <table class="dts-games">
      <tbody>
        {view.games.map(({ board, scores, winners }, game) => (
          <tr key={`${game} ${board}`}>
            <th scope="row">
              {message("see-game", { game: game + 1 })}, {board.toUpperCase()}
            </th>
            {scores.map((points, seat) => (
              <td key={lookOf(props, seat).seat} data-won={winners.includes(seat)}>
                <SeatMark shape={lookOf(props, seat).shape} size={18} /> <b>{points}</b>
              </td>
            ))}
          </tr>
        ))}
        {view.games.length > 1 && (
          <tr>
            <th scope="row">{message("see-in-all")}</th>
            {view.players.map((_, seat) => (
              <td key={lookOf(props, seat).seat}>
                <SeatMark shape={lookOf(props, seat).shape} size={18} />{" "}
                <b>{view.games.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0)}</b>
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** DS-12 The discards are open to all. */
function Discards(props: Props) {
  const { view, message } = props;
  const there = CARDS.map((card, at) => [card, view.discards[at] ?? 0] as const).filter(([, count]) => count > 0);
  const count = there.reduce((sum, [, each]) => sum + each, 0);
  return (
    <section class="dts-share">
      <h3>{message("see-discards", { count })}</h3>
      <ul class="dts-rows">
        {there.map(([card, each]) => (
          <li key={card}>
            <CardPicture card={card} size={24} />
            <span>{message(`card-${card}`)}</span>
            <b>{each}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sheet in the side column. */
export function Page(props: Props) {
  return (
    <div class="dts-page">
      <Measured {...props} />
      <Games {...props} />
      <Totals {...props} />
      <Shares {...props} />
      <Discards {...props} />
      <Legend {...props} />
    </div>
  );
}

/** On the end's own panel: what there is to be seen in a moment. */
export function Ending(props: Props) {
  return (
    <div class="dts-ending">
      <Measured {...props} headed />
      <Games {...props} />
      <Totals {...props} />
      <div class="dts-shares">
        <Shares {...props} />
      </div>
    </div>
  );
}
