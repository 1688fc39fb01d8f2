/** Words that come as they are spoken: each line is uncovered in the direction of its letters, one after another. */
import type { Layer } from '../film/film';
import { STILL } from '../film/film';
import { clamp, contains } from '../geometry';
import { FPS } from '../output/frame-size';
import { isRightToLeft } from '../text/direction';
import type { ActScene } from './act';

/** Seconds that a character takes, and what all of them take at most. */
const EACH = 0.032;
const MOST = 1.6;

export function spoken(layers: readonly Layer[], { from, setting, button }: ActScene): readonly Layer[] {
  const lengths = layers.map(({ text, ink }) => (text === undefined || ink === undefined ? 0 : [...text].length));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const all = Math.min(MOST, setting.seconds * 0.35, total * EACH);
  // The first frame of a film is its poster in players: something is said there already.
  let at = setting.index === 0 && from === 0 ? -all * 0.35 : from + 0.1;
  return layers.map((layer, order) => {
    const seconds = total === 0 ? 0 : (all * (lengths[order] ?? 0)) / total;
    const begins = at;
    at += seconds;
    const { text, ink, box } = layer;
    if (seconds === 0 || text === undefined || ink === undefined)
      return { ...layer, enter: { ...layer.enter, at: begins } };
    if (text.includes('\n') || (button !== undefined && contains(box, button)))
      return { ...layer, enter: { ...layer.enter, at: begins } };
    const fromRight = isRightToLeft(text, setting.language);
    return {
      ...layer,
      masked: false,
      enter: { ...STILL, at: begins },
      // What counts up by itself goes on doing so.
      frames: Math.max(2, layer.frames, Math.ceil(seconds * FPS) + 1),
      paint: (context, frame) => {
        const share = clamp((frame + 1) / (seconds * FPS), 0, 1);
        if (share < 1) {
          const width = box.width * share;
          context.beginPath();
          context.rect(fromRight ? box.width - width : 0, 0, width, box.height);
          context.clip();
        }
        layer.paint(context, Math.min(frame, layer.frames - 1));
      },
    };
  });
}
