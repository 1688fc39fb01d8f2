/** What a prompt says of a place: which one, when, in what weather and mood, what moves in it, and how it is filmed. */
import { folded } from '../../wording/folded';
import { phrases } from '../../wording/phrases';
import { COLOUR_WORDS, NUMBER_WORDS } from './words/amounts';
import { withoutNightsAsUnits } from './words/nights';
import { PEOPLE_WORDS } from './words/people';
import { PLACE_WORDS, WATER_WORDS } from './words/places';
import { type Spotted, spot } from './words/spot';
import { TRAIT_WORDS, type Trait } from './words/traits';
import { withoutRatings } from './words/units';

export type Time = 'dawn' | 'day' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'plain' | 'calm' | 'cheerful' | 'dramatic' | 'cosy';
export type CameraName = 'push' | 'pull' | 'pan' | 'crane' | 'handheld' | 'orbit';
export type Action = 'rest' | 'walk' | 'run' | 'drive' | 'cycle' | 'fly' | 'dance';

export interface Reading {
  /** The place that it names; undefined when it names none. */
  readonly place: string | undefined;
  /** Where in the first line that is said. */
  readonly placed: number | undefined;
  readonly time: Time;
  readonly weather: Weather;
  readonly season: Season;
  readonly mood: Mood;
  /** Undefined when it does not say. */
  readonly camera: CameraName | undefined;
  readonly action: Action;
  /** 1 at an ordinary pace. */
  readonly pace: number;
  readonly closeUp: boolean;
  readonly crowded: boolean;
  readonly empty: boolean;
  /** Particles that it asks for by name. */
  readonly confetti: boolean;
  readonly steam: boolean;
  readonly dust: boolean;
  readonly leaves: boolean;
  /** How many of its subject there are, 1 to 10. */
  readonly count: number;
  /** Where in the first line that is said. */
  readonly counted: number;
  /** The colours that its first line names, and where. */
  readonly colours: readonly { readonly hex: string; readonly at: number; readonly length: number }[];
  /** The person that it names, as the name of a picture, and where in the text. */
  readonly person: { readonly name: string; readonly at: number; readonly who: readonly string[] } | undefined;
}

const MOST_COUNTED = 10;

/** The first of the traits that are there, by its meaning. */
const first = <Meaning>(has: ReadonlySet<Trait>, choices: readonly (readonly [Trait, Meaning])[], other: Meaning) =>
  choices.find(([trait]) => has.has(trait))?.[1] ?? other;

/** A number of things: no price, no share, no hour, and no measure. */
const COUNT = /(?<![\p{L}\p{N}.,:/×+-])(?<!\p{Sc}\s?)([1-9]\d?)(?![\p{L}\p{N}.,:%/×+-])(?!\s*[\p{Sc}%％円時分日年])/gu;

/** Characters of the longest unit and the space before it. */
const LONGEST_UNIT = 24;
/** What is measured or counted otherwise; it stands after a number. */
const UNITS = phrases(
  'am|pm|uhr|h|min|mins|minut*|sec*|sek*|hour|hours|stunde|stunden|heure|heures|hora|horas|ore|uren|godzin*|saat|day|days|tage|tagen|jour|jours|días|dias|giorni|dagen|dni|gün|week|weeks|woche|wochen|semain*|month|months|monat*|mois|year|years|jahre|jahren|ans|años|anni|anos|jaar|lat|yıl|km|m|cm|mm|kg|g|l|ml|percent|prozent|zł|kr|euro|euros|pound|pounds|dollar|dollars|star|stars|step|steps|times|degree|degrees|gram|grams|liter|liters|litre|litres|kilomet*|meter|meters|metre|metres|mile|miles|名様+',
);

const isMeasure = (text: string, end: number): boolean =>
  UNITS.at(folded(text.slice(end, end + LONGEST_UNIT).trimStart()), 0).length > 0;

/** How many things are spoken of, and where the number ends. */
function countOf(text: string, language: string): { readonly count: number; readonly until: number } {
  const digits = [...text.matchAll(COUNT)].find(({ index, 0: found }) => !isMeasure(text, index + found.length));
  if (digits !== undefined)
    return { count: Math.min(MOST_COUNTED, Number(digits[0])), until: digits.index + digits[0].length };
  const word = spot(NUMBER_WORDS, text, language).find(({ at, length }) => !isMeasure(text, at + length));
  return word === undefined ? { count: 1, until: 0 } : { count: Number(word.key), until: word.at + word.length };
}

