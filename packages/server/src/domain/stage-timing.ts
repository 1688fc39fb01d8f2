/** What making a video takes, in real time: the virtual clock has no part in it. */

/** In the order in which they begin; some run beside one another. */
export const STAGES = [
  'planning',
  'media',
  'preparing',
  'narration',
  'music',
  'drawing',
  'encoding',
  'mixing',
  'joining',
  'checking',
  'keeping',
] as const;
export type Stage = (typeof STAGES)[number];

export interface StageTiming {
  readonly stage: Stage;
  /** Which scene it is of, from 0; left out where it is of the whole film. */
  readonly scene?: number | undefined;
  /** Real milliseconds from the beginning of the attempt; planning comes before it. */
  readonly at: number;
  readonly ms: number;
}
