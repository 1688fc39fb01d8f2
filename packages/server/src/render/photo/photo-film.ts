/** A given picture as a filmed scene: a product on a plinth, a screen in a device, or a picture that fills the frame. */
import type { Canvas, Image } from '@napi-rs/canvas';
import type { Film } from '../film/film';
import type { SceneInput } from '../scenes/scene-input';
import { cutOut } from './cut-out';
import { inDevice } from './device';
import { fullFilm } from './full-shot';
import { gistOf } from './gist';
import { screenOf } from './is-screen';
import { productFilm } from './product-shot';

/** Pixels of a cut-out picture's longer side by those of the frame's: enough for a near look. */
const SHARP = 1.1;

/** `alone` is undefined for what is no thing by itself: a screen, or a picture that fills the frame. */
export interface PhotoParts {
  readonly alone: Canvas | undefined;
  readonly film: () => Pick<Film, 'backdrop' | 'layers' | 'shots' | 'busy'>;
}

export const photoFilm = (input: SceneInput, picture: Image | Canvas): ReturnType<PhotoParts['film']> =>
  photoParts(input, picture).film();

export function photoParts(input: SceneInput, picture: Image | Canvas): PhotoParts {
  const { scene, setting } = input;
  const long = Math.max(setting.size.width, setting.size.height);
  const screen = screenOf(picture, gistOf(picture), `${scene.prompt}\n${scene.script ?? ''}`);
  if (screen !== undefined) {
    const high = screen === 'phone' ? long * SHARP : Math.min(setting.size.height, long * 0.8);
    const sprite = inDevice(picture, screen, Math.min(high, picture.height * 1.4));
    return { alone: undefined, film: () => productFilm(input, { sprite, floats: true }) };
  }
  const sprite = cutOut(picture, Math.round(long * SHARP));
  return {
    alone: sprite,
    film: () => (sprite === undefined ? fullFilm(input, picture) : productFilm(input, { sprite, floats: false })),
  };
}
