/**
 * Parts a sentence into what is for viewers and what is for the maker's ear alone, clause by clause: by wordings that leave no
 * doubt, by what was learned from examples, and by what stands beside.
 */
import type { Kind } from '@vid/sdk/contract';
import { beginningsLike } from '../../../wording/beginnings';
import { isOneOf } from '../../../wording/phrases';
import { makersOdds } from '../addressee/makers-odds';
import { MAKERS } from '../languages/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { isChannelAlone } from './channels';
import { clausesOf, halvesOf } from './clauses';
import { SITES } from './contact-labels';
import { labelOf } from './labelled';
import { beginsWithDeterminer } from './lists';
import { nameAt } from './name-at';
import { withoutOpening } from './openings';
import { withoutTrades } from './own-name';
import { contactsIn, HANDLE, namesPrice, withoutContacts } from './patterns';
import { sideStarts } from './sides';
import { withoutBeginning } from './small-talk';
import { trimEndOf } from './trim-end';
import {
  isGreeting,
  isMakers,
  isOnlyTone,
  looksForPeople,
  namesFilm,
  onlyBids,
  saysFilm,
  saysSo,
  sells,
  wordsOf,
} from './wishes';

/** Words of a clause that may go on with what was wished. */
const MOST_REST = 9;

/** How sure it has to be that a clause speaks to the maker: by itself, holding something that sells, and beside one that does. */
const CLEAR = 1.8;
const CLEAR_ALTHOUGH_SELLING = 2.3;
const CLEAR_ASKING = 3;
/** A name of two words, behind the first: who is named is rather shown. */
const NAMES = /\S\s\p{Lu}\p{Ll}[\p{L}’'-]*\s(?:(?:&|de|of|the)\s){0,2}\p{Lu}\p{Ll}/u;
const BESIDE = 0.2;
/** The same where a clause names a film, which viewers are rarely told of. */
const OF_FILM = 0.3;
/** The same for what leads to the rules of a lesson. */
const SURELY_MAKERS = 3.5;
/** A wording is not enough where all else speaks to viewers. */
const UNLIKELY = -1.5;
/** The same in a lesson, where it begins as rules do: "Keep the load close to your body". */
const UNLIKELY_RULE = 0;
const GOES_ON = -0.6;

/** `told` is for viewers for certain: what follows "a film for". */
type Ear = 'maker' | 'either' | 'viewers' | 'told';

/** Lessons tell their viewers what to do as briefs tell the maker. */
const OF_LESSONS = 1.3;

/** How much a clause tells beside the sentence that it stands in. */
const OWN = 0.5;
/** Odds from which a clause speaks for itself, whatever stands beside it. */
const SURE = 2;
const oddsWithin = (clause: string, whole: number, isWorded: boolean): number => {
  const own = makersOdds(clause);
  // A few words alone are easily misheard: what nothing else says is for the maker goes with a sentence for viewers.
  return own > SURE && (isWorded || whole > GOES_ON) ? own : OWN * own + (1 - OWN) * whole;
};

const isLead = (clause: string): boolean => /[:：]$/u.test(clause);

/** Whose ear a clause is for; `after` is the mark behind it, `whole` are the odds of its sentence. */
const earOf = (clause: string, after: string, whole: number, lexicon: Lexicon, kind: Kind): Ear => {
  if (isGreeting(clause, lexicon)) return 'maker';
  // Where somebody is, in brackets: "(Toledo)".
  if (isOneOf(lexicon.towns, clause)) return 'viewers';
  // "Precisamos de voluntários": who is looked for reads it.
  if (looksForPeople(clause, lexicon)) return 'viewers';
  // What somebody is, and nothing else: "slotenmaker".
  if (lexicon.bank !== undefined && withoutTrades(clause, lexicon) === '') return 'viewers';
  const told = withoutBeginning(withoutOpening(clause), MAKERS.directors);
  // "I'd like a film for our dairy", "Mention that refills are free": what follows is for viewers, and told without it.
  if (told !== clause) return isChannelAlone(told) ? 'maker' : 'told';
  const lower = clause.toLowerCase();
  const asks = beginningsLike(lexicon.acts, lower).some((act) => lower.startsWith(`${act} `));
  // "Schreib uns:" leads to an address.
  if (asks && isLead(`${clause}${after}`)) return 'viewers';
  // "Order on Instagram @wicklowbees" says how to reach somebody.
  if (asks && HANDLE.test(clause)) return 'viewers';
  if (isNameAlone(clause, lexicon)) return 'viewers';
  const selling = sells(clause, lexicon);
  const isWorded = isMakers(clause, lexicon) || namesFilm(clause, lexicon);
  const odds = oddsWithin(clause, whole, isWorded) - (kind === 'training' ? OF_LESSONS : 0);
  // "Instructions for new couriers: …" is the name of a lesson.
  const isName = kind === 'training' && isLead(`${clause}${after}`) && odds < SURELY_MAKERS;
  if (isName && !isMakers(clause, lexicon) && !namesFilm(clause, lexicon)) return 'viewers';
  // "Need a hand with computers?", "No more than 12 people": who asks viewers, or counts what is sold, is easily misheard.
  const isOpen = !isWorded && (/[?؟]\s*$/u.test(`${clause}${after}`) || countsThings(clause, lexicon));
  const clear = isOpen ? CLEAR_ASKING : selling || NAMES.test(clause) ? CLEAR_ALTHOUGH_SELLING : CLEAR;
  if (odds > clear) return 'maker';
  if (!selling && odds > OF_FILM && namesFilm(clause, lexicon)) return 'maker';
  const least = kind === 'training' && onlyBids(clause, lexicon) ? UNLIKELY_RULE : UNLIKELY;
  if (odds > least && isMakers(clause, lexicon)) return 'maker';
  return odds > BESIDE && !selling && !isOpen ? 'either' : 'viewers';
};

/** "Máximo 12 personas", "(max. 6)": a number of something that is no film's length. */
const MOST_COUNTED = 4;
const SECONDS = /\p{N}{2}/u;
const countsThings = (clause: string, { lasts, lengths: spans }: Lexicon): boolean => {
  const words = wordsOf(clause);
  const lengths = SECONDS.test(clause) ? spans : NONE;
  return (
    words.length <= MOST_COUNTED &&
    /(?<![\p{N}:])\p{N}{1,3}(?![\p{N}:])/u.test(clause) &&
    !words.some(
      (word) => (lasts.has(word) && !lengths.has(word)) || (lengths.has(word) && words.length < MOST_COUNTED - 1),
    )
  );
};

const NONE: ReadonlySet<string> = new Set();

/** "Bassano del Grappa": a name of several words is somebody's, or somewhere. */
const isNameAlone = (clause: string, lexicon: Lexicon): boolean => {
  const name = trimEndOf(clause, /[.,;\s]/u);
  const isName =
    lexicon.language !== 'de' && /\p{Ll}/u.test(name) && LEAST_NAMED <= wordsOf(name).length && nameAt(name) === name;
  return isName && !isMakers(name, lexicon) && !namesFilm(name, lexicon) && !isOnlyTone(name, lexicon);
};
const LEAST_NAMED = 2;

/** "…, we're solicitors": who somebody is without a name tells the maker why. */
const explains = (clause: string, { introduces }: Lexicon): boolean => {
  const lower = clause.toLowerCase().replaceAll('’', "'");
  const words = introduces.find((phrase) => lower.startsWith(`${phrase} `));
  return (
    words !== undefined && wordsOf(clause).length <= MOST_LISTED + 1 && !/\p{Lu}/u.test(clause.slice(words.length))
  );
};

const goesOn = (clause: string, ear: Ear, lexicon: Lexicon): boolean =>
  ear === 'maker' ||
  (ear === 'viewers' && explains(clause, lexicon)) ||
  (ear !== 'told' && !sells(clause, lexicon) && makersOdds(clause) > GOES_ON && wordsOf(clause).length <= MOST_REST);

const LOOSE = /[\s,;،、，；–—-]/u;
const BRACKETS = /^[(（]|[)）]$/gu;

/** Words of a piece of an enumeration, which is heard as its neighbours are. */
const MOST_LISTED = 2;
/** The last may be longer behind one so short: "plum, cocoa, a bit of rum". */
const MOST_LAST = 4;
const LEAST_LISTED = 3;
const asListed = (ears: readonly Ear[], clauses: readonly string[], lexicon: Lexicon): Ear[] =>
  ears.map((ear, at) => {
    const beside = [ears[at - 1], ears[at + 1]].filter((other) => other !== undefined);
    const isLone = ears.length >= LEAST_LISTED && beside.every((other) => other === 'viewers');
    const isLast =
      at === ears.length - 1 &&
      beginsWithDeterminer(clauses[at] ?? '') &&
      wordsOf(clauses[at - 1] ?? '').length <= MOST_LISTED;
    const most = isLast ? MOST_LAST : MOST_LISTED;
    const greets = isGreeting(clauses[at] ?? '', lexicon);
    // "No jargon, no surprise invoices": what begins alike is said to the same ear.
    const first = wordsOf(clauses[at] ?? '')[0];
    const isAlike = ears.some((other, near) => {
      const isBeside = Math.abs(near - at) === 1 && other !== 'maker';
      return isBeside && lexicon.negates.has(first ?? '') && wordsOf(clauses[near] ?? '')[0] === first;
    });
    if (ear === 'maker' && isAlike && !saysFilm(clauses[at] ?? '', lexicon)) return 'viewers';
    const isListed = ear === 'maker' && isLone && !greets && wordsOf(clauses[at] ?? '').length <= most;
    return isListed && !clauses.some((clause) => saysFilm(clause, lexicon)) ? 'viewers' : ear;
  });

const SURELY_TOLD = -0.5;

/** What may be either goes with what stands beside it. */
const settled = (
  ears: readonly Ear[],
  clauses: readonly string[],
  given: readonly string[],
  lexicon: Lexicon,
  kind: Kind,
): Ear[] => {
  const { starts, relatives } = lexicon;
  const heard = [...ears];
  // "If a parent is late, ring the office": when a rule holds is a part of it.
  const [first = ''] = clauses;
  const isLed = relatives.has(wordsOf(first)[0] ?? '') && !isMakers(first, lexicon);
  if (isLed && kind === 'training' && heard[0] === 'maker' && heard[1] === 'viewers') heard[0] = 'viewers';
  // "Als er nach Essen kam, konnte er kein Wort Deutsch": so is what happened when a story was told of.
  const [, second = ''] = clauses;
  const isTold = isLed && heard[0] === 'viewers' && makersOdds(first) < SURELY_TOLD && !isMakers(second, lexicon);
  if (isTold && heard[1] === 'maker' && !namesFilm(second, lexicon)) heard[1] = 'viewers';
  const pass = (at: number, beside: number): void => {
    const by = clauses[beside] ?? '';
    // What follows a greeting may be for anybody.
    const leads = isLead(by) || isGreeting(by, lexicon);
    if (heard[at] === 'either' && heard[beside] === 'maker' && !leads) heard[at] = 'maker';
  };
  for (let at = 1; at < heard.length; at += 1) pass(at, at - 1);
  for (let at = heard.length - 2; at >= 0; at -= 1) pass(at, at + 1);
  // "Feel: Monday morning, steam, machinery": what leads to a wish by its wording leads to all of it.
  const isWished = isLead(first) && heard[0] === 'maker' && isMakers(first, lexicon);
  clauses.forEach((clause, at) => {
    if (isWished && heard[at] !== 'told' && !sells(clause, lexicon) && wordsOf(clause).length <= MOST_LISTED + 1)
      heard[at] = 'maker';
  });
  // "Many thanks, Pauline (chair)": what stands in brackets says it of what is before.
  clauses.forEach((clause, at) => {
    const isAside = given[at]?.startsWith('(') === true && wordsOf(clause).length <= MOST_LISTED;
    if (isAside && heard[at - 1] === 'maker' && !sells(clause, lexicon)) heard[at] = 'maker';
  });
  // "I want a natural film, without filters or gym music": what a wish does without goes with it.
  clauses.forEach((clause, at) => {
    const before = clauses[at - 1] ?? '';
    const isWithout = lexicon.negates.has(wordsOf(clause)[0] ?? '') && !sells(clause, lexicon);
    if (isWithout && kind === 'ad' && heard[at - 1] === 'maker' && namesFilm(before, lexicon)) heard[at] = 'maker';
  });
  // "Short, for the 6am talk, subtitles in Polish": what leans on a wish between two of them is one.
  return heard.map((ear, at) => {
    const isBetween = heard[at - 1] === 'maker' && heard[at + 1] === 'maker';
    return ear === 'viewers' && isBetween && starts.has(wordsOf(clauses[at] ?? '')[0] ?? '') ? 'maker' : ear;
  });
};

/** "And our number big at the end 555 0142": the number is for viewers, and what it should look like is not. */
const contactAlone = (clause: string, lexicon: Lexicon): string => {
  const contacts = contactsIn(clause);
  const last = contacts.at(-1);
  if (last === undefined) return clause;
  const { acts } = lexicon;
  // "… GLASSHOUSE.EXAMPLE MAKE IT BANG": no stop stands before the wish.
  const end = clause.lastIndexOf(last) + last.length;
  const tail = clause.slice(end);
  if (/^\s\p{L}/u.test(tail) && isMakers(tail.trim(), lexicon)) return clause.slice(0, end);
  const rest = withoutContacts(clause);
  // "Find out more at …" asks viewers.
  const asks = acts.some((act) => clause.toLowerCase().startsWith(act));
  if (NETWORK.test(rest)) return clause;
  return !asks && wordsOf(rest).length > 2 && makersOdds(rest.trim()) > CLEAR ? contacts.join('. ') : clause;
};

/** "Book by Insta @…" says where. */
const NETWORK = /(?<!\p{L})(?:insta(?:gram)?|whats(?:app)?|dms?|direct|messenger|telegram|signal|face(?:book)?)\s*$/iu;

const MOST_THING_WORDS = 4;
/** "Kitchens fitted, floors laid, painting": things in a row are rather sold than wished. */
const isRowOfThings = (clauses: readonly string[], sentence: string, lexicon: Lexicon): boolean =>
  clauses.length >= LEAST_LISTED &&
  clauses.every(
    (clause) =>
      wordsOf(clause).length <= MOST_THING_WORDS &&
      !isMakers(clause, lexicon) &&
      !namesFilm(clause, lexicon) &&
      !isGreeting(clause, lexicon),
  ) &&
  !isOnlyTone(sentence, lexicon) &&
  makersOdds(sentence) < CLEAR;

/** What of a sentence is for viewers, and the clauses that are for the maker's ear alone. */
export interface Heard {
  /** Empty when all of it is for the maker. */
  readonly text: string;
  /** Without greetings, and nothing where they only say how the film feels. */
  readonly forMaker: readonly string[];
}

/** Words before an address that say what it is for. */
const MOST_LEADING = 3;

/** Parts a sentence into what is for viewers and what is for the maker. */
export const withoutWishes = (sentence: string, lexicon: Lexicon, kind: Kind = 'ad'): Heard => {
  // "Call to action: Come in today", "Wrong: …": its label tells what it is.
  if (labelOf(sentence) !== undefined || sideStarts(sentence).length > 0) return { text: sentence, forMaker: [] };
  const halves = halvesOf(sentence, lexicon);
  if (halves !== undefined) {
    const [first, second] = halves.map((half) => withoutWishes(half, lexicon, kind)) as [Heard, Heard];
    return {
      text: [first.text, second.text].filter((text) => text !== '').join(' '),
      forMaker: [...first.forMaker, ...second.forMaker],
    };
  }
  const clauses = clausesOf(sentence, lexicon);
  if (isRowOfThings(clauses, sentence, lexicon)) return { text: sentence, forMaker: [] };
  const bare = clauses.map((clause) => trimEndOf(clause, LOOSE).replace(BRACKETS, ''));
  // What stands in brackets is said to somebody by itself.
  const outside = clauses.filter((clause) => !/^[(（]/u.test(clause));
  const apart = outside.length === clauses.length || outside.length === 0 ? 0 : makersOdds(outside.join(' '));
  // Who greets may tell viewers what they are: "Hi, I'm a chimney sweep in Harrogate".
  const told = clauses.filter((_, at) => !isGreeting(bare[at] ?? '', lexicon));
  const whole = apart < GOES_ON ? apart : makersOdds(told.length === 0 ? sentence : told.join(' '));
  const ears = settled(
    asListed(
      bare.map((clause, at) => earOf(clause, (clauses[at] ?? '').trim().slice(clause.length), whole, lexicon, kind)),
      bare,
      lexicon,
    ),
    bare,
    clauses,
    lexicon,
    kind,
  );
  // "Bouquet of the month: £30", "Donations: …": what leads to a price is what costs that, and to an address what it is for.
  bare.forEach((clause, at) => {
    const next = bare[at + 1] ?? '';
    const named = trimEndOf(clause, /[:：\s]/u);
    const isSite = isChannelAlone(named) || isOneOf(SITES, named);
    const isFor = wordsOf(clause).length <= MOST_LEADING && contactsIn(next).length > 0 && !isSite;
    const costs = isLead(clause) && (namesPrice(next) || isFor) && ears[at + 1] !== 'maker';
    if (costs && ears[at] === 'maker' && !isMakers(clause, lexicon)) ears[at] = 'viewers';
  });
  if (!ears.includes('maker')) {
    const alone = clauses.map((clause) => contactAlone(clause, lexicon));
    const wished = clauses.flatMap((clause, at) =>
      alone[at] !== clause && clause.startsWith(alone[at] ?? '') ? [clause.slice(alone[at]?.length).trim()] : [],
    );
    return { text: alone.every((clause, at) => clause === clauses[at]) ? sentence : alone.join(' '), forMaker: wished };
  }
  // What follows a wish to the end of the sentence goes on with it.
  const last = ears.findIndex(
    (ear, at) =>
      ear === 'maker' &&
      !isGreeting(bare[at] ?? '', lexicon) &&
      !isLead(bare[at] ?? '') &&
      bare.slice(at + 1).every((clause, after) => goesOn(clause, ears[at + 1 + after] ?? 'viewers', lexicon)),
  );
  const holdsContact = (at: number): boolean => contactsIn(bare[at] ?? '').length > 0;
  const isKept = (at: number): boolean => holdsContact(at) || (ears[at] !== 'maker' && (last < 0 || at < last));
  const kept = clauses.filter((_, at) => isKept(at)).map((clause) => contactAlone(clause, lexicon));
  // Neighbours stay together, as they were written.
  const isDropped = (at: number): boolean => at >= 0 && !isKept(at) && !isGreeting(bare[at] ?? '', lexicon);
  const isMissed = bare.some((clause, at) => isDropped(at) && !isOnlyTone(clause, lexicon));
  const wished = clauses.reduce<string[]>((runs, clause, at) => {
    if (!isMissed || !isDropped(at)) return runs;
    const goes = isDropped(at - 1) && runs.length > 0;
    return goes ? [...runs.slice(0, -1), `${runs.at(-1) ?? ''} ${clause}`] : [...runs, clause];
  }, []);
  const text = withoutJoint(trimEndOf(kept.join(' '), LOOSE), lexicon);
  // "Could you finish on our address, …?" asked the maker: an address asks nobody.
  const isReach = wished.length > 0 && wordsOf(withoutContacts(text)).length === 0;
  return {
    text: isReach ? trimEndOf(text, /[?؟？]/u) : text,
    forMaker: wished.map((run) => trimEndOf(run, LOOSE)),
  };
};

/** "We are a repair café in Lyon and [we would like a film]": what joined the two joins nothing. */
const withoutJoint = (text: string, { and }: Lexicon): string => {
  const last = /\s(\p{L}+)$/u.exec(text);
  return last !== null && and.has((last[1] ?? '').toLowerCase()) ? trimEndOf(text.slice(0, last.index), LOOSE) : text;
};

/** Whether a sentence is for the maker's ear alone: how the film feels, looks and ends. */
const isForTheMaker = (sentence: string, lexicon: Lexicon, kind: Kind = 'ad'): boolean =>
  sentence.trim() !== '' && withoutWishes(sentence, lexicon, kind).text.trim() === '';

/** Whether one of many is for the maker: a short name of a thing is rather sold. */
export const isItemForTheMaker = (item: string, lexicon: Lexicon, kind: Kind): boolean =>
  isForTheMaker(item, lexicon, kind) &&
  (saysSo(item, lexicon) || (wordsOf(item).length > 1 && makersOdds(item) > SURE));
