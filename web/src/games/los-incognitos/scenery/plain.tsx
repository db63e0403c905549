// A postcard for a board of one's own: slate hills under a large sun, wherever its destinations lie.
import type { Scenery } from ".";
import { Whole } from "./thing";

export function Plain({ chart }: Scenery) {
  const { width, height } = chart;
  const hill = (top: number, lift: number) =>
    `M-900,${top * height}C${0.1 * width},${(top - lift) * height} ${0.3 * width},${(top + lift) * height} ${0.55 * width},${top * height}S${0.9 * width},${(top - lift) * height} ${width + 900},${top * height}V${height + 900}H-900Z`;
  return (
    <>
      <Whole chart={chart} fill="#35506b" />
      <circle cx={width * 0.76} cy={height * 0.3} r={height * 0.22} fill="#f0b45f" opacity="0.5" />
      <circle cx={width * 0.76} cy={height * 0.3} r={height * 0.15} fill="#f6cf86" opacity="0.6" />
      <path d={hill(0.42, 0.09)} fill="#2f6070" />
      <path d={hill(0.6, 0.07)} fill="#2a5560" />
      <path d={hill(0.78, 0.05)} fill="#234850" />
      <path d={hill(0.92, 0.03)} fill="#1c3a42" />
    </>
  );
}
