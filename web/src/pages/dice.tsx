import { agrees } from "../net/commitment";
import type { Checked } from "../wire";
import { useSay } from "../words/use";

/** The dice of a finished table: the promise, every word, what was revealed, and whether all of it fits. */
export function Dice({ table, dice, names }: { table: string; dice: Checked; names: readonly string[] }) {
  const say = useSay();
  const kept = agrees(table, dice);
  return (
    <section class="card dice">
      <h2>{say(!dice.verified ? "dice-bad" : dice.prepared ? "dice-lesson" : "dice-good")}</h2>
      <p>{say("dice-about", { chances: dice.chances })}</p>
      {dice.prepared ? <p>{say("dice-prepared", { count: dice.prepared })}</p> : null}
      {kept === true && <p>{say("dice-kept")}</p>}
      {kept === false && (
        <p class="problem" role="alert">
          {say("dice-not_kept")}
        </p>
      )}
      {dice.problem && <p class="problem">{dice.problem}</p>}
      <dl>
        <dt>{say("dice-commitment")}</dt>
        <dd>
          <code>{dice.commitment}</code>
        </dd>
        <dt>{say("dice-words")}</dt>
        {dice.words.map((word, seat) => (
          <dd key={`${seat} ${word}`}>
            {names[seat]}: {word ? <code>{word}</code> : say("dice-word-none")}
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
