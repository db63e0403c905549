// What of a game this page has shown: a lesson may hold it back, the stage shows it event by event, a rhythm is heard.
import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import type { AnyView, TableState } from "../../net/scene";
import type { Wording } from "../../words/wording";
import { drawingOf } from "../face/drawing";
import type { AnyFace } from "../face/face";
import { looks } from "../face/looks";
import { placeOf } from "../kept/place";
import { useSeen } from "../kept/seen";
import { listenerOf, useEar, useHeard } from "../rhythm/heard";
import { useSkipping } from "../stage/skipping";
import { type Recaller, useDirector } from "../stage/use-director";
import { useBest } from "./best";

/** `held` is the table as it is, but for what a lesson holds back; `now` is its view. */
export function useShown(
  held: TableState,
  now: AnyView,
  face: AnyFace,
  wording: Wording,
  table: RefObject<HTMLDivElement | null>,
  recall: Recaller,
) {
  const { lobby, seat, waiting } = held;
  const seats = useMemo(() => looks(lobby, seat, waiting), [lobby, seat, waiting]);
  const viewer = { seats, me: seat, keptAt: placeOf(lobby.table, seat), wording, ...useBest(lobby) };
  const unpicked = (view: AnyView) => drawingOf({ ...viewer, view });
  const ear = useEar(face.rhythm, held, table);
  const directed = useDirector(held, now, face, unpicked, listenerOf(face.rhythm, now, ear), recall);
  const heard = useHeard(face.rhythm, held, directed, ear);
  useSkipping(table, directed);
  useSeen(lobby.table, seat, held.count);
  return { seats, viewer, directed, heard };
}
