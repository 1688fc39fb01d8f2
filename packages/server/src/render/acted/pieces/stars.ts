/** Five stars, of which as many fill as were given, the last one in part. */
import { css, hex } from '../../color/color';
import { keys, spring } from '../../film/curve';
import type { Layer } from '../../film/film';
import { type Box, clamp } from '../../geometry';
import { grown, lively, star } from '../../routes/pen';
import type { Sheet } from '../sheet';
import { sounds } from './sounds';

const GOLD = hex('#f5a623');

/** `at`: when each of the five comes. */
export function stars(sheet: Sheet, box: Box, rating: number, at: readonly number[]): Layer[] {
  const { inks, rightToLeft } = sheet;
  const step = Math.min(box.width / 5, box.height * 1.18);
  const radius = step * 0.45;
  const left = box.x + (box.width - step * 5) / 2;
  return [0, 1, 2, 3, 4].map((order) => {
    const place = rightToLeft ? 4 - order : order;
    const [x, y] = [left + (place + 0.5) * step, box.y + box.height / 2];
    const begins = at[order] ?? 0;
    const grow = keys({ at: begins, value: 0 }, { at: begins + 0.45, value: 1, ease: spring(0.6) });
    const filled = clamp(rating - order, 0, 1);
    const layer = lively(
      sheet,
      grown({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, radius * 0.4),
      (context, seconds) => {
        star(context, x, y, radius);
        context.fillStyle = css(inks.line);
        context.fill();
        const share = grow(seconds);
        if (share <= 0.01 || filled <= 0) return;
        const cut = radius * 2.8 * filled;
        context.beginPath();
        context.rect(rightToLeft ? x + radius * 1.4 - cut : x - radius * 1.4, y - radius * 1.4, cut, radius * 2.8);
        context.clip();
        star(context, x, y, radius * share * (1 + 0.04 * Math.sin(seconds * 3 - order * 0.7)));
        context.fillStyle = css(GOLD);
        context.fill();
      },
    );
    return filled > 0 ? sounds(layer, 'tick', begins) : layer;
  });
}
