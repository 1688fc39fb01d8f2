/** Draws what is said in a scene over its film. */
import type { Film } from '../film/film';
import type { SceneInput } from '../scenes/scene-input';
import { captionedFilm } from './captioned-film';
import { captionArea } from './places';

/** Of what is said so much is drawn as captions at least, where they stand in the place of the line that says the same. */
const ENOUGH = 0.5;

/** The share of the place for captions that is kept for them where a scene's copy leaves them none. */
const BAND = 0.34;

/** A scene whose copy stands higher, as if the frame ended above its captions. */
const raised = (input: SceneInput): SceneInput => {
  const { safe } = input.setting;
  const area = captionArea(input.setting);
  const height = area.y + area.height * (1 - BAND) - safe.y;
  return { ...input, setting: { ...input.setting, safe: { ...safe, height } } };
};

/**
 * Scenes of words have copy of their own, which stays, and makes room where there is none. Others write what is said, or its
 * beginning: there captions stand instead, unless there is no room for them.
 */
export function withCaptions(input: SceneInput, make: (input: SceneInput) => Film): Film {
  const { captions, ...plain } = input;
  if (captions === undefined) return make(plain);
  const captioned = (own: SceneInput): Film => captionedFilm(make(own), captions, input.setting);
  const shownIn = (film: Film): number => film.captions?.shown ?? 0;
  if (input.scene.type !== 'motion') {
    const film = captioned(input);
    if (shownIn(film) >= ENOUGH) return film;
  }
  const film = captioned(plain);
  if ((film.captions?.crowded ?? 0) === 0 || shownIn(film) >= ENOUGH) return film;
  const other = captioned(raised(plain));
  return shownIn(other) > shownIn(film) ? other : film;
}
