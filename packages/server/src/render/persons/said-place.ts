/**
 * Where somebody stands who speaks, as a text says it: "at the harbour", "in front of her shop". A place that is only named,
 * as in "a shop for tea", is none that anybody stands in.
 */
import { fold } from '../../artwork/words/fold';
import { type WordLanguage, wordLanguage } from '../../artwork/words/languages';
import { PLACE_WORDS } from '../worlds/words/places';
import { type Spotted, spot } from '../worlds/words/spot';

interface Words {
  /** What stands before, or after, a place that somebody is in or at. */
  readonly at: string;
  /** The same where they are outside of it. */
  readonly front: string;
}

/** An article, or whose it is, and a word that says what it is like. */
const BETWEEN = '(?: (?:an?|the|our|her|his|their|your|my))?(?: (?!way)\\p{L}+)?';

/** In languages that put it before, the end of what stands before the place; in the others the beginning of what follows. */
const WORDS: Readonly<Record<WordLanguage, Words>> = {
  en: {
    at: `(?:at|in|on|by|near|along|beside|inside|around|through|down|overlooking)${BETWEEN}`,
    front: `(?:in front of|outside(?: of)?)${BETWEEN}`,
  },
  de: {
    at: '(?:am|im|an|in|auf|bei|beim|durch|entlang|neben)(?: (?:der|dem|den|die|das|unser\\p{L}*|ihr\\p{L}*|sein\\p{L}*|ein\\p{L}*))?(?: \\p{L}+en)?',
    front: '(?:vor|vorm)(?: (?:der|dem|den|unser\\p{L}*|ihr\\p{L}*|sein\\p{L}*|ein\\p{L}*))?(?: \\p{L}+en)?',
  },
  fr: {
    at: '(?:au|aux|a la|a l|a|dans|sur|pres d\\p{L}+|le long d\\p{L}+|en)(?: (?:le|la|les|l|notre|sa|son|un|une|de la|bord de))*',
    front: 'devant(?: (?:le|la|les|l|notre|sa|son|un|une))?',
  },
  es: {
    at: '(?:en|junto al?|por|cerca del?|al lado del?)(?: (?:el|la|los|las|nuestr\\p{L}+|su|un|una))?',
    front: '(?:delante del?|frente al?|fuera del?|a la puerta del?)(?: (?:el|la|nuestr\\p{L}+|su|un|una))?',
  },
  it: {
    at: '(?:al|allo|alla|all|nel|nello|nella|nell|in|sul|sulla|sull|presso|lungo|vicino al\\p{L}*)(?: (?:il|la|lo|nostr\\p{L}+|suo|sua))?',
    front: '(?:davanti al\\p{L}*|fuori dal\\p{L}*)(?: (?:nostr\\p{L}+|suo|sua))?',
  },
  pt: {
    at: '(?:no|na|nos|nas|ao|a|em|pelo|pela|junto ao?|perto d\\p{L}+)(?: (?:o|a|noss\\p{L}+|seu|sua|um|uma))?',
    front: '(?:em frente (?:ao?|d\\p{L}+)|a porta d\\p{L}+|fora d\\p{L}+)(?: (?:noss\\p{L}+|seu|sua))?',
  },
  nl: {
    at: '(?:aan|in|op|bij|langs|door|naast)(?: (?:de|het|een|onze|ons|haar|zijn))?',
    front: '(?:voor|buiten)(?: (?:de|het|een|onze|ons|haar|zijn))?',
  },
  pl: {
    at: '(?:na|w|we|nad|przy|obok|wzdluz)(?: (?:nasz\\p{L}+|jej|jego|swo\\p{L}+))?',
    front: '(?:przed)(?: (?:nasz\\p{L}+|jej|jego|swo\\p{L}+))?',
  },
  tr: { at: '(?:d[ae]|t[ae]|nd[ae])?', front: '\\p{L}* on[uü]nd[ae]' },
  ja: { at: '(?:で|に|の(?!前)|沿い|のそば)', front: '(?:の前|前)' },
  ar: { at: '(?:في|على|عند|قرب|بجانب)', front: '(?:امام|أمام|خارج)' },
};

const FOLLOWS: readonly WordLanguage[] = ['tr', 'ja'];
/** Endings that say in Turkish that somebody is there. */
const TURKISH_AT = /(?:d[ae]|t[ae])$/u;

/** Before whose door one stands in the street. */
const ROOMS: ReadonlySet<string> = new Set([
  ...['cafe', 'kitchen', 'office', 'clinic', 'gym', 'shop', 'classroom', 'workshop', 'home', 'bathroom', 'warehouse'],
  ...['restaurant', 'museum', 'studio', 'station', 'airport', 'stage'],
]);

type Stands = 'at' | 'front';

function standsBy(clause: string, { at, length }: Spotted<string>, language: WordLanguage): Stands | undefined {
  const { at: within, front } = WORDS[language];
  const found = (words: string): boolean =>
    FOLLOWS.includes(language)
      ? new RegExp(`^(?:${words})`, 'u').test(clause.slice(at + length))
      : new RegExp(`(?<!\\p{L})${words}[ ]?$`, 'u').test(clause.slice(0, at));
  if (found(front)) return 'front';
  if (language === 'tr') return TURKISH_AT.test(clause.slice(at, at + length)) ? 'at' : undefined;
  return found(within) ? 'at' : undefined;
}

const CLAUSES = /[.,;:!?\n。、！？،؛]+/u;

/** Places in the order of the text; `stands` where it says that somebody is there. */
function placesIn(text: string, tag: string): readonly { readonly place: string; readonly stands?: Stands }[] {
  const language = wordLanguage(tag) ?? 'en';
  return text.split(CLAUSES).flatMap((clause) => {
    const folded = fold(clause, language);
    return spot(PLACE_WORDS, clause, tag).map((one) => {
      const stands = standsBy(folded, one, language);
      const place = stands === 'front' && ROOMS.has(one.key) ? 'street' : one.key;
      return stands === undefined ? { place } : { place, stands };
    });
  });
}

/**
 * Where the prompt of a scene is: of a camera's picture every place counts, and the first unless one stands before another. Who walks
 * does so where the words say that somebody is, and not where they come from or go to.
 */
export function placeOfPrompt(prompt: string, language: string, walks = false): string | undefined {
  const places = placesIn(prompt, language);
  const first = walks ? places.find(({ stands }) => stands !== undefined) : undefined;
  return (places.find(({ stands }) => stands === 'front') ?? first ?? places[0])?.place;
}

/** Where a text says that somebody is: outside before a room, since that is said less by the way. */
export function saidPlace(text: string, language: string): string | undefined {
  const places = placesIn(text, language).filter(({ stands }) => stands !== undefined);
  return (places.find(({ place }) => !ROOMS.has(place)) ?? places[0])?.place;
}
