/** The languages that the planner knows: a folder each, which holds nothing but data. */
import { holdsOneOf, phrases } from '../../../wording/phrases';
import { asFamiliar, type Familiar, isFamiliar } from '../banks/familiar';
import { compileLexicon, type Lexicon, unknownLexicon } from '../lexicon/lexicon';
import { BANK as arBank } from './ar/bank';
import { WORDS as ar } from './ar/words';
import { BANK as deBank } from './de/bank';
import { FAMILIAR as deFamiliar } from './de/familiar';
import { WORDS as de } from './de/words';
import { BANK as enBank } from './en/bank';
import { WORDS as en } from './en/words';
import { BANK as esBank } from './es/bank';
import { FAMILIAR as esFamiliar } from './es/familiar';
import { WORDS as es } from './es/words';
import { BANK as frBank } from './fr/bank';
import { FAMILIAR as frFamiliar } from './fr/familiar';
import { WORDS as fr } from './fr/words';
import { WORDS as he } from './he/words';
import { WORDS as hi } from './hi/words';
import { BANK as itBank } from './it/bank';
import { FAMILIAR as itFamiliar } from './it/familiar';
import { WORDS as it } from './it/words';
import { BANK as jaBank } from './ja/bank';
import { WORDS as ja } from './ja/words';
import { WORDS as ko } from './ko/words';
import { BANK as nlBank } from './nl/bank';
import { FAMILIAR as nlFamiliar } from './nl/familiar';
import { WORDS as nl } from './nl/words';
import { BANK as plBank } from './pl/bank';
import { WORDS as pl } from './pl/words';
import { BANK as ptBank } from './pt/bank';
import { FAMILIAR as ptFamiliar } from './pt/familiar';
import { WORDS as pt } from './pt/words';
import { WORDS as ru } from './ru/words';
import { BANK as svBank } from './sv/bank';
import { WORDS as sv } from './sv/words';
import { BANK as trBank } from './tr/bank';
import { WORDS as tr } from './tr/words';
import { WORDS as zh } from './zh/words';

const LEXICONS: ReadonlyMap<string, Lexicon> = new Map([
  ['ar', compileLexicon('ar', ar, arBank)],
  ['de', compileLexicon('de', de, deBank)],
  ['en', compileLexicon('en', en, enBank)],
  ['es', compileLexicon('es', es, esBank)],
  ['fr', compileLexicon('fr', fr, frBank)],
  ['he', compileLexicon('he', he)],
  ['hi', compileLexicon('hi', hi)],
  ['it', compileLexicon('it', it, itBank)],
  ['ja', compileLexicon('ja', ja, jaBank)],
  ['ko', compileLexicon('ko', ko)],
  ['nl', compileLexicon('nl', nl, nlBank)],
  ['pl', compileLexicon('pl', pl, plBank)],
  ['pt', compileLexicon('pt', pt, ptBank)],
  ['ru', compileLexicon('ru', ru)],
  ['sv', compileLexicon('sv', sv, svBank)],
  ['tr', compileLexicon('tr', tr, trBank)],
  ['zh', compileLexicon('zh', zh)],
]);

/** The codes of the languages that have a folder. */
export const KNOWN_LANGUAGES: readonly string[] = [...LEXICONS.keys()];

/** The primary part of a language code in lower case: `pt-BR` is `pt`. */
export const primaryLanguage = (code: string): string => code.toLowerCase().split('-')[0] ?? '';

/** Whether a text speaks of a film, in whatever language. */
export const namesAnyFilm = (text: string): boolean => holdsOneOf(FILMS, text);

const FILMS = phrases(
  [ar, de, en, es, fr, he, hi, it, ja, ko, nl, pl, pt, ru, sv, tr, zh]
    .map(({ films = '' }) => films)
    .filter((films) => films !== '')
    .join('|'),
);

/** People write to the maker of a film in English, whatever they write to their customers in. */
const withEnglishWishes = (own: Lexicon): Lexicon => {
  const english = LEXICONS.get('en');
  if (english === undefined || own === english) return own;
  const both = (list: 'negates' | 'lasts' | 'lengths'): ReadonlySet<string> =>
    new Set([...own[list], ...english[list]]);
  return {
    ...own,
    wishes: [...own.wishes, ...english.wishes],
    bids: [...own.bids, ...english.bids],
    film: [...own.film, ...english.film],
    shows: [...own.shows, ...english.shows],
    ...{ negates: both('negates'), lasts: both('lasts'), lengths: both('lengths') },
  };
};

const READ: ReadonlyMap<string, Lexicon> = new Map([...LEXICONS].map(([code, own]) => [code, withEnglishWishes(own)]));

/** What is known of a language; an unknown one has an empty lexicon. */
export const lexiconOf = (code: string): Lexicon =>
  READ.get(primaryLanguage(code)) ?? withEnglishWishes(unknownLexicon(code));

/** The languages in which viewers are addressed in another way than their banks do. */
export const FAMILIARS: Readonly<Record<string, Familiar>> = {
  de: deFamiliar,
  es: esFamiliar,
  fr: frFamiliar,
  it: itFamiliar,
  nl: nlFamiliar,
  pt: ptFamiliar,
};
const familiarly = new Map<Lexicon, Lexicon>();

/** The lexicon whose lines address viewers as the text does. */
export const addressedAs = (text: string, lexicon: Lexicon): Lexicon => {
  const familiar = FAMILIARS[lexicon.language];
  if (familiar === undefined || !isFamiliar(text, familiar)) return lexicon;
  const made = familiarly.get(lexicon) ?? asFamiliar(lexicon, familiar);
  familiarly.set(lexicon, made);
  return made;
};
