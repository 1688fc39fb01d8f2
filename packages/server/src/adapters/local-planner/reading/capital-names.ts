/** What of a brief in capitals names somebody or a street: those keep a capital for each of their words. */
import { folded } from '../../../wording/folded';
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { isStreet, type Span, sentencesIn, streetsIn } from './capital-streets';
import { townsIn } from './capital-towns';
import { GENITIVES } from './lists';
import { withoutTrades } from './own-name';
import { contactsIn, namesPrice, namesTime } from './patterns';
import { lowered } from './titled-words';

const firstWord = (text: string, language: string): string => lowered(text, language).match(/\p{L}+/u)?.[0] ?? '';

/** "ARREGLAMOS TU MÓVIL": what somebody does, or asks for, is no name. */
const isClause = (text: string, { keywords, acts, offers, resumes, language }: Lexicon): boolean => {
  const small = lowered(text, language).trim();
  const verb = firstWord(text, language);
  return (
    resumes.at(folded(small), 0).length > 0 ||
    (keywords !== undefined && isOneOf(keywords.tells, verb)) ||
    acts.includes(verb) ||
    offers.some((sign) => ` ${small} `.includes(sign))
  );
};

const beginsWithTrade = (text: string, { bank }: Lexicon): boolean =>
  bank
    ?.names()
    .all(text)
    .some(({ start, end }) => start === 0 && end < text.length) === true;

/** Sentences of few words that begin with a trade and tell no figure: "OFFICINA BIANCHI, RAVENNA." */
const MOST_NAMED = 5;
const STROKES = /\s-\s|[–—|•]/u;
const housesIn = (brief: string, lexicon: Lexicon): readonly Span[] =>
  [...brief.matchAll(/[^.!?:\n]+/gu)].flatMap(({ index: from, 0: whole }) => {
    // "ISCRIZIONI 0547 … - ASSOCIAZIONE NINNE NANNE"
    const sentence = whole.split(STROKES).at(-1) ?? whole;
    const index = from + whole.length - sentence.length;
    const text = sentence.trim();
    const words = text.split(/\s+/u).length;
    const end = index + sentence.length;
    // "OSTETRICA PRESENTE." says what there is: who signs stands first, last or before where they are.
    const signs =
      index === 0 || text.includes(',') || brief.slice(end).trim().length < LEAST_BEHIND || sentence !== whole;
    const isShort = signs && words > 1 && words <= MOST_NAMED && !/\p{N}/u.test(text) && brief.charAt(end) !== '?';
    return isShort && beginsWithTrade(text, lexicon) && !isClause(text, lexicon) ? [{ start: index, end }] : [];
  });

/** Words of a name, or of a town, between two marks. */
const MOST_SIGNED = 3;
/** Whether a part between two marks may be a name: few words, no figure, nobody's, and none that says what somebody does. */
const mayName = (part: string, lexicon: Lexicon): boolean => {
  const { hangs, starts, language } = lexicon;
  const [first = '', ...others] = lowered(part, language).trim().split(/\s+/u);
  const isOwned = others.some((word) => hangs.has(word) && !starts.has(word) && !GENITIVES.has(word));
  const isShort = others.length < MOST_SIGNED && /\p{L}/u.test(first) && !/\p{N}/u.test(part);
  return isShort && !isOwned && !isClause(part, lexicon);
};

/** "DOCK GATE 6": something with a number, between who and where. */
const NUMBERED = /^\p{L}+(?:\s\p{L}+){0,2}\s\p{N}{1,4}\p{L}?$/u;
const isNumbered = (text: string, language: string): boolean =>
  NUMBERED.test(text) && !namesPrice(text) && !namesTime(lowered(text, language), language);

/** Characters behind a sentence in which how to reach somebody begins. */
const NEAR = 30;
const LEAST_BEHIND = 2;

/** "ÖZGÜN ISI 0222 555 01 62": who, and how to reach them. */
const signedBefore = (part: (Span & { readonly text: string }) | undefined, lexicon: Lexicon): Span | undefined => {
  const [contact] = contactsIn(part?.text ?? '');
  if (part === undefined || contact === undefined || !part.text.endsWith(contact)) return undefined;
  const who = part.text.slice(0, part.text.indexOf(contact)).trim();
  const isName = who.split(/\s+/u).length >= LEAST_BEHIND && mayName(who, lexicon);
  return isName ? { start: part.start, end: part.start + part.text.indexOf(contact) } : undefined;
};

/** Whether nothing but what somebody is, or small words, stands in a part. */
const isOnlyTrade = (part: string, lexicon: Lexicon): boolean =>
  withoutTrades(lowered(part, lexicon.language), lexicon) === '';

