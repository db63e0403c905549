// The layer in which cues are shown, over everything and in nobody's way.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moves, settings } from "../../ui/settings";
import { lengthOf } from "../face/cues";
import type { SeatLook } from "../face/face";
import type { Playing } from "./director";
import { show } from "./show";

interface Props {
  readonly playing: Playing | null;
  readonly table: RefObject<HTMLElement | null>;
  readonly seats: readonly SeatLook[];
}

export function Layer({ playing, table, seats }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = table.current?.querySelector<HTMLElement>(".board");
    if (!playing || !table.current || !layer.current || !board) return;
    const common = { root: table.current, layer: layer.current, board, still: !moves() };
    const shapeOf = (seat: number) => seats[seat]?.shape ?? "circle";
    const shown = playing.cues.map((cue) =>
      safely(() => show(cue, { ...common, shapeOf, ms: lengthOf(cue, settings.get().tempo) })),
    );
    return () => {
      for (const away of shown) safely(() => away?.());
      common.layer.replaceChildren();
    };
  }, [playing]);
  return <div class="stage-layer night" ref={layer} data-beat={playing?.beat.line?.count} aria-hidden="true" />;
}

/** A flaw in how something moves must not stop the game. */
function safely<Done>(work: () => Done): Done | undefined {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
