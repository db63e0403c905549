// What its players can do about a table that an error of ours has paused.
import { useState } from "preact/hooks";
import { http } from "../../net/http";
import type { Unsent } from "../../net/link";
import { address, go } from "../../ui/router";
import { useTry } from "../../ui/try";
import type { Lobby } from "../../wire";
import { useSay } from "../../words/use";

export function Paused({ lobby, send }: { lobby: Lobby; send: (command: Unsent) => void }) {
  const say = useSay();
  const [reported, setReported] = useState(false);
  const { attempt, problem } = useTry();
  const [seat] = lobby.mine;
  if (seat === undefined) return null;
  const report = () => attempt(() => http.report(lobby.table).then(() => setReported(true)));
  const leave = () => attempt(() => http.leave(lobby.table).then(() => go(address.start)));
  return (
    <>
      <button type="button" onClick={report} disabled={reported}>
        {say(reported ? "paused-reported" : "paused-report")}
      </button>
      <a class="button" href={http.ownRecord(lobby.table, seat)} download>
        {say("paused-record")}
      </a>
      <button type="button" onClick={() => send({ kind: "abandon" })}>
        {say("menu-abandon")}
      </button>
      <button type="button" onClick={leave}>
        {say("menu-leave")}
      </button>
      {problem}
    </>
  );
}
