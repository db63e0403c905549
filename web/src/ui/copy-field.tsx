import { useRef, useState } from "preact/hooks";
import { useSay } from "../words/use";

/** Something to pass on: to read, to select, or to copy with one click. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    setCopied(await isCopied(value));
  };
  return (
    <div class="copy">
      <label>
        {label}
        <input ref={field} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={copy}>
        {say(copied ? "copy-done" : "copy")}
      </button>
    </div>
  );
}

/** A page that comes over plain http has no clipboard: there the browser copies what is selected, if it does so at all. */
async function isCopied(value: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return document.execCommand("copy");
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}
