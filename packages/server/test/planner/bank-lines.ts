/** The lines that plans may have beside the words of their briefs. */
import { TRADES } from '../../src/adapters/local-planner/banks/bank';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';

/** The languages that have banks, as they are promised. */
export const BANK_LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'tr'];

export const bankLinesOf = (language: string): string[] => {
  const { bank } = lexiconOf(language);
  return TRADES.flatMap((trade) => {
    const lines = bank?.lines[trade];
    return lines === undefined ? [] : [...lines.hooks, ...lines.mood, ...lines.promises, ...lines.calls];
  });
};
