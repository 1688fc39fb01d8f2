/** How a bare address or number asks for something: "talkingtreetop.example" is "Visit …", "Mathieu, 06 55 50 01 34" whom to call. */
import type { Lexicon } from '../lexicon/lexicon';
import { isBooking, isChannel, isContactLabel } from './contact-labels';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { contactsIn, withoutContacts } from './patterns';
import { type Contact, type Thought, withoutStop } from './thought';
import { trimEndOf } from './trim-end';

const MOST_NAME_WORDS = 2;
const PAGE = /^(?:insta(?:gram)?|facebook|messenger|line|tiktok)$/iu;
const LOOSE = /[\s,،:：;–—-]/u;

/** Whom a number is of, where nothing else stands before it. */
const personBefore = (
  before: string,
  by: Contact['by'],
  { bank, acts, offers, hosts }: Lexicon,
): string | undefined => {
  const said = trimEndOf(before, LOOSE);
  // "Tel Gus 07700 900 771"
  const [label = '', ...others] = said.split(' ');
  const name = others.length > 0 && isContactLabel(label) ? others.join(' ') : said;
  const isName =
    by === 'call' &&
    // "Reservations: 555 0142" is what the number is for.
    !/[:：]\s*$/u.test(before) &&
    !isContactLabel(name) &&
    !isChannel(name) &&
    !isBooking(name) &&
    !PAGE.test(name) &&
    nameAt(name) === name &&
    !/\p{Lu}{2}/u.test(name) &&
    visibleWords(name) <= MOST_NAME_WORDS &&
    // "Chez Maud, 06 …": a house is no person.
    !hosts.has(name.split(' ', 1)[0]?.toLowerCase() ?? '') &&
    !acts.some((act) => name.toLowerCase().startsWith(act)) &&
    !offers.some((sign) => name.toLowerCase().includes(sign.trim())) &&
    (bank?.names().all(name).length ?? 0) === 0;
  return isName ? name : undefined;
};

/** "Her number is 555 0142": whose it is says nothing to viewers. */
const isLabel = (before: string, { ours, hangs }: Lexicon): boolean => {
  const words = before.split(/\s+/u).filter((word) => !ours.has(word.toLowerCase()) && !hangs.has(word.toLowerCase()));
  return isContactLabel(words.join(' '));
};

/** An address by itself becomes an invitation in the brief's language: "Visit …", "Call …". */
export const asInvitation = (call: Thought, lexicon: Lexicon, brand = ''): Thought => {
  const { contact, text } = call;
  const { phrases } = lexicon;
  if (contact === undefined || phrases === undefined) return call;
  const contacts = contactsIn(text);
  if (contacts.length > 1) {
    const [only] = contacts;
    const isBare = withoutContacts(text)
      .split(/[\s,;/|•·–-]+/u)
      .every((word) => word === '' || isContactLabel(word));
    // "01665 555 0127, emberandoak.example": the first of several is asked for.
    const by = only === contact.text ? contact.by : /\p{L}/u.test(only ?? '') ? 'visit' : 'call';
    return isBare ? { ...call, text: (phrases[by] ?? '{}').replace('{}', () => contacts.join(', ')) } : call;
  }
  const at = text.indexOf(contact.text);
  const before = text.slice(0, at).trim();
  const behind = withoutStop(text.slice(at + contact.text.length).replace(/^[\s,–—-]+/u, ''));
  // "07700 900 231 Dave"
  const isWhose = before === '' && visibleWords(behind) === 1 && nameAt(behind) === behind;
  const whom = isWhose ? personBefore(behind, contact.by, lexicon) : undefined;
  if (whom !== undefined && whom !== brand && phrases.person !== undefined)
    return { ...call, text: phrases.person.replace('{who}', () => whom).replace('{}', () => contact.text) };
  if (behind !== '') return call;
  const name = personBefore(before, contact.by, lexicon);
  if (name !== undefined && name !== brand && phrases.person !== undefined)
    return { ...call, text: phrases.person.replace('{who}', () => name).replace('{}', () => contact.text) };
  if (before !== '' && name === undefined && !isLabel(before, lexicon)) return call;
  return { ...call, text: (phrases[contact.by] ?? '{}').replace('{}', () => contact.text) };
};
