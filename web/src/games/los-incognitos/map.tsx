// The map: the postcard, the ways on it, and the places where they lead.
import type { Room } from "../../table/board/pane";
import { SMALLEST_LETTER } from "../../table/board/zoom";
import type { Chart } from "./chart";
import { KindChoice } from "./kinds";
import { named, type Props } from "./names";
import { Backdrop } from "./scenery";
import { Spots } from "./spots";
import { Ways } from "./ways";

/** Names are written where there is room for them. */
const ROOMY = 0.8;
/** Where so few pixels are left for a place, a value would not fit on it. */
const LEGIBLE = 0.42;

interface OnMap {
  readonly chart: Chart;
  readonly room: Room;
  readonly routes: boolean;
}

export function PostcardMap(props: Props & OnMap) {
  const { chart, room, view } = props;
  const scale = room.zoom * Math.min(room.width / chart.width, room.height / chart.height);
  return (
    <svg
      class="los-map"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      data-letters={scale >= LEGIBLE}
      style={{ "--least": `${SMALLEST_LETTER / scale}px` }}
    >
      <title>{named(props, view.board.title)}</title>
      <Backdrop board={view.board} chart={chart} />
      <Ways {...props} />
      <Spots {...props} letters={scale >= ROOMY} />
      <KindChoice {...props} />
    </svg>
  );
}
