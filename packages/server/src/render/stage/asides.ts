/**
 * What a text names only to say where something is, who it is for, or that it is not there: the roof on which bees are kept, the
 * care homes that a program is for, the sugar that is not in it. Words before it tell, in whatever language of the eleven.
 */
import { FILM_NAMES } from './made-films';

const WHERE = [
  '(?:on|in|at|by|near|behind|beside|between|above|below|under|from|across|around|opposite) (?:the|an?|our|your|my|his|her|their)',
  '(?:beside|between|near|behind|above|under)',
  '(?:auf|in|an|bei|unter|über|neben|hinter|aus|von|vor|zwischen) (?:de[mnr]|das|die|einem|einer|unserem|unserer|Ihrer|deiner|eurer)|(?:im|am|beim|vom|zwischen|neben|hinter)',
  '(?:sur|dans|chez|derrière|devant|sous|près de|à côté de|entre) (?:les?|la|un|une|notre|votre)|(?:au|aux|du haut du|entre)',
  '(?:en|sobre|junto a|cerca de|detrás de|bajo|entre) (?:el|la|los|las|un|una|nuestro|nuestra)|entre',
  '(?:sul|sulla|nel|nella|sui|nei|vicino al|vicino alla|dietro|sotto|tra|fra)(?: (?:il|la|i|le|un|una))?',
  '(?:no|na|nos|nas|perto da|perto do|sobre|entre|atrás do)(?: (?:os?|as?|um|uma))?',
  '(?:in|op|bij|onder|achter|naast|tussen|boven) (?:de|het|een|ons|onze|uw|je|jullie)|tussen',
  '(?:na|przy|pod|nad|obok|między|za)',
];
const NONE = [
  'no|not|never|without|zero|free of|instead of|than',
  'kein(?:e[nrms]?)?|ohne|nie|niemals|statt|weder',
  'sans|jamais|aucune?|au lieu de',
  'sin|nunca|ning[uú]na?|en vez de',
  'senza|mai|nessuna?|invece di',
  'sem|nunca|nenhuma?|em vez de',
  'zonder|geen|nooit|in plaats van',
  'bez|nigdy|zamiast',
];

/** What whoever comes brings along. */
const BRING = [
  '(?:bring|take) (?:an?|your|along)|bring(?:t|en Sie)? (?:deine?n?|eure?n?|Ihre?n?)|apportez (?:votre|vos|un|une)',
  'tra(?:e|iga) (?:tu|tus|su|sus)|porta(?:te)? (?:il tuo|la tua|i tuoi|le tue)|traga (?:o seu|a sua|seu|sua)|neem (?:je|uw|een)',
];

