/** A film with what is said in it drawn over it, word by word. */
import { type Film, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { captionColors } from './caption-colors';
import type { CaptionStyle } from './caption-style';
import { emOf, setType } from './caption-type';
import { inPixels, type PlacedCue, placeCues } from './find-place';
import { captionPen, wordSprites } from './pen';
import { captionArea } from './places';
import { notOnScreen } from './said-by-copy';
import type { SceneCaptions } from './scene-captions';
import { sentencesOf } from './sentences';
import { setCues } from './set-cue';
import { STYLES } from './styles';

const NOWHERE = 1e-6;

export function captionedFilm(
  film: Film,
  { style: name, words }: SceneCaptions,
  setting: Setting,
  style: CaptionStyle = STYLES[name],
): Film {
  const sentences = sentencesOf(words);
  const own = sentences.flatMap((sentence) => notOnScreen(film, sentence));
  if (own.length === 0) return { ...film, captions: { shown: 0, crowded: 0, copied: words.length > 0 } };
  const cues = setCues(own, style, setting, captionArea(setting).width);
  const margin = (style.margin ?? 0) * emOf(style.type, setting);
  const { cues: placed, crowded } = placeCues(film, cues, setting, margin);
  const type = setType(style.type, setting, own.map(({ text }) => text).join(' '));
  const colors = captionColors(setting.palette);
  const sprite = wordSprites(type, colors);
  const layerOf = ({ cue, shows, box }: PlacedCue): Layer => ({
    box: inPixels(box),
    ...{ frames: 1, masked: false, enter: STILL, paint: () => undefined },
    shows: { from: shows.from - NOWHERE, until: shows.until - NOWHERE },
    caption: cue.words.map(({ text }) => text).join(' '),
    gentle: true,
    turns: cue.words.map(({ start }) => start),
    live: (context, seconds) => {
      context.translate(Math.round(box.x), Math.round(box.y));
      const pen = captionPen(context, colors, (word, look) => sprite(cue.words, word, look));
      style.draw(pen, cue, seconds);
    },
  });
  const count = cues.reduce((sum, cue) => sum + cue.words.length, 0);
  const shown = placed.reduce((sum, { cue }) => sum + cue.words.length, 0);
  return {
    ...film,
    layers: [...film.layers, ...placed.map(layerOf)],
    captions: { shown: ((shown / count) * own.length) / words.length, crowded, copied: own.length < words.length },
  };
}
