import type { CaptionStyle } from '../caption-style';
import { looksOf } from '../looks';
import { grown, hasBegun, panel, pop, presence, saidAt } from './ways';

/** Radians by which labels are stuck askew, in turn. */
const ASKEW = [-0.018, 0.012, -0.008, 0.02] as const;

export const boxed: CaptionStyle = {
  type: {
    ...{ face: 'rubik', weight: 700, size: 6.4, tracking: -0.01, leading: 1.52, gap: 0.36, close: 0.52 },
    ...{ mostWords: 5, mostLines: 2 },
  },
  margin: 0.3,
  draw(pen, cue, now) {
    const { context, colors } = pen;
    const { onPill, onWhite } = looksOf(colors);
    const said = saidAt(cue, now);
    for (const [at, word] of cue.words.entries()) {
      if (!hasBegun(word, now)) continue;
      const { alpha, scale } = pop(now - word.start, 0.7, 0.26, 0.4);
      const { box, size } = word;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      context.save();
      context.translate(x, y);
      context.rotate(ASKEW[at % ASKEW.length] ?? 0);
      context.scale(scale, scale);
      context.translate(-x, -y);
      const shown = alpha * presence(cue, now);
      panel(
        context,
        grown(box, size * 0.24, size * 0.14),
        size * 0.16,
        at === said ? colors.pill : colors.white,
        shown,
      );
      pen.word(word, at === said ? onPill : onWhite, { alpha: shown });
      context.restore();
    }
  },
};
