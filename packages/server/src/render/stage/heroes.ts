/**
 * Which picture leads which scene: a film begins and ends with what it is about, and between the two no picture is seen more
 * than twice as long as the same words, or the same trade, have another one.
 */
import { keyOf } from './film-figures';
import type { Figure } from './stock';

/** Scenes that a picture leads, at most, while there is another one. */
const MOST = 2;

/** Pictures that words name: the first of each thing, and whatever else shows one of them. */
export interface Named {
  readonly firsts: readonly Figure[];
  readonly others: readonly Figure[];
}

/** Counts how often each picture was taken. */
export interface Taken {
  count(figure: Figure): number;
  take(figure: Figure): Figure;
}

export const taking = (): Taken => {
  const counts = new Map<string, number>();
  const count = (figure: Figure): number => counts.get(keyOf(figure)) ?? 0;
  return {
    count,
    take(figure) {
      counts.set(keyOf(figure), count(figure) + 1);
      return figure;
    },
  };
};

/** The one that was taken least, the first of several. */
const freshest = (figures: readonly Figure[], taken: Taken): Figure | undefined =>
  figures.reduce<Figure | undefined>(
    (best, one) => (best === undefined || taken.count(one) < taken.count(best) ? one : best),
    undefined,
  );

/** What leads where words name something: of that, what was seen least. */
export function leadOf({ firsts, others }: Named, taken: Taken): Figure | undefined {
  const first = freshest(firsts, taken);
  if (first === undefined || taken.count(first) < MOST) return first;
  return others.find((one) => taken.count(one) < MOST) ?? first;
}

/** What leads where words name nothing: of the film's sides, what was seen least, and never twice in a row. */
export const sideOf = (sides: readonly Figure[], taken: Taken, before: Figure | undefined): Figure | undefined => {
  const apart = sides.filter((one) => before === undefined || keyOf(one) !== keyOf(before));
  return freshest(apart, taken) ?? sides[0];
};

/** The lead of each scene; `named`: what each names. */
export function heroesOf(named: readonly Named[], sides: readonly Figure[]): readonly (Figure | undefined)[] {
  const taken = taking();
  const [chief] = sides;
  const last = named.length - 1;
  // What a film ends with is kept free for its end.
  if (chief !== undefined && last > 0 && named[last]?.firsts.length === 0) taken.take(chief);
  let before: Figure | undefined;
  return named.map((own, index) => {
    const isEnd = index === 0 || index === last;
    const hero = isEnd ? (own.firsts[0] ?? chief) : (leadOf(own, taken) ?? sideOf(sides, taken, before));
    before = hero;
    return hero && taken.take(hero);
  });
}
