/** Persons that are drawn yellow all over look like signs: films show those with a tone of skin, and hands in it. */
import { hex, type Rgb } from '../color/color';
import { pick, randomFor } from '../random';
import { plainName } from '../worlds/kinds';
import type { Figure, Stock } from './stock';

const TONES = ['medium', 'light', 'dark', 'medium-light', 'medium-dark'] as const;
const WHO = ['woman', 'man'] as const;

/** Hands and arms, of which no picture has another colour. */
const HANDS: ReadonlySet<string> = new Set(
  [
    'flexed-biceps raising-hands heart-hands handshake writing-hand clapping-hands folded-hands open-hands palms-up-together',
    'raised-fist oncoming-fist thumbs-up thumbs-down crossed-fingers love-you-gesture foot leg ear nose selfie',
  ].flatMap((names) => names.split(' ')),
);
const SKIN: readonly [string, ...string[]] = ['#d79a6c', '#b97a52', '#8a5638', '#eab88f'];

/** The colour of a film's hands; undefined for what has colours of its own. */
export const skinOf = ({ set, name }: Figure, seed: number): Rgb | undefined =>
  set !== 'own' && HANDS.has(name) ? hex(pick(randomFor(seed, 'skin'), SKIN)) : undefined;

/** The same person with a tone of skin that the seed chooses; anything else as it is. */
export function inSkin(figure: Figure, stock: Pick<Stock, 'picture'>, seed: number): Figure {
  const { set, name } = figure;
  if (set !== 'fluent' || plainName(name) !== name) return figure;
  const random = randomFor(seed, `skin ${name}`);
  const tone = Math.floor(random() * TONES.length);
  const first = random() < 0.5 ? 0 : 1;
  const stem = name.replace(/^person-/u, '');
  const who = [WHO[first], WHO[1 - first]].map((one) => `${one}-${stem}`);
  // "cook" and "person-running" are of whoever; "woman-dancing" says who it is.
  for (const base of [name, ...who])
    for (let at = 0; at < TONES.length; at += 1) {
      const found = stock.picture(`${base}-${TONES[(tone + at) % TONES.length] ?? 'medium'}`);
      if (found !== undefined) return found;
    }
  return figure;
}
