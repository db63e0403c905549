// Signs that pass: six buttons to make one, and a bubble at the seat for a moment. Who is muted makes none here.
import { useEffect } from "preact/hooks";
import { type EmoteName, EmotePicture } from "../../art/emotes";
import type { PassedEmote } from "../../net/scene";
import { store, useStore } from "../../ui/store";
import { EMOTES } from "../../wire";
import { useSay } from "../../words/use";
import type { SeatLook } from "../face/face";

/** Seats whose talk and signs are not shown: ours alone, and nobody is told. */
export const muted = store<readonly number[]>([]);

const bubbles = store<ReadonlyMap<number, PassedEmote>>(new Map());
const SHOWN_MS = 4_000;

/** Shows the newest sign at its seat for a moment. */
export function useBubbles(emotes: readonly PassedEmote[]): void {
  const last = emotes.at(-1);
  useEffect(() => {
    if (!last || muted.get().includes(last.seat)) return;
    bubbles.set(new Map(bubbles.get()).set(last.seat, last));
    setTimeout(() => take(last), SHOWN_MS);
  }, [last?.number]);
  useEffect(
    () => () => {
      bubbles.set(new Map());
      muted.set([]);
    },
    [],
  );
}

/** Unless a newer one is in its place. */
function take(emote: PassedEmote): void {
  const left = new Map(bubbles.get());
  if (left.get(emote.seat) === emote) left.delete(emote.seat);
  bubbles.set(left);
}

export function Bubble({ seat }: { seat: number }) {
  const say = useSay();
  const shown = useStore(bubbles).get(seat);
  if (!shown) return null;
  const { emote } = shown;
  return (
    <span class="bubble" role="img" aria-label={say(`emote-${emote}`)}>
      <EmotePicture emote={emote} size={34} />
    </span>
  );
}

/** Who made the newest sign, in words, for whoever does not see the bubbles. */
export function EmoteAloud({ emotes, seats }: { emotes: readonly PassedEmote[]; seats: readonly SeatLook[] }) {
  const say = useSay();
  const quiet = useStore(muted);
  const last = emotes.at(-1);
  const heard = last && !quiet.includes(last.seat) && !seats[last.seat]?.me ? last : null;
  return (
    <div class="aside" role="status">
      {heard && `${seats[heard.seat]?.name}: ${say(`emote-${heard.emote}`)}`}
    </div>
  );
}

export function EmoteButtons({ make }: { make: (emote: EmoteName) => void }) {
  const say = useSay();
  return (
    <fieldset class="emotes">
      <legend class="aside">{say("emote-make")}</legend>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          aria-label={say(`emote-${emote}`)}
          title={say(`emote-${emote}`)}
          onClick={() => make(emote)}
        >
          <EmotePicture emote={emote} size={34} />
        </button>
      ))}
    </fieldset>
  );
}
