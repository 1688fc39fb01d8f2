/**
 * What people type as they search: "clínica fisioterapia Zaragoza espalda suelo pélvico primera valoración gratis". No mark
 * parts what it tells; what does are the trade it begins with, its town, numbers, what is offered, and words that go with
 * what stands beside them.
 */
import type { Kind } from '@vid/sdk/contract';
import { isOneOf, type PhraseIndex } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { chunksIn } from './loose-ends';
import { isUnspaced } from './measure';
import { contactsIn, namesPrice, namesTime, withoutContacts } from './patterns';
import type { Statement } from './sentences';
import { capitalised } from './thought';
import { trimEndOf } from './trim-end';

/** A brief of more statements has its own way of parting them. */
const MOST_STATEMENTS = 2;
/** Fewer words are a name with what it is the name of. */
const LEAST_WORDS = 5;
const MOST_WORDS = 30;
/** A sentence has a small word among so many. */
const PER_SMALL = 5;
/** Groups among which a town stands behind who is there, and their words. */
const MOST_HEAD = 3;
const MOST_NAMED = 4;
const MOST_ITEMS = 6;
/** Words of an item that is read at a glance. */
const LONGEST_ITEM = 5;

/** Nobody ends such a row with a stop. */
const MARKS = /[,،;؛:!?؟…"“„«»()（）「」–—•|]|\.(?:\s|$)|\s-\s/u;
const ENDS = /[.\s]/u;
/** Stands where a contact does, which is told apart. */
const CONTACT = '|';
/** What a town's name ends with in Japanese. */
const TOWN_END = /(?<=.{2})[市区町]$/u;

interface Group {
  readonly words: readonly string[];
  readonly town: boolean;
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}’'-]/gu, '');

const isSmall = (word: string, { starts, hangs, and }: Lexicon): boolean =>
  starts.has(bare(word)) || hangs.has(bare(word)) || and.has(bare(word));

const holds = (index: PhraseIndex<true> | undefined, word: string): boolean =>
  index !== undefined && isOneOf(index, bare(word));
const leads = (word: string, { rows }: Lexicon): boolean => holds(rows?.leads, word);

const isOffered = (text: string, { offers }: Lexicon): boolean =>
  offers.some((sign) => ` ${text.toLowerCase()} `.includes(sign));

const wordsOf = (text: string): string[] =>
  trimEndOf(
    withoutContacts(text, () => ` ${CONTACT} `),
    ENDS,
  )
    .split(/\s+/u)
    .filter((word) => word !== '');

/** The towns of a row: how many words each has, by the index of its first. */
const townsIn = (words: readonly string[], { towns }: Lexicon): ReadonlyMap<number, number> => {
  const text = words.join(' ');
  const found = new Map<number, number>();
  for (const { start, end } of towns.all(text)) {
    const at = text.slice(0, start).split(' ').length - 1;
    found.set(at, Math.max(found.get(at) ?? 0, text.slice(start, end).split(' ').length));
  }
  return found;
};

/** Whether a statement is a row of such words. */
const isRow = (text: string, lexicon: Lexicon): boolean => {
  const { bank, acts, introduces, rows } = lexicon;
  if (bank === undefined || rows === undefined || MARKS.test(withoutContacts(text))) return false;
  const words = wordsOf(text).filter((word) => word !== CONTACT);
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return false;
  const lower = text.toLowerCase();
  if ([...acts, ...introduces].some((begin) => lower.startsWith(`${begin} `))) return false;
  if (words.some((word) => isOneOf(rows.tells, bare(word)))) return false;
  const small = words.filter((word) => isSmall(word, lexicon)).length;
  return (
    small * PER_SMALL <= words.length &&
    (bank.names().all(words.join(' ')).length > 0 || townsIn(words, lexicon).size > 0)
  );
};

/** "15€ hora", "24 ساعة": a number goes with what it counts. */
const isCount = (word: string): boolean => /^[\p{N}.,:–-]+\p{Sc}?$|^\p{Sc}[\p{N}.,]+$|^\p{Lu}{0,3}\p{Sc}$/u.test(word);

/** "60 zł lekcja". */
const isMoney = (word: string): boolean => isOneOf(BESIDE_NUMBERS.currencies, bare(word));

/** Both are of one thing, or of several: "exames nacionais". */
const agree = (one: string, other: string): boolean => one.endsWith('s') === other.endsWith('s');

const goesWith = (group: readonly string[], word: string, lexicon: Lexicon): boolean => {
  const before = group.at(-1) ?? '';
  if (before === CONTACT || word === CONTACT) return false;
  if (isSmall(word, lexicon) || isSmall(before, lexicon) || isCount(before) || isMoney(before)) return true;
  // "22€ clase | matrícula gratis": a price and what it is for are told.
  if (isCount(group[0] ?? '') && group.length > 1) return false;
  if (isOffered(word, lexicon) && !leads(word, lexicon)) return true;
  if (leads(before, lexicon)) return !leads(word, lexicon) || holds(lexicon.rows?.ahead, before);
  const follows = (text: string): boolean => holds(lexicon.rows?.trails, text);
  // "senza glutine | vegano": what a preposition leads to is told.
  const isTold = group.some((part) => isSmall(part, lexicon));
  return (
    follows(word) && !follows(before) && !isTold && (lexicon.rows?.bends !== true || agree(bare(before), bare(word)))
  );
};

const groupsOf = (words: readonly string[], lexicon: Lexicon): Group[] => {
  const towns = townsIn(words, lexicon);
  const groups: Group[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const size = towns.get(at);
    const last = groups.at(-1);
    // What goes with a word behind it has none at the end: "ilk ders ücretsiz".
    const isEnd = leads(word, lexicon) && (words[at + 1] ?? CONTACT) === CONTACT;
    const goes = last !== undefined && !last.town && (isEnd || goesWith(last.words, word, lexicon));
    if (size !== undefined) {
      groups.push({ words: words.slice(at, at + size), town: true });
      at += size - 1;
    } else if (last !== undefined && goes) groups[groups.length - 1] = { words: [...last.words, word], town: false };
    else groups.push({ words: [word], town: false });
  }
  return groups.filter(({ words: [first] }) => first !== CONTACT);
};

const textOf = ({ words }: Group): string => words.join(' ');

/** Who the row is of: what stands before the town, or the trade alone. */
const headOf = (groups: readonly Group[], { bank }: Lexicon): readonly Group[] => {
  const plain = groups.filter(({ town }) => !town);
  const at = groups.findIndex(({ town }) => town);
  const before = groups.slice(0, Math.max(0, at));
  if (at > 0 && at < MOST_HEAD && before.flatMap(({ words }) => words).length <= MOST_NAMED) return before;
  // Only what stands side by side from the beginning is one name.
  const end = plain.findIndex((group) => (bank?.names().all(textOf(group)).length ?? 0) === 0);
  return plain.slice(0, Math.min(MOST_HEAD - 1, Math.max(1, end)));
};

/** What each statement of the row tells. */
const apart = (groups: readonly Group[], lexicon: Lexicon): readonly Statement[] => {
  const { rows, language } = lexicon;
  const head = headOf(groups, lexicon);
  const town = groups.find((group) => group.town);
  const who = head.map(textOf).join(isUnspaced(head.map(textOf).join('')) ? '' : ' ');
  const located = rows?.located ?? '{who}, {town}';
  const placed = town === undefined ? who : located.replace('{who}', who).replace('{town}', textOf(town));
  const rest = groups.filter((group) => !head.includes(group) && !group.town).map(textOf);
  const tellsFact = (part: string): boolean =>
    isOffered(part, lexicon) || namesPrice(part) || namesTime(part, language) || /\p{N}/u.test(part);
  const items = rest.filter((part) => !tellsFact(part) && part.split(' ').length <= LONGEST_ITEM).slice(0, MOST_ITEMS);
  return [
    { text: capitalised(placed, language) },
    ...(items.length > 1 ? [{ text: '', bullets: items }] : items.map((text) => ({ text }))),
    ...rest.filter((part) => !items.includes(part)).map((text) => ({ text })),
  ];
};

/** Where words have no spaces, spaces part what is told. */
const chunked = (text: string, lexicon: Lexicon, kind: Kind): readonly Statement[] => {
  const chunks = chunksIn(text);
  const isTown = (chunk: string): boolean => isOneOf(lexicon.towns, chunk.replace(TOWN_END, ''));
  if (kind !== 'ad' || !chunks.slice(0, MOST_HEAD).some(isTown)) return chunks.map((chunk) => ({ text: chunk }));
  return apart(
    chunks.map((chunk) => ({ words: [chunk], town: isTown(chunk) })),
    lexicon,
  );
};

/** The statements of a brief that was typed so. */
export const withRowsApart = (statements: readonly Statement[], lexicon: Lexicon, kind: Kind): readonly Statement[] => {
  if (statements.length > MOST_STATEMENTS) return statements;
  return statements.flatMap((statement) => {
    const { text, bullets } = statement;
    if (bullets !== undefined) return [statement];
    if (isUnspaced(text)) return chunksIn(text).length === 0 ? [statement] : chunked(text, lexicon, kind);
    if (kind !== 'ad' || !isRow(text, lexicon)) return [statement];
    return [
      ...apart(groupsOf(wordsOf(text), lexicon), lexicon),
      ...contactsIn(text).map((contact) => ({ text: contact })),
    ];
  });
};
