/** The name of what a page sells: the line under the one that says where in a site it stands. */
import { visibleWords } from './measure';
import { namesPrice, pricesIn } from './patterns';
import { hasCart, isMenu, isTrail, trailAmong } from './shop-page';
import { isFurniture, isNavigation, isNavigationBar } from './small-talk';
import { trimEndOf } from './trim-end';

const MOST_WORDS = 9;
const LEAST_PLACES = 3;
/** Fewer lines are no page. */
const LEAST_LINES = 3;
/** Lines among which a page says where it stands. */
const EARLY = 3;

/** A title up to its measures: "FlexiFlow 30m Expanding Hose" is signed as "FlexiFlow". */
const head = (title: string): string => {
  const [named = title] = title.split(/\s[–—|]\s/u);
  const words = named.split(/\s+/u);
  const measured = words.findIndex((word) => /\p{N}/u.test(word));
  return trimEndOf((measured < 0 ? words : words.slice(0, measured)).join(' '), /[\s,;–—-]/u);
};

const isTitle = (line: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(line) &&
  /[\p{L}]{3}|[\p{Lo}]{2}/u.test(line) &&
  visibleWords(line) <= MOST_WORDS &&
  !namesPrice(line) &&
  !/[:!?]|\.(?!\p{N})/u.test(line);

/** Words of a line that is a price. */
const MOST_PRICE_WORDS = 6;
/** The name of what is sold stands over its price; a page may have its own head above. */
const productOf = (lines: readonly string[]): string => {
  const isName = (line: string): boolean => isTitle(line) && !isFurniture(line) && !isMenu(line);
  // "Jar 1 kg £11.50 / 500 g £6.80"
  const isPrice = (line: string): boolean =>
    namesPrice(line) && (visibleWords(line) <= MOST_PRICE_WORDS || (pricesIn(line).length > 1 && / \/ /u.test(line)));
  const priced = lines.findIndex(isPrice);
  return lines.slice(0, Math.max(0, priced)).findLast(isName) ?? lines.find(isName) ?? '';
};

/** What a brief that is a page is about, short enough to sign with. */
export const pageTitle = (brief: string): string | undefined => {
  const lines = brief
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const sells = hasCart(lines);
  const trail = sells
    ? trailAmong(lines)
    : lines
        .slice(0, EARLY)
        .findIndex((line) => isTrail(line, LEAST_PLACES) || line.split(/\s+[>›»/]\s+/u).some(isNavigation));
  // A page with a cart sells what its first line names.
  const title =
    trail >= 0
      ? (lines.slice(trail + 1).find((line) => !isNavigationBar(line)) ?? '')
      : lines.length > LEAST_LINES && sells
        ? productOf(lines)
        : '';
  const name = isTitle(title) ? head(title) : '';
  return name === '' ? undefined : name;
};
