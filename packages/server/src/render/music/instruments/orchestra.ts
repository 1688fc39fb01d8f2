/** Makes notes. What is played often is made once: of a voice and a pitch the longest note, of which others are the beginning. */
import { BASSES } from './basses';
import { type Drum, drum, KITS, type KitName } from './drums';
import { SAWS } from './saws';
import { STRINGS } from './strings';
import { STRUCK } from './struck';
import { SWEEPS } from './sweeps';
import type { Instrument, Tone } from './tone';

const PITCHED = { ...STRINGS, ...STRUCK, ...SAWS, ...BASSES } as const satisfies Record<string, Instrument>;
export type PitchedVoice = keyof typeof PITCHED;
type SweepVoice = keyof typeof SWEEPS;
export type Voice = PitchedVoice | SweepVoice | Drum;

const isPitched = (voice: Voice): voice is PitchedVoice => Object.hasOwn(PITCHED, voice);
const isSweep = (voice: Voice): voice is SweepVoice => Object.hasOwn(SWEEPS, voice);
/** Whether a voice has pitches: drums have none, nor has what leads to a landing or lands. */
export const isMelodic = isPitched;

export interface Played {
  readonly tone: Tone;
  /** Seconds that are heard of it, and over how many of the last it falls to nothing. */
  readonly seconds: number;
  readonly release: number;
}

/** For a drum, `midi` is which of its strokes it is. */
export type Play = (voice: Voice, midi: number, seconds: number) => Played;

/** A note that will be asked for. */
export interface Wanted {
  readonly voice: Voice;
  readonly midi: number;
  readonly seconds: number;
}

/** `wanted`: every note that will be asked for. */
export function orchestra(kit: KitName, wanted: readonly Wanted[]): Play {
  const longest = new Map<string, number>();
  for (const { voice, midi, seconds } of wanted) {
    const key = `${voice} ${midi}`;
    longest.set(key, Math.max(seconds, longest.get(key) ?? 0));
  }
  const made = new Map<string, Tone>();
  const once = (key: string, make: () => Tone): Tone => {
    const tone = made.get(key) ?? make();
    made.set(key, tone);
    return tone;
  };
  return (voice, midi, seconds) => {
    const key = `${voice} ${midi}`;
    if (isPitched(voice)) {
      const { make, release } = PITCHED[voice];
      const tone = once(key, () => make(midi, Math.max(seconds, longest.get(key) ?? 0) + release));
      return { tone, seconds: seconds + release, release };
    }
    const tone = isSweep(voice)
      ? once(`${key} ${seconds.toFixed(3)}`, () => SWEEPS[voice](midi, seconds))
      : once(key, () => drum(voice, KITS[kit], midi));
    return { tone, seconds: Number.POSITIVE_INFINITY, release: 0 };
  };
}
