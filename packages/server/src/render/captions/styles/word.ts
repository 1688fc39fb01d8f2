import type { CaptionStyle } from '../caption-style';
import { looksOf } from '../looks';
import { hasBegun, pop, presence } from './ways';

export const word: CaptionStyle = {
  type: {
    face: 'rubik',
    weight: 900,
    size: 11,
    uppercase: true,
    tracking: -0.01,
    leading: 1.05,
    mostWords: 1,
    mostLines: 1,
  },
  margin: 0.2,
  draw(pen, cue, now) {
    const { bold, boldAccent } = looksOf(pen.colors);
    for (const one of cue.words) {
      if (!hasBegun(one, now)) continue;
      const { alpha, scale } = pop(now - one.start, 0.74, 0.3);
      // A figure is what a line is about.
      const look = /[\p{Nd}\p{Sc}%]/u.test(one.text) ? boldAccent : bold;
      pen.word(one, look, { alpha: alpha * presence(cue, now), scale });
    }
  },
};
