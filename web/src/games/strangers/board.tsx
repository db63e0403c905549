// The neighbourhood at dusk, made from the board in the view: both of ours, and whatever somebody draws.
import { useMemo } from "preact/hooks";
import { Pane, type Room } from "../../table/board/pane";
import { Facts } from "./facts";
import { Dusk, Edges, Evening, Streets, WallsAndBars, Wilds } from "./ground";
import type { Props } from "./names";
import { Kids, Strangers } from "./people";
import { PlacePart, Spots, StreetPart } from "./spaces";
import { chartOf } from "./town";

export function Board(props: Props) {
  return (
    <div class="dts night">
      <Facts {...props} />
      <Pane crowded>{(room) => <Town {...props} room={room} />}</Pane>
    </div>
  );
}

function Town(props: Props & { room: Room }) {
  const { view } = props;
  const { board } = view;
  const { width, height } = props.room;
  const chart = useMemo(() => chartOf(board, { width, height }), [board, width, height]);
  const still = { board, chart };
  const rows = board.scoring.map((place, at) => ({ place, at, owners: view.spots[at] ?? [] }));
  return (
    <svg class="dts-board" viewBox={`0 0 ${chart.width} ${chart.height}`} style={{ "--least": `${chart.letter}px` }}>
      <title>{board.name}</title>
      <Evening chart={chart} />
      <Wilds {...still} />
      <Streets {...still} />
      <Dusk chart={chart} />
      {board.streets.map((street) => (
        <StreetPart key={street.space} {...props} chart={chart} street={street} />
      ))}
      {rows.map((row) => (
        <PlacePart key={row.place.space} {...props} chart={chart} {...row} />
      ))}
      <WallsAndBars {...still} />
      <Edges chart={chart} />
      {rows.map((row) => (
        <Spots key={row.place.space} {...props} chart={chart} {...row} />
      ))}
      <Strangers {...props} chart={chart} />
      <Kids {...props} chart={chart} />
    </svg>
  );
}
