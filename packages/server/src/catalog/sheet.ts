/** A sheet of pictures in columns, with lines below each. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';

export interface Cell {
  readonly picture: Canvas | Image;
  /** What stands below it, the first line stronger. */
  readonly lines: readonly string[];
}

export interface SheetForm {
  readonly columns: number;
  /** Pixels of a cell's width, and of the square that a picture fits into. */
  readonly cell: number;
  readonly picture: number;
  /** What an empty sheet says. */
  readonly empty: string;
}

const LINE = 22;
const INK = '#20242c';
const SOFT = '#6b7280';

const fontOf = (row: number): string => (row === 0 ? '600 17px sans-serif' : '400 14px sans-serif');

/** The lines of a cell, those after the first broken between words where they are too wide for it. */
function wrapped([first = '', ...rest]: readonly string[], width: number): string[] {
  const context = createCanvas(1, 1).getContext('2d');
  context.font = fontOf(1);
  const broken = rest.flatMap((line) => {
    const lines = [''];
    for (const word of line.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (context.measureText(longer).width > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });
  return [first, ...broken];
}

/** A PNG. */
export function drawSheet(cells: readonly Cell[], { columns: most, cell, picture: side, empty }: SheetForm): Buffer {
  const columns = Math.min(most, Math.max(1, cells.length));
  const tallest = Math.max(
    side * 0.4,
    ...cells.map(({ picture }) => side * Math.min(1, picture.height / picture.width)),
  );
  const texts = cells.map(({ lines }) => wrapped(lines, cell - 20));
  const rows = Math.max(2, ...texts.map((lines) => lines.length));
  const height = Math.ceil(tallest) + rows * LINE + 40;
  const canvas = createCanvas(columns * cell, Math.max(1, Math.ceil(cells.length / columns)) * height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f4ef';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.fillStyle = INK;
  context.font = fontOf(0);
  if (cells.length === 0) context.fillText(empty, cell / 2, height / 2, cell - 20);
  for (const [at, { picture }] of cells.entries()) {
    const [left, top] = [(at % columns) * cell, Math.floor(at / columns) * height + 20];
    const scale = side / Math.max(picture.width, picture.height);
    const [width, down] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, left + (cell - width) / 2, top + (tallest - down) / 2, width, down);
    for (const [row, text] of (texts[at] ?? []).entries()) {
      context.fillStyle = row === 0 ? INK : SOFT;
      context.font = fontOf(row);
      context.fillText(text, left + cell / 2, top + tallest + (row + 1) * LINE, cell - 20);
    }
  }
  return canvas.toBuffer('image/png');
}
