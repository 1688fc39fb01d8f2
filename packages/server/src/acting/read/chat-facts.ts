/** A question and what answers it. */
import type { Beside, ReadFacts } from './read-facts';

export interface ChatFacts extends Beside {
  readonly question: string;
  readonly answers: readonly string[];
}

const MOST_ANSWERS = 4;
/** Characters of a bubble at most. */
const LONGEST = 110;

export const chatFacts: ReadFacts<ChatFacts> = (lines) => {
  const asked = lines.findIndex((line) => /[?？؟]$/u.test(line.trim()));
  // What goes before the question belongs to it: lines of one sentence.
  if (asked < 0 || asked > 1 || asked === lines.length - 1) return undefined;
  const question = lines.slice(0, asked + 1).join(' ');
  const answers = lines.slice(asked + 1);
  if (answers.length > MOST_ANSWERS || [question, ...answers].some((line) => [...line].length > LONGEST))
    return undefined;
  return { question, answers, said: [] };
};
