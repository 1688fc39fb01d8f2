/**
 * A paragraph as a part: broken and balanced at the width it gets, each line a layer of its own (or all lines one layer
 * when there are many). Ink is measured with the real font at the real size.
 */
import { createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import type { Box } from '../geometry';
import { breakLines, type Line, tokenize } from '../text/break-lines';
import { cleanText } from '../text/clean-text';
import { isRightToLeft } from '../text/direction';
import type { Face, FontSet } from '../text/fonts';
import type { Along } from './fit';
import { type Part, type Piece, still } from './part';

export interface TextStyle {
  readonly face: Face;
  readonly weight: number;
  /** In units at scale 1. */
  readonly size: number;
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Letter spacing in em; ignored for scripts whose letters join. */
  readonly tracking?: number;
  readonly uppercase?: boolean;
  readonly italic?: boolean;
}

export interface TextOptions {
  readonly text: string;
  readonly style: TextStyle;
  readonly color: Rgb;
  readonly align?: Along;
  readonly gap?: number;
  /** Words in this colour when the test holds. */
  readonly accent?: { readonly color: Rgb; readonly when: (word: string) => boolean };
  /** The last of several lines stands on a block of this colour, or takes it, or is underlined with it. */
  readonly lastLine?: { readonly how: 'block' | 'color' | 'underline'; readonly color: Rgb; readonly ink: Rgb };
  readonly group?: string;
  readonly masked?: boolean;
  /** Set up to a quarter smaller when that saves lines beyond this many. */
  readonly preferLines?: number;
}

export interface TextTools {
  readonly fonts: FontSet;
  readonly language: string;
  readonly unit: number;
}

const REFERENCE = 100;
/** Glyphs are fitted to pixels at small sizes, so a line may come out a little wider than its scaled measure. */
const ROUNDING = 1.015;
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;
/** More lines than this become one sprite: nobody sees thirty lines arrive one by one. */
const LINES_APART = 6;

let shared: Context | undefined;
const ruler = (): Context => {
  shared ??= createCanvas(4, 4).getContext('2d');
  return shared;
};

function prepare(context: Context, font: string, tracking: number, rightToLeft: boolean): void {
  context.font = font;
  context.letterSpacing = `${tracking.toFixed(2)}px`;
  context.direction = rightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fontKerning = 'normal';
}

interface Run {
  readonly text: string;
  readonly x: number;
  readonly color: Rgb;
}

export function textPart(options: TextOptions, tools: TextTools): Part {
  const { style, color, align = 'start', accent, lastLine, group } = options;
  const cleaned = cleanText(options.text);
  const text = style.uppercase ? cleaned.toLocaleUpperCase(tools.language) : cleaned;
  const rightToLeft = isRightToLeft(text, tools.language);
  const joined = JOINED.test(text);
  const leading = joined ? Math.max(style.leading, 1.4) : style.leading;
  const trackingEm = joined ? 0 : (style.tracking ?? 0);
  const fontAt = (size: number): string => tools.fonts.font(style.face, style.weight, size, style.italic);
  const measureReference = (piece: string): number => {
    prepare(ruler(), fontAt(REFERENCE), trackingEm * REFERENCE, rightToLeft);
    return ruler().measureText(piece).width;
  };
  const tokens = tokenize(text, measureReference);
  const space = measureReference(' ');
  const longest = Math.max(0, ...tokens.map((token) => token.width));
  const blockPad = lastLine?.how === 'block' ? 0.22 : 0;

  const runs = (line: string, size: number, x: number, ink: Rgb): Run[] => {
    if (accent === undefined || rightToLeft || !line.split(' ').some(accent.when))
      return [{ text: line, x, color: ink }];
    prepare(ruler(), fontAt(size), trackingEm * size, rightToLeft);
    let before = '';
    return line.split(' ').map((word) => {
      const at = x + ruler().measureText(before).width;
      before += `${word} `;
      return { text: word, x: at, color: accent.when(word) ? accent.color : ink };
    });
  };

  const linesAt = (wanted: number, width: number): { lines: Line[]; size: number } => {
    const room = (width - 2 * blockPad * wanted) / ROUNDING;
    // A long word makes the type smaller before it is cut in two.
    const size = longest * wanted <= room * REFERENCE ? wanted : Math.max(wanted * 0.5, (room / longest) * REFERENCE);
    return { lines: breakLines(tokens, (room / size) * REFERENCE, space, measureReference), size };
  };
  const setLines = (wanted: number, width: number): { lines: Line[]; size: number } => {
    const largest = linesAt(wanted, width);
    const most = options.preferLines ?? Number.POSITIVE_INFINITY;
    if (largest.lines.length <= most) return largest;
    const smaller = [0.92, 0.84, 0.76].map((factor) => linesAt(largest.size * factor, width));
    return (
      smaller.find(({ lines }) => lines.length <= most) ??
      smaller.find(({ lines }) => lines.length < largest.lines.length) ??
      largest
    );
  };

  return {
    ...(options.gap === undefined ? {} : { gap: options.gap }),
    measure(scale, width) {
      const { lines, size } = setLines(style.size * tools.unit * scale, width);
      const perReference = size / REFERENCE;
      const lineHeight = size * leading;
      const padding = blockPad * size;
      const widest = Math.max(0, ...lines.map((line) => line.width)) * perReference * ROUNDING;
      const height = lines.length * lineHeight + padding * 1.4;
      const own = Math.min(width, widest + padding * 2);
      return { width: own, height, place: (x, y) => place(lines, size, lineHeight, padding, own, x, y) };
    },
  };

  function place(
    lines: readonly Line[],
    size: number,
    lineHeight: number,
    padding: number,
    own: number,
    x: number,
    y: number,
  ): Piece[] {
    const context = ruler();
    const placed = lines.map((line, index) => {
      prepare(context, fontAt(size), trackingEm * size, rightToLeft);
      const measured = context.measureText(line.text);
      const flush: Along = align === 'center' ? 'center' : (align === 'start') === rightToLeft ? 'end' : 'start';
      const special = lastLine !== undefined && index === lines.length - 1 && lines.length > 1 ? lastLine : undefined;
      const inner = special?.how === 'block' ? padding : 0;
      const free = own - measured.width - 2 * inner;
      const left = x + inner + (flush === 'start' ? 0 : flush === 'center' ? free / 2 : free);
      const baseline = y + index * lineHeight + (inner > 0 ? padding * 0.7 : 0) + lineHeight / 2 + size * 0.355;
      const ink: Box = {
        x: left - measured.actualBoundingBoxLeft * (measured.actualBoundingBoxLeft > 0 ? 1 : 0),
        y: baseline - measured.actualBoundingBoxAscent,
        width: 0,
        height: measured.actualBoundingBoxAscent + measured.actualBoundingBoxDescent,
      };
      const right = left + Math.max(measured.width, measured.actualBoundingBoxRight);
      return { line, left, baseline, special, inner, width: measured.width, ink: { ...ink, width: right - ink.x } };
    });
    const draw = (context2: Context, item: (typeof placed)[number]): void => {
      if (item.special?.how === 'underline') {
        context2.fillStyle = css(item.special.color);
        context2.beginPath();
        context2.roundRect(item.left, item.baseline + size * 0.13, item.width, size * 0.085, size * 0.04);
        context2.fill();
      }
      if (item.special?.how === 'block') {
        context2.fillStyle = css(item.special.color);
        context2.beginPath();
        context2.roundRect(
          item.left - padding,
          item.baseline - size * 0.355 - lineHeight / 2 - padding * 0.2,
          item.width + 2 * padding,
          lineHeight + padding * 0.4,
          size * 0.1,
        );
        context2.fill();
      }
      prepare(context2, fontAt(size), trackingEm * size, rightToLeft);
      const base =
        item.special === undefined || item.special.how === 'underline'
          ? color
          : item.special.how === 'block'
            ? item.special.ink
            : item.special.color;
      for (const run of runs(item.line.text, size, item.left, base)) {
        context2.fillStyle = css(item.special?.how === 'block' ? base : run.color);
        context2.fillText(run.text, run.x, item.baseline);
      }
    };
    const bounds = (item: (typeof placed)[number]): Box => {
      const block = item.special?.how === 'block';
      const top = block
        ? Math.min(item.ink.y, item.baseline - size * 0.355 - lineHeight / 2 - padding * 0.2)
        : item.ink.y;
      const foot = Math.max(
        item.ink.y + item.ink.height,
        block ? item.baseline - size * 0.355 + lineHeight / 2 + padding * 0.2 : 0,
        item.special?.how === 'underline' ? item.baseline + size * 0.215 : 0,
      );
      const side = block ? padding : 0;
      return {
        x: Math.min(item.ink.x, item.left - side),
        y: top,
        width: Math.max(item.ink.width, item.width) + 2 * side,
        height: foot - top,
      };
    };
    const pieceOf = (items: typeof placed): Piece => {
      const boxes = items.map(bounds);
      const minX = Math.min(...boxes.map((box) => box.x));
      const minY = Math.min(...boxes.map((box) => box.y));
      const ink: Box = {
        x: minX,
        y: minY,
        width: Math.max(...boxes.map((box) => box.x + box.width)) - minX,
        height: Math.max(...boxes.map((box) => box.y + box.height)) - minY,
      };
      const margin = Math.ceil(size * 0.06) + 2;
      return still(
        { x: ink.x - margin, y: ink.y - margin, width: ink.width + 2 * margin, height: ink.height + 2 * margin },
        (context2) => {
          for (const item of items) draw(context2, item);
        },
        {
          text: items.map((item) => item.line.text).join('\n'),
          ink,
          masked: options.masked ?? false,
          ...(group === undefined ? {} : { group }),
        },
      );
    };
    if (placed.length === 0) return [];
    if (placed.length > LINES_APART || group !== undefined) return [pieceOf(placed)];
    return placed.map((item) => pieceOf([item]));
  }
}
