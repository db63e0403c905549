// What stands beside whatever it is about: the coach, a question before a choice is sent, a word beside the pointer.
import { aboutOf } from "../board/about";
import { following, matching } from "../board/parts";
import { Tip } from "../board/pointed";
import { Doubt } from "../choosing/doubt";
import { NumberField } from "../choosing/number";
import type { GameUnderWay } from "./use-game";

/** With more than so many a tip would be a list. */
const MOST_LABELS = 2;

export function Coaching(game: GameUnderWay) {
  const { learning, coached, lobby, table, reading, setReading, beside, offers, directed, held, heard } = game;
  if (!learning || !coached) return null;
  return (
    <learning.Coach
      {...{ ...learning, lobby, table, reading, setReading, beside, offers }}
      idle={directed.state === held && !heard.behind}
      path={game.picking.path}
      over={game.over}
    />
  );
}

/** Whether something rash is meant, or which number: before it is sent. */
export function Questions({ doing, offers, wording }: GameUnderWay) {
  const { doubted, setDoubted, number, setNumber, decide, act } = doing;
  return (
    <>
      {doubted && offers.includes(doubted) && (
        <Doubt offer={doubted} wording={wording} decide={decide} close={() => setDoubted(null)} />
      )}
      {number && offers.includes(number) && (
        <NumberField offer={number} wording={wording} send={act} close={() => setNumber(null)} />
      )}
    </>
  );
}

export function PointedAt({ picking, offers, wording, note }: GameUnderWay) {
  const { pointed, path } = picking;
  const labels = matching(offers, path)
    .filter((offer) => following(offer, path).includes(pointed?.part ?? ""))
    .map((offer) => wording.render(offer.label));
  return (
    <Tip
      pointed={note ? null : pointed}
      about={pointed && aboutOf(pointed.part, wording)}
      labels={labels.length <= MOST_LABELS ? labels : []}
    />
  );
}
