// The dice of a table, as this device saw them: it keeps the table's commitment, then gives a word of its own, and
// compares both with the record when the table has ended.
import { isFields, isString, listIn } from "../ui/remembered";
import type { Checked, Lobby } from "../wire";
import { randomHex } from "./random";

const PLACE = "saucer-promises";
const MOST = 100;
/** 128 random bits, in bytes. */
const WORD = 16;

interface KeptCommitment {
  readonly table: string;
  readonly commitment: string;
  readonly word: string;
}

/** What this device keeps of a table: the commitment it was shown first, and the word it gave after that. */
export function keep({ table, commitment }: Pick<Lobby, "table" | "commitment">): KeptCommitment {
  const before = keptOf(table);
  if (before) return before;
  const kept = { table, commitment, word: randomHex(WORD) };
  localStorage.setItem(PLACE, JSON.stringify([...all(), kept].slice(-MOST)));
  return kept;
}

export function keptOf(table: string): KeptCommitment | null {
  return all().find((kept) => kept.table === table) ?? null;
}

/** Whether the record says what this device saw; null if it kept nothing of this table. */
export function agrees(table: string, dice: Checked): boolean | null {
  const kept = keptOf(table);
  return kept && kept.commitment === dice.commitment && dice.words.includes(kept.word);
}

function all(): readonly KeptCommitment[] {
  return listIn(PLACE, isKept);
}

function isKept(found: unknown): found is KeptCommitment {
  return isFields(found) && [found.table, found.commitment, found.word].every(isString);
}
