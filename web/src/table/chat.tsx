// Talk at the table, with a mute for everybody who talks too much: it is ours alone, and nobody is told.
import { useState } from "preact/hooks";
import { SeatMark } from "../art/shapes";
import type { Line } from "../wire";
import { useSay } from "../words/use";
import type { SeatLook } from "./face";
import { isTalk } from "./log";
import { Scroll } from "./scroll";

interface Props {
  readonly lines: readonly Line[];
  readonly seats: readonly SeatLook[];
  readonly speak: ((words: string) => void) | null;
}

interface Talk {
  readonly count: number;
  readonly seat: number;
  readonly words: string;
}

const LONGEST = 400;

export function talkOf(lines: readonly Line[]): readonly Talk[] {
  return lines.filter(isTalk).map((line) => {
    const { seat, aside } = line.event as { seat: number; aside: { words?: string } };
    return { count: line.count, seat, words: aside.words ?? "" };
  });
}

export function Chat({ lines, seats, speak }: Props) {
  const say = useSay();
  const [muted, mute] = useState<readonly number[]>([]);
  const heard = talkOf(lines).filter((talk) => !muted.includes(talk.seat));
  const others = seats.filter((look) => !look.me && !look.bot);
  const last = heard.at(-1)?.count;
  return (
    <div class="chat">
      {heard.length === 0 && <p class="empty">{say("chat-empty")}</p>}
      <Scroll label={say("story-chat")} last={last}>
        {heard.map((talk) => (
          <li key={talk.count}>
            <SeatMark shape={seats[talk.seat]?.shape ?? "circle"} size={16} /> <b>{seats[talk.seat]?.name}</b>{" "}
            {talk.words}
          </li>
        ))}
      </Scroll>
      {others.length > 0 && (
        <fieldset class="mutes">
          <legend>{say("chat-mute")}</legend>
          {others.map((look) => (
            <label key={look.seat}>
              <input
                type="checkbox"
                checked={muted.includes(look.seat)}
                onChange={(event) =>
                  mute(event.currentTarget.checked ? [...muted, look.seat] : muted.filter((seat) => seat !== look.seat))
                }
              />
              {look.name}
            </label>
          ))}
        </fieldset>
      )}
      {speak && <Speak speak={speak} />}
    </div>
  );
}

function Speak({ speak }: { speak: (words: string) => void }) {
  const say = useSay();
  const [words, write] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (words.trim()) speak(words.trim());
    write("");
  };
  return (
    <form class="row speak" onSubmit={submit}>
      <input
        aria-label={say("chat-words")}
        placeholder={say("chat-words")}
        maxLength={LONGEST}
        value={words}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <button type="submit">{say("chat-send")}</button>
    </form>
  );
}
