/**
 * Words that lead to pictures: the table of concepts, and the names and keywords that CLDR gives to emoji in each language,
 * without those that cannot be shown as things (faces, gestures, symbols, flags) or that fit too many pictures.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureIndex } from '../src/artwork/picture-index';
import { fold } from '../src/artwork/words/fold';
import { WORD_LANGUAGES, type WordLanguage } from '../src/artwork/words/languages';
import type { Subjects, WordTable } from '../src/artwork/words/word-table';
import { namedApart } from './named-apart';
import { fileOf } from './packages';
import type { ConceptRow } from './read-concepts';

/** A keyword that goes with more pictures says too little of each. */
const MOST_PICTURES = 3;
const THINGS = ['Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places', 'Activities'];
/** Clock faces, and pictures whose names are those of other things in several languages. */
const UNSHOWN = /oclock|-thirty$|^(?:dna|abacus|nazar-amulet|placard|name-badge|top-hat)$/;
/** Shown only to who names them: customs of one country, and what is sad, hurt, or away at night. */
const NAMED_ONLY =
  /^(?:tanabata-tree|wilted-flower|japanese-.*|shinto-shrine|kaaba|bridge-at-night|pine-decoration|moon-cake|carp-streamer|root-vegetable|fortune-cookie|love-hotel|pinata|coffin|funeral-urn|headstone|bomb|firecracker|hole|cigarette|no-.*|oncoming-.*|club-suit|spade-suit|diamond-suit|heart-suit|level-slider|control-knobs|clamp|ginger-root|brown-mushroom|petri-dish|moai|wing|feather|sake|(?:new|full|first-quarter|last-quarter|waning|waxing)-.*|closed-mailbox.*|open-mailbox.*|bellhop-bell|locked-with-.*|folding-hand-fan)$/;
/** Persons who do something, and parts of the body that are shown on their own; the rest of the category are gestures. */
const PERSONS =
  /^(?:person-(?:biking|bouncing|climbing|cartwheeling|fencing|getting|golfing|in-lotus|juggling|lifting|mountain|playing|rowing|running|surfing|swimming|walking)|(?:artist|astronaut|baby|construction-worker|cook|detective|factory-worker|farmer|firefighter|guard|health-worker|judge|mechanic|office-worker|older-person|pilot|police-officer|pregnant-woman|scientist|singer|skier|snowboarder|student|teacher|technologist|woman-dancing|tooth|bone|brain|ear|eye|nose|foot|footprints)$)/;
/** Where the word that says what a thing is stands in a name. */
const HEAD_LAST = new Set<WordLanguage>(['en', 'de', 'nl', 'tr']);
/** Where a head may be the end of a longer word: `Nadelbaum`. */
const COMPOUNDING = new Set<WordLanguage>(['de', 'nl']);
/** Letters that a part of a name has at least. */
const SHORTEST_PART = 4;
const HEADLESS = new Set<WordLanguage>(['ja']);

/** Emoji that adorn whatever text: what they show is seldom spoken of. */
const ADORNMENTS = new Set([
  ...'🔥✨⭐🌟💧💦🎉🎊🚀💥⚡🌈☀🌞🎈🎁🏆💎🕐⏰⏳🔔📣📢🎯💡🔑🔗📌📍🌍🌎🌏🌐🏁🚩🆕🛒🛍📞☎📱💻📧📩✉📅📆🎶🎵',
]);

interface Annotated {
  /** As it is typed, without what only says how it is to be shown. */
  readonly emoji: string;
  readonly picture: number;
  readonly category: string;
  readonly name: string;
  /** True for what nobody means who does not name it. */
  readonly namedOnly: boolean;
  readonly keywords: readonly string[];
}

const codePoints = (emoji: string): string =>
  [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-');

const readCategories = (): Record<string, string[]> =>
  (JSON.parse(readFileSync(fileOf('noto', 'metadata.json'), 'utf8')) as { categories: Record<string, string[]> })
    .categories;

const categoryOf = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readCategories()).flatMap(([category, names]) => names.map((name) => [name, category] as const)),
  );

