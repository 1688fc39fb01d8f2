/** Sentences that say nothing but how a film should feel, or what it should end with: "Upbeat.", "Bitte modern und freundlich". */

import { beginningsLike } from '../../../wording/beginnings';
import { holdsOneOf, isOneOf } from '../../../wording/phrases';
import { remembering, rememberingBeside } from '../../../wording/remembering';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { contactsIn, namesPrice } from './patterns';
import { trimEndOf } from './trim-end';

/** More words say what they are about. */
const MOST_WORDS = 8;

/** Japanese and Arabic say it by what the sentence ends or begins with. */
const ENDS_AS_TONE = /(?:雰囲気|トーン|感じ|テイスト|スタイル|イメージ)(?:で|に|を希望)?(?:お願いします)?$/u;
const BEGINS_AS_TONE = /^(?:بأسلوب|بنبرة|بطابع|أسلوب|نبرة)\s\p{L}+/u;

/** What a film ends with where that is a picture: a logo is the same word in most languages. */
const LOGO = /(?<!\p{L})(?:logo\p{L}{0,2}|logotip\p{L}*)(?!\p{L})|ロゴ|شعار/iu;
const MOST_LOGO_WORDS = 9;
/** Whoever sells logos says what they are, or for how much. */
const SELLS = /\p{N}|[:!?]/u;

/** The words of a text, in lower case. */
export const wordsOf = remembering(
  (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [],
);

const isTone = (sentence: string, { tones, and }: Lexicon): boolean => {
  const words = wordsOf(sentence);
  return words.length > 0 && words.length <= MOST_WORDS && words.every((word) => tones.has(word) || and.has(word));
};

/** "End with our logo", "Zum Schluss das Logo". */
const asksForLogo = (sentence: string, { shows }: Lexicon): boolean =>
  LOGO.test(sentence) &&
  !SELLS.test(sentence) &&
  wordsOf(sentence).length <= MOST_LOGO_WORDS &&
  contactsIn(sentence).length === 0 &&
  shows.some((wish) => sentence.toLowerCase().trim().startsWith(wish));

/** "9:16", "1080x1920": what frames measure. */
const FRAME = /(?<![\d:])(?:9[:x]16|16[:x]9|1:1|4:5|3:4)(?![\d:])/u;
/** "About 20 seconds", "max. 15 s", "at least a minute": how long, and nothing else. */
const SPAN =
  /^(?:\p{N}{1,3}|a|one|eine|une|un|una|een)[\s-]?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi|seconden|saniye|minutes?|minuten?|minut\p{L}|秒|分)(?!\p{L})/iu;
/** What a film measures, anywhere in a wish. */
const MEASURE =
  /\p{N}{1,3}[\s-]?(?:first\s|last\s|premières\s|dernières\s|primeros\s|últimos\s|ersten\s|letzten\s)?(?:s|sec(?:s|ond\p{L}*)?|sek\p{L}*|segundos?|fps)(?!\p{L})|\p{N}{1,3}\s?[秒分]/giu;
/** "50+", "over 60": how old viewers are. */
const AGE = /\p{N}{2}\s?\+|(?:over|ab|über|plus de|más de|oltre|mais de)\s\p{N}{2}(?!\p{N})/giu;
/** "17–20": how old viewers are, where a wish speaks of them. */
const AGES = /\p{N}{2}\s?[-–]\s?\p{N}{2}(?!\p{N}|\s?(?:uhr|h|:))/giu;
/** How long the film may be: "Durata massima 60 secondi". A course's minutes are sold. */
const SECONDS = /\p{N}{1,3}\s?(?:s|sec\p{L}*|sek\p{L}*|seg\p{L}*|saniye)[.!]?$/iu;
const MOST_LENGTH_WORDS = 5;

const isLength = (clause: string, { lasts, lengths }: Lexicon): boolean => {
  const [named = '', ...behind] = clause.toLowerCase().split(/[\s:]+/u);
  if (lasts.has(named) && behind.length < MOST_LENGTH_WORDS && SECONDS.test(clause)) return true;
  const words = clause.toLowerCase().split(/\s+/u);
  const at = words.findIndex((word) => !lengths.has(word.replace(/\.$/u, '')));
  const rest = words.slice(Math.max(0, at)).join(' ');
  const span = SPAN.exec(rest)?.[0];
  if (at < 0 || span === undefined) return false;
  const after = rest.slice(span.length).trim().split(/\s+/u).filter(Boolean);
  return after.every((word) => lengths.has(word));
};

const holdsTerm = rememberingBeside((lower: string, film: readonly string[]): boolean =>
  film.some((term) => lower.includes(term)),
);
const isFilmTerm = (lower: string, { film }: Lexicon): boolean => holdsTerm(lower, film);

/** Whether a text speaks of a film as such. */
export const namesFilm = (text: string, { films }: Lexicon): boolean => holdsOneOf(films, text);

/** Whether a text names what only a film has. */
export const saysFilm = (text: string, lexicon: Lexicon): boolean => isFilmTerm(text.toLowerCase(), lexicon);

