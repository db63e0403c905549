// What was received, as bars without numbers or scale: how long the hand was up, and down in between.
import { type Stroke, type Transmission, times } from "../face/strokes";

interface Props {
  readonly rows: readonly Transmission[];
  /** What they are, for whoever does not see them. */
  readonly name: string;
  /** Below the last row, what it should have been: lengths in any unit. */
  readonly ideal?: readonly number[] | undefined;
}

const ROW = 12;
const SHOWN = 4;
const SHORTEST = 4_000;

export function TimeLine({ rows, name, ideal }: Props) {
  const shown = rows.slice(-SHOWN);
  const width = Math.max(SHORTEST, ...shown.map(({ strokes }) => times(strokes).at(-1) ?? 0)) + 300;
  const height = ROW * Math.max(2, shown.length);
  return (
    <svg class="rhythm-line" viewBox={`0 0 400 ${height}`} role="img" aria-label={name} preserveAspectRatio="none">
      {shown.map((row, number) => (
        <g key={rows.length - shown.length + number} transform={`translate(0 ${number * ROW})`} data-void={row.void}>
          <path class="rhythm-ground" d={`M0,9H${(400 * (times(row.strokes).at(-1) ?? 0)) / width}`} />
          {bars(row.strokes).map(([from, to]) => (
            <rect key={from} x={(400 * from) / width} y="1" width={(400 * (to - from)) / width} height="8" rx="2" />
          ))}
          {ideal && number === shown.length - 1 && <Ideal strokes={row.strokes} ideal={ideal} width={width} />}
        </g>
      ))}
    </svg>
  );
}

/** When the hand was up: each time from when to when. */
function bars(strokes: readonly Stroke[]): readonly (readonly [number, number])[] {
  const at = times(strokes);
  return strokes.flatMap(({ hand }, number) => {
    const from = at[number] ?? 0;
    return hand === "up" ? [[from, at[number + 1] ?? from + 60] as const] : [];
  });
}

/** The same ways at the average speed of this try: where each bar should have ended. */
function Ideal({ strokes, ideal, width }: { strokes: readonly Stroke[]; ideal: readonly number[]; width: number }) {
  const made = bars(strokes).slice(0, ideal.length);
  const sum = (all: readonly number[]) => all.reduce((one, two) => one + two, 0);
  const speed = sum(made.map(([from, to]) => to - from)) / sum(ideal.slice(0, made.length));
  return (
    <>
      {made.map(([from], number) => {
        const x = (400 * (from + speed * (ideal[number] ?? 0))) / width;
        return <path key={from} class="rhythm-ideal" d={`M${x},0V11`} />;
      })}
    </>
  );
}
