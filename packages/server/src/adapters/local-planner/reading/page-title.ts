/** The name of what a page sells: the line under the one that says where in a site it stands. */
import { visibleWords } from './measure';
import { namesPrice } from './patterns';
import { hasCart, isNavigation, isNavigationBar } from './small-talk';

const MOST_WORDS = 9;
const LEAST_PLACES = 3;
/** Fewer lines are no page. */
const LEAST_LINES = 3;
/** Lines among which a page says where it stands. */
const EARLY = 3;

const isTrail = (line: string): boolean => {
  const places = line.split(/\s+[>›»/]\s+/u);
  return places.length >= LEAST_PLACES && places.every((place) => visibleWords(place) <= 4);
};

/** A title up to its measures: "FlexiFlow 30m Expanding Hose" is signed as "FlexiFlow". */
const head = (title: string): string => {
  const words = title.split(/\s+/u);
  const measured = words.findIndex((word) => /\p{N}/u.test(word));
  return (measured < 0 ? words : words.slice(0, measured)).join(' ');
};

/** What a brief that is a page is about, short enough to sign with. */
export const pageTitle = (brief: string): string | undefined => {
  const lines = brief
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const trail = lines
    .slice(0, EARLY)
    .findIndex((line) => isTrail(line) || line.split(/\s+[>›»/]\s+/u).some(isNavigation));
  // A page with a cart sells what its first line names.
  const title =
    trail >= 0
      ? (lines.slice(trail + 1).find((line) => !isNavigationBar(line)) ?? '')
      : lines.length > LEAST_LINES && hasCart(lines)
        ? (lines[0] ?? '')
        : '';
  const isTitle =
    /^[\p{Lu}\p{Lo}]/u.test(title) && visibleWords(title) <= MOST_WORDS && !namesPrice(title) && !/[.:!?]/u.test(title);
  const name = isTitle ? head(title) : '';
  return name === '' ? undefined : name;
};
