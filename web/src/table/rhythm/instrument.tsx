// The instrument of a rhythm: whoever sends has a key, everybody else listens.
import "./rhythm.css";
import type { RefObject } from "preact";
import type { TableConnection } from "../../net/live";
import type { Text } from "../../wire";
import type { Rhythm } from "../face/face";
import type { Heard } from "./heard";
import { Key } from "./key";
import { Listen } from "./listen";

interface Props {
  readonly rhythm: Rhythm<Readonly<Record<string, unknown>>>;
  /** As it is now: the hand is never behind. */
  readonly view: Readonly<Record<string, unknown>>;
  /** As far as it has been shown: those who listen know no more. */
  readonly shown: Readonly<Record<string, unknown>>;
  readonly seat: number | null;
  /** Whether this viewer has nothing to choose now. */
  readonly idle: boolean;
  readonly connection: TableConnection;
  readonly table: RefObject<HTMLElement | null>;
  readonly heard: Heard;
  readonly refused: (why: Text) => void;
}

export function Instrument({ rhythm, view, shown, seat, idle, connection, table, heard, refused }: Props) {
  if (seat !== null && rhythm.sends(view)) return <Key {...{ rhythm, view, seat, idle, connection, refused, table }} />;
  return <Listen {...{ rhythm, view: shown, heard, table }} />;
}
