/** Something that is heard because it is seen. */
export const SOUNDS = [
  'whoosh',
  'swish',
  'shimmer',
  'paper',
  'tick',
  'pop',
  'count',
  'typing',
  'pour',
  'bell',
  'shutter',
  'clink',
  'scribble',
  'sizzle',
  'water',
  'waves',
  'wind',
  'birds',
  'engine',
  'jet',
  'rails',
  'horn',
  'steps',
  'hooves',
  'ball',
  'whistle',
  'heartbeat',
  'hammer',
  'saw',
  'ratchet',
  'coins',
  'clock',
  'ring',
  'snip',
  'sewing',
  'crackle',
  'purr',
  'buzz',
  'applause',
  'knock',
] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface Cue {
  readonly sound: SoundName;
  /** Seconds of the film at which it is seen. */
  readonly at: number;
  /** 1 as loud as the sound is by itself. */
  readonly gain: number;
}