/** Names of the pictures that words may lead to, things before persons. */
const showable = (pictures: PictureIndex): { readonly names: readonly string[]; readonly persons: number } => {
  const categories = readCategories();
  const there = (name: string): boolean => pictures.noto.at[name] !== undefined && !UNSHOWN.test(name);
  const things = THINGS.flatMap((category) => categories[category] ?? []).filter(there);
  const persons = (categories['People & Body'] ?? []).filter((name) => there(name) && PERSONS.test(name));
  return { names: [...things, ...persons], persons: things.length };
};

const annotations = (language: WordLanguage, pictures: readonly string[]): Annotated[] => {
  const numberOf = new Map(pictures.map((name, number) => [name, number]));
  const categories = categoryOf();
  const chars = JSON.parse(readFileSync(fileOf('noto', 'chars.json'), 'utf8')) as Record<string, string>;
  const named = new Map(
    Object.entries(chars).map(([code, name]) => [code.replace(/-fe0f/g, '').replace(/^0+/, ''), name]),
  );
  const { annotations: root } = JSON.parse(
    readFileSync(fileOf('cldr', `annotations/${language}/annotations.json`), 'utf8'),
  ) as { annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> } };
  return Object.entries(root.annotations).flatMap(([emoji, { default: keywords = [], tts: [name = ''] = [] }]) => {
    const slug = named.get(codePoints(emoji)) ?? '';
    const picture = numberOf.get(slug);
    if (picture === undefined) return [];
    const words = [...new Set(keywords.map((word) => fold(word, language)))];
    const category = categories.get(slug) ?? '';
    const typed = emoji.replace(/\u{fe0f}/gu, '');
    const more = { keywords: words, namedOnly: NAMED_ONLY.test(slug) };
    return [{ emoji: typed, picture, category, name: fold(name, language), ...more }];
  });
};

const collect = (pairs: Iterable<readonly [string, number]>): Record<string, number[]> => {
  const found = new Map<string, Set<number>>();
  for (const [key, value] of pairs) {
    if (key === '') continue;
    found.set(key, (found.get(key) ?? new Set()).add(value));
  }
  return Object.fromEntries([...found].map(([key, values]) => [key, [...values]]));
};

/** Whether a name has the word in it, be it bent: `dom z ogrodem` has `ogrod`. */
const speaksOf = (name: string, word: string): boolean =>
  word.length >= SHORTEST_PART && name.split(' ').some((part) => part.startsWith(word) || part.endsWith(word));

/** Pictures of a word, those first whose name has it, then those with few keywords, which say more of them. */
const ranked = (word: string, entries: readonly Annotated[]): Annotated[] =>
  [...entries].sort(
    (a, b) =>
      Number(speaksOf(b.name, word)) - Number(speaksOf(a.name, word)) ||
      a.keywords.length - b.keywords.length ||
      a.picture - b.picture,
  );

const isOfOneKind = (entries: readonly Annotated[]): boolean =>
  new Set(entries.map(({ category }) => category)).size === 1;

/** A word of several pictures counts where a name has it; else all must be of one category, or it is a loose one. */
const isTight = (word: string, entries: readonly Annotated[]): boolean =>
  entries.length === 1 || entries.some(({ name }) => speaksOf(name, word)) || isOfOneKind(entries);

const numbersOf = (groups: ReadonlyMap<string, readonly Annotated[]>): Record<string, number[]> =>
  Object.fromEntries(
    [...groups].map(([word, entries]) => [word, [...new Set(ranked(word, entries).map(({ picture }) => picture))]]),
  );

