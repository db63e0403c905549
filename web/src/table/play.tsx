// A game under way, as one seat or a spectator meets it.
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { Live } from "../net/live";
import type { AnyView, TableState } from "../net/scene";
import type { Offer } from "../wire";
import { useSay } from "../words/use";
import { aboutOf } from "./about";
import { useAttention } from "./attention";
import { Bar } from "./bar";
import { useBest } from "./best";
import { Clock } from "./clock";
import { type AtTable, useDoing } from "./doing";
import { Doubt } from "./doubt";
import { drawingOf, mark } from "./drawing";
import type { Advancing } from "./face";
import type { AnyFace } from "./games";
import { FirstHint } from "./hint";
import { Latest } from "./latest";
import { looks } from "./looks";
import { Notices } from "./notices";
import { NumberField } from "./number";
import { EndedEarly, Over } from "./over";
import { following, matching } from "./parts";
import { usePicking, useUndrawn } from "./picking";
import { placeOf } from "./place";
import { Places } from "./places";
import { Tip } from "./pointed";
import { listenerOf, useEar, useHeard } from "./rhythm/heard";
import { Instrument } from "./rhythm/instrument";
import { Rolling } from "./rolling";
import { lastMarks, markLast } from "./stage/last";
import { Layer } from "./stage/layer";
import { useSkipping } from "./stage/skipping";
import { TempoControl } from "./stage/tempo";
import { useDirector } from "./stage/use-director";
import { type Reading, Story } from "./story";
import type { Note } from "./toast";
import { Tools } from "./tools";
import type { Learning } from "./use-lesson";
import { usePlan } from "./use-plan";

interface Props extends AtTable {
  /** At a guided table: what is learned there. */
  readonly learning?: Learning | null;
  readonly live: Live;
  readonly view: NonNullable<TableState["view"]>;
  readonly note: Note | null;
  readonly face: AnyFace;
  readonly reading: Reading;
  readonly read: (reading: Reading) => void;
  /** Whether the story, when it is open, stands beside the board rather than over it. */
  readonly beside: boolean;
}

const NO_OFFERS: readonly Offer[] = [];
const LAYS_NOTHING: readonly string[] = [];
const NOTHING_LIT: ReadonlySet<string> = new Set();

