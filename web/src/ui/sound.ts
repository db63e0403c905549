// Few and short sounds, made in code. Browsers let a page sound only after a first click; until then it is silent.
import { settings } from "./settings";

/** The few sounds there are; `turn` and `win` are played by the table itself. */
export type Sound = "turn" | "card" | "dice" | "move" | "alarm" | "win";

interface Note {
  /** Hertz, from and to. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the start, and how long. */
  readonly at: number;
  readonly long: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [
    { from: 523, at: 0, long: 0.14, wave: "sine", loud: 0.2 },
    { from: 784, at: 0.12, long: 0.28, wave: "sine", loud: 0.2 },
  ],
  card: [{ from: 900, to: 320, at: 0, long: 0.07, wave: "triangle", loud: 0.12 }],
  dice: [0, 0.06, 0.13, 0.22].map((at) => ({ from: 240 - at * 300, at, long: 0.04, wave: "square", loud: 0.05 })),
  move: [{ from: 620, to: 140, at: 0, long: 0.34, wave: "sine", loud: 0.2 }],
  alarm: [0, 0.2].map((at) => ({ from: 440, to: 300, at, long: 0.16, wave: "sawtooth", loud: 0.08 })),
  win: [523, 659, 784, 1047].map((from, step) => ({ from, at: step * 0.13, long: 0.3, wave: "triangle", loud: 0.16 })),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.get().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.long;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.from, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(end);
}
