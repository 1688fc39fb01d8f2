/** A word with the end that it has elsewhere. */
import type { Turn } from '../lexicon/owns';

export const turned = (word: string, turns: readonly Turn[]): string => {
  const turn = turns.find(({ from }) => word.endsWith(from) && word.length > from.length + 1);
  return turn === undefined ? word : `${word.slice(0, word.length - turn.from.length)}${turn.to}`;
};
