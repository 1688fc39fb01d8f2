/** Polish numbers in the cases that adverts need. */
import { toCardinal, toOrdinal } from 'n2words/pl-PL';

export type PolishCase = 'nominative' | 'genitive' | 'locative' | 'instrumental';
/** Men are counted unlike things, and children unlike both. */
export type PolishGender = 'masculine' | 'feminine' | 'neuter' | 'person' | 'children';

const ONE: Readonly<Record<PolishCase, readonly [masculine: string, feminine: string, neuter: string]>> = {
  nominative: ['jeden', 'jedna', 'jedno'],
  genitive: ['jednego', 'jednej', 'jednego'],
  locative: ['jednym', 'jednej', 'jednym'],
  instrumental: ['jednym', 'jedną', 'jednym'],
};
const OBLIQUE: Readonly<Record<string, string>> = {
  ...{ zero: 'zera', dwa: 'dwóch', dwie: 'dwóch', trzy: 'trzech', cztery: 'czterech', jedenaście: 'jedenastu' },
  ...{ dwanaście: 'dwunastu', sto: 'stu', dwieście: 'dwustu', trzysta: 'trzystu', czterysta: 'czterystu' },
  ...{ tysiąc: 'tysiąca', tysiące: 'tysięcy', milion: 'miliona', miliony: 'milionów' },
};
const TENS: Readonly<Record<string, string>> = {
  ...{ dwadzieścia: 'dwudziest', trzydzieści: 'trzydziest', czterdzieści: 'czterdziest' },
};

/** One word of a number, in the genitive and the locative, which are alike from two on. */
const oblique = (word: string): string =>
  OBLIQUE[word] ??
  (TENS[word] === undefined
    ? word
        .replace(/dziesiąt$/, 'dziesięciu')
        .replace(/^(pięć|sześć|siedem|osiem|dziewięć)set$/, (_, ones: string) => `${oblique(ones)}set`)
        .replace(/naście$/, 'nastu')
        .replace(/^siedem$/, 'siedmiu')
        .replace(/^osiem$/, 'ośmiu')
        .replace(/ć$/, 'ciu')
    : `${TENS[word]}u`);
const INSTRUMENTAL: Readonly<Record<string, string>> = {
  ...{ dwóch: 'dwoma', trzech: 'trzema', czterech: 'czterema', tysiąca: 'tysiącem', miliona: 'milionem' },
};
const TOGETHER: Readonly<Record<number, string>> = {
  2: 'dwoje',
  3: 'troje',
  4: 'czworo',
  5: 'pięcioro',
  6: 'sześcioro',
};

/** A number in a case, beside a noun of a gender. */
export function polishNumber(value: number, as: PolishCase, gender: PolishGender = 'masculine'): string {
  if (value === 1) return ONE[as][gender === 'feminine' ? 1 : gender === 'neuter' ? 2 : 0];
  const together = gender === 'children' && as === 'nominative' ? TOGETHER[value] : undefined;
  if (together !== undefined) return together;
  const words = toCardinal(value).split(' ');
  // Of persons who are men the nominative is as the genitive; a thousand of them is a thousand.
  if (as === 'nominative' && !(gender === 'person' && value < 1000)) {
    if (gender === 'feminine' && words.at(-1) === 'dwa') words[words.length - 1] = 'dwie';
    return words.join(' ');
  }
  const said = words.map(oblique);
  if (as !== 'instrumental') return said.join(' ');
  return said.map((word) => INSTRUMENTAL[word] ?? word.replace(/(?<=[cm]i)u$/, 'oma')).join(' ');
}

/** How an ordinal ends. */
export type PolishEnd = 'y' | 'a' | 'e' | 'ego' | 'ej' | 'ym' | 'ą';

/** "drugi", "druga", "drugiego": behind k and g, and where it is soft, an i stays. */
export const polishOrdinal = (value: number, end: PolishEnd = 'y'): string =>
  toOrdinal(value)
    .split(' ')
    .map((word) => {
      if (end === 'y' || !/[yi]$/.test(word)) return word;
      if (word.endsWith('y')) return `${word.slice(0, -1)}${end}`;
      const hard = /[kg]i$/.test(word);
      if (end === 'ym') return `${word}m`;
      return `${hard && (end === 'a' || end === 'ą') ? word.slice(0, -1) : word}${end}`;
    })
    .join(' ');

/** Of a year, hundreds and thousands keep their form: only what is behind them is an ordinal. */
export const polishYear = (value: number, end: PolishEnd): string => {
  const rest = value % 100;
  if (rest === 0) return value === 2000 ? `dwutysięczn${end}` : toCardinal(value);
  return `${toCardinal(value - rest)} ${polishOrdinal(rest, end)}`;
};
