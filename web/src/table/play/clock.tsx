import { useEffect, useState } from "preact/hooks";
import { useSay } from "../../words/use";

const SHORT = 10;

/** Seconds left, for everybody to see; that they have become few is read aloud, once. */
export function Clock({ due }: { due: number }) {
  const say = useSay();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((due - now) / 1000));
  const shown = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
  return (
    <>
      <span class="clock" role="timer" data-short={seconds <= SHORT} aria-label={say("table-clock", { seconds })}>
        {shown}
      </span>
      <span class="aside" role="status">
        {seconds <= SHORT && say("table-clock-short")}
      </span>
    </>
  );
}
