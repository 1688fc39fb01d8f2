/** A thought is what one scene can say: a sentence of the brief or a part of one, with what it is about. */
import { speakerOf } from '../../../acting/facts/quotation';
import { webAddressIn } from '../../../web-address';
import { rememberingBeside } from '../../../wording/remembering';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { LabelKind } from '../lexicon/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { type Figure, findFigure } from './figures';
import { findList, type ItemList } from './lists';
import { visibleWords } from './measure';
import { EMAIL, findPhone, HANDLE, NUMBER, namesPrice, namesStreet, namesTime, PERCENT, QUOTATION } from './patterns';
import { sideStarts } from './sides';
import { namesSpeaker } from './speaker';
import { trimEndOf } from './trim-end';
import { isMakers } from './wishes';

export type ThoughtKind =
  | 'headline'
  | 'question'
  | 'offer'
  | 'price'
  | 'figure'
  | 'list'
  | 'steps'
  | 'quote'
  | 'time'
  | 'place'
  | 'contact'
  | 'call'
  | 'introduction'
  | 'check'
  | 'recap'
  | 'reason';

export interface Contact {
  /** As the brief writes it. */
  readonly text: string;
  readonly by: 'visit' | 'call' | 'write' | 'follow';
}

export interface Quotation {
  readonly words: string;
  /** Who says it, when the brief tells. */
  readonly by: string;
}

export interface Thought {
  /** The words, with a capital letter and without a closing full stop. */
  readonly text: string;
  /** Place in the brief, from 0. */
  readonly order: number;
  readonly kinds: ReadonlySet<ThoughtKind>;
  readonly list?: ItemList;
  readonly figure?: Figure;
  readonly quotation?: Quotation;
  readonly contact?: Contact;
  /** "Before: …" and "After: …", each with its name. */
  readonly sides?: readonly [string, string];
  /** Leans on the thought before it. */
  readonly refersBack: boolean;
  /** Is the rest of what the thought before it says: its reason, or how far it goes. */
  readonly bound?: boolean;
  /** Sentences that share its scene, each with lines of its own. */
  readonly parts?: readonly string[];
  /** What a voice says of it, where that is not all of it. */
  readonly said?: string;
}

/** "ul. Narutowicza 31" is written small wherever it stands. */
const STREET_CUT_SHORT = /^(?:ul|al|pl|os)\.\s?[\p{L}\p{N}]/u;

