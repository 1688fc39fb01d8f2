/** The words before three quarter discs that come out of a corner, one after another. */
import { css } from '../../color/color';
import { keys, spring, sway } from '../../film/curve';
import { STILL } from '../../film/film';
import type { Box } from '../../geometry';
import { still } from '../../layout/part';
import type { TypeComposition } from '../type-composition';

/** Their radii, as shares of the frame's shorter side; more of it where the frame is tall. */
const RADII = [0.62, 0.43, 0.22] as const;
const TALL = 1.25;
/** Seconds between one and the next. */
const AFTER = 0.14;
const FULL = Math.PI * 2;
/** Between the largest disc, as far as it sways, and the words, in units. */
const CLEAR = 2;
const SWAYS = 1.03;

/** How far a corner is from a box. */
const distanceTo = ({ x, y, width, height }: Box, [cornerX, cornerY]: readonly [number, number]): number =>
  Math.hypot(Math.max(x - cornerX, 0, cornerX - x - width), Math.max(y - cornerY, 0, cornerY - y - height));

export const corner: TypeComposition = {
  place(shape, turn) {
    const room = { top: 0, bottom: 1, left: 0, right: 1 };
    if (shape !== 'tall')
      return { words: { ...room, right: shape === 'wide' ? 0.66 : 0.62 }, anchor: 'center', align: 'start' };
    return {
      words: { ...room, ...(turn % 2 === 0 ? { bottom: 0.6 } : { top: 0.4 }) },
      anchor: 'center',
      align: 'start',
    };
  },
  ground: ({ usual }) => usual,
  light: 'fields',
  shapes({ setting, shape, words, span, from, rightToLeft, turn }) {
    const { size, unit, palette } = setting;
    const short = Math.min(size.width, size.height);
    const [x, y] = [rightToLeft ? 0 : size.width, turn % 2 === 0 ? size.height : 0];
    const most = short * RADII[0] * (shape === 'tall' ? TALL : 1);
    const free = words === undefined ? most : (distanceTo(words, [x, y]) - CLEAR * unit) / SWAYS;
    const fits = Math.min(1, Math.max(0, free) / most);
    const colors = [palette.accent, palette.accent2, palette.card];
    return RADII.map((share, order) => {
      const radius = (share / RADII[0]) * most * fits;
      const at = from - 0.3 + order * AFTER;
      const grown = keys({ at, value: 0.2 }, { at: at + 0.9, value: 1, ease: spring(0.2) });
      return {
        ...still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) => {
          context.fillStyle = css(colors[order] ?? palette.accent);
          context.beginPath();
          context.arc(x, y, radius, 0, FULL);
          context.fill();
        }),
        enter: STILL,
        shows: span,
        move: { scale: (seconds: number) => grown(seconds) + sway(0.025, 2.7, order * 0.2)(seconds) },
      };
    });
  },
};
