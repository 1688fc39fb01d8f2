/** A page of a shop, pasted: what leads around in it, its fields, buttons and taxes are for nobody, and what it sells stays. */
import { folded } from '../../../wording/folded';
import { MAKERS } from '../languages/directives';
import { pricesIn } from './patterns';
import { trimEndOf } from './trim-end';

const MOST_PLACE_WORDS = 4;
const BETWEEN_PLACES = /\s+[>›»/]\s+/u;
/** Lines among which a page says where in a shop it stands. */
const EARLY = 3;
const LEAST_LINES = 3;

/** "Home > Kitchen > Kettles" */
export const isTrail = (line: string, leastPlaces = 2): boolean => {
  const places = line.split(BETWEEN_PLACES);
  return places.length >= leastPlaces && places.every((place) => isPlace(place.trim()));
};
const isPlace = (place: string): boolean =>
  /^\p{L}/u.test(place) && place.split(/\s+/u).length <= MOST_PLACE_WORDS && !/[.!?:\p{Sc}]|\p{N}{3}/u.test(place);

const LEAST_MENU = 3;
const MENU_SHARE = 0.6;
/** "AURELLE Shop ▾ Support Cart (0)": where one can go, beside whose page it is. */
export const isMenu = (line: string): boolean => {
  const words = line.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return (
    words.length >= LEAST_MENU && words.filter((word) => MAKERS.isNavigation(word)).length >= words.length * MENU_SHARE
  );
};

/** What stands between buttons, in fields and as sizes, and which of several something is: "1 of 7". */
const OF_SEVERAL = /^\p{N}+\s(?:of|von|van|sur|di|de|z)\s\p{N}+/u;
const BESIDE = /^(?:[^\p{L}]+|(?:x{0,3}[sl]|m)(?![\p{L}\p{N}]))/u;

/** Whether a text is nothing but what one presses or fills in. */
const isInterface = (given: string): boolean => {
  const text = folded(given);
  let [at, isNamed] = [0, false];
  while (at < text.lower.length) {
    const found = MAKERS.interface.at(text, at)[0]?.end ?? 0;
    isNamed ||= found > at;
    const rest = text.lower.slice(at);
    const end = found > at ? found : at + ((OF_SEVERAL.exec(rest) ?? BESIDE.exec(rest))?.[0].length ?? 0);
    if (end === at) return false;
    at = end;
  }
  return isNamed;
};

const PARTS = /(?<=\s[|·•–—]\s|[,;]\s|\p{L}{3}\.\s(?=\p{Lu}))/u;
const BARS = /\s[|·•–—]\s/u;
const ENDS = /[\s,;|·•–—+]/u;

/** "£4.67/litre" beside the price of the whole. */
const OF_MEASURE = /\s?\([^()\n]{0,6}\p{N}[^()\n]{0,12}\/[^()\n]{1,12}\)/gu;
const TWO_PRICES = /^\s*(\p{Sc}?\s?\p{N}[\p{N}.,]*\s?\p{Sc}?)[\s|]+(\p{Sc}?\s?\p{N}[\p{N}.,]*\s?\p{Sc}?)\s*$/u;
const valueOf = (price: string): number => Number.parseFloat(price.replace(/[^\p{N}.,]/gu, '').replace(',', '.'));

/** "£349 £279": the higher one was before. */
const withPricesTurned = (line: string): string => {
  const [, one = '', other = ''] = TWO_PRICES.exec(line) ?? [];
  if (pricesIn(line).length !== 2 || one === '') return line;
  const [before, now] = valueOf(one) > valueOf(other) ? [one, other] : [other, one];
  return `${before.trim()} → ${now.trim()}`;
};

const withoutTaxes = (line: string): string => {
  const taxes = MAKERS.taxes.all(line);
  if (taxes.length === 0) return line;
  const [first] = taxes;
  const before = trimEndOf(line.slice(0, first?.start), /[\s,;(*]/u);
  return pricesIn(before).length > 0 || before === '' ? before : line;
};

/** "Qty 1", "Size: 36 37 38": a field says what is filled in; "67 reviews" is a figure. */
const isField = (text: string): boolean =>
  MAKERS.carts.all(text).length > 0 || OF_SEVERAL.test(text) || /^\P{N}*\p{L}/u.test(text);

const told = (line: string): string => {
  if (isMenu(line) || (isInterface(line) && isField(line))) return '';
  const parts = line.split(PARTS).filter((part) => /\p{N}/u.test(part) || !isInterface(part));
  return withPricesTurned(withoutTaxes(trimEndOf(parts.join(''), ENDS).replace(OF_MEASURE, '')));
};

/** Whether lines are a page that sells: one of them holds what puts a thing into a cart. */
export const hasCart = (lines: readonly string[]): boolean =>
  lines.some((line) => line.split(BARS).some((part) => isInterface(part) && MAKERS.carts.all(part).length > 0));

/** Where a shop's page says where it stands, by its line; below 0 where it does not. */
export const trailAmong = (lines: readonly string[]): number =>
  lines.length > LEAST_LINES ? lines.slice(0, EARLY).findIndex((line) => isTrail(line)) : -1;

export const withoutInterface = (page: string): string => {
  const lines = page.split('\n');
  if (!hasCart(lines)) return page;
  const trail = trailAmong(lines);
  return lines
    .filter((_, at) => at !== trail)
    .map(told)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
};
