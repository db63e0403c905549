// The sound of a hand: a soft tone for as long as it is up, a knock when it comes down. All times are milliseconds of
// performance.now(); they are handed to the clock of the sound card, so that nothing else on the page can delay them.
import { settings } from "../../ui/settings";
import type { Direction } from "../face/strokes";

const TONE = 392;
const KNOCK = 150;
const LOUD = 0.16;
const FADE = 0.006;

let context: AudioContext | null = null;

/** Browsers let a page sound only after a first click or key. */
function audio(): AudioContext | null {
  if (!settings.get().sound || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined")
    return null;
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "suspended") void context.resume();
  return context;
}

export function canSound(): boolean {
  return Boolean(navigator.userActivation?.hasBeenActive);
}

export interface Voice {
  /** A stroke at that time. */
  stroke(hand: Direction, at: number): void;
  /** Be silent at once, and forget what was to come. */
  hush(): void;
}

const SILENT: Voice = { stroke: () => {}, hush: () => {} };

/** One voice for one transmission: its clock is set once, so that the durations in it are exact. */
export function voice(): Voice {
  const sound = audio();
  if (!sound) return SILENT;
  const offset = sound.currentTime - performance.now() / 1000;
  const volume = sound.createGain();
  const tone = sound.createOscillator();
  tone.frequency.value = TONE;
  volume.gain.value = 0;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  const knocks: OscillatorNode[] = [];
  return {
    stroke: (hand, ms) => {
      const at = Math.max(offset + ms / 1000, sound.currentTime);
      volume.gain.setTargetAtTime(hand === "up" ? LOUD : 0, at, FADE);
      if (hand === "down") knocks.push(knock(sound, at));
    },
    hush: () => {
      volume.gain.cancelScheduledValues(sound.currentTime);
      volume.gain.setTargetAtTime(0, sound.currentTime, FADE);
      tone.stop(sound.currentTime + 0.1);
      for (const each of knocks) each.stop();
    },
  };
}

function knock(sound: AudioContext, at: number): OscillatorNode {
  const drum = sound.createOscillator();
  const volume = sound.createGain();
  drum.frequency.setValueAtTime(KNOCK, at);
  drum.frequency.exponentialRampToValueAtTime(KNOCK / 3, at + 0.08);
  volume.gain.setValueAtTime(0.4, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.1);
  drum.connect(volume).connect(sound.destination);
  drum.start(at);
  drum.stop(at + 0.1);
  return drum;
}
