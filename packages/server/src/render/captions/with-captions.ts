/** Draws what is said in a scene over its film. */
import type { Film } from '../film/film';
import type { SceneInput } from '../scenes/scene-input';
import { captionedFilm } from './captioned-film';

/** Of what is said so much is drawn as captions at least, where they stand in the place of the line that says the same. */
const ENOUGH = 0.5;

/**
 * Scenes of words have copy of their own, which stays. Others write what is said, or its beginning: there captions stand
 * instead, unless there is no room for them.
 */
export function withCaptions(input: SceneInput, make: (input: SceneInput) => Film): Film {
  const { captions, ...plain } = input;
  if (captions === undefined) return make(plain);
  if (input.scene.type !== 'motion') {
    const film = captionedFilm(make(input), captions, input.setting);
    if ((film.captions?.shown ?? 0) >= ENOUGH) return film;
  }
  return captionedFilm(make(plain), captions, input.setting);
}
