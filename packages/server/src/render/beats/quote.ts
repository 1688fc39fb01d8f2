/** Somebody's words in a serif, under a large quotation mark, with who said it below. */
import { css } from '../color/color';
import { row, shape } from '../layout/box-parts';
import type { Part } from '../layout/part';
import { type BeatInput, type BeatLayout, bodyStyle, compose, headlineStyle, mirrored, text } from './beat';

const mark = (input: BeatInput): Part => {
  const { palette, unit, fonts } = input.setting;
  return shape(
    {
      width: 13,
      height: 9,
      draw: (context, { x, y, width, height }) => {
        fonts.apply(context, 'fraunces', 700, width * 2.1);
        context.fillStyle = css(palette.accent);
        context.beginPath();
        const glyph = '\u201c';
        const measured = context.measureText(glyph);
        const factor = Math.min(
          width / (measured.actualBoundingBoxRight + measured.actualBoundingBoxLeft),
          height / (measured.actualBoundingBoxAscent + measured.actualBoundingBoxDescent),
        );
        context.translate(x, y);
        context.scale(factor, factor);
        context.fillText(
          glyph,
          measured.actualBoundingBoxLeft > 0 ? measured.actualBoundingBoxLeft : 0,
          measured.actualBoundingBoxAscent,
        );
      },
    },
    unit,
  );
};

const dash = (input: BeatInput, group: string): Part =>
  shape(
    {
      width: 6,
      height: 0.6,
      group,
      draw: (context, box) => {
        context.fillStyle = css(input.setting.palette.accent);
        context.fillRect(box.x, box.y, box.width, box.height);
      },
    },
    input.setting.unit,
  );

const unquote = (words: string): string => words.replace(/^["“”„«»‟\s]+|["“”„«»‟\s]+$/gu, '');

export const quote: BeatLayout = (input) => {
  const { copy, setting } = input;
  const { palette } = setting;
  const inline = copy.lines.length === 0 ? /^(.{12,}?["”»])\s*[—–-]\s*(.{2,60})$/u.exec(copy.headline) : null;
  const words = unquote(inline?.[1] ?? copy.headline);
  const by = inline?.[2] === undefined ? copy.lines : [inline[2]];
  const group = 'by';
  return compose(
    input,
    [
      mark(input),
      text(setting, {
        text: words,
        style: {
          ...headlineStyle(setting, words, 0.78),
          face: 'fraunces',
          weight: 500,
          leading: 1.2,
          tracking: -0.015,
          uppercase: false,
        },
        color: palette.ink,
        gap: 3,
      }),
      ...by.map((line, index) => {
        const name = line.replace(/^[—–-]+\s*/u, '');
        const part = text(setting, {
          text: name,
          style: bodyStyle(setting, index === 0 ? 5 : 4.5, index === 0 ? 700 : 500),
          color: index === 0 ? palette.ink : palette.soft,
          align: 'start',
          ...(index === 0 ? { group } : {}),
          gap: 1.4,
        });
        return index === 0
          ? row(dash(input, group), part, setting.unit, { between: 2, gap: 4.4, mirrored: mirrored(input) })
          : part;
      }),
    ],
    { down: 'center' },
  );
};
