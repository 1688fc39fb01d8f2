/**
 * How the last card calls what a brief is about where it names nobody: "Chimney sweep in Harrogate", "Cours de guitare". A call
 * without anybody to call sells nothing.
 */

import { namesDay } from '../../../acting/facts/day';
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { isAnnouncement } from '../reading/announcements';
import { bare } from '../reading/bare';
import { AUXILIARIES, GENITIVES } from '../reading/lists';
import { withoutEmoji } from '../reading/markup';
import { isUnspaced, visibleWords } from '../reading/measure';
import { nameAt } from '../reading/name-at';
import { isAround } from '../reading/no-name';
import { contactsIn, namesPrice, namesTime } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import { capitalised, readThought, type Thought } from '../reading/thought';
import { lowered } from '../reading/titled-words';
import { trimEndOf } from '../reading/trim-end';
import { withoutParting } from '../reading/without-parting';
import { withoutHangingEnd } from '../writing/lines';
import { isSign } from './is-sign';
import { doneByPair } from './pair-sign';
import { beginsWithSubject, headOf, saidIn, withoutLabel } from './said-in';
import { subjectOf } from './subject-of';
import { askedTrade, ownedIn, toldOf } from './told-of';
import { toldWhole } from './told-whole';
import { tradeAlone } from './trade-alone';
import { unspacedIn } from './unspaced-sign';

/** Thoughts among which a brief says what it is about. */
const HEAD = 3;
/** Words that are read at a glance, and characters in a script without spaces. */
const MOST_WORDS = 6;
const LEAST_WORDS = 2;
const LONG_WORD = 8;

/** Words between what leads to a day and the day. */
const MOST_LEADING = 2;

/** "Van den Berg": a preposition with a capital before a small word is a family's. */
const OF_FAMILY = /^\p{Lu}\p{Ll}{2}\s(?:de[nr]?|het)\s\p{Lu}/u;

const TEL = /[,;]?\s(?:tel|tél|tlf|ph|mob)\.?$/iu;

/** The words up to what no name of a thing holds: a verb, a number, a day, a clause. */
const nounsOf = (
  words: readonly string[],
  { keywords, relatives, hangs, starts, and, language }: Lexicon,
): string[] => {
  const end = words.findIndex((word, at) => {
    const said = bare(word);
    if (at > 0 && AUXILIARIES.has(said)) return true;
    const isSmall = starts.has(said) || and.has(said);
    return (
      at > 0 &&
      ((/^\p{N}\P{L}*$/u.test(word) && !(/^\p{N}$/u.test(word) && words.length <= MOST_WORDS)) ||
        /^\p{Sc}|\p{Sc}$|@/u.test(word) ||
        namesDay(word, language) ||
        namesTime(word, language) ||
        (relatives.has(said) && !isSmall) ||
        (keywords !== undefined && isOneOf(keywords.tells, said) && !hangs.has(said)))
    );
  });
  if (end < 0) return [...words];
  // "Mercatino dell'antiquariato ogni terza domenica": what leads to a day goes with it.
  const lead = words.findLastIndex(
    (word, at) =>
      at > 0 && at < end && at >= end - MOST_LEADING && starts.has(bare(word)) && !GENITIVES.has(bare(word)),
  );
  // "Pest control in Kent 24/7": where it is, is a part of it.
  if (lead > 0 && language !== 'de' && /^\p{Lu}/u.test(words[end - 1] ?? '')) return words.slice(0, end);
  return words.slice(0, lead < 0 ? end : lead);
};

