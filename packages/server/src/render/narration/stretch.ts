/** A stretch of speech, in seconds of the film. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}
