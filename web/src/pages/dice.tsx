import type { Checked } from "../wire";
import { useSay } from "../words/use";

/** The dice of a finished table: the promise, every word, what was revealed, and whether all of it fits. */
export function Dice({ dice }: { dice: Checked }) {
  const say = useSay();
  return (
    <section class="card dice">
      <h2>{say(dice.verified ? "dice-good" : "dice-bad")}</h2>
      <p>{say("dice-about", { chances: dice.chances })}</p>
      {dice.problem && <p class="problem">{dice.problem}</p>}
      <dl>
        <dt>{say("dice-commitment")}</dt>
        <dd>
          <code>{dice.commitment}</code>
        </dd>
        <dt>{say("dice-words")}</dt>
        {dice.words.map((word) => (
          <dd key={word}>
            <code>{word}</code>
          </dd>
        ))}
        <dt>{say("dice-seed")}</dt>
        <dd>
          <code>{dice.seed ?? "–"}</code>
        </dd>
        <dt>{say("dice-key")}</dt>
        <dd>
          <code>{dice.key ?? "–"}</code>
        </dd>
      </dl>
    </section>
  );
}