const isWish = (clause: string, lexicon: Lexicon): boolean => {
  const lower = clause.toLowerCase();
  const begins = beginningsLike(lexicon.wishes, lower).some((wish) => lower.startsWith(wish));
  return begins || isFilmTerm(lower, lexicon) || FRAME.test(clause);
};

/** Whether a clause is taken for a wish for nothing but how it begins, and rules of a lesson begin so too. */
export const onlyBids = (clause: string, lexicon: Lexicon): boolean => {
  const lower = clause.toLowerCase();
  return (
    beginningsLike(lexicon.bids, lower).some((bid) => lower.startsWith(bid)) &&
    !isFilmTerm(lower, lexicon) &&
    !FRAME.test(clause)
  );
};

/** Whether a clause holds something that sells: then it is for viewers, whatever it begins with. */
export const sells = (clause: string, { acts, offers, endings }: Lexicon): boolean => {
  const lower = clause.toLowerCase();
  const ended = ` ${trimEndOf(lower, /[.!。！]/u)} `;
  return (
    /\p{N}/u.test(clause.replace(FRAME, '').replace(MEASURE, '').replace(AGE, '')) ||
    namesPrice(clause) ||
    contactsIn(clause).length > 0 ||
    // "Following our call" begins with no "follow"; where words bend at their ends, it is one all the same.
    beginningsLike(acts, lower).some(
      (act) => lower.startsWith(act) && (endings.length > 0 || !/^[a-z]/u.test(lower.slice(act.length))),
    ) ||
    offers.some((sign) => ended.includes(sign))
  );
};

/** Trades in which people are looked for, and words of a clause that does nothing else. */
const SEEKERS: ReadonlySet<string> = new Set(['jobs', 'charity']);
const MOST_SEEKING = 9;
/** Whether a clause says whom somebody looks for: "Precisamos de voluntários". */
export const looksForPeople = (clause: string, lexicon: Lexicon): boolean =>
  wordsOf(clause).length <= MOST_SEEKING &&
  !namesFilm(clause, lexicon) &&
  lexicon.bank
    ?.names()
    .all(clause)
    .some(({ value }) => SEEKERS.has(value.trade)) === true;

/** Words after a greeting that may name whom it greets; behind a preposition they are more: "à toute l'équipe". */
const MOST_GREETED = 2;
const MOST_LED = 4;

/** Whether a clause only greets, at most somebody by name. */
export const isGreeting = rememberingBeside((clause: string, { greets, starts }: Lexicon): boolean => {
  const lower = trimEndOf(clause.toLowerCase(), /[\s.,!?:：،、。！]/u);
  const greeting = greets.find((greet) => lower === greet || lower.startsWith(`${greet} `));
  if (greeting === undefined) return false;
  const greeted = wordsOf(lower.slice(greeting.length));
  return greeted.length <= (starts.has(greeted[0] ?? '') ? MOST_LED : MOST_GREETED);
});

/** "Bonjour on est une petite ferme": no mark parts the greeting from who writes. */
export const withoutHello = (text: string, { greets, introduces, keywords }: Lexicon): string => {
  const lower = text.toLowerCase();
  const hello = greets.find((greet) => lower.startsWith(`${greet} `));
  if (hello === undefined) return text;
  const behind = text.slice(hello.length).trimStart();
  const [next = ''] = behind.toLowerCase().split(/\s/u, 1);
  const begins = introduces.some((phrase) => behind.toLowerCase().startsWith(`${phrase} `));
  return begins || (keywords !== undefined && isOneOf(keywords.tells, next)) ? behind : text;
};

/** Words of a tone that can be nothing else. */
const MOST_TONE_WORDS = 5;

/** Whether a clause says nothing but how a film feels, how long it is, or that a logo is seen: nobody misses it. */
export const isOnlyTone = (clause: string, lexicon: Lexicon): boolean =>
  isTonal(trimEndOf(clause.trim(), /[.!。,،、]/u), lexicon);

const isTonal = rememberingBeside((bare: string, lexicon: Lexicon): boolean => {
  if (isTone(bare, lexicon) || asksForLogo(bare, lexicon) || isLength(bare, lexicon)) return true;
  return visibleWords(bare) <= MOST_TONE_WORDS && (ENDS_AS_TONE.test(bare) || BEGINS_AS_TONE.test(bare));
});

/** Whether a clause's wording makes it a wish for the film. */
export const isMakers = (clause: string, lexicon: Lexicon): boolean => {
  const bare = trimEndOf(clause.trim(), /[.!。,]/u);
  if (bare === '') return false;
  if (isOnlyTone(bare, lexicon) || ENDS_AS_TONE.test(bare) || BEGINS_AS_TONE.test(bare)) return true;
  if (!isWish(bare, lexicon)) return false;
  // "Maak er een teaser van": what only a film has is made for no viewer.
  const acts = isFilmTerm(bare.toLowerCase(), lexicon) ? [] : lexicon.acts;
  return !sells(bare.replace(AGES, ''), { ...lexicon, acts });
};

/** Whether its wording leaves no doubt. */
export const saysSo = (clause: string, lexicon: Lexicon): boolean =>
  isGreeting(clause, lexicon) || isMakers(clause, lexicon);
