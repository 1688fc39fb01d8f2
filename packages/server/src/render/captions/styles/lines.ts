import type { CaptionStyle } from '../caption-style';
import { looksOf } from '../looks';
import { come, hasBegun, presence } from './ways';

export const lines: CaptionStyle = {
  type: { face: 'outfit', weight: 700, size: 6.4, tracking: -0.01, leading: 1.18, mostWords: 10, mostLines: 2 },
  margin: 0.2,
  draw(pen, cue, now) {
    const { plain } = looksOf(pen.colors);
    for (const word of cue.words) {
      if (!hasBegun(word, now)) continue;
      const there = come(now - word.start, 0.16);
      pen.word(word, plain, { alpha: presence(cue, now) * (0.6 + 0.4 * there), dy: 0.12 * (1 - there) });
    }
  },
};
