/** How a voice calls a firm by its name. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { beginsWithTrade } from '../reading/begins-with-trade';
import { GENITIVES } from '../reading/lists';
import { isUnspaced } from '../reading/measure';
import { withoutTrades } from '../reading/own-name';

/** Words of a name that a voice introduces, and characters in a script without spaces. */
const MOST_NAMED = 4;
const LONGEST_NAME = 14;
const LEAST_COUNTED = 4;

/** "in Bari", and not "of Snow". */
const isPlacing = (word: string, { starts, relatives }: Lexicon): boolean =>
  starts.has(word) && !relatives.has(word) && !GENITIVES.has(word);

/** "Voici la Jardinerie des Buttes": a name is introduced with the article that it is written with. */
export const withArticle = (name: string, written: string): string => {
  const at = written.indexOf(name);
  const article = at < 0 ? undefined : /(?:^|\s)(L[aes]s?\s|L['’])$/u.exec(written.slice(0, at).slice(-4))?.[1];
  return article === undefined ? name : `${article.toLowerCase()}${name}`;
};

/** "Ecco Sagra del Polpo": what takes place wants an article. */
const WANT_ARTICLES: ReadonlySet<string> = new Set(['es', 'it', 'pt']);
const HAPPENINGS: ReadonlySet<string> = new Set(['events', 'visit', 'education']);
const isHappening = (brand: string, { bank, language }: Lexicon): boolean =>
  WANT_ARTICLES.has(language) &&
  bank
    ?.names()
    .all(brand)
    .some(({ start, value }) => start === 0 && HAPPENINGS.has(value.trade)) === true;

/** "Limpieza de oficinas": what begins with a trade and has no capital behind it says what somebody does. */
const isDescribed = (called: string, { bank, language }: Lexicon): boolean =>
  language !== 'de' && /^\p{Lu}\p{Ll}+(?:\s[\p{Ll}’']+)+$/u.test(called) && beginsWithTrade(called, { bank });

/** "Kaas van onze eigen geiten", "Fuite d'eau ?": what is somebody's, or asked, is told and names nobody. */
const LEAST_OWNING = 3;
const isSaid = (brand: string, { ours, language }: Lexicon): boolean =>
  /[?!؟]/u.test(brand) ||
  (language !== 'de' &&
    brand
      .toLowerCase()
      .split(/\s+/u)
      .some((word, at) => at > 0 && word.length >= LEAST_OWNING && ours.has(word) && !ARTICLES.test(word)));
const ARTICLES = /^(?:the|some|les|des|los|las|una|uno|het|een|gli)$/u;

/** The name as a voice introduces it; empty where it would be none: what somebody does, where, or what takes place. */
export const nameToSay = (brand: string, lexicon: Lexicon): string => {
  // "This is Podcast Studio", "Meet Florist in Bari": what somebody does, and where, introduces nobody.
  const place = brand.split(/\s+/u).findLastIndex((word, at) => at > 0 && isPlacing(word.toLowerCase(), lexicon));
  const called = place < 0 ? brand : brand.split(/\s+/u).slice(0, place).join(' ');
  const own = withoutTrades(called, lexicon).trim().toLowerCase();
  // "Glazier Leeds" is what and where.
  if (own === '' || isOneOf(lexicon.towns, own)) return '';
  if (isHappening(brand, lexicon) || isDescribed(called, lexicon) || isSaid(brand, lexicon)) return '';
  // "Les Pieds dans l'Herbe": small words count for nothing.
  const words = brand.split(/\s+/u).filter((word) => word.length >= LEAST_COUNTED).length;
  const isShort = isUnspaced(brand) ? brand.length <= LONGEST_NAME : words <= MOST_NAMED;
  return isShort && !/[\p{N}@]|\s[-–]\s/u.test(brand) ? brand : '';
};
