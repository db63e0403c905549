// Twenty taps that tell a player about the own hand: speed, steadiness, offset. The server keeps them for the guest.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Bounds, Direction } from "../../table/face/strokes";
import { AT_REST, move } from "../../table/rhythm/hand";
import { type Voice, voice } from "../../table/rhythm/voice";
import { Dialog } from "../../ui/dialog";
import { useRequest } from "../../ui/request";
import { keepTaps, myTaps } from "./hand";
import type { Props } from "./names";
import { Plot, type Tapped } from "./plot";
import { boundsOf } from "./rhythm";
import { Words } from "./sheet";

/** In centimetres: short, middle and long ways, in no order. */
const WAYS = [12, 5, 20, 8, 28, 4, 16, 24, 6, 32, 10, 18, 7, 26, 14, 5, 22, 9, 30, 11] as const;
const TABLE = 40;

export function Calibration(props: Props & { close: () => void }) {
  const { message, close } = props;
  const [taps, setTaps] = useState<readonly Tapped[]>([]);
  const [lies, press] = useTaps(boundsOf(props.view), (ms) => {
    setTaps((before) => {
      const way = WAYS[before.length];
      return way === undefined ? before : [...before, { way, ms }];
    });
  });
  const way = WAYS[taps.length];
  const key = useRef<HTMLButtonElement>(null);
  // The space bar is the hand at once; without this it would close the dialog.
  useEffect(() => key.current?.focus(), []);
  useEffect(() => {
    if (way === undefined) keepTaps(taps).catch(() => null);
  }, [way]);
  const [before] = useRequest(myTaps, []);
  const kept = before.kind === "here" ? before.value : [];
  const shown = way === undefined ? taps : kept;
  return (
    <Dialog title={message("see-calibrate")} close={close}>
      <p>{message("see-calibrate-about")}</p>
      {way !== undefined && (
        <>
          <svg class="co-leg" viewBox="0 0 400 40" role="img" aria-label={message("see-leg", { way })}>
            <path d={`M${200 - (way * 200) / TABLE},20H${200 + (way * 200) / TABLE}`} />
            <circle cx={200 - (way * 200) / TABLE} cy="20" r="12" />
            <circle cx={200 + (way * 200) / TABLE} cy="20" r="12" />
          </svg>
          <button ref={key} type="button" class="rhythm-key co-tap" data-lies={lies} {...press}>
            <b>{message("see-calibrate-do", { at: taps.length + 1, all: WAYS.length })}</b>
          </button>
        </>
      )}
      {shown.length > 0 && (
        <>
          <h3>{message("see-calibrated")}</h3>
          <Plot points={shown} name={message("see-calibrated")} />
          <Words {...props} points={shown} />
        </>
      )}
    </Dialog>
  );
}

/** The hand lies, flies and lands: one flight after the other, by finger, mouse or space bar. */
function useTaps(bounds: Bounds, flown: (ms: number) => void) {
  const hand = useRef(AT_REST);
  const sound = useRef<Voice | null>(null);
  const [lies, setLies] = useState(false);
  useEffect(() => () => sound.current?.hush(), []);
  const strike = (to: Direction, at: number) => {
    const moved = move(hand.current, to, at, { ...bounds, wanted: 2 });
    hand.current = moved.stroke?.hand === "down" ? { ...AT_REST, lies: true } : moved.hand;
    setLies(hand.current.lies);
    if (!moved.stroke) return;
    sound.current ??= voice();
    sound.current.stroke(to, performance.now());
    if (to === "down") flown(moved.stroke.ms);
  };
  const byKey = (to: Direction) => (event: KeyboardEvent) => {
    if (event.code !== "Space") return;
    event.preventDefault();
    if (!event.repeat) strike(to, event.timeStamp);
  };
  const byPointer = (to: Direction) => (event: PointerEvent) => {
    if (to === "down") (event.currentTarget as Element).setPointerCapture(event.pointerId);
    strike(to, event.timeStamp);
  };
  const press = {
    onPointerDown: byPointer("down"),
    onPointerUp: byPointer("up"),
    onPointerCancel: byPointer("up"),
    onKeyDown: byKey("down"),
    onKeyUp: byKey("up"),
  };
  return [lies, press] as const;
}
