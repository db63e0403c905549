// Your turn is told by sound, tab title and, where allowed, a notification.
import { useEffect, useRef } from "preact/hooks";
import type { TableState } from "../../net/scene";
import { settings } from "../../ui/settings";
import { play } from "../../ui/sound";
import type { Say } from "../../words/use";

export function useAttention(state: TableState, title: string, say: Say): void {
  const mine = Boolean(state.choices?.must);
  const won = state.result !== null && state.seat !== null && state.result.winners.includes(state.seat);
  useEffect(() => {
    document.title = mine ? say("title-turn", { title }) : title;
    return () => {
      document.title = "Saucer";
    };
  }, [mine, title, say]);
  useTurn(mine, title, say);
  useEffect(() => {
    if (won) play("win");
  }, [won]);
}

/** Calls only when it becomes my turn, not while I take one decision after the other. */
function useTurn(mine: boolean, title: string, say: Say): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      play("turn");
      notify(title, say("table-your-turn"));
    }
    before.current = mine;
  }, [mine, title, say]);
}

function notify(title: string, words: string): void {
  const allowed = settings.get().notifications && "Notification" in window && Notification.permission === "granted";
  if (!allowed || document.visibilityState === "visible") return;
  const note = notification(title, words);
  if (!note) return;
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** A phone may let a page ask for notifications and then refuse to make one: sound and title have told it. */
function notification(title: string, words: string): Notification | null {
  try {
    return new Notification(title, { body: words, tag: location.pathname });
  } catch {
    return null;
  }
}