/** Capital first letter where the script has capitals; names like iPhone or addresses are left alone. */
export const capitalised = (text: string, language: string): string => {
  const first = /^(\P{L}*)(\p{Ll})(\S*)/u.exec(text);
  if (
    first === null ||
    STREET_CUT_SHORT.test(text) ||
    /[\p{N}(@]/u.test(first[1] ?? '') ||
    /\p{Lu}|[.@]\p{L}/u.test(first[3] ?? '')
  )
    return text;
  const upper = (first[2] ?? '').toLocaleUpperCase(language === 'tr' ? 'tr' : undefined);
  return `${first[1] ?? ''}${upper}${text.slice((first[1] ?? '').length + 1)}`;
};

const STOPS = /[\s.,;:،؛。、，；：|।–—-]/u;

/** Text without the stop or comma at its end; question and exclamation marks stay. */
export const withoutStop = (text: string): string => {
  const bare = trimEndOf(text, STOPS).trim();
  const cutShort =
    /\b[ap]\.m$/u.test(bare) || /(?:^|\s)(?:inc|ltd|etc|co|jr|sr|st|uvm|usw|z\.B|\p{L}\. \p{L})$/iu.test(bare);
  return cutShort && text.trimStart().startsWith(`${bare}.`) ? `${bare}.` : bare;
};

const contactOf = (text: string): Contact | undefined => {
  const email = EMAIL.exec(text)?.[0];
  if (email !== undefined) return { text: email, by: 'write' };
  const url = webAddressIn(text);
  if (url !== undefined) return { text: url, by: 'visit' };
  const phone = findPhone(text);
  if (phone !== undefined) return { text: phone, by: 'call' };
  const handle = HANDLE.exec(text)?.[0];
  return handle === undefined ? undefined : { text: handle, by: 'follow' };
};

/** "Before: …" and "After: …", each with its name. */
const sidesOf = (text: string): readonly [string, string] | undefined => {
  const sides = sideStarts(text);
  const [first, second] = [
    sides.find(({ side, at }) => side === 'before' && at === 0),
    sides.find(({ side }) => side === 'after'),
  ];
  if (first === undefined || second === undefined) return undefined;
  return [withoutStop(text.slice(0, second.at)), withoutStop(text.slice(second.at))];
};

/** How much of a sentence is quoted when somebody is quoted; less is a name in quotation marks. */
const QUOTED_SHARE = 0.4;
/** The same where it says by whom: a name and what somebody is may be longer than what they say. */
const SIGNED_SHARE = 0.2;
/** Characters without a space that are rather a name than a saying. */
const ONE_WORD = 12;

const quotationOf = (text: string): Quotation | undefined => {
  const match = QUOTATION.exec(text);
  const words = match?.[1]?.trim() ?? '';
  if (match === null) return undefined;
  const isSigned = match.index === 0 && namesSpeaker(text.slice(match[0].length));
  if (words.length < text.length * (isSigned ? SIGNED_SHARE : QUOTED_SHARE)) return undefined;
  if (!/\s/u.test(words) && words.length < ONE_WORD && !isSigned) return undefined;
  const before = text
    .slice(0, match.index)
    .replace(/[:,]\s*$/u, '')
    .trim();
  const after = text.slice(match.index + match[0].length).replace(/^[\s,.–—-]+/u, '');
  const by = withoutStop(after === '' ? before : after);
  return { words: withoutStop(words), by: speakerOf(by) };
};

/** What stands beside a quotation may be for the maker: 'The line "With approved credit" has to be readable'. */
const spokenBy = (quotation: Quotation | undefined, lexicon: Lexicon): Quotation | undefined =>
  quotation === undefined || !isMakers(quotation.by, lexicon) ? quotation : { ...quotation, by: '' };

const beginsWithAct = (text: string, lexicon: Lexicon): boolean => {
  const lower = text
    .toLowerCase()
    .replace(/^[¡¿"“«\s]+/u, '')
    .replaceAll('’', "'");
  const spaced = /\s/u.test(lower);
  const bare = lexicon.endings.length === 0 ? '' : withoutStop(trimEndOf(lower, /[!！]/u));
  if (lexicon.endings.some((ending) => bare.endsWith(ending))) return true;
  return lexicon.acts.some((act) => {
    if (!lower.startsWith(act)) return false;
    const next = lower.charAt(act.length);
    // A registration fee is no call to register.
    if (/[费表]/u.test(next)) return false;
    return !spaced || next === '' || !/[\p{L}\p{N}]/u.test(next) || /[^\p{Script=Latin}]/u.test(act);
  });
};

const hasOffer = (text: string, lexicon: Lexicon): boolean => {
  const said = ` ${text.toLowerCase()} `;
  const lower = lexicon.lacks.reduce((rest, phrase) => rest.replaceAll(phrase, '-'), said);
  return lexicon.offers.some((sign) => lower.includes(sign));
};

/** What stands beside the words of a thought. */
interface Beside {
  /** What the brief said that it is. */
  readonly label?: LabelKind | undefined;
  readonly given?: ItemList | undefined;
}

/** Words of a thing and its price. */
const MOST_PRICED = 4;

/** "Penarth Road": a street is where something is, without the number of a house. */
const isStreetAlone = (text: string): boolean =>
  /^\p{Lu}\S+(?:\s\p{Lu}\S+){1,3}$/u.test(text) &&
  BESIDE_NUMBERS.roads.all(text).some(({ end }) => end === text.length);

const thoughtIn = (words: string, lexicon: Lexicon, { label, given }: Beside = {}): Thought => {
  const text = capitalised(withoutStop(words), lexicon.language);
  const contact = contactOf(text);
  const sides = sidesOf(text);
  const quotation = spokenBy(quotationOf(text), lexicon);
  const list =
    given ??
    (contact === undefined && quotation === undefined && sides === undefined ? findList(text, lexicon) : undefined);
  const offers = label === 'offer' || hasOffer(text, lexicon) || (PERCENT.test(text) && /off|-\s?\d/iu.test(text));
  // "Rua do Almada 180" counts nothing.
  const isCounted = list === undefined && contact === undefined && !namesStreet(text);
  const found = isCounted ? findFigure(text, lexicon) : undefined;
  // In "free shipping over £25" the offer is the shipping, not the sum.
  const figure = offers && found?.before !== '' && !PERCENT.test(text) ? undefined : found;
  const kinds = new Set<ThoughtKind>();
  const add = (kind: ThoughtKind, found: boolean): unknown => found && kinds.add(kind);
  add('headline', label === 'headline');
  add('question', /[?？؟]$/u.test(text));
  add('reason', lexicon.reasons.has(text.toLowerCase().split(/[\s:：,]/u)[0] ?? ''));
  add('offer', offers);
  add('price', namesPrice(text));
  add('figure', figure !== undefined || (NUMBER.test(text) && PERCENT.test(text)));
  add('list', list !== undefined && !list.ordered);
  add('steps', list?.ordered === true);
  add('quote', quotation !== undefined);
  add('time', label === 'when' || namesTime(text, lexicon.language));
  add('place', label === 'where' || namesStreet(text) || isStreetAlone(text));
  add('contact', contact !== undefined);
  // "Visite et dégustation 12 €" is a thing, with what else is done there.
  const [, second = ''] = text.toLowerCase().split(/\s+/u);
  // So are "Watch batteries £5" and "Ring sizing £20", which ask for nothing.
  const isLed = [lexicon.hangs, lexicon.starts, lexicon.reaches].some((words) => words.has(second));
  const isShort = visibleWords(text) <= MOST_PRICED && lexicon.reaches.size > 0;
  const isPriced = contact === undefined && namesPrice(text) && (lexicon.and.has(second) || (isShort && !isLed));
  add(
    'call',
    label === 'cta' || label === 'contact' || (list === undefined && !isPriced && beginsWithAct(text, lexicon)),
  );
  const first = text.toLowerCase().split(/[\s,]+/u)[0] ?? '';
  // "Gutscheine gibt es auch"
  const last = text.toLowerCase().split(/\s+/u).at(-1) ?? '';
  return {
    text,
    order: 0,
    kinds,
    ...(list === undefined ? {} : { list }),
    ...(figure === undefined ? {} : { figure }),
    ...(quotation === undefined ? {} : { quotation }),
    ...(contact === undefined ? {} : { contact }),
    ...(sides === undefined ? {} : { sides }),
    refersBack: lexicon.refers.has(first) || (lexicon.refers.has(last) && /\s/u.test(text)),
  };
};

/** Words by themselves are read again while a brief is cut to its length. */
const bareThought = rememberingBeside((words: string, lexicon: Lexicon) => thoughtIn(words, lexicon));

/** Reads one thought. `label` is what the brief said that it is; `goesOn` tells that it is the rest of a sentence. */
export const readThought = (
  words: string,
  order: number,
  lexicon: Lexicon,
  label?: LabelKind,
  given?: ItemList,
  goesOn = false,
): Thought => {
  const isBare = label === undefined && given === undefined;
  const thought = isBare ? bareThought(words, lexicon) : thoughtIn(words, lexicon, { label, given });
  return { ...thought, order, refersBack: goesOn || thought.refersBack };
};
