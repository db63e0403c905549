// All the ways to choose at once: parts picked on the board, buttons in words, a plan that is laid out.
import type { RefObject } from "preact";
import { useCallback, useMemo, useRef } from "preact/hooks";
import type { AnyView, TableState } from "../../net/scene";
import type { Offer } from "../../wire";
import { usePicking, useUndrawn } from "../board/picking";
import type { AnyFace } from "../face/face";
import { type AtTable, useDoing } from "./doing";
import { usePlan } from "./use-plan";

const NO_OFFERS: readonly Offer[] = [];
const LAYS_NOTHING: readonly string[] = [];

interface ChoosingInputs {
  /** The table as far as it has been shown, and what is done there. */
  readonly at: AtTable;
  readonly view: AnyView;
  /** The table as it is, whatever of it has been shown. */
  readonly now: TableState;
  readonly table: RefObject<HTMLElement | null>;
  readonly face: AnyFace;
  /** A choice is under way. */
  readonly busy: boolean;
}

export function useChoosing({ at, view, now, table, face, busy }: ChoosingInputs) {
  const { state, send } = at;
  const { choices, lobby, seat } = state;
  const offers = choices?.offers ?? NO_OFFERS;
  const noteToPlan = useRef<(action: Record<string, unknown>) => void>(() => {});
  const doing = useDoing(
    at,
    now,
    table,
    useCallback((action) => noteToPlan.current(action), []),
  );
  const plan = usePlan({
    table: lobby.table,
    lays: face.Plan?.lays ?? LAYS_NOTHING,
    choices: face.Plan?.has(view) ? choices : null,
    busy,
    over: state.result !== null,
    act: doing.act,
    undo: (steps) => seat !== null && send({ kind: "undo", seat, steps }),
  });
  noteToPlan.current = plan.note;
  const picking = usePicking(table, offers, doing);
  const promoted = face.promoted?.(view).join(" ") ?? "";
  const wanted = useMemo(() => [...promoted.split(" "), ...face.buttons], [promoted, face]);
  const buttons = useUndrawn(table, picking.lit, wanted);
  return { offers, doing, plan, picking, buttons };
}
