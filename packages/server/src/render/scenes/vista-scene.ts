/**
 * Stands in for generated footage: an illustrated view in the palette's colours, chosen by the words of the prompt. A
 * scene that should show a product, but has no photo of it, shows a parcel.
 */
import type { Layer } from '../film/film';
import { pick, randomFor } from '../random';
import { inArtStyle } from './art-style';
import { captionLayers, keyLine, paletteTone } from './caption';
import type { SceneInput } from './scene-input';
import { type View, viewNamed } from './views/view-of';
import { VIEWS } from './views/views';

const PRODUCT_ROLES = /^(?:product|reveal|unboxing|close-up|use|detail)$/;

/** A mascot plays the scenes that are written for one, whatever the style is. */
const styleOf = ({ scene, artStyle }: SceneInput): string =>
  /^(?:mascot|gag)$/.test(scene.role ?? '') ? 'mascot' : artStyle;

/** Views with something in the middle, where a mascot would stand in its light. */
const OCCUPIED: readonly View[] = ['cup', 'screen', 'plinth', 'forms'];

const viewOf = (input: SceneInput): View => {
  const { scene, setting } = input;
  const found = viewNamed(scene.prompt);
  const named = styleOf(input) === 'mascot' && found !== undefined && OCCUPIED.includes(found) ? 'room' : found;
  if (styleOf(input) === 'mascot')
    return named ?? pick<View>(randomFor(setting.seed, 'stage'), ['hills', 'room', 'city']);
  if (PRODUCT_ROLES.test(scene.role ?? '') || scene.type === 'i2v_fast') return named === 'screen' ? named : 'plinth';
  return named ?? pick<View>(randomFor(setting.seed, `no view ${setting.index}`), ['forms', 'hills', 'room', 'city']);
};

export function vistaLayers(input: SceneInput): Layer[] {
  const { scene, setting, frames } = input;
  const view = VIEWS[viewOf(input)](setting, randomFor(setting.seed, `view ${setting.index}`));
  return [
    ...inArtStyle(view, styleOf(input), setting, frames),
    ...captionLayers(keyLine(scene), setting, paletteTone(setting)),
  ];
}
