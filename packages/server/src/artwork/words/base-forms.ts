/**
 * The forms that a dictionary may know a folded word by: itself first, then what it is when endings are taken away.
 * Careful rather than complete: whole endings of nouns, and never so much that another word is left.
 */
import type { WordLanguage } from './languages';

/** What an ending becomes. */
type Endings = readonly (readonly [ending: string, ...becomes: string[]])[];

const PLAIN: Endings = [['s', '']];

const ENDINGS: Readonly<Record<Exclude<WordLanguage, 'ja' | 'ar'>, Endings>> = {
  en: [
    ['ies', 'y'],
    ['ves', 'f', 'fe'],
    ['es', ''],
    ['s', ''],
  ],
  de: [
    ['innen', 'in', ''],
    ['ern', '', 'er'],
    ['en', '', 'e'],
    ['er', ''],
    ['es', ''],
    ['e', ''],
    ['n', ''],
    ['s', ''],
  ],
  fr: [['eaux', 'eau'], ['aux', 'al', 'ail'], ['x', ''], ...PLAIN],
  es: [
    ['ces', 'z'],
    ['es', ''],
    ['s', ''],
  ],
  it: [
    ['chi', 'co'],
    ['ghi', 'go'],
    ['che', 'ca'],
    ['ghe', 'ga'],
    ['ie', 'ia'],
    ['i', 'o', 'e', 'io'],
    ['e', 'a'],
  ],
  pt: [['oes', 'ao'], ['aes', 'ao'], ['ais', 'al'], ['eis', 'el'], ['ns', 'm'], ['es', ''], ...PLAIN],
  nl: [
    ['eren', ''],
    ['en', '', 'e'],
    ['jes', 'je', ''],
    ['je', ''],
    ['s', ''],
  ],
  pl: [
    ['ami', '', 'a', 'o', 'e'],
    ['ach', '', 'a', 'o', 'e'],
    ['ow', '', 'o'],
    ['om', '', 'a', 'o'],
    ['owi', ''],
    ['iem', '', 'e', 'ie'],
    ['em', '', 'o', 'e'],
    ['ie', 'a', '', 'o'],
    ['a', '', 'o', 'e'],
    ['e', 'a', 'o', ''],
    ['i', 'a', '', 'ia'],
    ['y', 'a', '', 'e'],
    ['u', '', 'o', 'e'],
  ],
  tr: [
    'larinda',
    'lerinde',
    'larin',
    'lerin',
    'lari',
    'leri',
    'lar',
    'ler',
    'sinda',
    'sinde',
    'sini',
    'sina',
    'sine',
    'nin',
    'nun',
    'dan',
    'den',
    'tan',
    'ten',
    'imiz',
    'umuz',
    'iniz',
    'in',
    'un',
    'im',
    'um',
    'da',
    'de',
    'ta',
    'te',
    'si',
    'su',
    'yi',
    'yu',
    'ya',
    'ye',
    'i',
    'u',
    'a',
    'e',
  ].map((ending) => [ending, ''] as const),
};

/** German changes the vowel in some plurals: `Bäume` are of `Baum`. */
const germanStems = (stem: string): string[] => {
  const plain = stem.replace(/(?:ae|oe|ue)(?!.*(?:ae|oe|ue))/, (changed) => changed[0] ?? '');
  return plain === stem ? [] : [plain];
};

/** Dutch doubles consonants and halves vowels before an ending: `katten` is of `kat`, `bomen` of `boom`. */
const dutchStems = (stem: string): string[] => [
  ...(/([bdfgklmnprst])\1$/.test(stem) ? [stem.slice(0, -1)] : []),
  ...(/[^aeiou][aeou][bdfgklmnprst]$/.test(stem) ? [stem.replace(/(.)(.)$/, '$1$1$2')] : []),
  ...(stem.endsWith('z') ? [`${stem.slice(0, -1)}s`] : []),
  ...(stem.endsWith('v') ? [`${stem.slice(0, -1)}f`] : []),
];

/** Turkish softens a last consonant before an ending: `kitabı` is of `kitap`. */
const HARD: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', c: 'c' };
const turkishStems = (stem: string): string[] => {
  const hard = HARD[stem.at(-1) ?? ''];
  return hard === undefined ? [] : [stem.slice(0, -1) + hard];
};

const arabicForms = (word: string): string[] => {
  // A single letter before three others is more often a letter of the word: a swan is no beer.
  const bare = [word, word.replace(/^(?:(?:وال|بال|كال|فال|لل)(?=\S{3})|[وبل](?=\S{4}))/, '')];
  return bare.flatMap((form) => [
    form,
    form.replace(/ات$/, 'ه'),
    form.replace(/ات$/, ''),
    form.replace(/(?<=\S{4})(?:ين|ون)$/, ''),
    form.replace(/(?:ها|هم|نا|ك|ي)$/, ''),
    form.replace(/(?:تها|تهم|تنا|تك|تي)$/, 'ه'),
  ]);
};

/** Letters that an ending leaves at least. */
const SHORTEST = 3;

export function baseForms(word: string, language: WordLanguage): readonly string[] {
  if (language === 'ja') return [word];
  if (language === 'ar')
    return [...new Set(arabicForms(word))].filter((form) => form.length >= SHORTEST || form === word);
  const forms = [word];
  if (word.length <= SHORTEST && language !== 'es') return forms;
  for (const [ending, ...becomes] of ENDINGS[language]) {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || stem.length < SHORTEST) continue;
    // Before the stem alone: `bomen` are trees, and no bombs.
    if (language === 'nl' && ending === 'en') forms.push(...dutchStems(stem));
    forms.push(...becomes.map((end) => stem + end));
    if (language === 'de' && /^(?:e|er|ern|en)$/.test(ending)) forms.push(...germanStems(stem));
    if (language === 'tr') forms.push(...turkishStems(stem));
  }
  return [...new Set(forms)];
}

/** What a plural ends in: a dictionary may know a thing as several. */
const PLURALS: Partial<Record<WordLanguage, Endings>> = {
  en: [
    ['y', 'ies'],
    ['', 's', 'es'],
  ],
  de: [['', 'n', 'en', 'e']],
  fr: [['', 's', 'x']],
  es: [['', 's', 'es']],
  it: [
    ['o', 'i'],
    ['a', 'e'],
    ['e', 'i'],
  ],
  pt: [
    ['m', 'ns'],
    ['', 's', 'es'],
  ],
  nl: [['', 'en', 's']],
  pl: [
    ['ka', 'ki'],
    ['a', 'y', 'i'],
    ['', 'y', 'i'],
  ],
};

/** The plurals of a folded word that stands for one thing; none in languages that write it alike. */
export function pluralForms(word: string, language: WordLanguage): readonly string[] {
  const forms = (PLURALS[language] ?? []).flatMap(([ending, ...becomes]) =>
    word.endsWith(ending) && word.length > SHORTEST
      ? becomes.map((end) => word.slice(0, word.length - ending.length) + end)
      : [],
  );
  const doubled =
    language === 'nl' && /[^aeiou][aeiou][bdfgklmnprst]$/.test(word) ? [`${word}${word.at(-1) ?? ''}en`] : [];
  return [...forms, ...doubled];
}
