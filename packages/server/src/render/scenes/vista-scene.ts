/**
 * Stands in for generated footage: an illustrated view in the palette's colours, chosen by the words of the prompt. A
 * scene that should show a product, but has no photo of it, shows a parcel.
 */
import { paperPalette } from '../color/palettes';
import type { Layer } from '../film/film';
import type { Setting } from '../film/setting';
import { pick, randomFor } from '../random';
import { isRightToLeft } from '../text/direction';
import { inArtStyle } from './art-style';
import { captionLayers, keyLine, paletteTone, sideCaptionLayers } from './caption';
import type { SceneInput } from './scene-input';
import { paintedAlike } from './views/painted-alike';
import { type View, viewNamed } from './views/view-of';
import { VIEWS } from './views/views';

const PRODUCT_ROLES = /^(?:product|reveal|unboxing|close-up|use|detail)$/;

/** A mascot plays the scenes that are written for one, whatever the style is. */
const styleOf = ({ scene, artStyle }: SceneInput): string =>
  /^(?:mascot|gag)$/.test(scene.role ?? '') ? 'mascot' : artStyle;

/** Views with something in the middle, where a mascot would stand in its light. */
const OCCUPIED: readonly View[] = ['cup', 'screen', 'plinth', 'room', 'house', 'shop', 'forms'];
/** Views that say more about what is sold than a parcel does. */
const TELLING: readonly View[] = ['cup', 'screen', 'house', 'shop', 'sea'];

const viewOf = (input: SceneInput): View => {
  const { scene, setting, spare } = input;
  // What the scene itself does not name, the video's title may.
  const found = viewNamed(scene.prompt) ?? viewNamed(spare);
  const named = styleOf(input) === 'mascot' && found !== undefined && OCCUPIED.includes(found) ? 'lights' : found;
  if (styleOf(input) === 'mascot')
    return named ?? pick<View>(randomFor(setting.seed, 'stage'), ['hills', 'lights', 'city']);
  if (PRODUCT_ROLES.test(scene.role ?? '') || scene.type === 'i2v_fast')
    return named !== undefined && TELLING.includes(named) ? named : 'plinth';
  return named ?? pick<View>(randomFor(setting.seed, `no view ${setting.index}`), ['forms', 'hills']);
};

/** Water colours are painted on paper, which is light. */
const onPaper = (setting: Setting): Setting =>
  setting.palette.dark ? { ...setting, palette: paperPalette(setting.palette) } : setting;

/** In wide frames the views stand on the right, so that words have the left: unless they begin on the right. */
const isBeside = (words: string, { size, language }: Setting): boolean =>
  size.width > size.height * 1.15 && !isRightToLeft(words, language);

export function vistaLayers(input: SceneInput): Layer[] {
  const { scene, frames } = input;
  const style = styleOf(input);
  const setting = style === 'watercolour' ? onPaper(input.setting) : input.setting;
  const view = paintedAlike(VIEWS[viewOf(input)], setting);
  const words = input.captions === undefined ? keyLine(scene, setting.language) : '';
  const caption = isBeside(words, setting) ? sideCaptionLayers : captionLayers;
  return [...inArtStyle(view, style, setting, frames), ...caption(words, setting, paletteTone(setting))];
}
