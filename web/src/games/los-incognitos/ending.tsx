// On the panel of the end: why somebody won who has no more points than another.
import type { Result } from "../../wire";
import type { Props } from "./names";

export function Ending({ message, result }: Props & { readonly result: Result }) {
  const { scores, winners } = result;
  const first = scores.filter((score) => score === Math.max(...scores)).length;
  return first > winners.length ? <p>{message("see-tie")}</p> : null;
}
