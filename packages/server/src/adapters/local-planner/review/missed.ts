/**
 * A net under the reading: each sentence, number, address and slot of the brief as it was written that is neither shown nor
 * said nor named in a note. Whatever the reading has dropped is told so, in the brief's own words.
 */
import type { Kind } from '@vid/sdk/contract';
import { namesAnyFilm } from '../languages/languages';
import { readDirections } from '../reading/directions';
import { givenName } from '../reading/given-name';
import { SPAN } from '../reading/openings';
import { contactsIn, withoutContacts } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import type { BriefSlot } from '../reading/slots';
import { accountOf } from './account';

const NUMBER = /\p{Nd}+(?:[.,:/]\p{Nd}+)*/gu;
/** What numbers are no facts: those of lists and steps, test words, colours, and what pages are made of. */
const NO_FACTS =
  /^[^\S\n]*\(?\p{Nd}{1,2}\s?[-.)]\s?(?=\D)|(?<!\p{Nd})(?:9[:x]16|16[:x]9|1:1|4:5|4:3|3:4)(?!\p{Nd})|\p{Nd}{2}\s?fps|\[mock:[^\]\n]{0,80}\]|#[0-9a-f]{3,8}\b|&#?\w{1,8};|<[^<>\n]{1,300}>/gimu;
const LONGEST_NUMBER = 40;
/** Things to tell at most: a table of figures is no advert. */
const MOST = 12;

/** Arabic and other digits as those of ASCII. */
const withDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const spelled = (text: string): string => withDigits(text.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands around a place, to the next marks and not far. */
const AROUND = 24;
const MARKS = /[\n.!?;,，。、|•()]/u;
const around = (text: string, start: number, end: number): string => {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(MARKS)
      .at(-1) ?? '';
  const after = text.slice(end, end + AROUND).split(MARKS)[0] ?? '';
  const begins = start - AROUND <= 0 || MARKS.test(text.slice(Math.max(0, start - AROUND), start));
  const ends = end + AROUND >= text.length || MARKS.test(text.slice(end, end + AROUND));
  // Words that are cut are left out.
  const lead = begins ? before : before.replace(/^\S*\s?/u, '');
  const tail = ends ? after : after.replace(/\s?\S*$/u, '');
  return `${lead}${text.slice(start, end)}${tail}`.replace(/\s+/gu, ' ').trim();
};

/** The facts of `brief` that `told` (all that is shown, said and noted) does not hold. */
export const missedIn = (brief: string, told: string, all = spelled(told)): readonly string[] => {
  const bare = brief.replace(NO_FACTS, (found) => ' '.repeat(found.length));
  const numbers = new Set((withDigits(told).match(NUMBER) ?? []).flatMap((number) => [number, spelled(number)]));
  // A link's scheme and what follows a question mark are for machines.
  const address = (contact: string): string =>
    spelled(contact.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '').split('?')[0] ?? '');
  const contacts = contactsIn(bare).filter((contact) => !all.includes(address(contact)));
  const linked = withoutContacts(bare, (contact) => ' '.repeat(contact.length));
  const missed = [...contacts];
  for (const { index, 0: number } of linked.matchAll(NUMBER)) {
    if (missed.length >= MOST) break;
    const written = withDigits(number);
    if (number.length > LONGEST_NUMBER || numbers.has(written) || all.includes(spelled(written))) continue;
    const part = around(linked, index, index + number.length);
    // "Make a 15s ad": how long the film is.
    if (SPAN.test(part) && namesAnyFilm(part)) continue;
    if (!missed.some((other) => other.includes(part) || part.includes(other))) missed.push(part);
  }
  return missed;
};

/** Slots whose loss would cost a sale. */
const WEIGHTY: ReadonlySet<BriefSlot['kind']> = new Set(['quote', 'offer', 'price', 'price-change', 'contact']);
const MOST_SHOWN = 160;

/** The slots that nothing accounts for, in the brief's words. */
const missedSlots = (slots: readonly BriefSlot[], brief: string, all: string): readonly string[] =>
  slots.flatMap(({ kind, span, text }) => {
    if (!WEIGHTY.has(kind) || span === undefined) return [];
    const words = text.split(/\s+/u).map(spelled).filter(Boolean);
    const found = words.filter((word) => all.includes(word)).length;
    return found * 2 >= words.length
      ? []
      : [brief.slice(span.start, span.end).replace(/\s+/gu, ' ').slice(0, MOST_SHOWN)];
  });

/** A brief, and what was read from it. */
export interface Read {
  readonly brief: string;
  readonly kind: Kind;
  readonly reading: Reading;
  readonly slots: readonly BriefSlot[];
}

/** The sentences that nothing accounts for; of one that opens with words to the maker, what is behind them has to be there. */
const missedSentences = ({ kind, reading }: Read, told: string): readonly string[] => {
  const leftOutOf = accountOf(told, reading.language);
  return leftOutOf(reading.written).filter((sentence) => {
    // "… nazywa się Pod Podeszwą": that it is called so is told by its name.
    const called = givenName(sentence, reading.lexicon);
    if (called !== undefined && leftOutOf([called.rest, called.name].filter(Boolean)).length === 0) return false;
    const { text } = readDirections(sentence, kind);
    return text === '' || text === sentence || leftOutOf([text]).length > 0;
  });
};

/** The notes, and with them what the brief tells and nothing else accounts for: `told` is all that is shown and said. */
export const withMissed = (read: Read, told: string, notes: readonly string[]): readonly string[] => {
  const accounted = [told, ...notes].join('\n');
  const sentences = missedSentences(read, accounted);
  const withSentences = [accounted, ...sentences].join('\n');
  const all = spelled(withSentences);
  const missed = new Set([
    ...sentences,
    ...missedIn(read.brief, withSentences, all),
    ...missedSlots(read.slots, read.brief, all),
  ]);
  return missed.size === 0 ? notes : [...notes, `Found no place: ${[...missed].map((part) => `“${part}”`).join(' ')}`];
};