/** Of two names in a row the noun tells: a restaurant's kitchen is a kitchen. */
function placeOf(text: string, language: string): Spotted<string> | undefined {
  const dry = spot<string>(PLACE_WORDS, text, language);
  const all = dry.length > 0 ? dry : spot<string>(WATER_WORDS, text, language);
  // A harbour within the word for an airport is none.
  const found = all.filter(
    (one) => !all.some(({ at, length }) => length > one.length && at <= one.at && at + length >= one.at + one.length),
  );
  const [one, next] = found;
  const isHeadFirst = /^(?:fr|es|it|pt|pl|ar)\b/u.test(language);
  if (one !== undefined && next !== undefined && !isHeadFirst && next.at <= one.at + one.length + 1) return next;
  return one;
}

/** Reads a prompt in its language; a direction for the camera may be in English beside it. */
export function readPrompt(prompt: string, language: string): Reading {
  const [written = '', ...directions] = withoutNightsAsUnits(prompt).split('\n');
  const said = withoutRatings(written);
  const direction = directions.join(' ');
  const has = new Set<Trait>([
    ...spot(TRAIT_WORDS, said, language).map(({ key }) => key),
    ...spot(TRAIT_WORDS, direction, 'en')
      .map(({ key }) => key)
      .filter((key) => CAMERA_TRAITS.includes(key)),
  ]);
  const named = placeOf(said, language);
  const place = named?.key;
  const { count, until: counted } = countOf(written, language);
  const season = first<Season>(
    has,
    [
      ['autumn', 'autumn'],
      ['winter', 'winter'],
      ['spring', 'spring'],
    ],
    'summer',
  );
  const weather = first<Weather>(
    has,
    [
      ['storm', 'storm'],
      ['snow', 'snow'],
      ['rain', 'rain'],
      ['fog', 'fog'],
      ['wind', 'wind'],
      ['cloudy', 'cloudy'],
    ],
    'clear',
  );
  const people = spot(PEOPLE_WORDS, said, language);
  // Who does something is shown doing it: a woman who lifts weights is a weightlifter.
  const [anybody] = people;
  const person = people.find(({ key }) => !ANYBODY.includes(key)) ?? anybody;
  return {
    place,
    placed: named?.at,
    time: first<Time>(
      has,
      [
        ['night', 'night'],
        ['dusk', 'dusk'],
        ['dawn', 'dawn'],
      ],
      place === 'night-sky' ? 'night' : 'day',
    ),
    weather,
    season: weather === 'snow' ? 'winter' : season,
    mood: first<Mood>(
      has,
      [
        ['dramatic', 'dramatic'],
        ['cheerful', 'cheerful'],
        ['cosy', 'cosy'],
        ['calm', 'calm'],
      ],
      'plain',
    ),
    camera: first<CameraName | undefined>(
      has,
      [
        ['pullOut', 'pull'],
        ['pushIn', 'push'],
        ['crane', 'crane'],
        ['orbit', 'orbit'],
        ['handheld', 'handheld'],
        ['pan', 'pan'],
      ],
      undefined,
    ),
    action: first<Action>(
      has,
      [
        ['run', 'run'],
        ['cycle', 'cycle'],
        ['drive', 'drive'],
        ['fly', 'fly'],
        ['dance', 'dance'],
        ['walk', 'walk'],
      ],
      'rest',
    ),
    pace: first<number>(
      has,
      [
        ['slow', 0.6],
        ['fast', 1.6],
        ['calm', 0.75],
      ],
      1,
    ),
    closeUp: has.has('closeUp'),
    crowded: has.has('crowd'),
    empty: has.has('empty'),
    confetti: has.has('confetti'),
    steam: has.has('steam'),
    dust: has.has('dust'),
    leaves: has.has('leaves'),
    count,
    counted,
    colours: spot(COLOUR_WORDS, said, language).map(({ key, at, length }) => ({ hex: key, at, length })),
    person:
      person === undefined
        ? undefined
        : { name: person.key, at: Math.min(person.at, anybody?.at ?? person.at), who: people.map(({ key }) => key) },
  };
}

/** Words of persons that say nothing of what they do. */
const ANYBODY: readonly string[] = ['woman', 'man', 'girl', 'boy', 'child', 'old-woman', 'old-man'];

/** What may be read in a direction; the rest of it is no part of the picture. */
const CAMERA_TRAITS: readonly Trait[] = [
  'pushIn',
  'pullOut',
  'pan',
  'crane',
  'handheld',
  'orbit',
  'closeUp',
  'slow',
  'fast',
];
