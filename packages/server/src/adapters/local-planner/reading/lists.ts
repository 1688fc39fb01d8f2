/**
 * Finds enumerations inside a sentence: "yoga, pilates and boxing", "three things: gloves, boots, helmet". What stands
 * before the first item becomes the lead. Unsure cases are no list.
 */
import { folded } from '../../../wording/folded';
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from './measure';
import { namesPrice } from './patterns';
import { trimEndOf } from './trim-end';

export interface ItemList {
  /** Words before the items; may be empty. */
  readonly lead: string;
  readonly items: readonly string[];
  readonly ordered: boolean;
  /** The items are lines of their own in the brief. */
  readonly bullets?: boolean;
}

const MOST_WORDS = 5;
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const lower = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '');

/** Words that join alternatives; between longer parts they belong to one item: "at lunch or after work". */
const OR = new Set('or oder ou o u of eller lub albo или أو או veya'.split(' '));

/** Splits the last part at its conjunction: "pilates and boxing". */
const splitAtAnd = (part: string, lexicon: Lexicon): string[] => {
  const words = wordsOf(part);
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && lexicon.and.has(lower(word)));
  if (at < 0) return [part];
  // "€180 with clay and firings", "transfer and breakfast for 150 €": what a price is for stays together.
  if (namesPrice(part)) return [part];
  const halves = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
  return OR.has(lower(words[at] ?? '')) && words.length > 4 ? [part] : halves;
};

const withoutAnd = (part: string, lexicon: Lexicon): string => {
  const words = wordsOf(part);
  const first = words[0] ?? '';
  if (lexicon.and.has(lower(first))) return words.slice(1).join(' ');
  if (lexicon.language === 'ar' && /^و\p{L}{4,}/u.test(first)) return part.trim().slice(1);
  if (lexicon.language === 'he' && /^ו\p{L}{3,}/u.test(first)) return part.trim().slice(1);
  return part.trim();
};

/** Words after which a list begins. */
const INTRODUCERS = new Set(
  'with including include includes like mit inklusive con avec incluant met med including incluido inclusief z inkl'.split(
    ' ',
  ),
);
const DETERMINERS = new Set(
  'a an the your our my his her its their der die das den dem ein eine einen unser unsere ihr ihre ihren el la los las un una unos unas le les une des sus nos vos il lo gli i o os as um uma de het een en ett'.split(
    ' ',
  ),
);
export const GENITIVES: ReadonlySet<string> = new Set(
  'of de du des di del della von van af av da do dos das'.split(' '),
);

/** "sorts them", "files your return": what is done goes on with the sentence, and is no item of what stands behind "with". */
const OBJECTS = new Set('them it us you me him her sie es ihn uns euch'.split(' '));
const isClause = (item: string): boolean => {
  const [, second = ''] = wordsOf(item);
  return DETERMINERS.has(lower(second)) || OBJECTS.has(lower(second));
};

/** Where the first item begins among the words before the first comma; undefined when that can only be guessed. */
const separateLead = (
  first: string,
  others: readonly string[],
  lexicon: Lexicon,
): readonly [string, string] | undefined => {
  const words = wordsOf(first);
  const sizes = others.map((item) => wordsOf(item).length);
  const average = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  // Where the verb comes last, what stands before the first thing belongs to it.
  if (lexicon.endings.length > 0 && words.length > Math.max(...sizes) + 1) return undefined;
  const introduced = words.findLastIndex((word, at) => at > 0 && at < words.length - 1 && INTRODUCERS.has(lower(word)));
  // "Never climb with both hands full, keep aisles clear": only the first of them is denied.
  if (introduced > 0 && lexicon.negates.has(lower(words[0] ?? ''))) return undefined;
  if (introduced > 0 && words.length - introduced - 1 <= average + 1.5 && !others.some(isClause)) {
    return [words.slice(0, introduced).join(' '), words.slice(introduced + 1).join(' ')];
  }
  if (words.length <= average * 1.34 + 0.5 || words.length <= Math.max(...sizes) + 1) return ['', first];
  if (Math.max(...sizes) - Math.min(...sizes) > 1) return undefined;
  let start = Math.max(0, words.length - Math.max(1, Math.round(average)));
  // "There is a new | gallery": an article belongs to what follows it.
  const article = words.findLastIndex((word, at) => at < start && at >= start - 2 && DETERMINERS.has(lower(word)));
  if (article > 0) start = article;
  const opens = lower(words[start] ?? '');
  if (
    lexicon.starts.has(lower(words[start - 1] ?? '')) ||
    GENITIVES.has(lower(words[start - 1] ?? '')) ||
    GENITIVES.has(opens) ||
    lexicon.starts.has(opens)
  )
    return undefined;
  return [words.slice(0, start).join(' '), words.slice(start).join(' ')];
};

/** Verbs that carry a sentence's time and not its meaning. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  'is are was were be has have had can will must should ist sind war wird werden hat haben kann können est sont ont es son está están è sono é são är jest są'.split(
    ' ',
  ),
);

const plausible = (items: readonly string[]): boolean =>
  items.length >= 3 &&
  items.every(
    (item) => item !== '' && visibleWords(item) <= MOST_WORDS && visibleWords(item) > 0 && !/[.!?:;()]\s/u.test(item),
  );

const COLON = /^(.{2,80}?)\s?[:：]\s?(.+)$/u;

const STEPS =
  /\b(?:steps?|schritten?|pasos|étapes|passi|passos|passaggi|stappen|steg|kroki|kroków|adım\p{L}*)$|шаг\p{L}*$|خطوات|צעדים|手順|ステップ|步骤|단계/iu;

/** The enumeration of a sentence, if there is a plain one. */
export const findList = (sentence: string, lexicon: Lexicon): ItemList | undefined =>
  findListAfter(sentence, lexicon, 0);

