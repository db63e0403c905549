// A game under way, as one seat or a spectator meets it.
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Live } from "../net/live";
import type { TableState } from "../net/scene";
import type { Offer } from "../wire";
import { useSay } from "../words/use";
import { aboutOf } from "./about";
import { useAttention } from "./attention";
import { Bar } from "./bar";
import { Clock } from "./clock";
import { type AtTable, useDoing } from "./doing";
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
import { Places } from "./places";
import { Tip } from "./pointed";
import { type Reading, Story } from "./story";
import type { Note } from "./toast";
import { Tools } from "./tools";

interface Props extends AtTable {
  readonly live: Live;
  readonly view: NonNullable<TableState["view"]>;
  readonly note: Note | null;
  readonly face: AnyFace;
  readonly reading: Reading;
  readonly read: (reading: Reading) => void;
}

const NO_OFFERS: readonly Offer[] = [];

export function Play(props: Props) {
  const { live, state, view, order, note, face, wording, reading, read } = props;
  const say = useSay();
  const table = useRef<HTMLDivElement>(null);
  const { lobby, seat, choices } = state;
  const playing = lobby.state === "playing";
  const offers = choices?.offers ?? NO_OFFERS;
  const { number, askNumber, act, choose, why, hint, speak } = useDoing(props, table);
  const picking = usePicking(table, offers, { choose, why });
  const promoted = face.promoted?.(view).join(" ") ?? "";
  const wanted = useMemo(() => [...promoted.split(" "), ...face.buttons], [promoted, face]);
  const buttons = useUndrawn(table, picking.lit, wanted);
  const seats = useMemo(() => looks(lobby, seat, state.waiting), [lobby, seat, state.waiting]);
  const drawing = drawingOf({
    view,
    seats,
    me: seat,
    wording,
    lit: picking.lit,
    path: picking.path,
    fresh: state.fresh,
  });
  useAttention(state, face, wording.message("title"), say);

  // What a hint or a line of the log has marked is of the past once something happens.
  useEffect(() => mark(table.current, [], "hinted"), [offers]);
  useEffect(() => mark(table.current, [], "mentioned"), [state.count]);

  const talks = lobby.seats.filter((each) => each.player && !each.player.bot).length > 1 || lobby.spectators > 0;
  const pointedLabels = matching(offers, picking.path)
    .filter((offer) => following(offer, picking.path).includes(picking.pointed?.part ?? ""))
    .map((offer) => wording.render(offer.label));

  return (
    <>
      <Places
        face={face}
        drawing={drawing}
        board={table}
        prompt={state.prompt ? wording.render(state.prompt) : ""}
        aside={state.due !== null && <Clock due={state.due} />}
        notices={<Notices live={live} state={state} seats={seats} order={order} />}
        ending={
          state.result ? (
            <Over state={state} result={state.result} face={face} drawing={drawing} wording={wording} />
          ) : !playing ? (
            <EndedEarly lobby={lobby} />
          ) : undefined
        }
        latest={<Latest {...{ lines: state.lines, wording, face, reading, read }} />}
        hint={
          <FirstHint
            slug={face.slug}
            decision={choices?.decision ?? null}
            wording={wording}
            explain={(clause) => read({ chapter: "rules", clause, open: true })}
          />
        }
        asides={
          <>
            {face.Advance && seat !== null && playing && (
              <face.Advance
                {...drawing}
                order={state.order as Advancing["order"]}
                leave={(left) => order({ kind: "advance", seat, order: left })}
              />
            )}
            {face.Aside && seat !== null && playing && (
              <face.Aside {...drawing} speak={(aside) => order({ kind: "speak", seat, aside })} />
            )}
          </>
        }
        actions={
          <Bar
            offers={offers}
            path={picking.path}
            buttons={buttons}
            wording={wording}
            busy={live.busy}
            choose={choose}
            back={picking.back}
          >
            <Tools state={state} order={order} hint={hint} />
          </Bar>
        }
        story={
          <Story
            slug={face.slug}
            reading={reading}
            read={read}
            lines={state.lines}
            seats={seats}
            wording={wording}
            face={face}
            mention={(parts) => mark(table.current, parts, "mentioned")}
            speak={seat !== null && playing ? speak : null}
            talks={talks}
          />
        }
      />
      {number && <NumberField offer={number} wording={wording} send={act} close={() => askNumber(null)} />}
      <Tip
        pointed={note ? null : picking.pointed}
        about={picking.pointed && aboutOf(picking.pointed.part, wording)}
        labels={pointedLabels.length <= 2 ? pointedLabels : []}
      />
    </>
  );
}
