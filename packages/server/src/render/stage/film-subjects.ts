/** What a film is about: its trade, and the things of it, the chief one first. */
import { isSomebody, kindOf } from '../worlds/kinds';
import { asides } from './asides';
import { directionOf, type Trade } from './directions';
import { keyOf } from './film-figures';
import { namesFilm } from './made-films';
import type { Figure, Subject } from './stock';

/** How much of its score a thing keeps that only tells which: the harbour of a harbour café. */
const MODIFIER = 0.5;
/** How much of it one keeps that only says where, or that there is none. */
const ASIDE = 0.4;

/** What is of something else: a school of surfing, a shop for perfumes. Beside the thing it keeps so much of its score. */
export const HOLDERS: ReadonlySet<string> = new Set([
  'school',
  'course',
  'teacher',
  'university',
  'shop',
  'office',
  'industry',
  'festival',
  'fair',
  'funfair',
  'walking tour',
]);
const HOLDER = 0.3;
/** Characters of a small word between the two: "école de surf". */
const BETWEEN = 7;

const holds = (subject: Subject, all: readonly Subject[]): boolean =>
  HOLDERS.has(subject.concept ?? '') &&
  all.some((other) => {
    const apart =
      other.at > subject.at ? other.at - subject.at - subject.words.length : subject.at - other.at - other.words.length;
    return other !== subject && !HOLDERS.has(other.concept ?? '') && apart >= 0 && apart <= BETWEEN;
  });

/** How much of it one keeps that only holds, where something else of the same trade is special: lessons beside a language. */
const OUTDONE = 0.25;
const isOutdone = (subject: Subject, all: readonly Subject[]): boolean =>
  HOLDERS.has(subject.concept ?? '') &&
  all.some(
    (other) =>
      other.concept !== undefined &&
      !HOLDERS.has(other.concept) &&
      other.score >= SPECIAL &&
      directionOf(other.trade) === directionOf(subject.trade),
  );

/** Whether what stands beside it is what holds it. */
const isHeld = (subject: Subject, all: readonly Subject[]): boolean =>
  all.some((other) => other !== subject && HOLDERS.has(other.concept ?? '') && holds(other, [subject]));

