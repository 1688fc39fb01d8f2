/** Pictures of what a film is about: those that scenes show in turn, and what lies beside. */
import { kindOf } from '../worlds/kinds';
import { lifeSizeOf } from './life-size';
import type { Figure, Subject } from './stock';

export const keyOf = ({ set, name }: Figure): string => `${set}/${name}`;

export const distinct = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((figure) => [keyOf(figure), figure])).values(),
];

/** Whether two pictures are of one kind, such as two shoes: of a product there is one. */
export const isSameKind = (one: Figure, other: Figure): boolean =>
  one.name.split('-').at(-1) === other.name.split('-').at(-1) ||
  other.name === one.name ||
  other.name.startsWith(`${one.name}-`);

/** What is nearly as much what a film is about as its chief thing. */
const NEARLY = 0.55;

type Rank = readonly (readonly [Subject, number])[];

const nearIn = (rank: Rank): readonly Subject[] => {
  const [chief] = rank;
  return chief === undefined ? [] : rank.filter(([, score]) => score >= chief[1] * NEARLY).map(([subject]) => subject);
};

/** Pictures that are each of another kind. */
const unlike = (figures: readonly Figure[]): readonly Figure[] =>
  figures.reduce<readonly Figure[]>(
    (kept, one) => (kept.some((other) => isSameKind(other, one)) ? kept : [...kept, one]),
    [],
  );

/** Sides of a film, at most. */
const MOST_SIDES = 5;

/**
 * What scenes that name nothing show in turn: the chief thing, what it is made of or comes with, and what else is spoken of
 * nearly as much.
 */
export function sidesOf(rank: Rank): readonly Figure[] {
  const near = nearIn(rank);
  const [first, second, ...more] = near[0]?.pictures ?? [];
  const others = near.slice(1).map(({ pictures }) => pictures);
  const rest = [
    ...others.flatMap(([other]) => other ?? []),
    ...more,
    ...others.flatMap((pictures) => pictures.slice(1)),
  ];
  return unlike(distinct([first, second, ...rest].filter((one) => one !== undefined))).slice(0, MOST_SIDES);
}

/** Pictures of a film's things for what lies beside: those of the chief one, and of others that it is about nearly as much. */
export function figuresOf(rank: Rank): readonly Figure[] {
  const [chief] = rank;
  if (chief === undefined) return [];
  const near = nearIn(rank);
  // Beside a shoe lies no other one.
  const [first] = chief[0].pictures;
  const own = chief[0].pictures.filter((one) => one === first || first === undefined || !isSameKind(first, one));
  return distinct([
    ...own,
    ...near.flatMap(({ pictures: [first] }) => (first === undefined ? [] : [first])),
    ...near
      .flatMap(({ pictures }) => pictures.slice(1))
      .filter((one) => first === undefined || !isSameKind(first, one)),
    ...near.flatMap(({ beside = [] }) => beside),
  ]);
}

/** Things of a shop, at most. */
const MOST_WARES = 5;
/** What is carried out of a shop; what is as large as a bed stands on its floor. */
const SOLD: ReadonlySet<string | undefined> = new Set(['bean', 'cup', 'bottle', 'chair', 'bed']);

/** Nobody is sold, nor whoever rides a bicycle with it. */
const isAlive = (name: string): boolean => kindOf(name) === 'bust' || /^(?:person|man|woman)-/u.test(name);

/** Of a film's pictures those that a shop has on its shelves. */
export const waresOf = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ name }) => SOLD.has(lifeSizeOf(name)) && !isAlive(name)).slice(0, MOST_WARES);
