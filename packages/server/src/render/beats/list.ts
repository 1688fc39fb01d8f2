/** A headline over points (ticked) or steps (numbered and joined by a line); each comes in by itself. */
import type { Canvas } from '@napi-rs/canvas';
import { css } from '../color/color';
import { row, shape } from '../layout/box-parts';
import { column } from '../layout/fit';
import type { Part } from '../layout/part';
import { type BeatInput, type BeatLayout, bodyStyle, compose, headline, mirrored, text } from './beat';

/** Side of a picture beside a line, in units. */
const PICTURE = 11;

const tick = (input: BeatInput, group: string): Part => {
  const { palette, unit } = input.setting;
  return shape(
    {
      width: 5.4,
      height: 5.4,
      group,
      draw: (context, { x, y, width }) => {
        context.fillStyle = css(palette.accent);
        context.beginPath();
        context.arc(x + width / 2, y + width / 2, width / 2, 0, Math.PI * 2);
        context.fill();
        context.strokeStyle = css(palette.onAccent);
        context.lineWidth = width * 0.115;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.beginPath();
        context.moveTo(x + width * 0.29, y + width * 0.52);
        context.lineTo(x + width * 0.44, y + width * 0.66);
        context.lineTo(x + width * 0.71, y + width * 0.36);
        context.stroke();
      },
    },
    unit,
  );
};

/** What a line speaks of, in the place of its tick. */
const picture = (sprite: Canvas, unit: number, group: string): Part =>
  shape(
    {
      width: PICTURE,
      height: PICTURE,
      group,
      draw: (context, { x, y, width, height }) => {
        const factor = Math.min(width / sprite.width, height / sprite.height);
        const [across, down] = [sprite.width * factor, sprite.height * factor];
        context.imageSmoothingQuality = 'high';
        context.drawImage(sprite, x + (width - across) / 2, y + (height - down) / 2, across, down);
      },
    },
    unit,
  );

const badge = (input: BeatInput, number: number, group: string): Part => {
  const { palette, unit, fonts, look } = input.setting;
  const label = String(number);
  return shape(
    {
      width: 7.4,
      height: 7.4,
      group,
      sign: label,
      draw: (context, { x, y, width }) => {
        context.fillStyle = css(palette.accent);
        context.beginPath();
        context.roundRect(x, y, width, width, width * 0.28);
        context.fill();
        context.fillStyle = css(palette.onAccent);
        fonts.apply(context, look.display.face, 700, width * 0.56);
        const measured = context.measureText(label);
        context.fillText(
          label,
          x + (width - measured.width) / 2,
          y + width / 2 + (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2,
        );
      },
    },
    unit,
  );
};

/** The items below one another, their marks in one line, whatever the look does with its headline. */
const rows = (input: BeatInput, lead: (index: number, group: string) => Part, gap: number): Part => {
  const items = input.copy.lines.map((line, index) => {
    const group = `item ${index}`;
    const { setting } = input;
    const [term, ...rest] = line.split(/:\s(?=\S)/u);
    const words = text(setting, {
      text: line,
      style: bodyStyle(
        setting,
        setting.size.height > setting.size.width * 1.5 ? 6.5 : 5.6,
        rest.length > 0 && term !== undefined ? 500 : 600,
      ),
      color: setting.palette.ink,
      align: 'start',
      group,
    });
    return row(lead(index, group), words, setting.unit, {
      between: 2.6,
      gap,
      mirrored: mirrored(input),
    });
  });
  return { ...column(items, input.setting.unit, mirrored(input) ? 'end' : 'start'), gap: gap + 1.6 };
};

/** Pictures stand by all lines or by none. */
function markOf(input: BeatInput, index: number, group: string): Part {
  const { copy, pictures, setting } = input;
  const sprite = pictures?.get(copy.lines[index] ?? '');
  const isWhole = copy.lines.every((line) => pictures?.has(line) === true);
  return sprite === undefined || !isWhole ? tick(input, group) : picture(sprite, setting.unit, group);
}

export const list: BeatLayout = (input) =>
  compose(input, [
    headline(input, { factor: 0.82, plain: true }),
    rows(input, (index, group) => markOf(input, index, group), 3),
  ]);

export const steps: BeatLayout = (input) =>
  compose(input, [
    headline(input, { factor: 0.8, plain: true }),
    rows(input, (index, group) => badge(input, index + 1, group), 3.4),
  ]);
