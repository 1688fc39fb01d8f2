/** How Polish says what is written short: days of a month in figures, decades, postal codes. */
import { END, sticky } from '../patterns';
import { figures } from '../saying';
import type { Rule, SpokenLanguage } from '../spoken-language';
import { polishOrdinal } from './polish-numbers';

const MONTHS =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'.split('|');
const day = (text: string): string => polishOrdinal(Number(text), 'ego');
const monthOf = (text: string): string | undefined => MONTHS[Number(text) - 1];
const isDay = (text: string): boolean => Number(text) >= 1 && Number(text) <= 31;

export const polishShortRules = (language: SpokenLanguage): readonly Rule[] => [
  // "20.05–22.05", "20–22.05": what stands behind the points are months, since no hour ends so.
  {
    pattern: sticky(`(\\d{1,2})(?:\\.(0[1-9]|1[0-2]))?\\s?[–-]\\s?(\\d{1,2})\\.(0[1-9]|1[0-2])${END}(?!\\.\\d)`),
    say: ([, from = '', month, until = '', last = '']) =>
      isDay(from) && isDay(until)
        ? `od ${day(from)}${month === undefined || month === last ? '' : ` ${monthOf(month)}`} do ${day(until)} ${monthOf(last)}`
        : undefined,
  },
  { pattern: /(?<=\blata\s['’]?)(\d0)(?![\d.])/iuy, say: ([, decade]) => polishOrdinal(Number(decade), 'e') },
  {
    pattern: /(?<=(?<!\p{L})lat\s['’]?)(\d0)(?:\.|(?!\d))(?!\s?\p{L}*lat)/iuy,
    say: ([, decade]) => `${polishOrdinal(Number(decade), 'y')}ch`,
  },
  {
    pattern: sticky(`(\\d\\d)-(\\d{3})${END}(?=\\s\\p{Lu})`),
    say: ([code]) => figures(language, code.replace('-', '')),
  },
  { pattern: /nr\.?\s?(?=\d)/iuy, say: () => 'numer' },
];
