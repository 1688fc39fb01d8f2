import type { CaptionStyle } from '../caption-style';
import { looksOf } from '../looks';
import { panel, presence, saidAt } from './ways';

/** How dark the bar is: what is behind it is only guessed. */
const DARK = 0.94;

export const bar: CaptionStyle = {
  type: { face: 'rubik', weight: 500, size: 5, leading: 1.3, mostWords: 12, mostLines: 2 },
  margin: 0.75,
  draw(pen, cue, now) {
    const { bare, bareAccent } = looksOf(pen.colors);
    const alpha = presence(cue, now);
    const { size, width, height } = cue;
    const box = { x: -size * 0.7, y: -size * 0.28, width: width + size * 1.4, height: height + size * 0.56 };
    panel(pen.context, box, size * 0.42, pen.colors.deep, DARK * alpha);
    const said = saidAt(cue, now);
    for (const [at, word] of cue.words.entries()) pen.word(word, at === said ? bareAccent : bare, { alpha });
  },
};
