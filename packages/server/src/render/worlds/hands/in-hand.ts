/** A world in the hand of an art style. */
import type { Layer } from '../../film/film';
import type { SceneInput } from '../../scenes/scene-input';
import type { WorldCast } from '../cast-world';
import type { View } from '../view';

export interface Drawn extends Omit<SceneInput, 'cast'> {
  readonly cast: WorldCast;
  readonly view: View;
  readonly layers: readonly Layer[];
}

export function inHand({ layers }: Drawn): readonly Layer[] {
  return layers;
}
