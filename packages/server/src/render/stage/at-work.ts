/** Who is named at work in a text: the nurse, our farmers, a baker. They are seen, and what they work with is beside them. */
import { JOB_WORDS } from '../persons/job-words';
import { PEOPLE_WORDS } from '../worlds/words/people';
import { spot } from '../worlds/words/spot';
import { isOfName } from './film-subjects';
import type { Stock, Worker } from './stock';

/** Of whom a picture tells the calling. */
const CALLINGS = [
  ...['cook', 'farmer', 'health-worker', 'mechanic', 'teacher', 'construction-worker'],
  ...['office-worker', 'police-officer', 'firefighter'],
] as const;

const rowsOf = (table: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => CALLINGS.some((one) => one === name)));
const TABLES = [rowsOf(PEOPLE_WORDS), rowsOf(JOB_WORDS)];

/** Where they work, or what they do, by an ending more: a bakery is no baker. */
const IS_HOUSE = /(?:ery|try|rei(?:en)?|rij(?:en)?|rie[sn]?)$/iu;
/** "Cook dinner": what somebody is told to do, unless it is said which cook. */
const COOKS = /^cook$/iu;
const WHICH = /(?:^|[^\p{L}])(?:an?|the|our|your|my|his|her|their|every|one) $/iu;

/** Whether a word with a capital is of a name: "Baker Street", "at The Farmer". */
function isNamedSo(text: string, words: string, at: number): boolean {
  if (!/^\p{Lu}/u.test(words)) return false;
  const before = text.slice(0, at).trimEnd();
  const isFirst = before === '' || /[\n.!?:…]$/u.test(before) || /\n\s*$/u.test(text.slice(0, at));
  return !isFirst || /^\s+(?:&\s+)?\p{Lu}/u.test(text.slice(at + words.length));
}

export function workersIn(
  text: string,
  language: string,
  { capitalsName, picture }: Pick<Stock, 'capitalsName' | 'picture'>,
): readonly Worker[] {
  return TABLES.flatMap((table) => spot<string>(table, text, language))
    .filter(({ at, length }) => {
      const words = text.slice(at, at + length);
      if (IS_HOUSE.test(words)) return false;
      if (COOKS.test(words) && !WHICH.test(text.slice(0, at))) return false;
      return !(capitalsName === true && (isOfName(text, { words, at }) || isNamedSo(text, words, at)));
    })
    .sort((one, other) => one.at - other.at)
    .flatMap(({ key, at, length }) => {
      const figure = picture(key);
      return figure === undefined ? [] : [{ figure, at, length }];
    });
}
