/** Where logo, promise, action and address stand on an end card. */
import type { Canvas, Image } from '@napi-rs/canvas';
import { bodyStyle, headlineStyle, text } from '../beats/beat';
import { logoPart } from '../beats/logo';
import type { Setting } from '../film/setting';
import { card, row } from '../layout/box-parts';
import { column, fitInto } from '../layout/fit';
import type { Part, Piece } from '../layout/part';
import { shapeOf } from '../stage/composition';
import { isRightToLeft } from '../text/direction';
import type { CardCopy } from './card-copy';
import { type Code, canBeScanned, codeOf, codePart } from './code-part';

/** Group of what lands on the last hit. */
export const ACTION = 'action';
export const CODE = 'code';

/** A logo that is less wide, by its height, is a sign without letters, or hardly any. */
const SIGN = 1.7;

/** Units; the largest sides of a logo, and the side of a code. */
const LOGO = { tall: [54, 25], square: [46, 19], wide: [50, 22] } as const;
/** A mark that is wider by its height is read only where it may be wider than that. */
const LONG = 5;
const LONG_LOGO = { tall: 80, square: 74, wide: 60 } as const;
const CODE_SIDE = { tall: 29, square: 27, wide: 38 } as const;

function actionPart({ action, address }: CardCopy, setting: Setting, gap: number): Part[] {
  const label = action ?? address;
  if (label === undefined) return [];
  const size = [...label].length > 24 ? 4.4 : [...label].length > 16 ? 5.2 : 6;
  const words = text(setting, {
    text: label,
    style: { ...bodyStyle(setting, size, 700), leading: 1.2 },
    color: setting.palette.onAccent,
    ...{ align: 'center', group: ACTION, preferLines: 1 },
  });
  return [
    card(words, setting.unit, { fill: setting.palette.accent, padX: 5, padY: 2.5, radius: 9, gap, group: ACTION }),
  ];
}

/** The address where a button says something else. */
const addressPart = ({ action, address }: CardCopy, setting: Setting, gap: number): Part[] =>
  action === undefined || address === undefined
    ? []
    : [
        text(setting, {
          text: address,
          style: bodyStyle(setting, [...address].length > 26 ? 3.9 : 4.7, 600),
          color: setting.palette.ink,
          ...{ align: 'center', gap, group: ACTION, preferLines: 1 },
        }),
      ];

function partsOf(copy: CardCopy, logo: Image | Canvas, setting: Setting, code: Code | undefined): Part {
  const shape = shapeOf(setting.size);
  const { unit, palette } = setting;
  const [usual, height] = LOGO[shape];
  const width = logo.width > logo.height * LONG ? LONG_LOGO[shape] : usual;
  const { name, promise } = copy;
  const head = [
    logoPart(logo, setting, { width, height }),
    ...(name === undefined || logo.width > logo.height * SIGN
      ? []
      : [
          text(setting, {
            text: name,
            style: headlineStyle(setting, name, 0.5),
            color: palette.ink,
            align: 'center',
            gap: 3,
          }),
        ]),
    ...(promise === undefined
      ? []
      : [
          text(setting, {
            text: promise,
            style: { ...headlineStyle(setting, promise, shape === 'square' ? 0.5 : 0.58), uppercase: false },
            color: palette.ink,
            ...{ align: 'center', gap: 4.5, masked: true, preferLines: 3 },
          }),
        ]),
  ];
  const foot = [...actionPart(copy, setting, 5), ...addressPart(copy, setting, 2.6)];
  if (code === undefined) return column([...head, ...foot], unit, 'center');
  const scanned = codePart(code, CODE_SIDE[shape], unit, CODE);
  const mirrored = isRightToLeft(promise ?? '', setting.language);
  if (shape === 'wide')
    return row(scanned, column([...head, ...foot], unit, 'center'), unit, { between: 9, mirrored: !mirrored });
  if (shape === 'tall') return column([...head, ...foot, { ...scanned, gap: 4.5 }], unit, 'center');
  const beside = row(scanned, column(foot, unit, 'center'), unit, { between: 5, mirrored, gap: 4.5 });
  return column([...head, foot.length === 0 ? { ...scanned, gap: 4.5 } : beside], unit, 'center');
}

/** All of it, as large as the safe area has room for; without its code where that could not be scanned. */
export function cardPieces(copy: CardCopy, logo: Image | Canvas, given: Setting): Piece[] {
  const setting: Setting = { ...given, look: { ...given.look, align: 'center', anchor: 'center' } };
  const place = (code: Code | undefined): Piece[] =>
    fitInto(partsOf(copy, logo, setting, code), setting.safe, 'center', 'center').pieces;
  const code = copy.link === undefined ? undefined : codeOf(copy.link);
  if (code === undefined) return place(undefined);
  const pieces = place(code);
  const drawn = pieces.find(({ group }) => group === CODE);
  return drawn !== undefined && canBeScanned(code, drawn.box.width) ? pieces : place(undefined);
}
