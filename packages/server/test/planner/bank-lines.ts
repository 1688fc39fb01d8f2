/** The lines that plans may have beside the words of their briefs. */
import { TRADES } from '../../src/adapters/local-planner/banks/bank';
import { introsOf, leadsOf } from '../../src/adapters/local-planner/languages/intros';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';

/** The languages that have banks, as they are promised. */
export const BANK_LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'tr'];

/** What stands before or after a name that a voice introduces. */
export const introductionsOf = (language: string): string[] =>
  introsOf(language)
    .flatMap((line) => line.split('{}'))
    .filter((part) => part.length > 1);

/** What stands before a fact that a voice leads to, and around the numbers of a price that takes another's place. */
export const leadWordsOf = (language: string): string[] => {
  const { persons: _, ...ways } = leadsOf(language) ?? { persons: '' };
  return Object.values(ways)
    .flatMap((way) => way.split(/\{(?:before|now)?\}|[:。?!]/u))
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
};

export const bankLinesOf = (language: string): string[] => {
  const { bank } = lexiconOf(language);
  const lines = TRADES.flatMap((trade) => {
    const own = bank?.lines[trade];
    return own === undefined ? [] : [...own.hooks, ...own.mood, ...own.promises, ...own.calls];
  });
  return [...lines, ...introsOf(language)];
};
