// Planned against tapped: a point for each flight, and the line through them.
import { lineThrough, type TimedWay } from "../../table/rhythm/steadiness";

export type Tapped = TimedWay;

const [WIDTH, HEIGHT] = [240, 140];

export function Plot({ points, name }: { points: readonly Tapped[]; name: string }) {
  const most = { way: Math.max(10, ...points.map(({ way }) => way)), ms: Math.max(500, ...points.map(({ ms }) => ms)) };
  const at = ({ way, ms }: Tapped) => [
    (way / most.way) * (WIDTH - 16) + 8,
    HEIGHT - 8 - (ms / most.ms) * (HEIGHT - 16),
  ];
  const line = lineThrough(points);
  const ends =
    line && [0, most.way].map((way) => at({ way, ms: Math.max(0, line.offset + line.speed * way) }).join(","));
  return (
    <svg class="co-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <path class="co-axes" d={`M8,4V${HEIGHT - 8}H${WIDTH - 4}`} />
      {ends && <path class="co-fit" d={`M${ends.join("L")}`} />}
      {points.map((point, number) => {
        const [x, y] = at(point);
        return <circle key={number} class="co-point" cx={x} cy={y} r="3.2" />;
      })}
    </svg>
  );
}
