/** The languages in which figures and signs are turned into words. */
import { primaryOf } from '../../primary-of';
import type { SpokenLanguage } from '../spoken-language';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { withOtherMoney } from './other-money';
import { pl } from './pl';
import { pt } from './pt';
import { withTechnicalUnits } from './technical-units';
import { tr } from './tr';

const SPOKEN_LANGUAGES: Readonly<Record<string, SpokenLanguage>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  tr,
};

const whole = new Map<string, SpokenLanguage>();

/** Undefined where a text can only be left to its engine. */
export function languageOf(tag: string): SpokenLanguage | undefined {
  const own = SPOKEN_LANGUAGES[primaryOf(tag)];
  if (own === undefined) return undefined;
  const known = whole.get(own.tag) ?? {
    ...own,
    units: withTechnicalUnits(own.tag, own.units),
    money: withOtherMoney(own.tag, own.money),
  };
  whole.set(own.tag, known);
  return known;
}
