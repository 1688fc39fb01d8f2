/** The compositions of words by themselves, and which of them a shot has. */
import type { Beat } from '../beats/infer-beat';
import { randomFor } from '../random';
import type { Copy } from '../text/copy';
import { band } from './compositions/band';
import { column } from './compositions/column';
import { corner } from './compositions/corner';
import { house } from './compositions/house';
import { marks } from './compositions/marks';
import { rules } from './compositions/rules';
import { stack } from './compositions/stack';
import type { TypeComposition } from './type-composition';

export const TYPE_COMPOSITIONS = { column, corner, rules, stack, marks, band, house } as const satisfies Record<
  string,
  TypeComposition
>;
export type TypeName = keyof typeof TYPE_COMPOSITIONS;

/** In the order in which they follow one another; where several stand, the first that suits. */
const TURNS: readonly (readonly [TypeName, ...TypeName[]])[] = [
  ['column', 'corner'],
  ['rules'],
  ['stack', 'marks', 'corner'],
  ['band'],
  ['house'],
];
/** From the first shot of a scene to that of the next one: further than a scene of few shots comes. */
const SCENES_APART = 3;

const suits = (name: TypeName, beat: Beat, copy: Copy): boolean => {
  const composition: TypeComposition = TYPE_COMPOSITIONS[name];
  return composition.suits?.(beat, copy) !== false;
};

/** The compositions that these words may have. */
export const typeNames = (beat: Beat, copy: Copy): readonly TypeName[] => {
  const first = TURNS.map((names) => names.find((name) => suits(name, beat, copy)));
  return [...new Set(first.filter((name) => name !== undefined))];
};

/** The composition of a shot; the seed chooses that of the film's first one, and no two in a row are alike. */
export function typeNameFor(beat: Beat, copy: Copy, seed: number, scene: number, shot: number): TypeName {
  const start = Math.floor(randomFor(seed, 'type')() * TURNS.length);
  const names = TURNS[(start + scene * SCENES_APART + shot) % TURNS.length] ?? ['house'];
  return names.find((name) => suits(name, beat, copy)) ?? 'house';
}
