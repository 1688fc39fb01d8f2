/**
 * A paragraph as a part: set in lines at the width it gets, each line a layer of its own (or all lines one layer when
 * there are many). Ink is measured with the real font at the real size.
 */
import { css, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import type { Box } from '../geometry';
import { countFlaws, type Line } from '../text/break-lines';
import { measureInk } from '../text/measure-ink';
import type { Along } from './fit';
import { type Part, type Piece, still } from './part';
import {
  type Emphasis,
  emphasised,
  type SetLines,
  type TextOptions,
  type TextStyle,
  type TextTools,
  type Typeset,
  typeset,
} from './type-setting';

/** More lines than this become one sprite: nobody sees thirty lines arrive one by one. */
const LINES_APART = 6;
/** Where the baseline lies below the middle of a line, in em. */
const DROP = 0.355;
/** What a block takes beyond its line, in its padding, above and below. */
const BLOCK_REACH = 0.2;

/** A line with its place: everything that drawing it needs. */
interface Placed {
  readonly line: Line;
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  readonly ink: Box;
  readonly emphasis?: Emphasis;
}

interface Sheet {
  readonly set: Typeset;
  readonly size: number;
  readonly lineHeight: number;
  readonly padding: number;
}

function placeLines(
  { lines }: SetLines,
  sheet: Sheet,
  options: TextOptions,
  own: number,
  x: number,
  y: number,
): Placed[] {
  const { set, size, lineHeight, padding } = sheet;
  const { align = 'start', emphasis } = options;
  const chosen = emphasis === undefined ? -1 : emphasised(lines);
  const flush: Along = align === 'center' ? 'center' : (align === 'start') === set.rightToLeft ? 'end' : 'start';
  return lines.map((line, index) => {
    const measured = measureInk((context) => set.prepare(context, size), line.text, size);
    const inner = index === chosen ? padding : 0;
    const free = own - measured.width - 2 * inner;
    const left = x + inner + (flush === 'start' ? 0 : flush === 'center' ? free / 2 : free);
    const above = chosen < 0 ? 0 : (Number(index >= chosen) + Number(index > chosen)) * padding * set.blockRoom;
    const baseline = y + index * lineHeight + above + lineHeight / 2 + size * DROP;
    const start = left - measured.before;
    const end = left + measured.after;
    const ink: Box = {
      x: start,
      y: baseline - measured.ascent,
      width: end - start,
      height: measured.ascent + measured.descent,
    };
    const place = { line, left, baseline, width: measured.width, ink };
    return index === chosen && emphasis !== undefined ? { ...place, emphasis } : place;
  });
}

/** The block behind an emphasised line. */
const blockOf = ({ left, baseline, width }: Placed, { size, lineHeight, padding }: Sheet): Box => ({
  x: left - padding,
  y: baseline - size * DROP - lineHeight / 2 - padding * BLOCK_REACH,
  width: width + 2 * padding,
  height: lineHeight + padding * 2 * BLOCK_REACH,
});

const lineUnder = ({ left, baseline, width }: Placed, { size }: Sheet): Box => ({
  x: left,
  y: baseline + size * 0.13,
  width,
  height: size * 0.085,
});

/** All that a line covers with its ink, its block and its underline. */
function boundsOf(item: Placed, sheet: Sheet): Box {
  const shape =
    item.emphasis?.how === 'block'
      ? blockOf(item, sheet)
      : item.emphasis?.how === 'underline'
        ? lineUnder(item, sheet)
        : item.ink;
  const x = Math.min(item.ink.x, item.left, shape.x);
  const y = Math.min(item.ink.y, shape.y);
  return {
    x,
    y,
    width: Math.max(item.ink.x + item.ink.width, item.left + item.width, shape.x + shape.width) - x,
    height: Math.max(item.ink.y + item.ink.height, shape.y + shape.height) - y,
  };
}

function fillRounded(context: Context, box: Box, color: Rgb, radius: number): void {
  context.fillStyle = css(color);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
}

function drawLine(context: Context, item: Placed, sheet: Sheet, { color, accent }: TextOptions): void {
  const { set, size } = sheet;
  const { emphasis, line, left, baseline } = item;
  if (emphasis?.how === 'underline') fillRounded(context, lineUnder(item, sheet), emphasis.color, size * 0.04);
  if (emphasis?.how === 'block') fillRounded(context, blockOf(item, sheet), emphasis.color, size * 0.1);
  set.prepare(context, size);
  const base = emphasis?.how === 'block' ? emphasis.ink : emphasis?.how === 'color' ? emphasis.color : color;
  const words = line.text.split(' ');
  if (accent === undefined || set.rightToLeft || emphasis?.how === 'block' || !words.some(accent.when)) {
    context.fillStyle = css(base);
    context.fillText(line.text, left, baseline);
    return;
  }
  let before = '';
  for (const word of words) {
    context.fillStyle = css(accent.when(word) ? accent.color : base);
    context.fillText(word, left + context.measureText(before).width, baseline);
    before += `${word} `;
  }
}

function pieceOf(items: readonly Placed[], sheet: Sheet, options: TextOptions): Piece {
  const boxes = items.map((item) => boundsOf(item, sheet));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const ink: Box = {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
  const margin = Math.ceil(sheet.size * 0.06) + 2;
  return still(
    { x: ink.x - margin, y: ink.y - margin, width: ink.width + 2 * margin, height: ink.height + 2 * margin },
    (context) => {
      for (const item of items) drawLine(context, item, sheet, options);
    },
    {
      text: items.map((item) => item.line.text).join('\n'),
      em: sheet.size,
      color: options.color,
      ink,
      masked: options.masked ?? false,
      ...(options.group === undefined ? {} : { group: options.group }),
    },
  );
}

/** A scale below this makes everything smaller alike: there is too much to read in any case. */
const KEPT_UNTIL = 0.34;

/** The size in units: small print keeps what is readable, so that it is the large type beside it that gives room. */
const sizeAt = ({ size, least = 0 }: TextStyle, scale: number): number =>
  Math.max(size * scale, Math.min(size, least) * Math.min(1, scale / KEPT_UNTIL));

/** A text as a part of a layout. */
export function textPart(options: TextOptions, tools: TextTools): Part {
  const set = typeset(options, tools);
  return {
    ...(options.gap === undefined ? {} : { gap: options.gap }),
    measure(scale, width) {
      const found = set.setIn(width, sizeAt(options.style, scale) * tools.unit);
      const { lines, size } = found;
      const padding = set.blockPad * size;
      const lineHeight = size * set.leading;
      const sheet: Sheet = { set, size, lineHeight, padding };
      const widest = Math.max(0, ...lines.map((line) => set.widthOf(line, size)));
      const own = Math.min(width, widest + padding * 2);
      return {
        width: own,
        height: lines.length * lineHeight + padding * 2 * set.blockRoom,
        flaws: countFlaws(lines) + Math.max(0, lines.length - (options.preferLines ?? lines.length)),
        place(x, y) {
          const placed = placeLines(found, sheet, options, own, x, y);
          if (placed.length === 0) return [];
          if (placed.length > LINES_APART || options.group !== undefined) return [pieceOf(placed, sheet, options)];
          return placed.map((item) => pieceOf([item], sheet, options));
        },
      };
    },
  };
}
