/** What to do without the word that leads to an address: a button says "Order today", and not "Order today at". */
import { type WordLanguage, wordLanguage } from '../../artwork/words/languages';

/** Words that stand before an address. Where a language ties them to the address or puts them after it there are none. */
const LEADS: Readonly<Record<WordLanguage, readonly string[]>> = {
  en: ['at', 'on', 'via', 'from', 'under', 'through'],
  de: ['auf', 'unter', 'bei', 'über', 'via'],
  fr: ['sur', 'à', 'chez', 'via', 'depuis'],
  es: ['en', 'por', 'vía', 'a través de', 'desde'],
  it: ['su', 'presso', 'tramite', 'da'],
  pt: ['em', 'no', 'na', 'pelo', 'pela', 'via', 'através de'],
  nl: ['op', 'via', 'bij'],
  pl: ['na', 'pod', 'pod adresem', 'przez', 'w'],
  tr: [],
  ja: [],
  ar: ['على', 'عبر', 'في', 'من خلال'],
};

/** A single word that is left says enough to be a call where it has so many letters. */
const SHORTEST_CALL = 4;

/** The text as it is where too little would be left, or the language is not known. */
export function withoutLead(text: string, tag: string): string {
  const language = wordLanguage(tag);
  if (language === undefined) return text;
  const lower = text.toLocaleLowerCase(language);
  const lead = LEADS[language]
    .filter((word) => lower.endsWith(` ${word}`))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  if (lead === '') return text;
  const left = text.slice(0, -lead.length).trimEnd();
  return left.includes(' ') || [...left].length >= SHORTEST_CALL ? left : text;
}
