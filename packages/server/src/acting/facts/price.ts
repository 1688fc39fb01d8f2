/** Prices in a line, and one that takes another's place. */
import { valueOf } from './digits';

const GROUPED =
  /(?<!\p{Nd})(?:\p{Nd}{1,3}(?:[ .,\u00a0\u202f’']\p{Nd}{3})+(?!\p{Nd})|\p{Nd}{1,7})(?:[.,٫]\p{Nd}{1,2}(?!\p{Nd})|[.,][-–])?/gu;
const LEADING = /(?:R\$|[$€£¥₹₽₺₩₴]|(?<!\p{L})(?:zł|kr|Kč|CHF|USD|EUR|GBP|SEK|TL))\s?$/u;
const TRAILING = /^\s?(?:R\$|[$€£¥₹₽₺₩₴]|(?:zł|kr|Kč|CHF|USD|EUR|GBP|SEK|TL|円|元|원|ريال|درهم)(?!\p{L}))/u;
/** Currencies by their names, in any language; what is a weight as well is not among them. */
const NAMED = new Set(
  [
    'euro euros eurot dollar dollars dólares dolares dollari dolar dolary dolarów franc francs francos franchi franken frank',
    'franki franków złoty złotych złote zloty zlotych zlote kroner kronor yen ユーロ ドル يورو دولار',
  ].flatMap((names) => names.split(' ')),
);
const WORD = /^\s\p{L}+/u;
/** Characters in which a currency stands beside its amount. */
const BESIDE = 9;
/** What stands between a price and the one that it takes the place of, or before the latter. */
const INSTEAD =
  'statt|instead of|was|down from|au lieu de|en vez de|en lugar de|antes|invece di|anziché|em vez de|in plaats van|zamiast|yerine|istället för|now|jetzt|ahora|agora|por'.split(
    '|',
  );
const INSTEAD_SIGNS = ['通常', 'بدلا', '→', '←', '->'];

const comparesPrices = (line: string): boolean => {
  const words = ` ${line.toLowerCase().replaceAll(/\P{L}+/gu, ' ')} `;
  return INSTEAD.some((word) => words.includes(` ${word} `)) || INSTEAD_SIGNS.some((sign) => line.includes(sign));
};

export interface Written {
  readonly text: string;
  readonly at: number;
}

const nameAfter = (rest: string): string => {
  const word = WORD.exec(rest)?.[0] ?? '';
  return NAMED.has(word.trim().toLowerCase()) ? word : '';
};
const currencyAfter = (rest: string): string => TRAILING.exec(rest)?.[0] ?? nameAfter(rest);

/** A sign belongs to one amount: to the one before it, where those of the line have theirs behind. */
export function pricesIn(line: string): readonly Written[] {
  const found: Written[] = [];
  let taken = 0;
  for (const { index, 0: amount } of line.matchAll(GROUPED)) {
    const from = Math.max(taken, index - BESIDE);
    const lead = LEADING.exec(line.slice(from, index))?.[0] ?? '';
    const end = index + amount.length;
    const trail = lead === '' ? currencyAfter(line.slice(end, end + BESIDE)) : '';
    if (lead === '' && (trail === '' || /[.,]$/u.test(line.slice(0, index)))) continue;
    const at = index - lead.length;
    taken = end + trail.length;
    found.push({ text: line.slice(at, taken).trim(), at });
  }
  return found;
}

export interface Price {
  readonly now: string;
  /** The price that it takes the place of. */
  readonly before?: string;
}

/** The price that a line is about. */
export function priceOf(line: string): Price | undefined {
  const [first, second] = pricesIn(line);
  if (first === undefined) return undefined;
  if (second === undefined || !comparesPrices(line)) return { now: first.text };
  const [now, before] = valueOf(first.text) < valueOf(second.text) ? [first, second] : [second, first];
  return { now: now.text, before: before.text };
}
