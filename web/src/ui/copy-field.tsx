import { useState } from "preact/hooks";
import { useSay } from "../words/use";

/** Something to pass on: to read, to select, or to copy with one click. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(value);
    setCopied(true);
  };
  return (
    <div class="copy">
      <label>
        {label}
        <input readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={copy}>
        {say(copied ? "copy-done" : "copy")}
      </button>
    </div>
  );
}
