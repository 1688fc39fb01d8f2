/** "Curso de inglés en Bristol for beginners, £12 por hora": a brief in two languages is read with the small words of both. */
import { KNOWN_LANGUAGES, lexiconOf } from '../languages/languages';
import type { Lexicon } from '../lexicon/lexicon';

/** Small words of another language, and their share of all words, from which a brief is in it as well. */
const LEAST_WORDS = 3;
const LEAST_SHARE = 0.1;
/** Characters that tell it. */
const ENOUGH = 1200;

const isSmall = (word: string, { hangs, starts, and }: Lexicon): boolean =>
  hangs.has(word) || starts.has(word) || and.has(word);

const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other]);

const made = new Map<string, Lexicon>();

const withBoth = (own: Lexicon, other: Lexicon): Lexicon => {
  const key = `${own.language} ${other.language}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const both: Lexicon = {
    ...own,
    ...{
      and: union(own.and, other.and),
      starts: union(own.starts, other.starts),
      hangs: union(own.hangs, other.hangs),
    },
    ...{ relatives: union(own.relatives, other.relatives), refers: union(own.refers, other.refers) },
    ...{ acts: [...own.acts, ...other.acts], offers: [...own.offers, ...other.offers] },
  };
  made.set(key, both);
  return both;
};

/** What is known of the language of a brief, and of the other one that it is in. */
export const inTwoLanguages = (brief: string, own: Lexicon): Lexicon => {
  const words =
    brief
      .slice(0, ENOUGH)
      .toLowerCase()
      .match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const foreign = words.filter((word) => word.length > 1 && !isSmall(word, own));
  let best: Lexicon | undefined;
  let most = 0;
  for (const code of KNOWN_LANGUAGES) {
    const other = lexiconOf(code);
    const count = code === own.language ? 0 : new Set(foreign.filter((word) => isSmall(word, other))).size;
    if (count > most) [best, most] = [other, count];
  }
  return best === undefined || most < LEAST_WORDS || most < words.length * LEAST_SHARE ? own : withBoth(own, best);
};
