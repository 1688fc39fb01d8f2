/** The things of a prompt that can be seen in its place, and their colours; not what only says where, when or in what way. */
import { asides } from '../stage/asides';
import type { Subject } from '../stage/casting';
import { HOLDERS, isOfName } from '../stage/film-subjects';
import type { Reading } from './reading';
import { PEOPLE_WORDS } from './words/people';
import { PLACE_WORDS } from './words/places';
import { spot } from './words/spot';
import { TRAIT_WORDS } from './words/traits';

/** Concepts that say where or when a thing is, never what. */
const SETTINGS: ReadonlySet<string> = new Set([
  ...[
    'night',
    'sunrise',
    'rain',
    'snow',
    'autumn',
    'spring',
    'weather',
    'city',
    'nature',
    'climate',
    'energy',
    'mountain',
    'forest',
  ],
  ...[
    'gardener',
    'real estate',
    'house',
    'friends',
    'family',
    'idea',
    'meeting',
    'sport',
    'sale',
    'review',
    'industry',
  ],
]);

/** Whether words only say where, when, how many or in what way. */
function isSetting(words: string, concept: string | undefined, language: string): boolean {
  if (concept !== undefined && SETTINGS.has(concept)) return true;
  return [PLACE_WORDS, TRAIT_WORDS, PEOPLE_WORDS].some((table) =>
    spot<string>(table, words, language).some(({ length }) => length >= words.trim().length - 1),
  );
}

/** Below it, a word is a mere keyword of some picture. */
const SURE = 1.9;

/** What belongs to a place as its walls do: where one is named, they are no more than where something is. */
const FIXTURES: ReadonlySet<string> = new Set(['window', 'curtains', 'desk', 'door']);

/** Pictures of a whole view, with a sky of their own: as a thing each would be a tile that stands about. */
const VIEWS: ReadonlySet<string> = new Set([
  ...['national-park', 'desert', 'sunrise', 'sunrise-over-mountains', 'sunset', 'night-with-stars', 'milky-way'],
  ...['cityscape', 'cityscape-at-dusk', 'bridge-at-night', 'foggy', 'fog', 'shooting-star', 'fireworks', 'sparkler'],
  ...['motorway', 'railway-track', 'moon-viewing-ceremony', 'rainbow', 'water-wave'],
]);

/** Paintings hang on the walls that are drawn, an airport's lounge is a room, and glass as a material is no pair of spectacles. */
const isDrawn = ({ concept, words, pictures }: Subject, all: readonly Subject[]): boolean =>
  (concept === 'art' && all.some((one) => one.concept === 'museum')) ||
  (words.toLowerCase() === 'lounge' && all.some((one) => one.concept === 'flight')) ||
  (words.toLowerCase() === 'glass' && pictures[0]?.name === 'glasses');

/** What may be shown, in the order of the text, each with the pictures that show it as a thing. */
export function thingsOf(
  found: readonly Subject[],
  {
    text,
    language,
    capitalsName,
    isPlaced,
    isSeen,
    isFitting,
  }: {
    readonly text: string;
    readonly language: string;
    readonly capitalsName: boolean;
    /** Whether the prompt names a place. */
    readonly isPlaced: boolean;
    /** Whether the text says what the camera sees, and is not a line of copy that is filmed. */
    readonly isSeen: boolean;
    isFitting(this: void, subject: Subject): boolean;
  },
): Subject[] {
  const things = found
    .filter(
      (subject) =>
        (subject.concept !== undefined || subject.score >= SURE) &&
        !isSetting(subject.words, subject.concept, language) &&
        !(isPlaced && FIXTURES.has(subject.concept ?? '')) &&
        !isDrawn(subject, found),
    )
    .map((subject) => ({ ...subject, pictures: subject.pictures.filter(({ name }) => !VIEWS.has(name)) }))
    .filter(({ pictures }) => pictures.length > 0);
  const fitting = things.filter((subject) => subject.trade === undefined || isFitting(subject));
  if (fitting.length > 0 || !isSeen) return fitting;
  // A bakery's film may show a cat, when nothing else is named.
  const isAside = asides(text);
  return things.filter(
    (subject) =>
      !HOLDERS.has(subject.concept ?? '') && !isAside(subject.at) && !(capitalsName && isOfName(text, subject)),
  );
}

/** Words between a colour and what has it: "a red steam train". */
const COLOURED_WITHIN = 2;
/** What joins a thing and its colour behind it, where colours stand before things. */
const IS = /^(?:is|are|was|were|in|ist|sind|war|is|zijn)?$/iu;

/** The colour that is said of a thing; what is said of others is none of it: red curtains make no guitar red. */
export function colourOf(
  text: string,
  thing: Pick<Subject, 'at' | 'words'>,
  colours: Reading['colours'],
  headFirst: boolean,
): string | undefined {
  const end = thing.at + thing.words.length;
  const found = colours.find(({ at, length }) => {
    // The colour is a part of the words: "Rotwein".
    if (at < end && at + length > thing.at) return true;
    const isBefore = at < thing.at;
    const between = (isBefore ? text.slice(at + length, thing.at) : text.slice(end, at)).trim();
    if (/[,.;:!?、。،]/u.test(between)) return false;
    const words = between === '' ? 0 : between.split(/\s+/u).length;
    return isBefore || headFirst ? words <= COLOURED_WITHIN : IS.test(between);
  });
  return found?.hex;
}
