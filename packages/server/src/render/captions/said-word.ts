/** A word as it is shown, in seconds of its scene. */
export interface SaidWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
