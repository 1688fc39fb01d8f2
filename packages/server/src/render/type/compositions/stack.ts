/** A few words as large as the frame, on a strong ground. */
import type { BeatLayout } from '../../beats/beat';
import { stat } from '../../beats/stat';
import { css, hex, mix, readable } from '../../color/color';
import type { Palette } from '../../color/palettes';
import { sway } from '../../film/curve';
import { STILL } from '../../film/film';
import { still } from '../../layout/part';
import { chosenColor, READ_ON_LIGHTS, stacked } from '../stacked';
import type { TypeComposition } from '../type-composition';

/** Headlines of more characters are read rather than seen; signs that fill their square say as much in fewer. */
const MOST = 34;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const lengthOf = (words: string): number => [...words].length + 1.4 * (words.match(WIDE)?.length ?? 0);
const MOST_LINES = 2;
/** What of another colour the discs have: words stand on them. */
const FAINT = 0.1;
const FULL = Math.PI * 2;

/** With ink that its own lights leave readable. */
const withStrongInk = (palette: Palette): Palette => {
  const { ink, from, to, glow, dark } = palette;
  return { ...palette, ink: readable(ink, [from, to, glow], hex(dark ? '#ffffff' : '#000000'), READ_ON_LIGHTS) };
};

const figure: BeatLayout = (input) => {
  const { palette } = input.setting;
  const setting = { ...input.setting, palette: { ...palette, accent: chosenColor(palette) } };
  return stat({ ...input, setting, fills: true });
};

export const stack: TypeComposition = {
  suits: (beat, { headline, lines }) =>
    ['hook', 'title', 'body', 'stat'].includes(beat) && lines.length <= MOST_LINES && lengthOf(headline) <= MOST,
  place: () => ({ words: { top: 0, bottom: 1, left: 0, right: 1 }, anchor: 'center', align: 'start' }),
  ground: ({ flood, second }, turn) => withStrongInk(turn % 2 === 0 ? second : flood),
  light: 'sweep',
  layouts: { hook: stacked, title: stacked, body: stacked, stat: figure },
  shapes({ setting, span, rightToLeft, turn }) {
    const { size, palette } = setting;
    const radius = Math.max(size.width, size.height) * 0.38;
    const onLeft = (turn % 2 === 1) !== rightToLeft;
    return [1, 0.62].map((share, order) => {
      const [x, y] = [size.width * (onLeft ? 0.08 : 0.92), size.height * (turn % 4 < 2 ? 0.86 : 0.14)];
      const own = radius * share;
      return {
        ...still({ x: x - own, y: y - own, width: own * 2, height: own * 2 }, (context) => {
          context.fillStyle = css(mix(palette.to, order === 0 ? palette.glow : palette.card, FAINT));
          context.beginPath();
          context.arc(x, y, own, 0, FULL);
          context.fill();
        }),
        enter: STILL,
        shows: span,
        move: {
          scale: (seconds: number) => 1 + sway(0.06, 3.3, order * 0.3)(seconds),
          x: sway(size.width * 0.03, 4.1),
        },
      };
    });
  },
};