export function Play(props: Props) {
  const { live, connection, learning, tell, note, face, wording, reading, read, beside } = props;
  const say = useSay();
  const table = useRef<HTMLDivElement>(null);
  const held = learning?.lesson.receive(props.state) ?? props.state;
  const { lobby, seat, waiting } = held;
  const send: AtTable["send"] = (command) => {
    if (command.kind === "act" || command.kind === "roll") learning?.lesson.chose();
    return props.send(command);
  };
  const seats = useMemo(() => looks(lobby, seat, waiting), [lobby, seat, waiting]);
  const best = useBest(lobby);
  const viewer = { seats, me: seat, keptAt: placeOf(lobby.table, seat), wording };
  const unpicked = (view: AnyView) => drawingOf({ ...viewer, view, lit: NOTHING_LIT, path: [], best });
  const now = held.view ?? props.view;
  const ear = useEar(face.rhythm, held, table);
  const directed = useDirector(held, now, face, unpicked, listenerOf(face.rhythm, now, ear));
  const heard = useHeard(face.rhythm, held, directed, ear);
  useSkipping(table, directed);
  const { state, view } = directed;
  const { choices } = state;
  // A game that is over is over here when all of it has been shown.
  const ended = props.state.result !== null;
  const playing = lobby.state === "playing" || (ended && state.result === null);
  const offers = choices?.offers ?? NO_OFFERS;
  const noteToPlan = useRef<(action: Record<string, unknown>) => void>(() => {});
  const { number, setNumber, doubted, setDoubted, decide, act, choose, why, hint, speak, made } = useDoing(
    { ...props, state, send },
    held,
    table,
    useCallback((action) => noteToPlan.current(action), []),
  );
  const plan = usePlan({
    table: lobby.table,
    lays: face.Plan?.lays ?? LAYS_NOTHING,
    choices: face.Plan?.has(view) ? choices : null,
    busy: live.busy,
    over: state.result !== null,
    act,
    undo: (steps) => seat !== null && send({ kind: "undo", seat, steps }),
  });
  noteToPlan.current = plan.note;
  const picking = usePicking(table, offers, { choose, why });
  const promoted = face.promoted?.(view).join(" ") ?? "";
  const wanted = useMemo(() => [...promoted.split(" "), ...face.buttons], [promoted, face]);
  const buttons = useUndrawn(table, picking.lit, wanted);
  const drawing = drawingOf({
    ...viewer,
    view,
    lit: picking.lit,
    path: picking.path,
    made,
    best,
    ended: lobby.ended ?? null,
  });
  // What waits for somebody to look still calls them: a hidden page speaks of the table as it is.
  useAttention(document.hidden ? props.state : state, wording.message("title"), say);

  // What a hint or a line of the log has marked is of the past once something happens.
  useEffect(() => {
    mark(table.current, [], "hinted");
    if (note?.passing) tell(null);
  }, [offers]);
  useEffect(() => mark(table.current, [], "mentioned"), [state.count]);
  useEffect(() => markLast(table.current, lastMarks(state.lines, face), seats), [state.lines, view, face, seats]);

  // At the end a game's own sheet tells how it came about.
  const over = state.result !== null;
  useEffect(() => {
    if (over && face.Sheet) read({ ...reading, chapter: "sheet" });
  }, [over, face]);

  const talks =
    lobby.seats.filter((each) => each.player && !each.player.bot).length > 1 ||
    lobby.spectators > 0 ||
    (props.state.talk ?? []).length > 0;
  const prompt = state.prompt && (playing || ended) ? wording.render(state.prompt) : "";
  const pointedLabels = matching(offers, picking.path)
    .filter((offer) => following(offer, picking.path).includes(picking.pointed?.part ?? ""))
    .map((offer) => wording.render(offer.label));
  const tools = <Tools state={state} send={send} hint={hint} />;

  const coached = learning ? !learning.lesson.over : false;
  const hintToRead = !coached && (
    <FirstHint
      slug={face.slug}
      decision={choices?.decision ?? null}
      wording={wording}
      explain={(clause) => read({ chapter: "rules", clause, open: true })}
    />
  );

  return (
    <>
      <Places
        face={face}
        drawing={drawing}
        board={table}
        prompt={prompt}
        aside={
          <div class="prompt-aside">
            {state.due !== null && <Clock due={state.due} />}
            <TempoControl directed={directed} />
          </div>
        }
        notices={
          <>
            <Notices {...{ live, state, seats, send, directed, wording }} />
            {talks && face.confers?.(view) && !(reading.open && reading.chapter === "chat") && (
              <button
                type="button"
                class="main confer"
                onClick={() => read({ chapter: "chat", clause: null, open: true })}
              >
                {say("chat-open")}
              </button>
            )}
            {choices?.roll && seat !== null && (
              <Rolling
                key={state.count}
                asked={choices.roll}
                face={face}
                drawing={drawing}
                busy={live.busy}
                enter={(outcome) => send({ kind: "roll", seat, on: state.count, outcome })}
              />
            )}
          </>
        }
        ending={
          state.result ? (
            <Over
              {...{ state, result: state.result, face, drawing, wording }}
              sheet={
                face.Sheet &&
                !reading.open && (
                  <button type="button" onClick={() => read({ ...reading, chapter: "sheet", open: true })}>
                    {say("end-sheet")}
                  </button>
                )
              }
            />
          ) : !playing && !ended ? (
            <EndedEarly lobby={lobby} />
          ) : undefined
        }
        latest={<Latest {...{ lines: state.lines, wording, face, reading, read, prompt }} />}
        hint={!(beside && reading.open) && hintToRead}
        plan={face.Plan?.has(view) && seat !== null && <face.Plan.Layout {...drawing} {...plan} />}
        asides={
          <>
            {face.Advance && seat !== null && playing && (
              <face.Advance
                {...drawing}
                standing={state.standing as Advancing["standing"]}
                leave={(left) => send({ kind: "standing_order", seat, order: left })}
              />
            )}
            {face.Aside && seat !== null && playing && (
              <face.Aside {...drawing} speak={(aside) => send({ kind: "speak", seat, aside })} />
            )}
          </>
        }
        instrument={
          face.rhythm && (
            <Instrument
              idle={choices === null}
              {...{
                rhythm: face.rhythm,
                view: now,
                shown: view,
                seat: playing ? seat : null,
                connection,
                table,
                heard,
              }}
              refused={(why) => tell({ words: wording.render(why), at: null })}
            />
          )
        }
        choices={
          face.Choices &&
          seat !== null &&
          playing && (
            <face.Choices {...drawing} offers={offers} busy={live.busy} choose={choose} act={act}>
              {tools}
            </face.Choices>
          )
        }
        actions={
          !face.Choices && (
            <Bar
              offers={offers}
              path={picking.path}
              made={made}
              buttons={buttons}
              wording={wording}
              busy={live.busy}
              choose={choose}
              back={picking.back}
            >
              {tools}
            </Bar>
          )
        }
        story={
          <Story
            slug={face.slug}
            reading={reading}
            read={read}
            lines={state.lines}
            talk={props.state.talk}
            emotes={props.state.emotes}
            seats={seats}
            wording={wording}
            face={face}
            drawing={drawing}
            hint={beside && reading.open && hintToRead}
            mention={(parts) => mark(table.current, parts, "mentioned")}
            speak={seat !== null && playing ? speak : null}
            make={seat === null ? null : (emote) => send({ kind: "emote", seat, emote })}
            talks={talks}
            now={choices?.decision?.clause ?? null}
          />
        }
      />
      {learning && coached && (
        <learning.Coach
          {...{ ...learning, lobby, table, reading, read, beside, offers }}
          idle={directed.state === held && !heard.behind}
          path={picking.path}
          over={over}
        />
      )}
      <Layer playing={directed.playing} table={table} seats={seats} />
      {doubted && offers.includes(doubted) && (
        <Doubt offer={doubted} wording={wording} decide={decide} close={() => setDoubted(null)} />
      )}
      {number && <NumberField offer={number} wording={wording} send={act} close={() => setNumber(null)} />}
      <Tip
        pointed={note ? null : picking.pointed}
        about={picking.pointed && aboutOf(picking.pointed.part, wording)}
        labels={pointedLabels.length <= 2 ? pointedLabels : []}
      />
    </>
  );
}
