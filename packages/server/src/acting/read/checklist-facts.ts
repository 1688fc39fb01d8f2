/** Points to be ticked, and those that are wrong. */
import { forbids } from '../words/forbids';
import { listsMistakes } from '../words/lists-mistakes';
import type { Beside, ReadFacts } from './read-facts';

export interface Point {
  readonly text: string;
  readonly isRight: boolean;
}

export interface ChecklistFacts extends Beside {
  readonly title: string;
  readonly points: readonly Point[];
}

const MOST_POINTS = 7;
/** What points out the side of a point, at its beginning. */
const SIGNS = { wrong: ['✗', '✘', '❌', '✖', '×', 'NG'], right: ['✓', '✔', '✅', '○', 'OK'] } as const;
/** Names of the sides, before a colon. */
const NAMES = {
  wrong: 'wrong|don’t|falsch|so nicht|faux|non|mal|incorrecto|sbagliato|errado|fout|źle|yanlış|fel|خطأ'.split('|'),
  right: 'right|do|richtig|so geht’s|juste|vrai|oui|bien|correcto|giusto|certo|goed|dobrze|doğru|rätt|صواب|صحيح'.split(
    '|',
  ),
} as const;

/** A point with its side, which its title tells where it does not itself; what the mark says as well is left out of its words. */
function pointOf(line: string, isMistake: boolean): Point {
  for (const side of ['wrong', 'right'] as const) {
    const sign = SIGNS[side].find((mark) => line.startsWith(mark));
    if (sign !== undefined)
      return { text: line.slice(sign.length).replace(/^[\s:：–-]+/u, '') || line, isRight: side === 'right' };
    const name = /^([^:：]{1,14})[:：]\s*(?=\S)/u.exec(line.replaceAll("'", '’'));
    if (name?.[1] !== undefined && NAMES[side].includes(name[1].trim().toLowerCase()))
      return { text: line.slice(name[0].length), isRight: side === 'right' };
  }
  return { text: line, isRight: !isMistake && !forbids(line) };
}

export const checklistFacts: ReadFacts<ChecklistFacts> = (lines) => {
  const [title, ...rest] = lines;
  if (title === undefined || rest.length < 2 || rest.length > MOST_POINTS) return undefined;
  const isOfMistakes = listsMistakes(title);
  const points = rest.map((line) => pointOf(line, isOfMistakes));
  // "Never use", and below it what: a tick beside that would say the opposite.
  if (forbids(title) && points.every(({ isRight }) => isRight)) return undefined;
  return { title, points, said: [title] };
};
