// What a person can do about the table itself, apart from the game.
import { useEffect, useRef, useState } from "preact/hooks";
import { http } from "../../net/http";
import type { Unsent } from "../../net/link";
import type { Live } from "../../net/live";
import { CopyField } from "../../ui/copy-field";
import { Dialog } from "../../ui/dialog";
import { address, go } from "../../ui/router";
import { useTry } from "../../ui/try";
import type { CarryLink, Lobby } from "../../wire";
import { useSay } from "../../words/use";
import { middle } from "../lobby/usual";

interface Props {
  readonly live: Live;
  readonly lobby: Lobby;
  readonly seat: number | null;
  readonly send: (command: Unsent) => void;
  /** Prints the sheets of a game that has some; null elsewhere. */
  readonly print: (() => void) | null;
}

export function Menu(props: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {say("menu-title")}
      </button>
      {open && (
        <Dialog title={say("menu-title")} close={() => setOpen(false)}>
          <MenuItems {...props} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function MenuItems({ live, lobby, seat, send, print, close }: Props & { close: () => void }) {
  const say = useSay();
  const playing = lobby.state === "playing" && lobby.mine.length > 0;
  const paused = lobby.state === "paused" && lobby.mine.length > 0;
  const mine = seat ?? lobby.mine[0] ?? null;
  const bot = mine === null ? null : lobby.seats[mine]?.player?.bot;
  const doing = (wanted: Unsent) => {
    send(wanted);
    close();
  };
  return (
    <div class="menu">
      <CopyField label={say("menu-link")} value={`${location.origin}${address.table(lobby.table)}`} />
      {playing && mine !== null && bot === null && (
        <MenuItem
          label={say("menu-give")}
          about={say("menu-give-about")}
          act={async () => doing({ kind: "give_seat", seat: mine, bot: await botOf(lobby.game) })}
        />
      )}
      {playing && mine !== null && bot && (
        <MenuItem
          label={say("notice-return-to-seat")}
          act={() => doing({ kind: "give_seat", seat: mine, bot: null })}
        />
      )}
      {playing && <CarryItem table={lobby.table} />}
      {print && <MenuItem label={say("menu-print")} about={say("menu-print-about")} act={print} />}
      {(playing || paused) && (
        <SureItem
          label={say("menu-abandon")}
          about={say("menu-abandon-about")}
          act={() => doing({ kind: "abandon" })}
        />
      )}
      {lobby.mine.length > 0 && lobby.state !== "over" && <LeaveItem table={lobby.table} playing={playing || paused} />}
      {live.lag !== null && <p class="muted">{say("menu-lag", { ms: live.lag })}</p>}
      <p class="muted">{say("menu-keys")}</p>
    </div>
  );
}

async function botOf(slug: string): Promise<string> {
  const games = await http.games();
  return middle(games.find((game) => game.slug === slug)?.bots ?? []);
}

interface Item {
  readonly label: string;
  readonly about?: string;
  readonly act: () => void;
}

function MenuItem({ label, about, act }: Item) {
  return (
    <div class="menu-item">
      <button type="button" onClick={act}>
        {label}
      </button>
      {about && <p>{about}</p>}
    </div>
  );
}

/** What cannot be taken back is asked once more, in its place. */
function SureItem(item: Item) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) no.current?.focus();
  }, [asked]);
  if (!asked) return <MenuItem {...item} act={() => setAsked(true)} />;
  return (
    <fieldset class="menu-item">
      <legend>{say("doubt-title")}</legend>
      <p>{item.about}</p>
      <div class="row">
        <button ref={no} type="button" class="main" onClick={() => setAsked(false)}>
          {say("doubt-no")}
        </button>
        <button type="button" class="doubt-yes" onClick={item.act}>
          {item.label}
        </button>
      </div>
    </fieldset>
  );
}

function LeaveItem({ table, playing }: { table: string; playing: boolean }) {
  const say = useSay();
  const { attempt, problem } = useTry();
  const leave = () =>
    attempt(async () => {
      await http.leave(table);
      go(address.start);
    });
  return (
    <>
      <MenuItem label={say("menu-leave")} about={say(playing ? "menu-leave-about" : "menu-leave-open")} act={leave} />
      {problem}
    </>
  );
}

/** The token stands in the fragment: it never reaches a server's log. */
function CarryItem({ table }: { table: string }) {
  const say = useSay();
  const [link, setLink] = useState<CarryLink | null>(null);
  const { attempt, problem } = useTry();
  if (link) {
    const minutes = Math.round(link.seconds / 60);
    const value = `${location.origin}${address.table(link.table)}#carry=${link.token}`;
    return <CopyField label={say("menu-carry-link", { minutes })} value={value} />;
  }
  return (
    <>
      <MenuItem
        label={say("menu-carry")}
        about={say("menu-carry-about")}
        act={() => attempt(async () => setLink(await http.carryLink(table)))}
      />
      {problem}
    </>
  );
}
