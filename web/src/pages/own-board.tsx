// A player's own board, as a file: its text goes to the server, which reads and checks it.
import { useState } from "preact/hooks";
import { LARGEST_BOARD } from "../wire";
import { useSay } from "../words/use";

interface Props {
  /** The file, which is read when the table is made, or null for none. */
  readonly set: (board: File | null) => void;
}

export function OwnBoard({ set }: Props) {
  const say = useSay();
  const [name, setName] = useState("");
  const [large, setLarge] = useState("");
  const take = (file: File | undefined) => {
    const fits = file !== undefined && file.size <= LARGEST_BOARD;
    setLarge(file && !fits ? file.name : "");
    setName(fits ? file.name : "");
    set(fits ? file : null);
  };
  return (
    <div class="own-board">
      <label class="setting">
        {say("new-board")}
        <input
          key={name}
          type="file"
          accept=".toml"
          title={say("new-board-about")}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </label>
      {name && (
        <p class="row">
          {name}
          <button type="button" class="quiet" onClick={() => take(undefined)}>
            {say("new-board-away")}
          </button>
        </p>
      )}
      {large && (
        <p class="problem" role="alert">
          {say("new-board-large", { name: large, most: LARGEST_BOARD / 1024 })}
        </p>
      )}
    </div>
  );
}
