// What is told when a game is over, besides who won: how it went, where it turned, its figures, and a picture to keep.
// It is loaded when there is an end to show, and asks for the frames of the game then.
import "./end.css";
import { useMemo } from "preact/hooks";
import { http } from "../../net/http";
import type { AnyView, TableState } from "../../net/scene";
import { useRequest } from "../../ui/request";
import { address } from "../../ui/router";
import { useTry } from "../../ui/try";
import type { Frame, Result } from "../../wire";
import { type Say, useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import { drawingOf } from "../face/drawing";
import type { AnyFace, Drawing } from "../face/face";
import { ranked } from "../face/outcome";
import { CourseChart } from "./chart";
import { type Course, courseOf, decisionsOf } from "./course";
import { asPng, boardOn, compose, save } from "./keepsake";

export { Finale } from "./finale";

interface Props {
  readonly state: TableState;
  readonly result: Result;
  readonly face: AnyFace;
  readonly drawing: Drawing<AnyView>;
  readonly wording: Wording;
}

/** How it went. A table without frames (given up, damaged) has nothing to tell here. */
export function HowItWent(props: Props) {
  const { table } = props.state.lobby;
  const [asked] = useRequest(() => http.replay(table, "public"), [table]);
  return asked.kind === "here" ? <CourseOfGame {...props} frames={asked.value.frames} /> : null;
}

function CourseOfGame({ frames, result, face, drawing, wording, state }: Props & { frames: readonly Frame[] }) {
  const say = useSay();
  const { seats, keptAt } = drawing;
  const draw = (view: AnyView) => drawingOf({ view, seats, me: null, keptAt, wording });
  const course = useMemo(() => courseOf(frames, result, face, draw), [frames, result, face, wording]);
  const { table, mine } = state.lobby;
  const turned = course.turning === null ? undefined : frames[course.turning];
  const words = turned?.line ? wording.render(turned.line.text) : "";
  const title = face.course?.title(drawing) ?? face.figures(drawing, 0)[0]?.word ?? "";
  const figures = figuresOf(course, drawing, decisionsOf(frames, mine).length, say);
  if (course.lines.length === 0 && figures.length === 0 && !turned) return null;
  return (
    <section class="how-it-went" aria-label={say("end-course")}>
      {course.lines.length > 0 && (
        <CourseChart
          course={course}
          seats={seats}
          title={title}
          name={[title, ...totals(course, drawing)].join("; ")}
        />
      )}
      <dl class="end-figures">
        {figures.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {turned && (
        <p class="end-turning">
          <a class="button" href={address.replay(table, turned.entry)}>
            {say("end-turning")}
          </a>
          <span>{words}</span>
        </p>
      )}
    </section>
  );
}

function totals({ lines }: Course, { seats }: Drawing<AnyView>): readonly string[] {
  return lines.length === seats.length ? lines.map((line, at) => `${seats[at]?.name} ${line.at(-1)}`) : [];
}

function figuresOf({ turns, leads, leap, lines }: Course, { seats }: Drawing<AnyView>, chosen: number, say: Say) {
  const many = lines.length > 1;
  const name = leap && many ? `${seats[leap.line]?.name}, ` : "";
  return [
    ...(turns > 0 ? [[say("end-turns"), String(turns)]] : []),
    ...(chosen > 0 ? [[say("end-chosen"), String(chosen)]] : []),
    ...(many ? [[say("end-leads"), String(leads)]] : []),
    ...(leap ? [[say("end-leap"), `${name}+${leap.by}`]] : []),
  ] as const;
}

/** The last board with the result, the names and the date. */
export function Keep({ drawing, face, result, wording, title }: Omit<Props, "state"> & { title: string }) {
  const say = useSay();
  const { attempt, problem, busy } = useTry();
  const keep = () =>
    attempt(async () => {
      const board = boardOn(document.querySelector(".table"));
      if (!board) return;
      const marks = document.querySelectorAll<SVGSVGElement>(".points .seat-mark");
      const players = ranked(result, drawing).map(({ seat, name }, at) => ({
        mark: marks[at] ?? null,
        words: [name, ...face.figures(drawing, seat).map(({ value, word }) => `${value} ${word}`)].join("  ·  "),
      }));
      const today = new Date();
      const date = today.toLocaleDateString(wording.language);
      const picture = compose(board.picture, board.ground, {
        title: wording.message("title"),
        headline: title,
        players,
        date,
      });
      save(await asPng(picture), `saucer-${face.slug}-${today.toISOString().slice(0, 10)}.png`);
    });
  return (
    <>
      <button type="button" disabled={busy} onClick={keep}>
        {say("end-keep")}
      </button>
      {problem}
    </>
  );
}
