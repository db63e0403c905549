// The browser's own dialog: focus stays inside, Escape closes, the rest is inert.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSay } from "../words/use";
import { Cross } from "./icon";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const say = useSay();
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class="dialog" aria-labelledby="dialog-title" onClose={close}>
      <div class="row dialog-head">
        <h2 id="dialog-title">{title}</h2>
        <button type="button" class="quiet" aria-label={say("dialog-close")} onClick={() => box.current?.close()}>
          <Cross />
        </button>
      </div>
      {children}
    </dialog>
  );
}
