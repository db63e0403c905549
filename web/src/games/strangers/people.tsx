// Who is on the streets: Kids, one for each seat and space with how many there are, and Strangers.
import { kidName, kidsAt, lookOf } from "./names";
import type { Charted } from "./spaces";
import { KidFigure, StrangerFigure } from "./tokens";
import { centre, spread } from "./town";

export function Kids(props: Charted) {
  return (
    <g>
      {props.view.board.streets.map(({ space }) => (
        <KidsOn key={space} {...props} space={space} />
      ))}
    </g>
  );
}

function KidsOn(props: Charted & { space: string }) {
  const { space, chart, view } = props;
  const kids = kidsAt(view, space);
  if (kids.length === 0) return null;
  const { x, y, width, height } = chart.block(space);
  const room = { x: x + 8, y: y + 8, width: width - 16, height: height - 12 };
  const { spots, ...each } = spread(room, kids.length, 1);
  const side = Math.min(each.width, each.height, 86);
  return (
    <g data-under={props.lit(`space:${space}`)}>
      {kids.map(([seat, count], index) => {
        const spot = spots[index] ?? { x: 0, y: 0 };
        const chosen = view.chosen?.player === seat && view.chosen.space === space;
        return (
          <g
            key={seat}
            {...props.part(`kid:${seat}@${space}`, kidName(props, seat, space, count))}
            class={chosen ? "dts-chosen" : undefined}
            transform={`translate(${spot.x} ${spot.y}) scale(${side / 78})`}
          >
            <rect class="dts-halo" x="-38" y="-40" width="76" height="80" rx="22" />
            <g transform="translate(0 3)">
              <KidFigure shape={lookOf(props, seat).shape} />
            </g>
            {count > 1 && (
              <g class="dts-each" transform="translate(25 -22)">
                <circle r="16" />
                <text y="10">{count}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

export function Strangers(props: Charted) {
  const { view, chart } = props;
  return (
    <g>
      {view.strangers.map((space) => {
        const block = chart.block(space);
        const { x, y } = centre(block);
        const moving = view.stranger === space;
        return (
          <g
            key={space}
            {...props.part(`stranger:${space}`, props.message("see-stranger-at", { space }))}
            class={moving ? "dts-stranger dts-chosen" : "dts-stranger"}
            transform={`translate(${x} ${y})`}
          >
            <rect
              class="dts-shut"
              x={-block.width / 2 + 5}
              y={-block.height / 2 + 5}
              width={block.width - 10}
              height={block.height - 10}
              rx="13"
            />
            <StrangerFigure />
            <rect
              class="dts-halo"
              x={-block.width / 2 + 5}
              y={-block.height / 2 + 5}
              width={block.width - 10}
              height={block.height - 10}
              rx="13"
            />
          </g>
        );
      })}
    </g>
  );
}
