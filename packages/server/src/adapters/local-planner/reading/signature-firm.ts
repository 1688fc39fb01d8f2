/**
 * The firm among the lines under a letter: "Donna Tregear / Pixel Clinic / 07700 900412", "Gérante, Graine de Vie". A person's name
 * alone is none.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { contactsIn } from './patterns';
import { trimEndOf } from './trim-end';

const MOST_WORDS = 6;
/** A name of one word is rather a place or a person. */
const LEAST_WORDS = 2;

/** "Manager, Pixel Clinic": what somebody is, and where. */
const withoutRole = (line: string): string => line.slice(line.lastIndexOf(', ') + 1).trim();

/** The firm that the lines name, where they do; `body` is what stands above them. */
export const signatureFirm = (lines: readonly string[], body: string, { bank }: Lexicon): string | undefined => {
  const names = lines
    .map((line) => ({ line, name: trimEndOf(withoutRole(line), /[.!\s]/u) }))
    .filter(
      ({ name }) =>
        !/(?:^|\s)\p{L}(?:\s|$)/u.test(name) &&
        contactsIn(name).length === 0 &&
        !/\p{N}/u.test(name) &&
        visibleWords(name) <= MOST_WORDS &&
        nameAt(name) === name,
    );
  const isOfTrade = (name: string): boolean => (bank?.names().all(name).length ?? 0) > 0;
  const found =
    names.find(({ name }) => visibleWords(name) >= LEAST_WORDS && body.includes(name)) ??
    names.find(({ name }) => visibleWords(name) >= LEAST_WORDS && isOfTrade(name)) ??
    // Behind what somebody is, or under their name.
    names.find(({ line, name }) => line !== name && visibleWords(name) >= LEAST_WORDS) ??
    // "The Wheelhouse": nobody is called so.
    names.find(({ name }) => /^The\s\p{Lu}/u.test(name)) ??
    names.slice(1).find(({ name }) => visibleWords(name) >= LEAST_WORDS);
  return found?.name;
};
