/** A number in a line with its unit, and what it counts. */
import { asciiDigits, valueOf } from './digits';
import { pricesIn } from './price';

export interface Figure {
  /** As it is written, with its sign or unit. */
  readonly text: string;
  readonly value: number;
  /** What tells figures of one kind: "%", "€", "h", or nothing. */
  readonly unit: string;
  /** The rest of the line. */
  readonly label: string;
}

const NUMBER =
  /(?=[+×x\p{Nd}])(?<![\p{Nd}\p{L}.,/:-])[+×x]?(?:\p{Nd}{1,3}(?:[.,٫’' \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))+|\p{Nd}+)(?:[.,٫]\p{Nd}{1,2})?(?![\p{Nd}:])/gu;
/** Units behind a number; "m" of a word is none. */
const UNIT =
  /^\s?(?:[%٪％×+]|(?:km\/h|kWp?|km|kg|g|mm|cm|m²|m|h|min|s|x|k|M)(?![\p{L}\p{Nd}])|分|時間|日|年|人|件|個|倍)/u;
const EDGES = /^[\s:：,;–—=·→-]+|[\s:：,;–—=·→-]+$/gu;

/** The first figure of a line; undefined without one. */
export function figureOf(line: string): Figure | undefined {
  if (!/\p{Nd}/u.test(line)) return undefined;
  const [price] = pricesIn(line);
  const found = [...line.matchAll(NUMBER)][0];
  const behind = found === undefined ? '' : (UNIT.exec(line.slice(found.index + found[0].length))?.[0] ?? '');
  const text = price?.text ?? (found === undefined ? undefined : `${found[0]}${behind}`);
  const at = price?.at ?? found?.index;
  if (text === undefined || at === undefined) return undefined;
  const value = valueOf(text);
  if (!Number.isFinite(value)) return undefined;
  const label = `${line.slice(0, at).replace(EDGES, '')} ${line.slice(at + text.length).replace(EDGES, '')}`.trim();
  const unit = asciiDigits(text).replaceAll(/[\d.,’'\s\u00a0\u202f+٫]/gu, '');
  return { text, value, unit: unit === '٪' || unit === '％' ? '%' : unit, label };
}

/** A year by itself. */
export const isYear = (text: string): boolean => /^(?:19|20)\d{2}年?$/u.test(asciiDigits(text.trim()));
