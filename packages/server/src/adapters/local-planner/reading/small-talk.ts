/** Courtesies to whoever reads the brief, and a page's furniture: neither is for viewers. */
import { remembering, rememberingBeside } from '../../../wording/remembering';
import { wordingsAt } from '../../../wording/wording';
import { MAKERS } from '../languages/directives';
import { contactsIn } from './patterns';
import { trimEndOf } from './trim-end';

const RIGHTS = /^(?:©|\(c\) \d{4}|copyright \d{4})/iu;

/** A field of a form: "Qty [1] Add to basket". */
const FIELD = /\s?\[[^\]]{0,12}\]/gu;

const COUNT = / ?:? ?\p{N}{1,2}(?=\s|$)/gu;
/** "Qty: 1 Add to bag" is furniture with a number in it. */
const withoutFields = (line: string): string =>
  line.replace(FIELD, '').replace(/\s+/gu, ' ').replace(COUNT, ' ').replace(/\s+/gu, ' ').trim();

/** Whether a line is a page's furniture; without its stop. */
export const isFurniture = remembering(
  (sentence: string): boolean =>
    MAKERS.isFurniture(sentence.replace(FIELD, '')) ||
    MAKERS.isFurniture(withoutFields(sentence)) ||
    isNavigationBar(sentence) ||
    RIGHTS.test(sentence.trim()),
);

/** "You may also like: lemon curd": other goods. */
const LEAST_LEADING = 3;
export const leadsElsewhere = (line: string): boolean => {
  const [, lead = ''] = /^([^:：]{8,40})[:：]\s/u.exec(line) ?? [];
  return lead.trim().split(/\s+/u).length >= LEAST_LEADING && MAKERS.isFurniture(lead.trim());
};

const LEAST_PLACES = 3;
/** "Home Shop Sale About Contact": where one can go, side by side. */
export const isNavigationBar = (line: string): boolean => {
  const places = line.trim().split(/\s+/u);
  return places.length >= LEAST_PLACES && places.every((place) => MAKERS.isNavigation(place));
};

/** Whether a name leads around in a page: "Home", "Pricing". */
export const isNavigation = (name: string): boolean => MAKERS.isNavigation(name);

/** Whether a sentence closes a letter: what is short and follows is its signature. */
export const isSignOff = (sentence: string): boolean => MAKERS.signsOff.endOf(sentence.trim()) !== undefined;

/** "Grazie, Nicola": who thanks signs in the same breath. */
const SIGNED = /^([^,،、]{2,30})[,،、!]\s*\p{L}[\p{L}’'-]{1,20}(?:\s\p{Lu}[\p{L}’'-]{1,20})?[.!]?$/u;
export const isSigned = (sentence: string): boolean => {
  const [, thanks = ''] = SIGNED.exec(sentence.trim()) ?? [];
  return thanks !== '' && MAKERS.signsOff.endOf(thanks) !== undefined;
};

/** Words of the longest: "many thanks in advance, Ann Lee". */
const MOST_SIGNED = 5;
/** What a sentence, a number or an address ends with. */
const LONGEST_END = 200;
const ENDED = /(?:[.,!?;…]|[\p{N}@]\S*|\p{L}\.\p{L}{2,8})\s$/u;
/** "…, doner 6 euro, thanks Ali": who types in one breath thanks in it; that gets a line of its own. */
export const withSignOffApart = (brief: string): string => {
  const text = brief.trimEnd();
  const line = Math.max(text.lastIndexOf('\n') + 1, text.length - LONGEST_END);
  const words = [...text.slice(line).matchAll(/\S+/gu)].slice(-MOST_SIGNED);
  const signed = words.find(({ index }) => {
    const tail = text.slice(line + index);
    return (
      index > 0 &&
      ENDED.test(text.slice(Math.max(0, line + index - LONGEST_END), line + index)) &&
      (MAKERS.signsOff.endOf(tail) !== undefined || isSigned(tail))
    );
  });
  if (signed === undefined) return brief;
  const at = line + signed.index;
  return `${trimEndOf(text.slice(0, at), /[\s,;]/u)}\n${text.slice(at)}`;
};

/** "Kind regards, Ann Lee, tel. 555 0142": how to reach somebody is for viewers, and the rest is not. */
export const withoutSignOff = (sentence: string): { readonly signed: string; readonly rest: string } | undefined => {
  const [contact] = contactsIn(sentence);
  const [, thanks = ''] = /^([^,،、!]{2,30})[,،、!]/u.exec(sentence.trim()) ?? [];
  if (contact === undefined || thanks === '' || MAKERS.signsOff.endOf(thanks) === undefined) return undefined;
  const at = sentence.indexOf(contact);
  return { signed: trimEndOf(sentence.slice(0, at), LOOSE), rest: sentence.slice(at) };
};
const LOOSE = /[\s,،、:;–—-]/u;

/** Whether a sentence only greets, thanks or asks the maker; without its stop. */
export const isSmallTalk = remembering((sentence: string): boolean => {
  const words = sentence.replace(/^[¡¿]/u, '');
  return wordingsAt(MAKERS.courtesies, words).some((courtesy) => courtesy.endOf(words) !== undefined);
});

/** A text without the first of some wordings that it begins with, as long as something is left. */
export const withoutBeginning = rememberingBeside((text: string, wordings: typeof MAKERS.openings): string => {
  for (const { endOf } of wordingsAt(wordings, text)) {
    const rest = text.slice(endOf(text) ?? 0).trimStart();
    if (rest !== text && /[\p{L}\p{N}]/u.test(rest)) return rest;
  }
  return text;
});

/** The sentence without "hey, so basically"; two such openings may follow each other. */
export const withoutChatter = (sentence: string): string => {
  const bare = sentence.replace(/^¡/u, '');
  const once = withoutBeginning(bare, MAKERS.chatter);
  return once === bare ? sentence : withoutBeginning(once, MAKERS.chatter);
};
