/** What is heard when something lands. */
import type { SoundName } from '../../effects/cue';
import { type Layer, STILL } from '../../film/film';

/** The layer with its sound, in the shot in which it is seen to land; in the others it is silent. */
export function sounds(layer: Layer, cue: SoundName, at: number): Layer {
  const { shows } = layer;
  if (at <= 0 || (shows !== undefined && (at < shows.from || at >= shows.until))) return layer;
  return { ...layer, cue, enter: { ...STILL, at } };
}
