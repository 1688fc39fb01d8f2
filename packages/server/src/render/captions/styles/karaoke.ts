import { clamp } from '../../geometry';
import type { CaptionStyle } from '../caption-style';
import { looksOf } from '../looks';
import type { SetWord } from '../set-word';
import { come, presence, saidAt, sung } from './ways';

/** How much of a word is filled at once: a share of it, or so many em of a short one. */
const BEGINS = { share: 0.2, ems: 0.36, most: 0.7 } as const;

const filled = (word: SetWord, now: number): number => {
  const least = clamp((BEGINS.ems * word.size) / word.width, BEGINS.share, BEGINS.most);
  return least + (1 - least) * sung(word, now);
};

export const karaoke: CaptionStyle = {
  type: {
    face: 'outfit',
    weight: 800,
    size: 7,
    tracking: -0.015,
    leading: 1.16,
    gap: 0.05,
    mostWords: 8,
    mostLines: 2,
  },
  margin: 0.2,
  draw(pen, cue, now) {
    const { plain, plainAccent } = looksOf(pen.colors);
    const alpha = presence(cue, now);
    const said = saidAt(cue, now);
    for (const [at, word] of cue.words.entries()) {
      // What is said stands a little higher.
      const way = { alpha, dy: at === said ? -0.045 * come(now - word.start, 0.12) : 0 };
      const share = at <= said ? filled(word, now) : 0;
      if (share < 1) pen.word(word, plain, way);
      pen.word(word, plainAccent, { ...way, share });
    }
  },
};
