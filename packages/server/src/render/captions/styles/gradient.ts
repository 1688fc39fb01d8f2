import { mix } from '../../color/color';
import type { CaptionStyle } from '../caption-style';
import type { WordLook } from '../pen';
import type { SetCue } from '../set-word';
import { hasBegun, pop, presence, saidAt } from './ways';

const OUTLINE = 0.075;
/** Seconds in which what is said swells, and by how much. */
const SWELL = 0.05;

/** One run of colours through all words of a cue: made once for each. */
const looks = new WeakMap<SetCue, readonly WordLook[]>();

export const gradient: CaptionStyle = {
  type: { face: 'outfit', weight: 900, size: 8.6, tracking: -0.02, leading: 1.1, gap: 0.1, mostWords: 4, mostLines: 2 },
  margin: 0.2,
  draw(pen, cue, now) {
    const { accent, second } = pen.colors;
    const at = (x: number) => mix(accent, second, x / cue.width);
    const own =
      looks.get(cue) ??
      cue.words.map(({ x, width }) => ({ fill: { from: at(x), to: at(x + width) }, outline: OUTLINE }));
    looks.set(cue, own);
    const said = saidAt(cue, now);
    for (const [index, word] of cue.words.entries()) {
      const look = own[index];
      if (look === undefined || !hasBegun(word, now)) continue;
      const { alpha, scale } = pop(now - word.start, 0.66, 0.3);
      const swell = index === said ? 1 + SWELL : 1;
      pen.word(word, look, { alpha: alpha * presence(cue, now), scale: scale * swell });
    }
  },
};
