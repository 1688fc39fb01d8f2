/** The persons that a prompt speaks of, as pictures: one, or several who are not the same. */
import { randomFor } from '../random';
import type { Figure, Stock } from '../stage/casting';
import type { Action, Reading } from './reading';

const GROWN = /^(?:woman|man)$/u;
/** Of these there are only heads; a child who rests looks out from behind something, and is no grown-up made smaller. */
const AGED = /^(?:girl|boy|child|old-woman|old-man)$/u;
/** A head on the ground is worse than somebody who could be younger. */
const OLD = /^old-(?:woman|man)$/u;
const YOUNG = /^(?:girl|boy|child|baby)$/u;
const CHILDREN = ['girl', 'boy'] as const;
const TONES = ['medium', 'light', 'dark', 'medium-light', 'medium-dark'] as const;
/** What somebody does, in the names of pictures. */
const VERBS: Readonly<Partial<Record<Action, string>>> = {
  dance: 'dancing',
  run: 'running-facing-right',
  walk: 'walking-facing-right',
  cycle: 'biking',
};
/** So many of a group are different. */
const MOST = 4;

export const isYoung = ({ person }: Reading): boolean => YOUNG.test(person?.name ?? '');

/** The picture of one of them, in a tone of skin that the seed chooses, and moving when the words say so. */
function personAt(stock: Stock, { person, action, closeUp }: Reading, seed: number, turn: number): Figure | undefined {
  if (person === undefined) return undefined;
  const verb = VERBS[action];
  const moving = verb !== undefined;
  const is = (...names: string[]): boolean => person.who.some((name) => names.includes(name));
  const who = is('woman', 'girl', 'old-woman') ? 'woman' : is('man', 'boy', 'old-man') ? 'man' : undefined;
  const whole = GROWN.test(person.name) || (OLD.test(person.name) && !closeUp) || (AGED.test(person.name) && moving);
  const name = whole || (moving && who !== undefined) ? `${who ?? 'person'}-${verb ?? 'standing'}` : person.name;
  const random = randomFor(seed, `skin ${name}`);
  const start = Math.floor(random() * TONES.length) + turn;
  // Where nobody says which, they take turns.
  const womanFirst = who === undefined ? random() < 0.5 === (turn % 2 === 0) : who === 'woman';
  const gendered = womanFirst ? [`woman-${name}`, `man-${name}`] : [`man-${name}`, `woman-${name}`];
  for (const stem of [
    ...(name === 'child' ? [CHILDREN[womanFirst ? 0 : 1]] : []),
    name.replace(/^person-(?=standing)/u, womanFirst ? 'woman-' : 'man-'),
    ...(turn === 0 ? [name] : gendered),
    ...gendered,
    name,
    name.replace(/^person-/u, 'woman-'),
  ])
    for (let at = 0; at < TONES.length; at += 1) {
      const found = stock.picture(`${stem}-${TONES[(start + at) % TONES.length] ?? 'medium'}`);
      if (found !== undefined) return found;
    }
  return stock.picture(name);
}

/** The first, and of a group some more. */
export const personsOf = (stock: Stock, reading: Reading, seed: number): Figure[] =>
  Array.from({ length: Math.min(reading.count, MOST) }, (_, turn) => personAt(stock, reading, seed, turn)).filter(
    (found) => found !== undefined,
  );
