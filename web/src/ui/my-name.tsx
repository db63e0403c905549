// A person's name: asked once, where others will read it; whoever has answered is not asked again on this device.
import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http";
import { LONGEST_NAME, type Me } from "../wire";
import { useSay } from "../words/use";
import { change, settings } from "./settings";
import { useStore } from "./store";
import { useTry } from "./try";

/** The guest of this browser, as the server knows it; null until it is known. */
export function useMe(): readonly [Me | null, (me: Me) => void] {
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    http.me().then(setMe, () => setMe(null));
  }, []);
  return [me, setMe];
}

/** Called so from now on, at the present table too. */
export async function rename(me: Me): Promise<void> {
  await http.rename(me);
  change({ named: true });
}

export function AskName() {
  const { named } = useStore(settings);
  return named ? null : <NameForm />;
}

function NameForm() {
  const say = useSay();
  const [me, setMe] = useMe();
  const { attempt, problem, busy } = useTry();
  if (!me) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    if (me.name.trim()) attempt(() => rename(me));
  };
  return (
    <form class="card ask-name" onSubmit={submit}>
      <h2 id="ask-name">{say("name-ask")}</h2>
      <div class="row">
        <input
          aria-labelledby="ask-name"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={me.name}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setMe({ ...me, name: event.currentTarget.value })}
        />
        <button type="submit" class="main" disabled={busy}>
          {say("name-keep")}
        </button>
      </div>
      <p class="muted">{say("name-about")}</p>
      {problem}
    </form>
  );
}