/** "In Bath", "à Nice": where capitals tell names, a word with one behind such a preposition is a place. "Of" tells none: "Feria del Queso". */
const IN = /(?:^|[\s(])(?:in|near|around|from|en|à|ad?|em|n[ao]|w|we|te|till|på)\s$/iu;
export const isPlaceName = (text: string, { at, words }: Pick<Subject, 'at' | 'words'>): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(words) && IN.test(text.slice(Math.max(0, at - REACH), at));
const REACH = 12;

/** "Book at", "Book now", or "Book" alone on a line: who is told to book is sold no books. */
const BOOKING = /^Book(?:\s+(?:at|now|online|your|by|via|today|a|an|us)\b|\s*(?:$|[\n|]))/u;
export const isBooking = (text: string, { at, words }: Subject): boolean =>
  words === 'Book' && BOOKING.test(text.slice(at));

/** 「シロクマ食堂」: names of Japanese houses stand in brackets. */
const IN_BRACKETS = /[「『][^」』]*$/u;

/** "Dekarstwo Kowal": a word with a capital behind another one is rather of a name than a blacksmith. */
export const isOfName = (text: string, { at, words }: Pick<Subject, 'at' | 'words'>): boolean =>
  (/^\p{Lu}\p{Ll}+$/u.test(words) && /\p{Lu}[\p{Ll}’'-]+ $/u.test(text.slice(0, at))) ||
  IN_BRACKETS.test(text.slice(Math.max(0, at - REACH), at));

/** How much more counts what a film's title and brand name, when the film speaks of more of the kind: "Grandma's Oven" is a bakery. */
const TITLE = 2;
/** How much of it one keeps of which nothing else of the kind is spoken, where something of another kind is. */
const NAME_ALONE = 0.5;

/** Of what stands in a title, how much it counts beside what is shown under it; asides tell nothing. */
function titling(
  all: readonly Subject[],
  {
    titled,
    brief,
    under,
    isAside,
  }: {
    readonly titled: number;
    readonly brief: number;
    /** What is shown under the title. */
    readonly under: string;
    isAside(this: void, at: number): boolean;
  },
): (subject: Subject) => number {
  // Words of one scene have no title.
  if (titled === 0) return () => TITLE;
  const told = all.filter(
    ({ at, score, trade }) =>
      at >= titled && at < brief && score >= SPECIAL && directionOf(trade) !== undefined && !isAside(at),
  );
  const named = new Set(all.filter(({ at }) => at < titled && !isAside(at)).map(({ words }) => words.toLowerCase()));
  const others = told.filter(({ words }) => !named.has(words.toLowerCase()));
  // A name is one word, and written with a capital wherever it stands.
  const isPlain = (words: string): boolean => words.includes(' ') || under.includes(words.toLowerCase());
  return ({ trade, words }) => {
    const own = directionOf(trade);
    if (own === undefined || others.length === 0) return TITLE;
    if (isPlain(words)) return TITLE;
    return others.some((other) => directionOf(other.trade) === own) ? TITLE : NAME_ALONE;
  };
}

/** How much less each thing counts than the one named before it: a text begins with what it is about. */
const LATER = 0.3;

/** シロクマ食堂: what no concept knows is written as one with what it describes. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Whether another thing follows at once, which this one then only describes. */
export const isModifier = (subject: Subject, all: readonly Subject[], headFirst: boolean): boolean => {
  const ends = subject.at + subject.words.length;
  const isOne = subject.concept === undefined && UNSPACED.test(subject.words);
  return all.some(({ at, words }) =>
    headFirst ? at + words.length + 1 === subject.at : ends + 1 === at || (isOne && ends === at),
  );
};

/** How much of it one keeps that stands in the brief alone, among wishes to the maker. */
const ASKED = 0.8;
/** How much of it one keeps that is broad and only asks to act: an appointment, a visit. */
const CALLED = 0.3;
/** From here on a thing is no broad one. */
export const SPECIAL = 1.5;

/** How much less what is broad speaks for a trade where something special speaks for one: a price, a review, an appointment. */
const BESIDE_SPECIAL = 0.4;

/**
 * What is read; its first characters, as many as are `titled`, are a film's title and brand. From `calls` on its last card is
 * read, and from `brief` on what was asked for.
 */
export interface Said {
  readonly text: string;
  readonly titled?: number;
  readonly calls?: number;
  readonly brief?: number;
}

/** How much of its score each thing keeps. */
function keeping(
  { text, titled = 0, calls = text.length, brief = text.length }: Said,
  all: readonly Subject[],
  headFirst: boolean,
): (subject: Subject) => number {
  const isAside = asides(text);
  const inTitle = titling(all, { titled, brief, under: text.slice(titled), isAside });
  const asked = ({ words }: Subject): number => (namesFilm(words) ? 0 : ASKED);
  const where = (subject: Subject): number => {
    const isBroad = subject.score < SPECIAL;
    if (subject.at < titled) return isBroad ? 1 : inTitle(subject);
    if (subject.at >= brief) return asked(subject);
    return subject.at >= calls && isBroad ? CALLED : 1;
  };
  return (subject) =>
    (holds(subject, all) ? HOLDER : isModifier(subject, all, headFirst) && !isHeld(subject, all) ? MODIFIER : 1) *
    (isOutdone(subject, all) ? OUTDONE : 1) *
    (isAside(subject.at) ? ASIDE : 1) *
    where(subject);
}

/** The trade that is spoken of most. Things without a trade speak for that of whatever shows them as well. */
export function mainTrade(said: Said, subjects: readonly Subject[], headFirst: boolean): Trade | undefined {
  const spoken = new Map<Trade, number>();
  const keptOf = keeping(said, subjects, headFirst);
  const { brief = said.text.length } = said;
  const kept = subjects.map((subject) => ({ ...subject, kept: keptOf(subject) }));
  const isSpecial = ({ trade, score }: Subject): boolean => score >= SPECIAL && directionOf(trade) !== undefined;
  const beside = kept.some((subject) => isSpecial(subject) && subject.kept > ASIDE) ? BESIDE_SPECIAL : 1;
  const inOrder = kept.filter((subject) => subject.kept > 0).sort((one, other) => one.at - other.at);
  for (const part of [inOrder.filter(({ at }) => at < brief), inOrder.filter(({ at }) => at >= brief)])
    for (const [order, subject] of part.entries()) {
      const direction = directionOf(subject.trade);
      const own = subject.score * subject.kept * (isSpecial(subject) ? 1 : beside);
      const score = own / (1 + order * LATER);
      if (direction !== undefined) spoken.set(direction, (spoken.get(direction) ?? 0) + score);
    }
  return [...spoken].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Faces alone, and persons that are yellow all over, look like signs: whole animals and things go before them. */
const isSign = ({ name }: Figure): boolean =>
  /^(?:grinning|smiling|crying|weary|pouting|kissing|sleeping)-|-face$/u.test(name) || kindOf(name) === 'bust';

/** Whether a picture ends at its chest or its neck: nothing that lies about, out of focus or beside a thing. */
export const isHeadAlone = ({ name }: Pick<Figure, 'name'>): boolean => kindOf(name) === 'bust';

const thingsFirst = (figures: readonly Figure[]): readonly Figure[] => [
  ...figures.filter((figure) => !isSign(figure)),
  ...figures.filter(isSign),
];

export const asThings = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((subject) => {
    const [first] = subject.pictures;
    const who = first !== undefined && isSomebody(first.name) ? { who: first } : {};
    return { ...subject, pictures: thingsFirst(subject.pictures), ...who };
  });

/** Things that are named without a trade are of that of whatever shows the same picture. */
export const withTrades = (subjects: readonly Subject[], around: readonly Subject[]): readonly Subject[] =>
  subjects.map((subject) => {
    const [shown] = subject.pictures;
    if (subject.trade !== undefined || shown === undefined) return subject;
    const near = around.find(
      ({ pictures, trade }) => trade !== undefined && pictures.some((one) => keyOf(one) === keyOf(shown)),
    );
    return near === undefined ? subject : { ...subject, trade: near.trade };
  });

/** Characters of a brief in which it says what it is about. */
const BEGINNING = 60;

/** What tells what a film is about. Where nothing special is named, what is broad tells it in a title or at a brief's beginning alone. */
export function tellingOf({ titled = 0, brief = 0 }: Said, all: readonly Subject[]): readonly Subject[] {
  if (titled === 0 || all.some(({ score }) => score >= SPECIAL)) return all;
  return all.filter(({ at }) => at < titled || (at >= brief && at < brief + BEGINNING));
}

/** How much a thing is told by another that is shown by the same picture, or comes with it. */
const SHARED = 0.6;

/** The things with how much the film is about each, the chief one first: one that several words show is more than any of them. */
export function ranked(
  said: Said,
  subjects: readonly Subject[],
  headFirst: boolean,
  weightOf: (subject: Subject) => number = () => 1,
): readonly (readonly [Subject, number])[] {
  const keptOf = keeping(said, subjects, headFirst);
  const scored = subjects.map((subject) => {
    return [subject, subject.score * keptOf(subject) * weightOf(subject)] as const;
  });
  const shows = (subject: Subject, [first]: readonly Figure[]): boolean =>
    first !== undefined && subject.pictures.slice(0, 2).some((one) => keyOf(one) === keyOf(first));
  return scored
    .map(([subject, own]) => {
      const others = scored.filter(([other]) => other !== subject && shows(other, subject.pictures));
      return [subject, own + SHARED * others.reduce((sum, [, score]) => sum + score, 0)] as const;
    })
    .sort(([, one], [, other]) => other - one);
}
