// Along the bottom: what can be chosen, said, left, laid out or sent beside my things.
import { Bar } from "../choosing/bar";
import { Tools } from "../choosing/tools";
import type { StandingOrderUse } from "../face/face";
import { Instrument } from "../rhythm/instrument";
import type { GameUnderWay } from "./use-game";

/** Beside my name: a standing order, and asides other than talk. */
export function MyAsides({ face, drawing, state, seat, playing, send }: GameUnderWay) {
  if (seat === null || !playing) return null;
  return (
    <>
      {face.StandingOrder && (
        <face.StandingOrder
          {...drawing}
          standingOrder={state.standingOrder as StandingOrderUse["standingOrder"]}
          leave={(order) => send({ kind: "standing_order", seat, order })}
        />
      )}
      {face.Aside && <face.Aside {...drawing} speak={(aside) => send({ kind: "speak", seat, aside })} />}
    </>
  );
}

export function PlanLayout({ face, drawing, plan }: GameUnderWay) {
  return face.Plan ? <face.Plan.Layout {...drawing} {...plan} /> : null;
}

/** What a rhythm is sent with, or heard: the hand is never behind, and those who listen know no more than was shown. */
export function MyInstrument(game: GameUnderWay) {
  const { face, now, view, seat, playing, connection, table, heard, choices, setNote, wording } = game;
  if (!face.rhythm) return null;
  return (
    <Instrument
      idle={choices === null}
      {...{ rhythm: face.rhythm, view: now, shown: view, seat: playing ? seat : null, connection, table, heard }}
      refused={(why) => setNote({ words: wording.render(why), at: null })}
    />
  );
}

/** All choices, from a face that shows them itself. */
export function FaceChoices(game: GameUnderWay) {
  const { face, drawing, offers, live, doing, seat, playing } = game;
  if (!face.Choices || seat === null || !playing) return null;
  return (
    <face.Choices {...drawing} offers={offers} busy={live.busy} choose={doing.choose} act={doing.act}>
      <MyTools {...game} />
    </face.Choices>
  );
}

/** Buttons in words, unless the face shows all choices itself. */
export function Actions(game: GameUnderWay) {
  const { face, offers, picking, doing, buttons, wording, live } = game;
  if (face.Choices) return null;
  return (
    <Bar
      offers={offers}
      path={picking.path}
      made={doing.made}
      buttons={buttons}
      wording={wording}
      busy={live.busy}
      choose={doing.choose}
      back={picking.back}
    >
      <MyTools {...game} />
    </Bar>
  );
}

function MyTools({ state, send, doing }: GameUnderWay) {
  return <Tools state={state} send={send} hint={doing.hint} />;
}
