/** A number that counts up to its value, with what it means; or several numbers as a table. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../color/color';
import { arrive } from '../film/easing';
import { row } from '../layout/box-parts';
import { type Part, still } from '../layout/part';
import type { TextStyle } from '../layout/type-setting';
import { FPS } from '../output/frame-size';
import { measureInk } from '../text/measure-ink';
import { type BeatInput, type BeatLayout, bodyStyle, compose, headlineStyle, mirrored, text } from './beat';
import { FIGURE } from './infer-beat';

/** Size at which a figure is measured. */
const REFERENCE = 100;
const COUNT_FRAMES = Math.round(FPS * 0.9);

interface Figure {
  readonly figure: string;
  readonly label: string;
}

const readFigure = (line: string): Figure | undefined => {
  const found = FIGURE.exec(line);
  if (found === null) return undefined;
  const label = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.replace(
    /^[\s:–—-]+|[\s:–—-]+$/gu,
    '',
  );
  return { figure: found[0].replace(/[.,]$/, ''), label };
};

/** The figure at a share of its value, written like the original: same prefix, unit, separators and decimals. */
export function countedFigure(figure: string, share: number): string {
  const digits = /\d[\d.,]*/.exec(figure)?.[0];
  if (digits === undefined || share >= 1 || /\d\/\d/.test(figure)) return figure;
  const decimal = /[.,](\d{1,2})$/.exec(digits)?.[1];
  const whole = decimal === undefined ? digits : digits.slice(0, -decimal.length - 1);
  const grouping = /\d([.,])\d{3}/.exec(whole)?.[1] ?? '';
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimal ?? '0'}`) * share;
  const fixed = value.toFixed(decimal?.length ?? 0);
  const [left = '0', right] = fixed.split('.');
  const grouped = grouping === '' ? left : left.replace(/\B(?=(\d{3})+$)/g, grouping);
  const separator = decimal === undefined ? '' : (digits.at(-decimal.length - 1) ?? '.');
  return figure.replace(digits, right === undefined ? grouped : `${grouped}${separator}${right}`);
}

function counter(input: BeatInput, figure: string, style: TextStyle, color: Rgb, gap?: number): Part {
  const { fonts, unit } = input.setting;
  const prepare = (context: SKRSContext2D, size: number): void => {
    fonts.apply(context, style.face, style.weight, size);
    context.letterSpacing = `${((style.tracking ?? 0) * size).toFixed(2)}px`;
    context.direction = 'ltr';
  };
  const reference = measureInk((context) => prepare(context, REFERENCE), figure, REFERENCE);
  return {
    ...(gap === undefined ? {} : { gap }),
    measure(scale, available) {
      const widest = (available * 0.97) / Math.max(1, reference.width);
      const size = Math.min(style.size * unit * scale, widest * REFERENCE);
      const larger = size / REFERENCE;
      const width = Math.min(available, reference.width * larger * 1.03);
      const height = (reference.ascent + reference.descent) * larger + size * 0.04;
      return {
        width,
        height,
        place(x, y) {
          const baseline = y + reference.ascent * larger + size * 0.02;
          const side = input.setting.look.align === 'center' ? 'center' : mirrored(input) ? 'right' : 'left';
          const at = side === 'center' ? x + width / 2 : side === 'right' ? x + width : x;
          const ink = { x, y, width, height };
          const piece = still({ x: x - 3, y: y - 3, width: width + 6, height: height + 6 }, () => undefined, {
            ink,
            text: figure,
          });
          return [
            {
              ...piece,
              frames: COUNT_FRAMES,
              cue: 'count',
              paint: (context, frame) => {
                context.translate(-piece.box.x, -piece.box.y);
                prepare(context, size);
                context.textAlign = side;
                context.fillStyle = css(color);
                context.fillText(countedFigure(figure, arrive(frame / (COUNT_FRAMES - 1))), at, baseline);
              },
            },
          ];
        },
      };
    },
  };
}

/** Size of the one figure of a scene, in units; one that fills its room is as wide as that. */
const ALONE = 30;
const FILLING = 64;

const figureStyle = (input: BeatInput, size: number): TextStyle => ({
  ...headlineStyle(input.setting, '0'),
  size,
  leading: 1,
  uppercase: false,
});

function single(
  input: BeatInput,
  { figure, label }: Figure,
  above: readonly string[],
  below: readonly string[],
): Part[] {
  const { setting } = input;
  const { palette } = setting;
  return [
    ...above.map((line) => text(setting, { text: line, style: bodyStyle(setting, 5.8, 600), color: palette.ink })),
    counter(input, figure, figureStyle(input, input.fills === true ? FILLING : ALONE), palette.accent, 3),
    ...(label === ''
      ? []
      : [
          text(setting, {
            text: label,
            style: { ...headlineStyle(setting, label, 0.62), leading: 1.16 },
            color: palette.ink,
            gap: 3,
          }),
        ]),
    ...below.map((line) =>
      text(setting, { text: line, style: bodyStyle(setting, 5.2), color: palette.soft, gap: 2.2 }),
    ),
  ];
}

function table(input: BeatInput, lines: readonly string[]): Part[] {
  const { setting } = input;
  return lines.map((line, index) => {
    const read = readFigure(line);
    const gap = index === 0 ? 4.4 : 4;
    if (read === undefined)
      return text(setting, { text: line, style: bodyStyle(setting), color: setting.palette.soft, gap });
    const figure = counter(
      input,
      read.figure,
      figureStyle(input, 12),
      index % 2 === 0 ? setting.palette.accent : setting.palette.accent2,
    );
    if (read.label === '') return { ...figure, gap };
    const label = text(setting, {
      text: read.label,
      style: bodyStyle(setting, 4.9, 600),
      color: setting.palette.ink,
      align: 'start',
    });
    return row(figure, label, setting.unit, { between: 2.8, gap, mirrored: mirrored(input) });
  });
}

export const stat: BeatLayout = (input) => {
  const { copy, setting } = input;
  const lead = readFigure(copy.headline);
  const numbers = copy.lines.filter((line) => readFigure(line) !== undefined);
  if (lead !== undefined && numbers.length < 2)
    return compose(input, single(input, lead, [], copy.lines), { grows: false });
  if (lead !== undefined) return compose(input, table(input, [copy.headline, ...copy.lines]));
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined) {
    const read = readFigure(only);
    if (read !== undefined)
      return compose(
        input,
        single(
          input,
          read,
          [copy.headline],
          copy.lines.filter((line) => line !== only),
        ),
        { grows: false },
      );
  }
  const head = text(setting, {
    text: copy.headline,
    style: headlineStyle(setting, copy.headline, 0.72),
    color: setting.palette.ink,
  });
  return compose(input, [head, ...table(input, copy.lines)]);
};
