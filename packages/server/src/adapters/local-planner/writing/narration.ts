/** Writes what the narrator says, whole sentences of the brief, and fits it to its scene by ending earlier at a clause. */

import { LIMITS } from '@vid/sdk/contract';
import { withoutEmoji } from '../reading/markup';
import { isUnspaced, leastSecondsToSay, visibleWords } from '../reading/measure';
import { breaksWithin, phrasesOf, STRENGTH } from '../reading/phrases';
import type { Reading } from '../reading/read-brief';
import { standsAlone } from '../reading/split-thought';
import { capitalised, type Thought, withoutStop } from '../reading/thought';
import type { Assigned } from '../structure/assign';
import { tellings } from '../structure/briefly';
import { isFace } from '../structure/slot';
import { withoutHangingEnd } from './lines';

/** Ends a sentence the way its script does. */
export const asSentence = (text: string): string => {
  if (text === '' || /[.!?。！？؟…।]["”»」』)]?$/u.test(text)) return text;
  if (/\p{Script=Devanagari}/u.test(text)) return `${text}।`;
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? `${text}。` : `${text}.`;
};

const itemsSpoken = ({ text, list, quotation, said }: Thought, { language }: Reading): string => {
  if (said !== undefined) return said;
  // Who says it stands on screen.
  if (quotation !== undefined) return quotation.words;
  if (list === undefined || (list.bullets !== true && text.includes(list.items[0] ?? ''))) return text;
  const sentences = list.items.some((item) => visibleWords(item) > 2);
  const items = sentences
    ? list.items.map((item) => asSentence(capitalised(item, language))).join(isUnspaced(text) ? '' : ' ')
    : list.items.join(isUnspaced(text) ? '、' : /\p{Script=Arabic}/u.test(text) ? '، ' : ', ');
  return list.lead === '' ? capitalised(items, language) : `${text}${isUnspaced(text) ? '：' : ': '}${items}`;
};

/** What the narrator must say; facts that joined the scene are on screen. */
export const mainText = (scene: Assigned, reading: Reading): string => {
  const { contact } = reading;
  return spokenText({ ...scene, extras: scene.extras.filter((extra) => extra === contact) }, reading);
};

/** What the narrator would say if there were time: the sentences of the scene. */
export const spokenText = (scene: Assigned, reading: Reading): string => {
  const said = scene.thought === undefined ? (reading.brand ?? '') : itemsSpoken(scene.thought, reading);
  // Where no card shows who is quoted, the voice tells it.
  const by = isFace(scene.slot.look) ? (scene.thought?.quotation?.by ?? '') : '';
  return [said, ...(by === '' ? [] : [by]), ...scene.extras.map(({ text }) => text)]
    .map((text) => asSentence(withoutEmoji(text)))
    .join(isUnspaced(said) ? '' : ' ')
    .trim();
};

const fitsIn = (text: string, seconds: number): boolean =>
  leastSecondsToSay(text) <= seconds + 1e-9 && text.length <= LIMITS.sceneScript.max;

/** More words than the longest scene has time for. */
const MOST_WORDS = 4 * LIMITS.sceneDuration.max;

/** Beginnings of a sentence that end at a conjunction, the longest first; none is torn from what it leans on. */
const beginnings = (text: string, reading: Reading): string[] => {
  const phrases = phrasesOf(text, reading.lexicon);
  const half = visibleWords(text) / 2;
  return breaksWithin(phrases, MOST_WORDS)
    .filter(({ before }) => standsAlone(before, reading.lexicon))
    .map(({ at, before }) => ({
      strength: phrases[at]?.strength ?? 0,
      part: withoutHangingEnd(before, reading.lexicon),
    }))
    .filter(
      ({ strength, part }) =>
        visibleWords(part) >= 2 && (strength >= STRENGTH.conjunction || visibleWords(part) >= half),
    )
    .map(({ part }) => part)
    .reverse();
};

export interface Spoken {
  readonly text: string;
  readonly shortened: boolean;
}

/** The longest telling that fits the scene; what is on screen is the last resort. */
export const fitSpeech = (scene: Assigned, reading: Reading, seconds: number, headline: string): Spoken => {
  const full = spokenText(scene, reading);
  if (!/[\p{L}\p{N}]/u.test(full)) return { text: '', shortened: false };
  if (fitsIn(full, seconds)) return { text: full, shortened: false };
  const main = mainText(scene, reading);
  if (fitsIn(main, seconds)) return { text: main, shortened: false };
  // What is repeated is said whole, or named.
  if (scene.thought?.kinds.has('recap') === true) return { text: asSentence(headline), shortened: false };
  const told = tellings(withoutStop(main), reading).reverse();
  const { list, kinds } = scene.thought ?? {};
  // What is only guessed to lead to a list says nothing by itself: "You list".
  const isTold = list !== undefined && (list.bullets === true || list.ordered || /[:：]/u.test(main));
  const lead = kinds?.has('check') === true || !isTold ? '' : list.lead;
  // What leads to a list is said rather than the list's first items: "Bring in anything".
  const parts =
    visibleWords(lead) > 1 ? [withoutHangingEnd(lead, reading.lexicon)] : beginnings(withoutStop(main), reading);
  const shorter = [...(visibleWords(lead) > 1 ? [] : told), ...parts, headline].map(asSentence);
  // "Neem." of a sentence that goes on says nothing.
  const says = (text: string): boolean => isUnspaced(text) || visibleWords(text) > 1 || visibleWords(main) < 3;
  const fitting = shorter.find((text) => fitsIn(text, seconds) && says(text));
  return { text: fitting ?? '', shortened: true };
};
