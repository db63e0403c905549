// Things of the scenery stand upright wherever the picture is turned, and keep their form.
import type { ComponentChildren } from "preact";
import type { Chart } from "../chart";

interface Props {
  readonly chart: Chart;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly children: ComponentChildren;
}

export function SceneryThing({ chart, x, y, size = 1, children }: Props) {
  const at = chart.at(x, y);
  return <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size})`}>{children}</g>;
}

/** Far beyond the picture, so that a board of any form has no edge. */
const BEYOND = 900;

export function Whole({ chart, fill }: { chart: Chart; fill: string }) {
  return (
    <rect x={-BEYOND} y={-BEYOND} width={chart.width + 2 * BEYOND} height={chart.height + 2 * BEYOND} fill={fill} />
  );
}

/** So many points scattered over the picture, always the same. */
export function scattered(count: number, { width, height }: Chart) {
  return Array.from({ length: count }, (_, star) => ({
    x: (((star * star * 37 + star * 197 + 31) % 997) / 997) * width,
    y: (((star * star * 53 + star * 89 + 17) % 991) / 991) * height,
    r: 0.8 + (star % 4) * 0.7,
  }));
}
