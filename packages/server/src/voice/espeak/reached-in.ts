/** When eSpeak reaches each place of a text, by its events. */
import type { Reached } from './words-by-places';

export interface EspeakEvent {
  readonly type: string;
  /** Milliseconds. */
  readonly audio_position: number;
  /** Characters, from 1. */
  readonly text_position: number;
  /** Of phonemes: their sign in IPA. */
  readonly id: string | number;
}

const VOWEL = /^[ˈˌ]?[aeiouyæøœɐɑɒɔəɘɚɛɜɞɤɨɪɯɵɶʉʊʌʏ]/u;

/**
 * When each place of the text was reached. A word that begins with a vowel is told together with the sound before it, which is of
 * the word before: it begins with its own first sound.
 */
export const reachedIn = (events: readonly EspeakEvent[]): Reached[] =>
  events.flatMap(({ type, text_position, audio_position }, index) => {
    if (type !== 'word') return [];
    const before = events[index - 1];
    const told = before?.type === 'phoneme' && before.id !== '' && before.audio_position === audio_position;
    const own = told ? events.slice(index).find((event) => event.type === 'phoneme') : undefined;
    const at = own !== undefined && VOWEL.test(String(own.id)) ? own.audio_position : audio_position;
    return [{ place: text_position - 1, at: at / 1000 }];
  });