const groupBy = (entries: readonly Annotated[], wordsOf: (entry: Annotated) => readonly string[]) => {
  const groups = new Map<string, Annotated[]>();
  for (const entry of entries)
    for (const word of new Set(wordsOf(entry))) if (word !== '') groups.set(word, [...(groups.get(word) ?? []), entry]);
  return groups;
};

/** The word of a name that says what the thing is, when the keywords agree: its first or last word alone may be anything. */
const headsOf = ({ name, keywords }: Annotated, language: WordLanguage): string[] => {
  const words = name.split(' ');
  if (HEADLESS.has(language)) return [];
  const head = (HEAD_LAST.has(language) ? words.at(-1) : words[0]) ?? '';
  const compound = COMPOUNDING.has(language)
    ? keywords.filter((word) => word.length >= SHORTEST_PART && head.endsWith(word))
    : [];
  return [...keywords.filter((word) => words.length === 2 && word === head), ...compound];
};

/** An emoji stands for the concept that has it first, else for its picture. */
const typed = (rows: readonly ConceptRow[], entries: readonly Annotated[], names: readonly string[]) => {
  const things = entries.filter(({ emoji }) => [...emoji].length === 1 && !ADORNMENTS.has(emoji));
  const conceptOf = (picture: number): number =>
    rows.findIndex(({ pictures: [first = ''] }) => first.replace(/^noto:/, '') === names[picture]);
  return {
    concepts: things.flatMap(({ emoji, picture }): [string, number][] =>
      conceptOf(picture) < 0 ? [] : [[emoji, conceptOf(picture)]],
    ),
    names: things.flatMap(({ emoji, picture }): [string, number][] =>
      conceptOf(picture) < 0 ? [[emoji, picture]] : [],
    ),
  };
};

const tableOf = (
  language: WordLanguage,
  rows: readonly ConceptRow[],
  entries: readonly Annotated[],
  pictures: readonly string[],
): WordTable => {
  const emoji = typed(rows, entries, pictures);
  const common = entries.filter(({ namedOnly }) => !namedOnly);
  const keywords = groupBy(common, (entry) => entry.keywords);
  return {
    concepts: collect([
      ...rows.flatMap(({ words }, at) => words[language].map((word) => [fold(word, language), at] as const)),
      ...emoji.concepts,
    ]),
    names: { ...numbersOf(groupBy(entries, ({ name }) => [name])), ...collect(emoji.names) },
    heads: numbersOf(
      new Map([...groupBy(common, (entry) => headsOf(entry, language))].filter(([, found]) => isOfOneKind(found))),
    ),
    keywords: numbersOf(
      new Map([...keywords].filter(([word, found]) => found.length <= MOST_PICTURES && isTight(word, found))),
    ),
  };
};

export function writeWords(folder: string, pictures: PictureIndex, rows: readonly ConceptRow[]): void {
  const { names, persons } = showable(pictures);
  const unknown = rows
    .flatMap(({ id, pictures: wanted, beside = [] }) =>
      [...wanted, ...beside].map((name) => ({ id, name: name.replace(/^noto:/, '') })),
    )
    .filter(({ name }) => pictures.fluent.at[name] === undefined && pictures.noto.at[name] === undefined);
  if (unknown.length > 0)
    throw new Error(`No such pictures: ${unknown.map(({ id, name }) => `${name} (${id})`).join(', ')}`);
  mkdirSync(join(folder, 'words'), { recursive: true });
  const subjects: Subjects = {
    concepts: rows.map(({ words: _words, ...concept }) => concept),
    pictures: names,
    persons,
  };
  writeFileSync(join(folder, 'subjects.json'), JSON.stringify(subjects));
  const tables = WORD_LANGUAGES.map(
    (language) => [language, tableOf(language, rows, annotations(language, names), names)] as const,
  );
  const apart = namedApart(tables, subjects);
  for (const [language, table] of tables)
    writeFileSync(
      join(folder, 'words', `${language}.json`),
      JSON.stringify({ ...table, apart: apart.get(language) ?? {} }),
    );
}
