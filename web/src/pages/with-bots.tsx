// Beside the one click: how many, how strong, how fast, and the game's options. It is remembered for the next time.
import { useState } from "preact/hooks";
import { http } from "../net/http";
import { countsOf } from "../table/lobby/usual";
import { Dialog } from "../ui/dialog";
import { address, go } from "../ui/router";
import { ChoiceSetting } from "../ui/setting";
import { useTry } from "../ui/try";
import { type GameInfo, PACES } from "../wire";
import { useGameWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { type BotsPlan, keepPlan, planOf, tableOf } from "./bots-plan";
import { Options } from "./options";

interface Props {
  readonly game: GameInfo;
  readonly close: () => void;
}

export function WithBots(props: Props) {
  const wording = useGameWording(props.game.slug);
  return wording && <WithBotsDialog {...props} wording={wording} />;
}

function WithBotsDialog({ game, close, wording }: Props & { wording: Wording }) {
  const say = useSay();
  const [plan, setPlan] = useState<BotsPlan>(() => planOf(game));
  const { attempt, problem, busy } = useTry(wording);
  const set = (some: Partial<BotsPlan>) => setPlan({ ...plan, ...some });
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const lobby = await http.create(tableOf(game, plan));
      keepPlan(game.slug, plan);
      go(address.table(lobby.table));
    });
  };
  return (
    <Dialog title={say("bots-title", { game: wording.message("title") })} close={close}>
      <form class="settings" onSubmit={submit}>
        <ChoiceSetting
          label={say("new-players")}
          value={String(plan.players)}
          values={countsOf(game)}
          name={(count) => count}
          set={(count) => set({ players: Number(count) })}
        />
        <ChoiceSetting
          label={say("bots-level")}
          value={plan.level}
          values={game.bots}
          name={(level) => wording.message(`bot-${level}`)}
          set={(level) => set({ level })}
        />
        <p class="muted levels">{wording.message(`about-bot-${plan.level}`)}</p>
        <ChoiceSetting
          label={say("new-pace")}
          value={plan.pace}
          values={PACES}
          name={(pace) => say(`new-pace-${pace}`)}
          set={(pace) => set({ pace })}
        />
        <Options
          game={game.slug}
          schema={game.options}
          wording={wording}
          players={plan.players}
          values={plan.options}
          set={(options) => set({ options })}
        />
        <div class="row">
          <button type="submit" class="main big" disabled={busy}>
            {say("new-start")}
          </button>
          <button type="button" onClick={() => forget(game, setPlan)}>
            {say("bots-usual")}
          </button>
          {problem}
        </div>
        <p class="muted">{say("bots-about")}</p>
      </form>
    </Dialog>
  );
}

function forget(game: GameInfo, set: (plan: BotsPlan) => void): void {
  keepPlan(game.slug, null);
  set(planOf(game));
}
