import { spring } from '../../film/curve';
import { clamp } from '../../geometry';
import type { CaptionStyle } from '../caption-style';
import { lineWidth } from '../cues';
import { looksOf } from '../looks';
import { hasBegun, keyWord, pop, presence } from './ways';

/** How large the line of the word that counts may get, and how small the other. */
const LARGE = 1.5;
const SMALL = 0.66;
/** Radians by which words come turned, to either side in turn. */
const TURN = 0.1;

export const kinetic: CaptionStyle = {
  type: {
    ...{ face: 'anton', weight: 400, size: 9.4, uppercase: true, tracking: 0, leading: 1.16, gap: 0.04 },
    ...{ mostWords: 4, mostLines: 2 },
  },
  margin: 0.2,
  sizes(lines, width, spacing) {
    const key = keyWord(lines.flat());
    return lines.map((line) => {
      const fits = width / lineWidth(line, spacing);
      return key !== undefined && line.includes(key)
        ? Math.min(LARGE, fits)
        : lines.length > 1
          ? Math.min(SMALL, fits)
          : 1;
    });
  },
  draw(pen, cue, now) {
    const { bold, boldAccent } = looksOf(pen.colors);
    const key = keyWord(cue.words);
    for (const [at, word] of cue.words.entries()) {
      if (!hasBegun(word, now)) continue;
      const since = now - word.start;
      const { alpha, scale } = pop(since, 0.62, 0.36, 0.5);
      const away = 1 - spring(0.5)(clamp(since / 0.36, 0, 1));
      pen.word(word, word === key ? boldAccent : bold, {
        ...{ alpha: alpha * presence(cue, now), scale },
        ...{ turn: away * TURN * (at % 2 === 0 ? -1 : 1), dy: away * 0.22 },
      });
    }
  },
};