/** What somebody is called: the trade with what stands before it, and a place behind it. */
const tradeIn = (text: string, lexicon: Lexicon): string | undefined => {
  const last = lexicon.bank?.names().all(text).at(-1);
  if (last === undefined) return undefined;
  const tail = /^[\p{L}’'-]*/u.exec(text.slice(last.end))?.[0] ?? '';
  // "Mobile car wash": things are called by several words side by side.
  const [head = ''] =
    lexicon.keywords?.compounds === true ? (/^\s\p{Ll}{3,}/u.exec(text.slice(last.end + tail.length)) ?? []) : [];
  const word = head.trim();
  const isHead = word !== '' && !lexicon.starts.has(word) && !lexicon.hangs.has(word) && !lexicon.and.has(word);
  const bareEnd = last.end + tail.length + (isHead ? head.length : 0);
  // "Szkoła baletu Piruet w Lublinie": how it is called stands behind what it is.
  const [called = ''] =
    lexicon.language === 'de'
      ? []
      : (/^(?:\s\p{Lu}\p{Ll}[\p{L}’'-]*){1,3}(?![\p{L}\p{N}])/u.exec(text.slice(bareEnd)) ?? []);
  const end = bareEnd + called.length;
  const place = /^\s\p{Ll}{1,4}\s\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,2}/u.exec(text.slice(end))?.[0] ?? '';
  const isPlace = lexicon.starts.has(place.trim().split(/\s/u, 1)[0] ?? '');
  return text.slice(0, end + (isPlace ? place.length : 0));
};

/** "« Le Malade imaginaire » par la troupe …": what is played is called so. */
const titleAt = (text: string): string | undefined => {
  const title = /^[«“„"「『]\s?[^«»“”„"」』]{3,36}\s?[»”“"」』]/u.exec(text)?.[0];
  return title !== undefined && isUnspaced(title) && title.length > LONGEST_TITLE ? undefined : title;
};
/** Characters of what is played; longer, somebody says it. */
const LONGEST_TITLE = 16;

/** "We're Crumb & Co on Bridge Street": who tells it is no part of the name. */
const withoutWeAre = (said: string, { introduces }: Lexicon): string => {
  const small = said.toLowerCase().replaceAll('’', "'");
  const lead = introduces.find((words) => small.startsWith(`${words} `));
  const told = lead === undefined ? '' : said.slice(lead.length + 1);
  return nameAt(told) === undefined ? said : told;
};

const subjectIn = (
  { text, list, quotation, kinds }: Thought,
  lexicon: Lexicon,
  isLater: boolean,
): string | undefined => {
  if (quotation !== undefined || kinds.has('question') || kinds.has('call')) return undefined;
  const said = withoutWeAre(
    headOf(withoutLabel(list === undefined || list.lead === '' ? text : list.lead, lexicon)),
    lexicon,
  );
  if (isUnspaced(said)) return unspacedIn(said, lexicon, isLater);
  const head = toldOf(said, lexicon) ?? said;
  // "11+ tutor in Tonbridge"
  const whole = capitalised(
    subjectOf(head, lexicon).replace(/^\p{N}+(?:[^\p{N}\s]\S*\s|\s(?=\p{Lu}))/u, ''),
    lexicon.language,
  );
  if (whole === '' || contactsIn(whole).length > 0 || isAround(whole, lexicon)) return undefined;
  const nouns = trimEndOf(withoutHangingEnd(nounsOf(whole.split(/\s+/u), lexicon).join(' '), lexicon), /[\s–—-]/u);
  if (namesPrice(nouns)) return undefined;
  // "Bespoke suits from £795": what costs that.
  const isPriced = namesPrice(whole);
  const first = bare(nouns.split(' ')[0] ?? '');
  const isOpen = lexicon.starts.has(first) || lexicon.relatives.has(first);
  if (nouns === '' || (isOpen && !OF_FAMILY.test(nouns))) return undefined;
  if (visibleWords(nouns) < LEAST_WORDS && nouns.length < whole.length && !/^\p{Lu}/u.test(head)) return undefined;
  const isBrief = visibleWords(nouns) <= MOST_WORDS;
  // "We clean it up" names no trade.
  const trade = head === said && beginsWithSubject(said, lexicon) ? undefined : tradeIn(nouns, lexicon);
  // "Van den Berg Tuinen legt …": a name before what somebody does.
  const name = lexicon.language === 'de' ? undefined : nameAt(nouns);
  if (name !== undefined && visibleWords(name) >= LEAST_WORDS && !namesTime(name, lexicon.language)) {
    // "Cirque Loupiote plante son chapiteau": what goes on in small letters is what they do.
    const goesOn = trade?.startsWith(name) === true ? bare(trade.slice(name.length).trim().split(' ')[0] ?? '') : '';
    return trade !== undefined && isBrief && lexicon.starts.has(goesOn) ? trade : name;
  }
  // "Ledgerfinch is bookkeeping": what it is said of.
  const isSubject =
    name === nouns &&
    nouns.length < whole.length &&
    AUXILIARIES.has(bare(whole.slice(nouns.length).trim().split(' ')[0] ?? ''));
  if (isSubject) return nouns;
  const isOwned =
    lexicon.ours.has(bare(head.split(' ')[0] ?? '')) &&
    nouns.length < whole.length &&
    isBrief &&
    visibleWords(nouns) >= LEAST_WORDS;
  const isSold = isPriced && isBrief && visibleWords(nouns) >= LEAST_WORDS;
  if (trade === undefined || isLater) return isOwned || (isSold && !isLater) ? nouns : undefined;
  const isLone =
    visibleWords(nouns) < LEAST_WORDS &&
    !(lexicon.language === 'de' && nouns.length >= LONG_WORD) &&
    lexicon.bank
      ?.names()
      .all(nouns)
      .some(({ value }) => value.trade === 'events');
  if (isBrief && nouns.length === whole.length && isLone !== true) return nouns;
  // Where the verb comes last a beginning is bent by what follows it.
  if (lexicon.endings.length > 0) return undefined;
  const called = isBrief && (isPriced || visibleWords(trade) < LEAST_WORDS) ? nouns : trade;
  const words = visibleWords(called);
  // German writes several words as one: "Kinderflohmarkt".
  const least = lexicon.language === 'de' && called.length >= LONG_WORD ? 1 : LEAST_WORDS;
  return words >= least && words <= MOST_WORDS ? called : undefined;
};

/** "Half price on all tyres" names nobody. */
const offers = (text: string, lexicon: Lexicon): boolean => readThought(text, 0, lexicon).kinds.has('offer');

/** "Lumen uit Zwolle legt ze in één dag": a name and its town, before what they do. */
const AT_TOWN = /^(\p{Lu}[\p{L}’'&.-]+)\s(\p{Ll}{1,4})\s\p{Lu}[\p{L}’'-]+(?=\s\p{Ll})/u;
const namedAtTown = (text: string, { language, starts, ordinary, hangs, towns }: Lexicon): string | undefined => {
  const [named, name = '', at = ''] = AT_TOWN.exec(text) ?? [];
  const small = name.toLowerCase();
  const town = named?.slice(name.length + at.length + 2) ?? '';
  const isName = starts.has(at) && !ordinary.has(small) && !hangs.has(small) && !starts.has(small);
  return language !== 'de' && isName && isOneOf(towns, town) ? named : undefined;
};

/** What the last card says of what a brief is about, where no name signs it; undefined where its beginning tells nothing short. */
export const signatureOf = (reading: Reading): string | undefined => {
  const sign = signOf(reading);
  return sign === undefined || saysOwner(sign, reading.lexicon) ? undefined : sign;
};

/** "I have a small business from home": who tells it signs nothing. */
const saysOwner = (sign: string, { owns, introduces, endings, starts, language }: Lexicon): boolean =>
  owns?.begins.some((words) => sign.toLowerCase().startsWith(`${words} `)) === true ||
  // "Ben Tülin": who says it is no name by itself.
  (endings.length > 0 && introduces.some((words) => lowered(sign, language).startsWith(`${words} `))) ||
  // "… imzalamadan önce": what leads to something else is no thing.
  (endings.length > 0 && starts.has(bare(sign.split(' ').at(-1) ?? '')));

const signOf = ({ brand, thoughts, lexicon, call }: Reading): string | undefined => {
  // "Bottega Quattrogambe, tel. …": whoever is called is named.
  const before =
    call?.contact === undefined || call.kinds.has('call')
      ? ''
      : trimEndOf(call.text.slice(0, call.text.indexOf(call.contact.text)), /[\s,:;]/u);
  const asks = lexicon.acts.some((act) => before.toLowerCase().startsWith(act));
  const isNamed =
    !asks && visibleWords(before) >= LEAST_WORDS && nameAt(before.replace(TEL, '')) === before.replace(TEL, '');
  // "Call Canvas & Ember on 01544 …": who is asked for by name.
  const act = lexicon.acts.find((words) => before.toLowerCase().startsWith(`${words} `));
  const isCalled = act !== undefined && visibleWords(nameAt(before.slice(act.length + 1)) ?? '') >= LEAST_WORDS;
  if (brand !== undefined || isNamed || isCalled) return undefined;
  const done = doneByPair(thoughts[0]?.text ?? '', lexicon);
  if (done !== undefined) return done;
  const head = thoughts.slice(0, HEAD).map((thought) => ({ ...thought, text: withoutParting(thought.text, lexicon) }));
  const housed = head.map(({ text }) => namedAtTown(text, lexicon)).find((text) => text !== undefined);
  if (housed !== undefined) return housed;
  const first = thoughts.findIndex(({ kinds }) => !kinds.has('question'));
  const subjects = head
    .map((thought, at) => {
      const found = subjectIn(thought, lexicon, at > first);
      return at === first && (found === undefined || !isSign(withoutEmoji(found).trim()))
        ? (saidIn(thought, lexicon) ?? found)
        : found;
    })
    .map((text) => (text === undefined ? undefined : withoutEmoji(text).trim()))
    .filter((text) => text !== undefined)
    .filter((text) => isSign(text));
  const subject = subjects.find((text) => !offers(text, lexicon));
  if (subject !== undefined && !isAnnouncement(subject, lexicon)) return subject;
  return (
    (thoughts[0]?.quotation === undefined ? titleAt(thoughts[0]?.text ?? '') : undefined) ??
    ownedAmong(head, lexicon) ??
    subject ??
    titledIn(thoughts[0]?.text ?? '', lexicon) ??
    tradeAlone(thoughts[0], lexicon) ??
    toldWhole(thoughts[0], lexicon) ??
    askedIn(head, lexicon) ??
    // "App gratuita del Consorzio di Bonifica": that it costs nothing is better than no name at all.
    subjects.find((text) => /\s\p{Lu}\p{Ll}{2}/u.test(text))
  );
};

/** "¡Vuelve la Feria del Libro Antiguo de Cáceres!": a name behind its article, where nouns have no capitals. */
const titledIn = (text: string, { language, ours, bank }: Lexicon): string | undefined => {
  const words = language === 'de' ? [] : text.split(/\s+/u);
  const at = words.findIndex(
    (word, index) => index > 0 && /^\p{Lu}\p{Ll}/u.test(word) && ours.has(bare(words[index - 1] ?? '')),
  );
  const name = at < 0 ? undefined : nameAt(words.slice(at).join(' '));
  const isOf = name !== undefined && (bank?.names().all(name).length ?? 0) > 0;
  return isOf && visibleWords(name) >= LEAST_WORDS && visibleWords(name) <= MOST_WORDS + 2 ? name : undefined;
};

/** Whose house a vacancy or an announcement is of. */
const ownedAmong = (thoughts: readonly Thought[], lexicon: Lexicon): string | undefined => {
  // "In onze schuur" is where, and no house.
  const isHouse = (text: string): boolean =>
    lexicon.bank === undefined || lexicon.bank.names().all(text).length > 0 || /\p{Lu}\p{Ll}+\s\p{Lu}/u.test(text);
  const owned = thoughts.map(({ text }) => ownedIn(text, lexicon)).find((text) => text !== undefined && isHouse(text));
  return owned !== undefined && visibleWords(owned) <= MOST_WORDS && isSign(owned)
    ? capitalised(owned, lexicon.language)
    : undefined;
};

/** "Need a plumber in Leeds?": whom a question asks for. */
const askedIn = (thoughts: readonly Thought[], lexicon: Lexicon): string | undefined => {
  for (const { kinds, text } of thoughts) {
    if (!kinds.has('question')) continue;
    const asked = toldOf(text, lexicon, true) ?? askedTrade(text, lexicon);
    if (asked !== undefined && visibleWords(asked) <= MOST_WORDS && isSign(asked))
      return capitalised(asked, lexicon.language);
  }
  return undefined;
};
