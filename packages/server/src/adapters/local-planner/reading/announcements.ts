/** "Grand opening", "We are hiring drivers": what is told there has capitals as names have, and names nobody. */
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from './measure';
import { nameAt } from './name-at';

/** Words beside an announcement that make no name of it: "GREAT SUMMER SALE". */
const MOST_BESIDE = 1;

/** Whether a line announces something, and names nobody beside it. */
export const isAnnouncement = (line: string, { announces, hosts, starts }: Lexicon): boolean => {
  const [found] = announces.all(line);
  if (found === undefined) return false;
  const beside = `${line.slice(0, found.start)} ${line.slice(found.end)}`.replace(/[^\p{L}\p{N}\s.,'’&-]/gu, '').trim();
  const [first = '', ...place] = beside.split(' ');
  // "Inauguramos en Lugo": where, and nothing else; "bei Möbel Stein" says at whose house.
  const leads = starts.has(first.toLowerCase()) && !hosts.has(first.toLowerCase());
  const isPlaced = found.start === 0 && leads && place.every((word) => /^\p{Lu}/u.test(word));
  return beside === '' || (!isUnspaced(beside) && (isPlaced || visibleWords(beside) <= MOST_BESIDE));
};

/** "Soldes chez Literie Vallon": whose house it is, behind what is announced there. */
export const withoutAnnounced = (name: string, lexicon: Lexicon): string => {
  const words = name.split(' ');
  const at = words.findIndex((word, index) => index > 0 && lexicon.hosts.has(word.toLowerCase()));
  return at > 0 && at < words.length - 1 && isAnnouncement(words.slice(0, at).join(' '), lexicon)
    ? words.slice(at + 1).join(' ')
    : name;
};

/** What is said of whom somebody looks for. */
export const SOUGHT =
  /^(?:wanted|needed|required|gesucht|gezocht|recherchée?s?|demandée?s?|cercasi|aranıyor|poszukiwan[ya])(?!\p{L})/iu;

/** Whether an introduction of somebody says no name. */
export const namesNobody = (
  { text, name = text }: { readonly text: string; readonly name?: string },
  sentence: string,
  lexicon: Lexicon,
): boolean => {
  const isVacancy = (said: string): boolean =>
    lexicon.bank
      ?.names()
      .all(said)
      .some(({ value }) => value.trade === 'jobs') === true;
  // "Registered Veterinary Nurse wanted": who is looked for is no firm.
  const behind = sentence.startsWith(name) ? sentence.slice(name.length).trim().split(/\s/u, 1)[0] : '';
  // "Verkaufe Wohnwagen Hobby": who sells says what, and not who.
  const [does = ''] = name.toLowerCase().split(' ', 1);
  return (
    isAnnouncement(name, lexicon) ||
    isVacancy(name) ||
    lexicon.gives.has(does) ||
    SOUGHT.test(behind ?? '') ||
    (text !== sentence && isVacancy(sentence))
  );
};

/** "Großer Räumungsverkauf bei Möbel Stein in Köln": at whose house something is announced. */
export const announcedAt = (line: string, { announces, hosts }: Lexicon): string | undefined => {
  const words = line.split(' ');
  const at = words.findIndex((word, index) => index > 0 && hosts.has(word.toLowerCase()));
  const before = words.slice(0, Math.max(0, at)).join(' ');
  return announces.all(before).length === 0 ? undefined : nameAt(words.slice(at + 1).join(' '));
};

/** "Kırmızı Kedi Sahafı Taşındı", "Nuova Apertura Gelateria Neve": the name without what is told of it. */
export const withoutAnnouncement = (name: string, lexicon: Lexicon): string => {
  const { announces } = lexicon;
  const host = announcedAt(name, lexicon);
  if (host !== undefined) return host;
  const found = announces.all(name).find(({ start, end }) => start === 0 || end === name.length);
  if (found === undefined) return name;
  const rest = `${name.slice(0, found.start)} ${name.slice(found.end)}`.trim();
  return visibleWords(rest) > MOST_BESIDE ? rest : name;
};