/** `introductions` says how many were taken off before. */
const findListAfter = (sentence: string, lexicon: Lexicon, introductions: number): ItemList | undefined => {
  const list = enumerationOf(sentence, lexicon, introductions);
  return list === undefined ? undefined : { ...list, ordered: list.ordered || STEPS.test(list.lead) };
};

/** Whether a verb stands within an item, behind what it is done to. */
const tellsDeed = (item: string, { resumes }: Lexicon): boolean =>
  wordsOf(item)
    .slice(1)
    .some((word) => resumes.at(folded(word), 0).some(({ end }) => end === word.length && word.length > MOST_SMALL));
const MOST_SMALL = 4;

const enumerationOf = (sentence: string, lexicon: Lexicon, introductions: number): ItemList | undefined => {
  const text = trimEndOf(sentence, /[.!。！]/u);
  if (/[?？؟]/u.test(text)) return undefined;
  const colon = /https?:|\p{N}[:：]\p{N}/u.test(text) ? null : COLON.exec(text);
  const lead = colon?.[1] ?? '';
  const body = colon?.[2] ?? text;
  const separator = isUnspaced(body) ? /\s*[、，,]\s*/u : /\s*[,،;]\s+/u;
  const parts = body.split(separator).map((part) => part.trim());
  if (isUnspaced(body)) {
    return colon !== null && plausible(parts) ? { lead, items: parts, ordered: false } : undefined;
  }
  const inner = colon === null ? afterIntroduction(parts, lexicon, introductions) : undefined;
  if (inner !== undefined) return inner;
  if (colon === null && lexicon.starts.has(lower(wordsOf(text)[0] ?? ''))) return undefined;
  const tail = parts.at(-1) ?? '';
  const closed = [...parts.slice(0, -1), ...splitAtAnd(withoutAnd(tail, lexicon), lexicon)];
  const opensWithAnd = tail !== withoutAnd(tail, lexicon);
  const joined = opensWithAnd || closed.length > parts.length;
  // "Wash your hands, never cut meat and vegetables on one board": what is denied is denied together.
  if (colon === null && !opensWithAnd && lexicon.negates.has(lower(wordsOf(tail)[0] ?? ''))) return undefined;
  // "15% off your bag, or buy three and get one free" has two parts, and the second is a pair.
  if (colon === null && opensWithAnd && parts.length === 2) return undefined;
  if (closed.length < 3 || (colon === null && !joined)) return undefined;
  // "…: 1,400 of them, £32 each, and when they're gone …": a clause is no item.
  const isClausal = closed.some((item) => lexicon.relatives.has(lower(wordsOf(item)[0] ?? '')));
  // "…: selezione, contratto e sostituzioni le gestiamo noi": what somebody does with them is no item.
  const isDone = tellsDeed(closed.at(-1) ?? '', lexicon);
  if (colon !== null && !isClausal && !isDone)
    return plausible(closed) ? { lead, items: closed, ordered: false } : undefined;
  if (colon !== null) return undefined;
  if (wordsOf(closed.at(-1) ?? '').some((word) => AUXILIARIES.has(lower(word)))) return undefined;
  const parted = separateLead(closed[0] ?? '', closed.slice(1), lexicon);
  if (parted === undefined || visibleWords(parted[0]) > 8 || /\p{N}$/u.test(parted[0])) return undefined;
  // "Figs and walnuts, ricotta and citron": pairs are no list of four.
  if (lexicon.and.has(lower(wordsOf(parted[0]).at(-1) ?? ''))) return undefined;
  const items = [parted[1], ...closed.slice(1)];
  return plausible(items) && balanced(items) ? withSharedVerb({ lead: parted[0], items, ordered: false }) : undefined;
};

/** Whether a text begins with an article or a possessive. */
export const beginsWithDeterminer = (item: string): boolean => DETERMINERS.has(lower(wordsOf(item)[0] ?? ''));

/** "Check the tyres, the forks and the brakes": the verb belongs to all items, so it leads them. */
const withSharedVerb = (list: ItemList): ItemList => {
  const [first = '', ...others] = list.items;
  const [verb = '', ...rest] = wordsOf(first);
  const noun = rest.join(' ');
  const shared = !beginsWithDeterminer(first) && beginsWithDeterminer(noun) && others.every(beginsWithDeterminer);
  return shared ? { ...list, lead: [list.lead, verb].filter(Boolean).join(' '), items: [noun, ...others] } : list;
};

/** Whether a list names things, which are not done one after the other. */
export const namesThings = ({ items, ordered }: ItemList): boolean => !ordered && items.every(beginsWithDeterminer);

/** More in a row are no introductions. */
const MOST_INTRODUCTIONS = 4;

/** "When the alarm sounds, stop work, …": what introduces the sentence leads the list in the rest of it. */
const afterIntroduction = (parts: readonly string[], lexicon: Lexicon, introductions: number): ItemList | undefined => {
  const [introduction = '', ...rest] = parts;
  if (introductions === MOST_INTRODUCTIONS) return undefined;
  if (!lexicon.starts.has(lower(wordsOf(introduction)[0] ?? '')) || rest.length < 2) return undefined;
  const list = findListAfter(rest.join(', '), lexicon, introductions + 1);
  return list === undefined ? undefined : { ...list, lead: [introduction, list.lead].filter(Boolean).join(', ') };
};

/** Items of a list weigh about the same; a clause among nouns shows that the commas meant something else. */
const balanced = (items: readonly string[]): boolean => {
  const sizes = items.map((item) => wordsOf(item).length);
  return Math.max(...sizes) - Math.min(...sizes) <= 3;
};
