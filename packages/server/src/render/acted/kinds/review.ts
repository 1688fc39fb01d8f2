/** A review as customers leave it: stars that fill, the words whole, and who says them. */
import type { ReviewFacts } from '../../../acting/read/review-facts';
import { css } from '../../color/color';
import { keys, spring } from '../../film/curve';
import type { Layer } from '../../film/film';
import { disc, painted } from '../../routes/pen';
import { counted } from '../pieces/counted';
import { paper, roundedOutline } from '../pieces/paper';
import { stars } from '../pieces/stars';
import { write } from '../pieces/write';
import type { Form, SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

/** Marks of quotation by script. */
const marksOf = (language: string): readonly [string, string] =>
  /^(?:ja|zh)/u.test(language)
    ? ['「', '」']
    : /^(?:de|pl)/u.test(language)
      ? ['„', '“']
      : /^(?:fr|es|it|pt|ar)/u.test(language)
        ? ['«', '»']
        : ['“', '”'];

/** The first letter of a name, in a disc; a picture nobody gave is not drawn. */
function speaker(sheet: Sheet, by: readonly string[], top: number, high: number, at: number): Layer[] {
  const { inks, card } = sheet;
  const [name, ...more] = by;
  if (name === undefined) return [];
  const seat = partOf(sheet, 0.075, top, (high * card.height) / card.width, high);
  const initial = /\p{L}/u.exec(name)?.[0] ?? '';
  const own = high * 0.86;
  const left = 0.075 + (high * card.height) / card.width + 0.03;
  const move = {
    alpha: keys({ at, value: 0 }, { at: at + 0.15, value: 1 }),
    scale: keys({ at, value: 0.4 }, { at: at + 0.5, value: 1, ease: spring(0.5) }),
    pops: at,
  };
  const line = more.join(' · ');
  return [
    painted(
      sheet,
      seat,
      (context) => disc(context, seat.x + seat.width / 2, seat.y + seat.height / 2, seat.height * 0.46, css(inks.fill)),
      { move },
    ),
    ...write(sheet, {
      text: initial,
      box: {
        ...seat,
        x: seat.x + seat.width * 0.2,
        width: seat.width * 0.6,
        y: seat.y + seat.height * 0.2,
        height: seat.height * 0.6,
      },
      size: 7,
      weight: 700,
      color: inks.onFill,
      across: 'center',
      move,
    }).map(({ text: _, ...layer }) => layer),
    ...write(sheet, {
      ...{
        text: name,
        box: partOf(sheet, left, top + (line === '' ? high * 0.07 : 0), 0.94 - left, line === '' ? own : high * 0.52),
      },
      ...{ size: 5.6, weight: 700, color: inks.ink, at: at + 0.1, preferLines: 1 },
    }),
    ...write(sheet, {
      text: line,
      box: partOf(sheet, left, top + high * 0.54, 0.94 - left, high * 0.42),
      size: 4.2,
      color: inks.soft,
      at: at + 0.2,
      preferLines: 1,
    }),
  ];
}

function draw({ words, by, rating, told }: ReviewFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, setting } = sheet;
  const ground = paper(sheet, {
    box: card,
    outline: roundedOutline(setting.unit * 3.4),
    color: inks.paper,
    print: (context) => {
      context.fillStyle = css(inks.fill);
      context.fillRect(card.x, card.y, card.width, setting.unit * 1.1);
    },
  });
  const when = time.steps(5);
  if (words === '') {
    const figure = /\p{Nd}+(?:[.,٫]\p{Nd}+)?/u.exec(told ?? '')?.[0];
    const filled = rating === undefined ? [] : stars(sheet, partOf(sheet, 0.12, 0.5, 0.76, 0.17), rating, when);
    const number =
      figure === undefined
        ? []
        : [
            counted(sheet, {
              text: figure,
              box: partOf(sheet, 0.1, 0.1, 0.8, 0.36),
              size: 24,
              color: inks.ink,
              at: time.from + 0.3,
              seconds: Math.max(0.8, time.key - time.from - 0.2),
            }),
          ];
    const label = write(sheet, {
      text: told ?? '',
      box: partOf(sheet, 0.08, 0.71, 0.84, 0.2),
      size: 5.6,
      weight: 600,
      color: inks.soft,
      across: 'center',
      at: time.from + 0.6,
    });
    return [ground, ...number, ...filled, ...label];
  }
  const hasBy = by.length > 0;
  const rated = rating !== undefined;
  const [open, close] = marksOf(setting.language);
  const top = rated ? 0.25 : 0.1;
  const bottom = hasBy ? 0.74 : 0.92;
  return [
    ground,
    ...(rated ? stars(sheet, partOf(sheet, 0.07, 0.09, 0.5, 0.12), rating, when) : []),
    // How many it was is told beside them, as it was said.
    ...write(sheet, {
      ...{ text: told ?? '', box: partOf(sheet, 0.6, 0.085, 0.33, 0.13), size: 4.4, weight: 600, color: inks.soft },
      ...{ across: 'end', preferLines: 2, leading: 1.14 },
    }),
    ...write(sheet, {
      ...{
        text: `${open}${words}${close}`,
        box: partOf(sheet, 0.075, top, 0.85, bottom - top),
        size: 12,
        face: 'display',
      },
      ...{ color: inks.ink, leading: 1.16, uppercase: false, at: time.from + 0.3 },
    }),
    ...speaker(sheet, by, 0.785, 0.145, time.key),
  ];
}

const formOf = ({ words }: ReviewFacts, { shape }: Form): number => {
  if (words === '') return shape === 'wide' ? 1.7 : shape === 'tall' ? 0.84 : 1.15;
  const isLong = [...words].length > 90;
  return shape === 'wide' ? 1.75 : shape === 'square' ? 1.04 : isLong ? 0.64 : 0.72;
};

export const review: SceneAct<ReviewFacts> = {
  ratio: formOf,
  near: ({ words, by }) =>
    words === ''
      ? { x: 0.08, y: 0.08, width: 0.84, height: 0.62 }
      : by.length > 0
        ? { x: 0.04, y: 0.44, width: 0.92, height: 0.54 }
        : { x: 0.04, y: 0.06, width: 0.92, height: 0.9 },
  draw,
};
