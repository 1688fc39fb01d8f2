/** When an end card comes, and when it lands: on the last hit of the music, which is composed to it. Seconds of the last scene. */

/** A last scene that says no more than its card is the card, unless it is longer than this. */
const WHOLE_MOST = 5;
/** How long a card stands once it has landed, and the share of its scene, and of the film, that it has at most. */
const STANDS = 2.6;
const OF_SCENE = 0.5;
const OF_FILM = 0.4;
/** From its first frame to its landing. */
export const ARRIVES = 0.36;

export interface CardTiming {
  /** When it begins to cover the scene; before the scene when it is the whole of it. */
  readonly from: number;
  readonly lands: number;
}

/** `film`: seconds of the whole film; `alone`: whether the scene has nothing else to say. */
export function cardTiming(scene: number, film: number, alone: boolean): CardTiming {
  const most = Math.min(STANDS, film * OF_FILM, scene - ARRIVES);
  if (alone && scene <= WHOLE_MOST) return { from: Number.NEGATIVE_INFINITY, lands: scene - most };
  const stands = Math.min(most, scene * OF_SCENE - ARRIVES);
  return { from: scene - stands - ARRIVES, lands: scene - stands };
}
