// In by a short code: typed, or in the address.
import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http";
import { useRequest } from "../ui/request";
import { address, go, goInstead } from "../ui/router";
import { useTry } from "../ui/try";
import { NotHerePage } from "../ui/whole-page";
import { LONGEST_CODE, SHORTEST_CODE } from "../wire";
import { useSay } from "../words/use";

export function JoinByCodeForm() {
  const say = useSay();
  const [code, setCode] = useState("");
  const { attempt, problem, busy } = useTry();
  const submit = (event: Event) => {
    event.preventDefault();
    if (code.trim().length < SHORTEST_CODE) return;
    attempt(async () => {
      const lobby = await http.joinByCode({ code: code.trim() });
      go(address.table(lobby.table));
    });
  };
  return (
    <section class="card join">
      <h2 id="join-title">{say("join-title")}</h2>
      <form class="row" onSubmit={submit}>
        <input
          class="code"
          aria-labelledby="join-title"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={LONGEST_CODE}
          placeholder="ABC 234"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value.toUpperCase())}
        />
        <button type="submit" class="main" disabled={busy}>
          {say("join-go")}
        </button>
      </form>
      {problem}
    </section>
  );
}

export function JoinPage({ code }: { code: string }) {
  const [asked, again] = useRequest(() => http.joinByCode({ code }), [code]);
  useEffect(() => {
    if (asked.kind === "here") goInstead(address.table(asked.value.table));
  }, [asked]);
  return <NotHerePage asked={asked} again={again} />;
}
