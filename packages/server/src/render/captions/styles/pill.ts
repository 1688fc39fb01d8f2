import { spring } from '../../film/curve';
import { type Box, clamp } from '../../geometry';
import type { CaptionStyle } from '../caption-style';
import { looksOf } from '../looks';
import type { SetCue, SetWord } from '../set-word';
import { grown, panel, presence } from './ways';

/** Seconds before a word at which the pill sets off for it, and that it takes: it covers the word in the frame in which that is said. */
const EARLY = 0.025;
const JUMP = 0.13;

const around = ({ box, size }: SetWord): Box => grown(box, size * 0.24, size * 0.09);

const between = (one: Box, other: Box, share: number): Box => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
  width: one.width + (other.width - one.width) * Math.min(1, share),
  height: one.height + (other.height - one.height) * Math.min(1, share),
});

function pillAt({ words }: SetCue, now: number): Box | undefined {
  const goal = words.findLastIndex(({ start }) => now >= start - EARLY);
  const word = words[Math.max(0, goal)];
  if (word === undefined) return undefined;
  const since = clamp((now - word.start + EARLY) / JUMP, 0, 1);
  const before = words[goal - 1];
  const box = around(word);
  if (before !== undefined) return between(around(before), box, spring(0.3)(since));
  // The first one opens.
  const open = 0.8 + 0.2 * spring(0.4)(since);
  return grown(box, (box.width * (open - 1)) / 2, (box.height * (open - 1)) / 2);
}

const covers = (pill: Box | undefined, { box }: SetWord): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return pill !== undefined && x >= pill.x && x <= pill.x + pill.width && y >= pill.y && y <= pill.y + pill.height;
};

export const pill: CaptionStyle = {
  type: {
    ...{ face: 'bricolage-grotesque', weight: 800, size: 7.2, tracking: -0.02, leading: 1.32, gap: 0.08, close: 0.24 },
    ...{ mostWords: 5, mostLines: 2 },
  },
  margin: 0.3,
  draw(pen, cue, now) {
    const { plain, onPill } = looksOf(pen.colors);
    const alpha = presence(cue, now);
    const box = pillAt(cue, now);
    if (box !== undefined) panel(pen.context, box, cue.size * 0.26, pen.colors.pill, alpha);
    for (const word of cue.words) pen.word(word, covers(box, word) ? onPill : plain, { alpha });
  },
};
