/** How the facts of an act are read out of a scene's lines. */

/** `lines`: the copy of a scene, its headline first; `language`: that they are written in. */
export type ReadFacts<Facts> = (lines: readonly string[], language: string) => Facts | undefined;

/** What an act leaves to the words beside it. */
export interface Beside {
  /** The lines that are not on the thing itself. */
  readonly said: readonly string[];
}
