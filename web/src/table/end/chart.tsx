// How far everybody was, from the first moment to the last, with the place where it turned.
import { SeatGlyph } from "../../art/shapes";
import type { SeatLook } from "../face/face";
import type { Course } from "./course";

const [WIDTH, HEIGHT, EDGE] = [420, 120, 14];
/** From the middle of a mark to that of the next one. */
const BETWEEN = 16;

interface Props {
  readonly course: Course;
  readonly seats: readonly SeatLook[];
  /** What is counted, and all that is seen here, in words. */
  readonly title: string;
  readonly name: string;
}

export function CourseChart({ course, seats, title, name }: Props) {
  const all = course.lines.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const length = Math.max(1, (course.lines[0]?.length ?? 1) - 1);
  const x = (at: number) => EDGE + (at / length) * (WIDTH - 3 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const marks = apart(course.lines.map((line) => y(line.at(-1) ?? 0)));
  return (
    <figure class="course">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
        <path class="course-ground" d={`M${EDGE},${y(least)}H${WIDTH - EDGE}`} />
        {course.turning !== null && (
          <path class="course-turning" d={`M${x(course.turning)},4V${HEIGHT - 4}M${x(course.turning) - 5},4h10`} />
        )}
        {course.lines.map((line, at) => (
          <g key={seats[at]?.seat} class={`seat-${seats[at]?.shape ?? "circle"}`}>
            <path class="course-line" data-line={at} d={steps(line, x, y)} />
            <g transform={`translate(${WIDTH - EDGE - 2} ${marks[at]}) scale(0.75)`}>
              <SeatGlyph shape={seats[at]?.shape ?? "circle"} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Whose line it is can be seen where several end alike: marks keep off each other, and none is below the ground. */
export function apart(ends: readonly number[]): readonly number[] {
  const places = [...ends];
  let below = HEIGHT - EDGE + BETWEEN;
  for (const at of ends.map((_, at) => at).sort((one, other) => (ends[other] ?? 0) - (ends[one] ?? 0))) {
    below = Math.min(ends[at] ?? 0, below - BETWEEN);
    places[at] = below;
  }
  return places;
}

/** What is counted stays as it is until something happens. */
function steps(line: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  const moved = line.flatMap((value, at) =>
    at > 0 && value !== line[at - 1] ? `H${round(x(at))}V${round(y(value))}` : [],
  );
  return `M${round(x(0))},${round(y(line[0] ?? 0))}${moved.join("")}H${round(x(line.length - 1))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
