// The sheet at the side: all logbooks, and where everybody's points come from.
import { SeatMark } from "../../art/shapes";
import { Logbook } from "./logbook";
import { MonsterPicture } from "./monsters";
import { halves, KINDS, type Props, travelOf } from "./names";
import { FunctionPicture } from "./things";

export function sheetTitle({ view, message }: Props): string {
  return message(view.phase === "over" ? "see-reckoning" : "see-logbooks");
}

export function Sheet(props: Props) {
  const { view, message } = props;
  const order = view.phase === "over" ? ranked(props) : props.seats;
  return (
    <div class="los-sheet">
      {order.map((look) => (
        <section key={look.seat} data-winner={view.winners.includes(look.seat)}>
          <h3>
            <SeatMark shape={look.shape} size={20} /> {look.name}
          </h3>
          <Logbook {...props} seat={look.seat} />
          <Marked {...props} seat={look.seat} />
          <Reckoned {...props} seat={look.seat} />
        </section>
      ))}
      <h3>
        <FunctionPicture scenario={view.board.function} size={26} /> {message(`function-${view.board.function}`)}
      </h3>
      <p>{message(`about-${view.board.function}`)}</p>
    </div>
  );
}

function ranked({ view, seats }: Props) {
  return [...seats].sort((one, two) => (view.scores[two.seat] ?? 0) - (view.scores[one.seat] ?? 0));
}

/** Monsters marked and monsters circled. */
function Marked(props: Props & { seat: number }) {
  const { view, seat } = props;
  const fields = view.tables.flatMap((table, at) => table.map((value) => ({ ...value, kind: KINDS[at] ?? "yellow" })));
  const mine = fields.filter((field) => field.seat === seat || field.circled === seat);
  if (mine.length === 0) return null;
  return (
    <p class="los-marked">
      {mine.map((field, at) => (
        <span key={at} data-circled={field.circled === seat} title={props.message(`monster-${field.kind}`)}>
          <MonsterPicture kind={field.kind} size={22} />
          {field.value}
        </span>
      ))}
    </p>
  );
}

function Reckoned(props: Props & { seat: number }) {
  const { view, seat, message } = props;
  const found = travelOf(props)?.reckoning[seat];
  const player = view.players[seat];
  if (!found || !player) return null;
  return (
    <table class="los-reckoned">
      <tbody>
        <Line word={message("see-from-logbook")} points={found.logbook_points} />
        {found.circle_points > 0 && <Line word={message("see-from-circles")} points={found.circle_points} />}
        <Line word={message("see-from-route", { length: player.route })} points={found.route_points} />
        <Line word={message(view.phase === "over" ? "see-total" : "see-so-far")} points={found.total_points} strong />
      </tbody>
    </table>
  );
}

function Line({ word, points, strong = false }: { word: string; points: number; strong?: boolean }) {
  return (
    <tr data-strong={strong}>
      <th scope="row">{word}</th>
      <td>{halves(points)}</td>
    </tr>
  );
}