const FOR = ['for', 'für', 'pour', 'para', 'per', 'voor', 'dla'];
/** What is made for a thing is about it: a trailer for a podcast. */
const MADE_FOR = new RegExp(String.raw`${FILM_NAMES}\s+(?:${FOR.join('|')})\s+(?:[\p{L}-]+\s+)?$`, 'iu');

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})\s+(?:[\p{L}-]+\s+)?$`, 'iu');
const BEFORE = anyOf([...WHERE, ...BRING, ...FOR, ...NONE]);
/** What is a small word elsewhere is left out: `no` in Portuguese, and May in French and German. */
const DENIALS = [
  'not|never|without|zero|free of|instead of',
  ...NONE.slice(1).filter((words) => !words.startsWith('senza')),
  'senza|invece di',
];
const DENIED = { headLast: anyOf(['no', ...DENIALS]), headFirst: anyOf(DENIALS) } as const;

/** Japanese says behind a place what is near it: 駅から徒歩3分. */
const NEAR_BEHIND =
  /^[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?:から(?:徒歩|車|歩いて|すぐ|\p{N})|まで(?:徒歩|車|\p{N})|(?:の)?(?:近く|隣|向かい|そば|裏)|前(?![\p{Script=Han}])|直結|徒歩)/u;

/** "Next door": where something is, with no door in it. */
const NEXT_DOOR = { before: /\bnext[ -]$/iu, own: /^door\b/iu } as const;

/** What streets are called after their names, and before them. */
const STREETS_AFTER: ReadonlySet<string> = new Set(
  (
    'street st road rd lane avenue ave square row quay terrace crescent close walk drive yard hill court gardens park bridge ' +
    'cadde caddesi sokak sokağı mahallesi meydanı'
  ).split(' '),
);
const STREETS_BEFORE: ReadonlySet<string> = new Set(
  'rue avenue boulevard place quai calle plaza avenida paseo via viale piazza rua praça largo ulica ul شارع'.split(' '),
);
/** What stands between the two. */
const OF = new Set('de du des d del della dei delle da do das dos di l la las los le les'.split(' '));

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

/** Whether what stands at a place is the name of a street. */
function namesStreet(text: string, at: number, before: string): boolean {
  const own = /^\p{Lu}[\p{L}\p{M}]*/u.exec(text.slice(at))?.[0] ?? '';
  // The word itself: "27 Larkspur Court".
  if (STREETS_AFTER.has(own.toLowerCase()) && /\p{Nd}\p{L}? \p{Lu}[\p{L}\p{M}'’]+ $/u.test(before)) return true;
  const [, next = ''] = wordsIn(/^[\p{L}\p{M}'’]+ \p{Lu}[\p{L}\p{M}]*/u.exec(text.slice(at, at + REACH))?.[0] ?? '');
  if (STREETS_AFTER.has(next)) return true;
  const street = wordsIn(before).findLast((word) => !OF.has(word)) ?? '';
  return STREETS_BEFORE.has(street) && !/[.,;:!?\n]\s*$/u.test(before.replace(/(?<=\bul)\.\s*$/iu, ''));
}

/** Characters beside a word in which that is said. */
const REACH = 40;

/** Tells of what stands at a place in a text whether it is named only so, or names but a street. */
export const asides =
  (text: string) =>
  (at: number): boolean => {
    const before = text.slice(Math.max(0, at - REACH), at);
    const onwards = text.slice(at, at + REACH);
    const isNear = NEAR_BEHIND.test(onwards) || (NEXT_DOOR.own.test(onwards) && NEXT_DOOR.before.test(before));
    return isNear || (BEFORE.test(before) && !MADE_FOR.test(before)) || namesStreet(text, at, before);
  };

/** Tells of what stands at a place in a text whether it is said not to be there: "no van, no fumes"; `headFirst`: as in Portuguese. */
export const denials =
  (text: string, headFirst: boolean) =>
  (at: number): boolean =>
    DENIED[headFirst ? 'headFirst' : 'headLast'].test(text.slice(Math.max(0, at - REACH), at));

/** Who does what the next word says; words that are also an article or a preposition somewhere are left out. */
const DOERS = new Set(
  (
    'i you he she it we they ich du er wir je tu elle nous vous ils elles yo ella ellos ellas nosotros usted ustedes ' +
    'io lui lei noi voi eu ele ela eles elas nós você vocês ik jij hij zij wij ze'
  ).split(' '),
);

/** Whether a word at a place says what somebody does, and names no thing: "it plays". */
export const isDone = (text: string, at: number): boolean =>
  DOERS.has(/(?<![\p{L}\p{N}])(\p{L}+) $/u.exec(text.slice(Math.max(0, at - REACH), at))?.[1]?.toLowerCase() ?? '');

/** "Ti porto": behind such a pronoun is a verb, whatever it looks like. */
const TO_WHOM = /(?<![\p{L}\p{N}])(?:ti|vi) $/iu;

/** Whether a word at a place says what is done to somebody who is told so. */
export const isDoneTo = (text: string, at: number): boolean => TO_WHOM.test(text.slice(Math.max(0, at - 4), at));
