/** A world as it is built, for the hand of a style. */
import type { Layer } from '../../film/film';
import type { SceneInput } from '../../scenes/scene-input';
import type { WorldCast } from '../cast-world';
import type { View } from '../view';

export interface Drawn extends Omit<SceneInput, 'cast'> {
  readonly cast: WorldCast;
  readonly view: View;
  /** Bottom to top, as they are built. */
  readonly layers: readonly Layer[];
}
