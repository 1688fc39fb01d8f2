/** How a text is to look, and its setting in lines: measured with the real font, broken where it reads well. */
import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../color/color';
import type { Context } from '../film/film';
import { breakLines, countFlaws, isSevered, isTorn, type Line, tokenize } from '../text/break-lines';
import { cleanText } from '../text/clean-text';
import { curly } from '../text/curly';
import { isHyphenated } from '../text/cut-word';
import { isRightToLeft } from '../text/direction';
import type { Face } from '../text/faces';
import type { FontSet } from '../text/fonts';
import { leans } from '../text/tear-cost';
import type { Along } from './fit';

export interface TextStyle {
  readonly face: Face;
  readonly weight: number;
  /** In units at scale 1. */
  readonly size: number;
  /** In units: what is set smaller with its whole column stops here while the column keeps a third of its size. */
  readonly least?: number;
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Letter spacing in em; ignored for scripts whose letters join. */
  readonly tracking?: number;
  readonly uppercase?: boolean;
  readonly italic?: boolean;
}

/** How the line that matters most is set apart. */
export interface Emphasis {
  readonly how: 'block' | 'color' | 'underline';
  readonly color: Rgb;
  /** On a block. */
  readonly ink: Rgb;
}

export interface TextOptions {
  readonly text: string;
  readonly style: TextStyle;
  readonly color: Rgb;
  readonly align?: Along;
  readonly gap?: number;
  /** Words in this colour when the test holds. */
  readonly accent?: { readonly color: Rgb; readonly when: (word: string) => boolean };
  /** For one of several lines: the one with the figure, else the last. */
  readonly emphasis?: Emphasis;
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

/** Lines at a type size in pixels. */
export interface SetLines {
  readonly lines: readonly Line[];
  readonly size: number;
}

const REFERENCE = 100;
/** Glyphs are fitted to pixels at small sizes, so a line may come out a little wider than its scaled measure. */
const ROUNDING = 1.015;
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;
/** How much smaller a long word may make the type: beside a card it is rather small than torn. */
const LEAST_SHARE = 0.28;
/** The same for one that takes a hyphen. */
const LEAST_HYPHENATED = 0.8;
/** Space around the words on a block, in em. */
const BLOCK_PAD = 0.22;

/** How much smaller a text may be set so that it breaks well. */
const SMALLER = [0.94, 0.88, 0.82, 0.76] as const;
/** The same where a number would stand apart from its street or unit otherwise. */
const SMALLEST = [...SMALLER, 0.7, 0.64, 0.58, 0.52, 0.48] as const;

let shared: Context | undefined;
const ruler = (): Context => {
  shared ??= createCanvas(4, 4).getContext('2d');
  return shared;
};

/** Scripts whose signs fill their square: their lines touch where letters of other scripts leave air. */
const FULL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const BLOCK_ROOM = { joined: 1.7, other: 0.7 } as const;

/** Least distances of lines, in em, by script. */
const LEAST_LEADING = { joined: 1.62, full: 1.2 } as const;

/** A text with its font: everything that does not depend on the width it gets. */
export interface Typeset {
  readonly text: string;
  readonly rightToLeft: boolean;
  readonly leading: number;
  /** Space around a line on a block, in em; 0 without one. */
  readonly blockPad: number;
  /** Room that the lines around a block leave it, in its padding: letters of some scripts reach far below their line. */
  readonly blockRoom: number;
  /** Makes a context draw or measure in this type. */
  prepare(context: Context, size: number): void;
  /** The lines at a wanted size, which may come out smaller. */
  setIn(width: number, wanted: number): SetLines;
  /** Width of a set line in pixels. */
  widthOf(line: Line, size: number): number;
}

export function typeset(options: TextOptions, tools: TextTools): Typeset {
  const { style, emphasis } = options;
  const cleaned = curly(cleanText(options.text), tools.language);
  const text = style.uppercase ? cleaned.toLocaleUpperCase(tools.language) : cleaned;
  const rightToLeft = isRightToLeft(text, tools.language);
  const joined = JOINED.test(text);
  const tracking = joined ? 0 : (style.tracking ?? 0);
  const blockPad = emphasis?.how === 'block' ? BLOCK_PAD : 0;
  const prepare = (context: Context, size: number): void => {
    tools.fonts.apply(context, style.face, style.weight, size, style.italic);
    context.letterSpacing = `${(tracking * size).toFixed(2)}px`;
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    context.fontKerning = 'normal';
  };
  const measure = (piece: string): number => {
    prepare(ruler(), REFERENCE);
    return ruler().measureText(piece).width;
  };
  const tokens = tokenize(text, measure);
  const space = measure(' ');
  const longest = Math.max(0, ...tokens.map((token) => token.width));
  const leastShare = tokens.some((token) => token.width === longest && isHyphenated(token.text))
    ? LEAST_HYPHENATED
    : LEAST_SHARE;

  const linesAt = (wanted: number, width: number): SetLines => {
    const room = Math.max(1, width - 2 * blockPad * wanted) / ROUNDING;
    // A long word makes the type smaller before it is cut in two.
    const least = Math.min(wanted, style.size * tools.unit) * leastShare;
    const size = longest * wanted <= room * REFERENCE ? wanted : Math.max(least, (room / longest) * REFERENCE);
    return { lines: breakLines(tokens, (room / size) * REFERENCE, space, measure), size };
  };

  return {
    text,
    rightToLeft,
    blockPad,
    blockRoom: joined ? BLOCK_ROOM.joined : BLOCK_ROOM.other,
    leading: Math.max(style.leading, joined ? LEAST_LEADING.joined : FULL.test(text) ? LEAST_LEADING.full : 0),
    prepare,
    widthOf: (line, size) => ((line.width * size) / REFERENCE) * ROUNDING,
    setIn(width, wanted) {
      const largest = linesAt(wanted, width);
      // What stands in a row or on a card keeps the size of its neighbours.
      const most = options.preferLines ?? (options.group === undefined ? Number.POSITIVE_INFINITY : undefined);
      if (most === undefined) return largest;
      // A little smaller is better than a word alone in its line, an amount without its unit, or a line too many.
      const faults = ({ lines }: SetLines): number => countFlaws(lines) + 10 * Math.max(0, lines.length - most);
      let best = largest;
      for (const factor of isSevered(largest.lines) ? SMALLEST : SMALLER) {
        if (faults(best) === 0) break;
        const tried = linesAt(largest.size * factor, width);
        if (faults(tried) < faults(best)) best = tried;
      }
      return best;
    },
  };
}

const MONEY = /[\p{Sc}%٪]|\b(?:kr|zł|CHF|EUR|USD|GBP)\b/u;

/** The line that matters most: with a price or a share, else with a number of things, else the last; none of one line. */
export function emphasised(lines: readonly Line[]): number {
  if (lines.length < 2) return -1;
  const whole = (at: number): boolean => {
    const [line, next] = [lines[at], lines[at + 1]];
    return line !== undefined && (next === undefined || !isTorn(line, next));
  };
  const found = [MONEY, /\p{Nd}\s+\p{L}/u].map((sign) =>
    lines.findIndex(({ text }, at) => sign.test(text) && /\p{Nd}/u.test(text) && whole(at)),
  );
  const last = lines.length - 1;
  // "auf", "at": what the next line is about to say.
  return found.find((at) => at >= 0) ?? (leans(lines[last]?.text ?? '') ? last - 1 : last);
}
