/** A headline over rows that are cards of their own, each with a large mark: figures for points, numbers for steps. */
import { type BeatInput, type BeatLayout, bodyStyle, compose, headline, mirrored, text } from '../beats/beat';
import { css, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import { card, row, shape } from '../layout/box-parts';
import { column } from '../layout/fit';
import type { Part } from '../layout/part';

const SIDE = 8.6;
const FULL = Math.PI * 2;

/** Each fills a square of side 1 at the origin. */
const FIGURES: readonly ((context: Context) => void)[] = [
  (context) => context.arc(0.5, 0.5, 0.5, 0, FULL),
  (context) => context.rect(0.06, 0.06, 0.88, 0.88),
  (context) => {
    context.moveTo(0.5, 0);
    context.lineTo(1, 0.95);
    context.lineTo(0, 0.95);
    context.closePath();
  },
  (context) => context.arc(0, 1, 1, -Math.PI / 2, 0),
];

function markOf(input: BeatInput, index: number, group: string, numbered: boolean): Part {
  const { palette, unit, fonts, look } = input.setting;
  const color: Rgb = index % 2 === 0 ? palette.accent : palette.accent2;
  const label = String(index + 1);
  return shape(
    {
      ...{ width: SIDE, height: SIDE, group },
      ...(numbered ? { sign: label } : {}),
      draw(context, { x, y, width }) {
        context.fillStyle = css(color);
        if (numbered) {
          fonts.apply(context, look.display.face, 700, width * 1.05);
          const { width: wide, actualBoundingBoxAscent: above } = context.measureText(label);
          context.fillText(label, x + (width - wide) / 2, y + width / 2 + above / 2);
          return;
        }
        context.translate(x, y);
        context.scale(width, width);
        context.beginPath();
        FIGURES[index % FIGURES.length]?.(context);
        if (index % FIGURES.length === 3) context.lineTo(0, 1);
        context.fill();
      },
    },
    unit,
  );
}

const rowsOf = (input: BeatInput, numbered: boolean): Part => {
  const { copy, setting } = input;
  const rows = copy.lines.map((line, index) => {
    const group = `item ${index}`;
    const words = text(setting, {
      text: line,
      style: bodyStyle(setting, 5.8, 600),
      color: setting.palette.ink,
      align: 'start',
      group,
    });
    const inner = row(markOf(input, index, group, numbered), words, setting.unit, {
      between: 3.2,
      mirrored: mirrored(input),
    });
    return card(inner, setting.unit, {
      ...{ fill: setting.palette.card, padX: 3.2, padY: 2.6, radius: 2, gap: 1.8, group, wide: true },
      align: mirrored(input) ? 'end' : 'start',
    });
  });
  return { ...column(rows, setting.unit, 'start'), gap: 4.4 };
};

const layout =
  (numbered: boolean): BeatLayout =>
  (input) =>
    compose(input, [headline(input, { factor: 0.82, plain: true }), rowsOf(input, numbered)]);

export const markedList = layout(false);
export const markedSteps = layout(true);
