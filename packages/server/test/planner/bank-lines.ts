/** The lines that plans may have beside the words of their briefs. */
import { TRADES } from '../../src/adapters/local-planner/banks/bank';
import { bridgesOf } from '../../src/adapters/local-planner/languages/bridges';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';

/** The languages that have banks, as they are promised. */
export const BANK_LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'tr'];

/** What voices say beside cards; before and after a name that is introduced. */
const bridgeLinesOf = (language: string): string[] =>
  Object.values(bridgesOf(language) ?? {})
    .flat()
    .flatMap((line) => line.split(/(?<=[?？؟])/u));

/** What stands before or after a name that a voice introduces. */
export const introductionsOf = (language: string): string[] =>
  (bridgesOf(language)?.intro ?? []).flatMap((line) => line.split('{}')).filter((part) => part.length > 1);

export const bankLinesOf = (language: string): string[] => {
  const { bank } = lexiconOf(language);
  const lines = TRADES.flatMap((trade) => {
    const own = bank?.lines[trade];
    return own === undefined ? [] : [...own.hooks, ...own.mood, ...own.promises, ...own.calls];
  });
  return [...lines, ...bridgeLinesOf(language)];
};
