// A title, a way out, and what is asked or told.
import type { ComponentChildren } from "preact";
import { useSay } from "../words/use";
import { Cross } from "./icon";
import { useModal } from "./modal";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const [box, closed] = useModal(close);
  const say = useSay();
  return (
    <dialog ref={box} class="dialog" aria-labelledby="dialog-title" onClose={closed}>
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
