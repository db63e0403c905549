// The board: the postcard, and beside it or below it the scoring table with what is still to come in this turn.
import { useMemo, useState } from "preact/hooks";
import { SeatMark } from "../../art/shapes";
import { Pane, type Room } from "../../table/board/pane";
import { Icon } from "../../ui/icon";
import { chartOf } from "./chart";
import { PostcardMap } from "./map";
import { named, type Props } from "./names";
import { Queue } from "./queue";
import { postcardOf } from "./scenery";
import { Scoring } from "./scoring";
import { Tray } from "./tray";

export function Board(props: Props) {
  const { view, me } = props;
  const [routes, setRoutes] = useState(false);
  return (
    <div class="los night" data-postcard={postcardOf(view.board)}>
      <div class="los-picture">
        <Pane crowded legend={<RoutesButton {...props} shown={routes} show={setRoutes} />}>
          {(room) => <Charted {...props} room={room} routes={routes || view.phase === "over"} />}
        </Pane>
        {routes && <Longest {...props} />}
      </div>
      <div class="los-side">
        <h2 class="los-title">{named(props, view.board.title)}</h2>
        <Scoring {...props} />
        {me === null && <Tray {...props} />}
      </div>
      <Queue {...props} />
    </div>
  );
}

function Charted(props: Props & { room: Room; routes: boolean }) {
  const { width, height } = props.room;
  const { board } = props.view;
  const chart = useMemo(() => chartOf(board, { width, height }), [board, width, height]);
  return <PostcardMap {...props} chart={chart} />;
}

interface Showing {
  readonly shown: boolean;
  show(shown: boolean): void;
}

/** LI-25 On request, for everybody. */
function RoutesButton({ shown, show, message }: Props & Showing) {
  return (
    <button
      type="button"
      class="los-routes-button"
      aria-pressed={shown}
      aria-label={message("see-routes")}
      title={message("see-routes")}
      onClick={() => show(!shown)}
    >
      <Icon d="M4,18C4,10 12,16 12,10S20,8 20,5M17,6L20,4L22,7M4,20A1,1 0 1 0 4,18" />
    </button>
  );
}

function Longest(props: Props) {
  const { view, seats, message } = props;
  return (
    <ul class="los-longest" aria-label={message("see-routes")}>
      {seats.map(({ seat, shape, name }) => (
        <li key={seat}>
          <SeatMark shape={shape} size={16} /> {name} <b>{view.players[seat]?.route ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}
