/** What is listed as cards with large marks, beside a bar that grows along the frame's edge. */
import { css } from '../../color/color';
import { easeInOut, keys, sway } from '../../film/curve';
import { STILL } from '../../film/film';
import { markedList, markedSteps } from '../marked-rows';
import type { TypeComposition } from '../type-composition';

/** Width of the bar, in units. */
const BAR = 3;

export const marks: TypeComposition = {
  suits: (beat) => beat === 'list' || beat === 'steps',
  place: () => ({ words: { top: 0, bottom: 1, left: 0, right: 1 }, anchor: 'center', align: 'start' }),
  ground: ({ usual }) => usual,
  light: 'fields',
  layouts: { list: markedList, steps: markedSteps },
  shapes({ setting, span, from, rightToLeft }) {
    const { size, unit, palette } = setting;
    const width = Math.round(BAR * unit);
    const x = rightToLeft ? size.width - width : 0;
    const until = Math.min(span.until, setting.seconds);
    const grown = keys({ at: from - 0.3, value: 0.12 }, { at: until, value: 1, ease: easeInOut });
    return [
      {
        box: { x, y: 0, width, height: size.height },
        ...{ frames: 1, masked: false, enter: STILL, shows: span, paint: () => undefined },
        live(context, seconds) {
          context.fillStyle = css(palette.accent);
          context.fillRect(x, 0, width, size.height * (grown(seconds) + sway(0.008, 1.9)(seconds)));
        },
      },
    ];
  },
};
