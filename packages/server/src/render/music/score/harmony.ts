/** Scales, the chords on their degrees, and where chords lie. */

// biome-ignore format: a table is read in rows
const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const;
export type Mode = keyof typeof SCALES;

export interface Key {
  /** MIDI number of its root, from 0 to 11. */
  readonly root: number;
  readonly mode: Mode;
}

/** A step of the scale, counted from 0 and beyond its octave, as a MIDI number above the key's root. */
export function pitchOf({ root, mode }: Key, step: number): number {
  const scale = SCALES[mode];
  const octave = Math.floor(step / scale.length);
  return root + 12 * octave + (scale[step - octave * scale.length] ?? 0);
}

/** The steps of a chord on a degree (1 to 7) with so many notes: 3, 4 with the seventh, 5 with the ninth. */
export const stepsOf = (degree: number, notes: number): number[] =>
  Array.from({ length: notes }, (_, order) => degree - 1 + 2 * order);

/** The same note in the octave that begins at `lowest`. */
export const folded = (midi: number, lowest: number): number => lowest + ((((midi - lowest) % 12) + 12) % 12);

/** A chord near `lowest`, in order, its bass note apart: chords that follow one another move little. */
export const voiced = (key: Key, degree: number, notes: number, lowest: number): number[] =>
  stepsOf(degree, notes)
    .map((step) => folded(pitchOf(key, step), lowest))
    .sort((one, other) => one - other);
