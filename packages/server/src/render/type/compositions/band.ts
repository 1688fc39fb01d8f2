/** The words on a card that comes in from the side, over a strong ground with a slow ring. */
import { css, mix } from '../../color/color';
import { keys, spring, sway } from '../../film/curve';
import { type Layer, STILL } from '../../film/film';
import type { Box } from '../../geometry';
import { still } from '../../layout/part';
import type { TypeComposition, TypeSheet } from '../type-composition';

/** Room of the card around its words, in units. */
const PAD = { across: 5, down: 5.4 } as const;
/** How far the sheet under the card is turned, and how wide a ring's line is of its radius. */
const TILT = 0.045;
const RING = 0.3;
const FULL = Math.PI * 2;

/** The card runs out of the frame where lines begin. */
function cardOf({ setting, words, rightToLeft }: TypeSheet): Box | undefined {
  if (words === undefined) return undefined;
  const { size, unit } = setting;
  const [across, down] = [PAD.across * unit, PAD.down * unit];
  const inner = rightToLeft ? words.x - across : words.x + words.width + across;
  const reach = unit * 4;
  const x = rightToLeft ? inner : -reach;
  const width = rightToLeft ? size.width + reach - inner : inner + reach;
  return { x, y: words.y - down, width, height: words.height + 2 * down };
}

function sheetLayer({ span, from, rightToLeft }: TypeSheet, card: Box, fill: string, tilt: number): Layer {
  const way = rightToLeft ? 1 : -1;
  const x = keys({ at: from - 0.3, value: way * card.width }, { at: from + 0.55, value: 0, ease: spring(0.12) });
  return {
    ...still(card, (context) => {
      context.fillStyle = fill;
      context.fillRect(card.x, card.y, card.width, card.height);
    }),
    enter: STILL,
    shows: span,
    move: tilt === 0 ? { x } : { x, rotation: (seconds) => tilt + sway(0.006, 2.8)(seconds) },
  };
}

function ring({ setting, span, turn, rightToLeft }: TypeSheet): Layer {
  const { size, palette } = setting;
  const radius = Math.max(size.width, size.height) * 0.42;
  const onLeft = (turn % 2 === 0) === rightToLeft;
  const [x, y] = [size.width * (onLeft ? 0.12 : 0.88), size.height * (turn % 4 < 2 ? 0.1 : 0.9)];
  return {
    ...still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) => {
      context.strokeStyle = css(mix(palette.to, palette.card, 0.6));
      context.lineWidth = radius * RING;
      context.beginPath();
      context.arc(x, y, radius * (1 - RING / 2) - 1, 0, FULL);
      context.stroke();
    }),
    enter: STILL,
    shows: span,
    move: { scale: (seconds) => 1 + sway(0.05, 3.1)(seconds), x: sway(size.width * 0.02, 4.3) },
  };
}

export const band: TypeComposition = {
  place: (shape) => ({
    words: { top: 0.08, bottom: 0.92, left: 0, right: shape === 'wide' ? 0.8 : 0.96 },
    anchor: 'center',
    align: 'start',
  }),
  ground: ({ flood, second }, turn) => (turn % 2 === 0 ? flood : second),
  inks: ({ usual }) => usual,
  light: 'sweep',
  shapes(sheet) {
    const card = cardOf(sheet);
    const { setting, inks } = sheet;
    if (card === undefined) return [ring(sheet)];
    return [
      ring(sheet),
      sheetLayer(sheet, card, css(setting.palette.accent), sheet.rightToLeft ? -TILT : TILT),
      sheetLayer(sheet, card, css(inks.card), 0),
    ];
  },
};
