/** The words between two fields of rules, which get thinner away from them and grow to and fro. */
import { css, mix } from '../../color/color';
import { easeOut, keys, sway } from '../../film/curve';
import { type Layer, STILL } from '../../film/film';
import { clamp } from '../../geometry';
import type { TypeComposition, TypeSheet } from '../type-composition';

/** Thickness of the rules, in units, from the words outwards, and what each takes of the width. */
const RULES = [
  [1.5, 1],
  [1.1, 0.86],
  [0.8, 0.7],
  [0.55, 0.55],
  [0.4, 0.42],
  [0.3, 0.31],
  [0.25, 0.22],
] as const;
/** From one to the next, and from the words to the first, in units. */
const STEP = 4.2;
const CLEAR = 6;
/** Seconds in which a rule grows, and between one and the next. */
const GROWS = 0.7;
const AFTER = 0.07;

/** The rules on one side of the words. */
function field({ setting, span, from, rightToLeft, words }: TypeSheet, above: boolean): Layer {
  const { size, unit, palette } = setting;
  const middle = size.height / 2;
  const { y, height } = words ?? { y: middle, height: 0 };
  const edge = clamp(above ? y - CLEAR * unit : y + height + CLEAR * unit, 0, size.height);
  const box = above
    ? { x: 0, y: 0, width: size.width, height: Math.max(1, Math.round(edge)) }
    : { x: 0, y: Math.round(edge), width: size.width, height: Math.max(1, Math.round(size.height - edge)) };
  const fromEnd = rightToLeft === above;
  const lengths = RULES.map(([, share], order) => {
    const at = from + order * AFTER - 0.2;
    const grown = keys({ at, value: 0 }, { at: at + GROWS, value: share, ease: easeOut });
    const breath = sway(0.05, 3.4, order * 0.13);
    return (seconds: number): number => grown(seconds) * (share === 1 ? 1 : 1 + breath(seconds));
  });
  return {
    box,
    frames: 1,
    masked: false,
    enter: STILL,
    shows: span,
    paint: () => undefined,
    live(context, seconds) {
      for (const [order, [thick]] of RULES.entries()) {
        const high = Math.max(1, thick * unit);
        const top = above ? edge - order * STEP * unit - high : edge + order * STEP * unit;
        if (top + high < 0 || top > size.height) continue;
        const width = size.width * (lengths[order]?.(seconds) ?? 0);
        context.fillStyle = css(mix(palette.accent, palette.to, (order / RULES.length) * 0.6));
        context.fillRect(fromEnd ? 0 : size.width - width, top, width, high);
      }
    },
  };
}

export const rules: TypeComposition = {
  place: () => ({ words: { top: 0.1, bottom: 0.9, left: 0, right: 1 }, anchor: 'center', align: 'start' }),
  ground: ({ usual }) => usual,
  light: 'sweep',
  shapes: (sheet) => [field(sheet, true), field(sheet, false)],
};
