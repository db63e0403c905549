// A game under way, as one seat or a spectator meets it.
import { Layer } from "../stage/layer";
import { Aloud } from "../story/aloud";
import { Latest } from "../story/latest";
import { Actions, FaceChoices, MyAsides, MyInstrument, PlanLayout } from "./my-things";
import { EndPanel, hasEnding, OverBoard, ToRead } from "./over-board";
import { Coaching, PointedAt, Questions } from "./overlays";
import { Places } from "./places";
import { PromptAside, promptOf } from "./prompt";
import { SideColumn } from "./side-column";
import { type PlayProps, useGame } from "./use-game";

export function Play(props: PlayProps) {
  const game = useGame(props);
  const { face, drawing, table, wording, reading, setReading, state, seats } = game;
  const readsBeside = game.beside && reading.open;
  const prompt = promptOf(game);
  const plans = face.Plan?.has(game.view) && game.seat !== null;
  return (
    <>
      <Places
        face={face}
        drawing={drawing}
        board={table}
        prompt={prompt}
        aside={<PromptAside {...game} />}
        latest={<Latest {...{ lines: state.lines, wording, face, reading, setReading, prompt }} />}
        notices={<OverBoard {...game} />}
        hint={!readsBeside && <ToRead {...game} />}
        ending={hasEnding(game) && <EndPanel {...game} />}
        plan={plans && <PlanLayout {...game} />}
        asides={<MyAsides {...game} />}
        instrument={<MyInstrument {...game} />}
        choices={<FaceChoices {...game} />}
        actions={<Actions {...game} />}
        story={<SideColumn {...game} hint={readsBeside && <ToRead {...game} />} />}
      />
      <Aloud {...{ lines: state.lines, playing: game.directed.playing, wording, face }} />
      <Coaching {...game} />
      <Layer playing={game.directed.playing} table={table} seats={seats} />
      <Questions {...game} />
      <PointedAt {...game} />
    </>
  );
}