/**
 * "CICLI FRANZONI, RIVA DEL GARDA. 0464 …", "LEGNAMI DALPRÀ, BORGO VALSUGANA, 0461 …": who, their streets and where, as a
 * brief is signed; how to reach somebody stands behind it, or nothing at all.
 */
const signedIn = (brief: string, lexicon: Lexicon): readonly Span[] =>
  sentencesIn(brief).flatMap(({ start: index, end: until }) => {
    const sentence = brief.slice(index, until);
    const parts = [...sentence.matchAll(/[^,]+/gu)].map(({ index: at, 0: text }) => ({
      text: text.trim(),
      start: index + at,
      end: index + at + text.length,
    }));
    const reached = parts.findIndex(({ text }) => contactsIn(text).length > 0);
    const alone = parts.length === 1 ? signedBefore(parts[0], lexicon) : undefined;
    if (alone !== undefined) return [alone];
    const [who, ...others] = reached < 0 ? parts : parts.slice(0, reached);
    if (who === undefined || !mayName(who.text, lexicon)) return [];
    // "DONA CÉLIA, (13) 95555-0144"
    if (others.length === 0) return reached === 1 ? [who] : [];
    const where = others.at(-1);
    // "ARENA PÉ NA AREIA, AV. DAS TORRES 900"
    if (where !== undefined && others.length === 1 && isStreet(where.text, lexicon.language)) return [who, where];
    if (where === undefined || !mayName(where.text, lexicon)) return [];
    const isTown = isOneOf(lexicon.towns, lowered(where.text, lexicon.language));
    const streets = others
      .slice(0, -1)
      .filter(({ text }) => isStreet(text, lexicon.language) || isNumbered(text, lexicon.language));
    const isPlaced = streets.length > 0 && streets.length === others.length - 1;
    const behind = brief.slice(index + sentence.length).trim();
    const isEnd = index === 0 || behind.length < LEAST_BEHIND || contactsIn(behind.slice(0, NEAR)).length > 0;
    // "PIZZA, PASTA, 0461 …": what is sold there is no name.
    const isSold = others.length === 1 && [who, where].some(({ text }) => isOnlyTrade(text, lexicon));
    const isSigned = isTown || isPlaced || (others.length === 1 && (isEnd || reached > 0) && !isSold);
    return isSigned ? [who, ...streets, where] : [];
  });

/** Words of a town behind a street: "C/ ARTEKALE 14, DURANGO." */
const isTown = (text: string, lexicon: Lexicon): boolean =>
  text.trim().split(/\s+/u).length <= MOST_SIGNED &&
  !isClause(text, lexicon) &&
  lexicon.bank?.names().all(text).length === 0;

/** Whether a brief begins with who it is: a trade's name up to its verb, or few words that are no sentence. */
const opensWithName = (brief: string, lexicon: Lexicon, isSignedLater: boolean): boolean => {
  const [, head = '', mark = ''] = /^\s*([^.!?:,\n–]*)([.!?:,\n–]?)/u.exec(brief) ?? [];
  if (mark === '?' || isClause(head, lexicon)) return false;
  // "BABÁ COM EXPERIÊNCIA", "SGOMBERO CANTINE E SOFFITTE": what leads on or joins makes it no name.
  const isLed = lowered(beforeVerb(head, lexicon), lexicon.language)
    .split(/\s+/u)
    .some((word) => lexicon.and.has(word) || (lexicon.starts.has(word) && !lexicon.hosts.has(word)));
  const isHouse =
    !isLed && !isSignedLater && beginsWithTrade(head, lexicon) && !/^\P{N}*\s\p{N}/u.test(beforeVerb(head, lexicon));
  return isHouse || mayName(head, lexicon);
};

/** "SCHRONISKO CICHY KĄT SZUKA DOMÓW": its verb ends who it is. */
const beforeVerb = (head: string, { keywords, language }: Lexicon): string => {
  const words = head.split(/\s+/u);
  const verb = words.findIndex((word) => keywords !== undefined && isOneOf(keywords.tells, lowered(word, language)));
  return words.slice(0, verb < 0 ? undefined : verb).join(' ');
};

/** What of a brief in capitals are names, and whether it opens with one. */
export const namedIn = (
  brief: string,
  lexicon: Lexicon,
): { readonly spans: readonly Span[]; readonly opens: boolean; readonly isSigned: boolean } => {
  const signed = signedIn(brief, lexicon);
  const isSignedLater = signed.some(({ start }) => start > 0) && !signed.some(({ start }) => start === 0);
  const opens = opensWithName(brief, lexicon, isSignedLater);
  const houses = housesIn(brief, lexicon).filter(({ start }) => opens || start > 0);
  return {
    spans: [
      ...houses,
      ...streetsIn(brief, lexicon.language, (text) => isTown(text, lexicon)),
      ...townsIn(brief, lexicon),
      ...signed,
    ],
    opens,
    isSigned: isSignedLater,
  };
};
