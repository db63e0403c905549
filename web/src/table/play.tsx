// A game under way, as one seat or a spectator meets it.
import { useMemo, useRef, useState } from "preact/hooks";
import type { Order } from "../net/link";
import type { Live, TableLine } from "../net/live";
import type { TableState } from "../net/scene";
import type { Offer } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { useAttention } from "./attention";
import { Bar } from "./bar";
import { Clock } from "./clock";
import { drawingOf, mark } from "./drawing";
import type { Advancing } from "./face";
import type { AnyFace } from "./games";
import { FirstHint } from "./hint";
import { looks } from "./looks";
import { Notices } from "./notices";
import { NumberField } from "./number";
import { EndedEarly, Over } from "./over";
import { matching } from "./parts";
import { usePicking, useUndrawn } from "./picking";
import { Places } from "./places";
import { Tip } from "./pointed";
import { type Reading, Story } from "./story";
import type { Note } from "./toast";
import { Tools } from "./tools";

interface Props {
  readonly live: Live;
  readonly state: TableState;
  readonly view: NonNullable<TableState["view"]>;
  readonly line: TableLine;
  /** Carries out an order, and tells a refusal. */
  readonly order: (order: Order) => Promise<void>;
  readonly note: Note | null;
  readonly tell: (note: Note | null) => void;
  readonly face: AnyFace;
  readonly wording: Wording;
  readonly reading: Reading;
  readonly read: (reading: Reading) => void;
}

const NO_OFFERS: readonly Offer[] = [];

export function Play({ live, state, view, line, order, note, tell, face, wording, reading, read }: Props) {
  const say = useSay();
  const table = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState<Offer | null>(null);
  const { lobby, seat, choices } = state;
  const offers = choices?.offers ?? NO_OFFERS;

  const act = (action: Record<string, unknown>) => {
    setNumber(null);
    if (seat !== null && !line.now().busy) order({ kind: "act", seat, on: state.count, action });
  };
  const choose = (offer: Offer) => (offer.number ? setNumber(offer) : act(offer.action as Record<string, unknown>));
  const why = async (part: string, at: Element) => {
    if (seat === null) return tell({ words: wording.message("why-watching"), at: null });
    const answer = await line.say({ kind: "why_not", part, seat });
    const reason = answer.kind === "because" || answer.kind === "refused" ? answer.why : null;
    tell({ words: reason ? wording.render(reason) : say("table-can"), at: at.getBoundingClientRect() });
  };
  const hint = async () => {
    if (seat === null) return;
    const answer = await line.say({ kind: "hint", seat });
    if (answer.kind === "refused") return tell({ words: wording.render(answer.why), at: null });
    if (answer.kind !== "hinted") return;
    mark(table.current, answer.offer.path, "hinted");
    tell({ words: say("table-hinted", { label: wording.render(answer.offer.label) }), at: null });
  };

  const picking = usePicking(table, offers, { choose, why });
  const buttons = useUndrawn(table, picking.lit, face.buttons);
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

  const talks = lobby.seats.filter((each) => each.player && !each.player.bot).length > 1 || lobby.spectators > 0;
  const speak = (words: string) => order({ kind: "speak", seat: seat ?? 0, aside: { kind: "say", to: null, words } });
  const pointedLabels = matching(offers, picking.path)
    .filter((offer) => offer.path[picking.path.length] === picking.pointed?.part)
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
          ) : (
            lobby.state !== "playing" && <EndedEarly lobby={lobby} />
          )
        }
        first={
          <FirstHint
            slug={face.slug}
            decision={choices?.decision ?? null}
            wording={wording}
            explain={(clause) => read({ chapter: "rules", clause, open: true })}
          />
        }
        actions={
          <>
            {face.Advance && seat !== null && lobby.state === "playing" && (
              <face.Advance
                {...drawing}
                order={state.order as Advancing["order"]}
                leave={(left) => order({ kind: "advance", seat, order: left })}
              />
            )}
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
          </>
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
            speak={seat !== null && lobby.state === "playing" ? speak : null}
            talks={talks}
          />
        }
      />
      {number && <NumberField offer={number} wording={wording} send={act} close={() => setNumber(null)} />}
      <Tip pointed={note ? null : picking.pointed} labels={pointedLabels.length <= 2 ? pointedLabels : []} />
    </>
  );
}
