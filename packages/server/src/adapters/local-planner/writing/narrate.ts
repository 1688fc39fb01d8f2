/**
 * What the voice says in each scene. Where a card shows all of what its scene tells, the voice does not read it out: it says
 * what found no card, names the firm at the beginning, says a fact as a person would, or
 * says a line of the trade; else it reads the card. Lessons, faces
 * and pictures say all that they tell.
 */
import { LIMITS } from '@vid/sdk/contract';
import { makersOdds } from '../addressee/makers-odds';
import { introsOf } from '../languages/intros';
import { isUnspaced, leastSecondsToSay, visibleWords } from '../reading/measure';
import { contactsIn } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import { leans } from '../reading/split-thought';
import type { Thought } from '../reading/thought';
import type { Assigned } from '../structure/assign';
import { type LeadKind, ledTo } from './leads';
import { asSentence, fitSpeech, type Spoken, spokenText } from './narration';

/** What the voices of a film have to say. */
export interface Telling {
  readonly scenes: readonly Assigned[];
  /** The lines on their cards. */
  readonly cards: readonly (readonly string[])[];
  /** Seconds. */
  readonly durations: readonly number[];
  /** Thoughts that found no scene, in the brief's order. */
  readonly leftOut: readonly Thought[];
  /** Lines of the trade that no card shows. */
  readonly spare: readonly string[];
  /** What the brief is called by its name, short enough to be said: "Meet …". */
  readonly name?: string;
  /** Whether the film is all mood. */
  readonly isMood: boolean;
  /** Whether it looks for staff: a wage is no price, and free parking no offer. */
  readonly hires: boolean;
  /** Scenes that say all that they tell: faces, pictures, lessons. */
  readonly whole: ReadonlySet<number>;
  /** Scenes that say nothing. */
  readonly quiet: ReadonlySet<number>;
  readonly seed: number;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 || /\p{N}/u.test(word));

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The share of words that must be new for a sentence to be worth saying over its card. */
const NEW = 0.25;

/** Odds up to which a sentence surely speaks to viewers. */
const FOR_VIEWERS = -0.8;
/** The same where it holds no fact. */
const SURELY = -1.6;
/** Fewer words are no sentence. */
const LEAST_WORDS = 3;
const isFragment = (text: string): boolean => !isUnspaced(text) && visibleWords(text) < LEAST_WORDS;

/** Thoughts that are looked at: a film has twelve scenes at most. */
const MOST_LEFT = 40;

/** Lines of the trade that a film with facts has its voice say. */
const MOST_SPARE = 1;

/** What holds a number, a name or a cry needs its own words: a line of the trade over it would speak of something else. */
const FACT = /[\p{N}!]|\s\p{Lu}/u;

/** Tells of a sentence whether it says something that the lines do not. */
const addingTo = (lines: readonly string[]): ((sentence: string) => boolean) => {
  const shown = lines.join(' ');
  const there = new Set(wordsOf(shown));
  return (sentence) => {
    if (isUnspaced(sentence)) return !plain(shown).includes(plain(sentence).slice(0, -2));
    const words = wordsOf(sentence);
    const more = words.filter((word) => !there.has(word));
    return more.some((word) => /\p{N}/u.test(word)) || more.length > words.length * NEW;
  };
};

const fits = (text: string, seconds: number): boolean =>
  leastSecondsToSay(text) <= seconds + 1e-9 && text.length <= LIMITS.sceneScript.max;

/** What was left out, told once each beside the scene that it stands nearest to in the brief. */
const besides = (
  { leftOut, scenes, cards, durations, whole, quiet }: Telling,
  { lexicon }: Reading,
): ReadonlyMap<number, string> => {
  const told = new Map<number, string>();
  const adds = addingTo(cards.flat());
  for (const thought of leftOut.slice(0, MOST_LEFT)) {
    if (told.size >= scenes.length) break;
    const { text, order, list, quotation, kinds } = thought;
    if (leans(text, lexicon)) continue;
    if (list !== undefined || quotation !== undefined || contactsIn(text).length > 0 || !adds(text)) continue;
    // What was left out says so little that nobody missed it for words to the maker.
    if (makersOdds(text) > (kinds.size > 0 ? FOR_VIEWERS : SURELY) || isFragment(text)) continue;
    const sentence = asSentence(text);
    if ([...told.values()].includes(sentence)) continue;
    const near = scenes
      .map((scene, at) => ({ at, away: Math.abs((scene.thought?.order ?? Number.POSITIVE_INFINITY) - order) }))
      .filter(({ at }) => at > 0 && scenes[at]?.closing !== true && !whole.has(at) && !quiet.has(at) && !told.has(at))
      .filter(({ at, away }) => Number.isFinite(away) && fits(sentence, durations[at] ?? 0))
      .sort((one, other) => one.away - other.away)[0];
    if (near !== undefined) told.set(near.at, sentence);
  }
  return told;
};

/** What the voice says in each scene. */
export const narrate = (telling: Telling, reading: Reading): Spoken[] => {
  const { scenes, cards, durations, whole, quiet, seed } = telling;
  const untold = besides(telling, reading);
  const spare = telling.spare.slice(0, telling.isMood ? undefined : MOST_SPARE).map(asSentence);
  const { name, isMood, hires } = telling;
  const introduced = (lines: readonly string[]): string | undefined => {
    // A name that stands on the card, or on the next, is not told once more.
    const near = [...lines, ...(cards[1] ?? [])].join(' ').toLowerCase();
    if (name === undefined || isMood || near.includes(name.toLowerCase())) return undefined;
    const ways = introsOf(reading.language);
    // "Helder & Zn." has its own stop.
    return ways[seed % ways.length]?.replace('{}', name).replace(/\.{2}$/u, '.');
  };
  const used = new Set<LeadKind>();
  return scenes.map((scene, at) => {
    if (quiet.has(at)) return { text: '', shortened: false };
    const seconds = durations[at] ?? LIMITS.sceneDuration.min;
    const lines = cards[at] ?? [];
    const adds = addingTo(lines);
    const own = fitSpeech(scene, reading, seconds, lines[0] ?? '');
    if (whole.has(at) || adds(own.text)) return own;
    // A fact is said rather than a line of the trade.
    const { kinds, text: told = '' } = scene.thought ?? {};
    const isFact = (kinds?.size ?? 0) > 0 || (!isMood && FACT.test(told));
    const mood = isFact ? undefined : spare[0];
    // The call is said as it is shown: it is what a listener has to do.
    if (scene.closing) return own;
    const other = [untold.get(at), at === 0 ? introduced(lines) : undefined, mood].find(
      (text) => text !== undefined && fits(text, seconds),
    );
    const led = at === 0 || isMood || hires || scene.thought === undefined ? undefined : ledTo(scene.thought, reading);
    const isLed = led !== undefined && !used.has(led.kind) && fits(asSentence(led.text), seconds);
    if (isLed && (other === undefined || other === mood)) {
      used.add(led.kind);
      return { text: asSentence(led.text), shortened: false };
    }
    if (other === undefined) return own;
    if (other === mood) spare.shift();
    return { text: other, shortened: own.shortened && adds(spokenText(scene, reading)) };
  });
};
