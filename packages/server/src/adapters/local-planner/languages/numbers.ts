/** The numbers and dates of all languages that have some. */
import { compileNumbers, type Numbers } from '../lexicon/numbers';
import { NUMBERS as ar } from './ar/numbers';
import { NUMBERS as de } from './de/numbers';
import { NUMBERS as en } from './en/numbers';
import { NUMBERS as es } from './es/numbers';
import { NUMBERS as fr } from './fr/numbers';
import { NUMBERS as hi } from './hi/numbers';
import { NUMBERS as it } from './it/numbers';
import { NUMBERS as ja } from './ja/numbers';
import { NUMBERS as ko } from './ko/numbers';
import { NUMBERS as nl } from './nl/numbers';
import { NUMBERS as pl } from './pl/numbers';
import { NUMBERS as pt } from './pt/numbers';
import { NUMBERS as ru } from './ru/numbers';
import { NUMBERS as sv } from './sv/numbers';
import { NUMBERS as tr } from './tr/numbers';
import { NUMBERS as zh } from './zh/numbers';

/** Currencies by their codes are the same everywhere. */
const CODES = { currencies: 'usd|eur|gbp|chf|aed|sar|sek|nok|dkk|pln|jpy|inr|kč' };

export const BESIDE_NUMBERS: Numbers = compileNumbers([
  CODES,
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  zh,
]);
