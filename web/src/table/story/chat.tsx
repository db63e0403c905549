// Talk at the table, with a mute for everybody who talks too much: it is ours alone, and nobody is told.
import { useState } from "preact/hooks";
import { type EmoteName, EmotePicture } from "../../art/emotes";
import { SeatMark } from "../../art/shapes";
import type { PassedEmote } from "../../net/scene";
import { useStore } from "../../ui/store";
import { type Line, LONGEST_TALK, type LobbyTalk } from "../../wire";
import { useSay } from "../../words/use";
import type { SeatLook, Shape } from "../face/face";
import { EmoteButtons, muted } from "./emotes";
import { isTalk } from "./log";
import { Scroll } from "./scroll";

/** Says something to all, or to one seat alone. */
export type Speaker = (words: string, to?: number | null) => void;

interface Props {
  /** What was said before the start. */
  readonly before: readonly LobbyTalk[];
  readonly lines: readonly Line[];
  readonly emotes: readonly PassedEmote[];
  readonly seats: readonly SeatLook[];
  /** Why nobody may say anything now, in words. */
  readonly closed?: string | null;
  readonly speak: Speaker | null;
  readonly partners?: readonly SeatLook[];
  readonly make: ((emote: EmoteName) => void) | null;
}

interface Talk {
  readonly count: number;
  readonly seat: number;
  readonly words: string;
  /** Who alone hears it; null is everybody. */
  readonly to: readonly number[] | null;
}

function talkOf(lines: readonly Line[]): readonly Talk[] {
  return lines.filter(isTalk).map((line) => {
    const { seat, aside } = line.event as { seat: number; aside: { words?: string; to?: readonly number[] | null } };
    return { count: line.count, seat, words: aside.words ?? "", to: aside.to ?? null };
  });
}

/** How much there is to read. */
export function chatLength({ before, lines, emotes }: Pick<Props, "before" | "lines" | "emotes">): number {
  return before.length + talkOf(lines).length + (emotes.at(-1)?.number ?? 0);
}

/** Words and signs of the game in the order in which they came. */
export function asTheyCame(talk: readonly Talk[], emotes: readonly PassedEmote[]): readonly (Talk | PassedEmote)[] {
  const place = (each: Talk | PassedEmote) => ("emote" in each ? each.after + 0.5 : each.count);
  return [...talk, ...emotes].sort((one, two) => place(one) - place(two));
}

export function ChatPane(props: Props) {
  const { before, lines, emotes, seats, closed, speak, partners = [], make } = props;
  const say = useSay();
  const quiet = useStore(muted);
  const heard = asTheyCame(talkOf(lines), emotes).filter((each) => !quiet.includes(each.seat));
  const hushed = quiet.map((seat) => seats[seat]?.name);
  const said = before.filter((talk) => !hushed.includes(talk.name));
  const others = seats.filter((look) => !look.me && !look.bot && look.name);
  return (
    <div class="chat">
      {said.length + heard.length === 0 && <p class="empty">{say("chat-empty")}</p>}
      <Scroll label={say("story-chat")} last={chatLength(props)}>
        {said.map((talk, at) => (
          <Said key={`before ${at}`} shape={talk.shape} name={talk.name} words={talk.words} />
        ))}
        {heard.map((each) => (
          <Heard key={"emote" in each ? `emote ${each.number}` : each.count} heard={each} seats={seats} />
        ))}
      </Scroll>
      {others.length > 0 && <Mutes others={others} />}
      {closed && <p class="muted">{closed}</p>}
      {make && <EmoteButtons make={make} />}
      {speak && <Speak speak={speak} partners={partners} />}
    </div>
  );
}

function Heard({ heard, seats }: { heard: Talk | PassedEmote; seats: readonly SeatLook[] }) {
  const say = useSay();
  const { shape = "circle", name = "" } = seats[heard.seat] ?? {};
  if (!("emote" in heard)) {
    const alone =
      heard.to === null ? null : say("chat-only", { name: heard.to.map((seat) => seats[seat]?.name).join(", ") });
    return <Said shape={shape} name={name} words={heard.words} alone={alone} />;
  }
  return (
    <li>
      <SeatMark shape={shape} size={16} /> <b>{name}</b> <EmotePicture emote={heard.emote} size={24} />{" "}
      <span class="muted">{say(`emote-${heard.emote}`)}</span>
    </li>
  );
}

interface SaidProps {
  readonly shape: Shape;
  readonly name: string;
  readonly words: string;
  readonly alone?: string | null;
}

function Said({ shape, name, words, alone = null }: SaidProps) {
  return (
    <li>
      <SeatMark shape={shape} size={16} /> <b>{name}</b> {alone && <span class="muted">({alone})</span>} {words}
    </li>
  );
}

function Mutes({ others }: { others: readonly SeatLook[] }) {
  const say = useSay();
  const quiet = useStore(muted);
  return (
    <fieldset class="mutes">
      <legend>{say("chat-mute")}</legend>
      {others.map(({ seat, name }) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={quiet.includes(seat)}
            onChange={(event) =>
              muted.set(event.currentTarget.checked ? [...quiet, seat] : quiet.filter((each) => each !== seat))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Speak({ speak, partners }: { speak: Speaker; partners: readonly SeatLook[] }) {
  const say = useSay();
  const [words, setWords] = useState("");
  const [to, setTo] = useState<number | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    if (words.trim()) speak(words.trim(), to);
    setWords("");
  };
  return (
    <form class="row speak" onSubmit={submit}>
      {partners.length > 0 && (
        <select
          aria-label={say("chat-to")}
          onChange={(event) => setTo(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
        >
          <option value="">{say("chat-to-all")}</option>
          {partners.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {say("chat-only", { name })}
            </option>
          ))}
        </select>
      )}
      <input
        aria-label={say("chat-words")}
        placeholder={say("chat-words")}
        maxLength={LONGEST_TALK}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit">{say("chat-send")}</button>
    </form>
  );
}
