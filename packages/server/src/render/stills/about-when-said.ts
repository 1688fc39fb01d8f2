/**
 * When each word of a film is said, about: stills have their captions without anybody being asked to speak. Every line is taken
 * to begin with its scene and to be said at a usual pace, or as fast as its scene needs it.
 */
import type { FilmWord, RenderJob } from '../../ports/renderer';
import { toSpoken } from '../../voice/words/to-spoken';
import { linesOf } from '../narration/speak-scenes';

/** Seconds before a line, and of each of its letters. */
const BEFORE = 0.3;
const LETTER = 0.065;

export interface SaidLine {
  readonly scene: number;
  readonly words: readonly FilmWord[];
}

export const aboutWhenSaid = ({ scenes, language }: RenderJob, frames: readonly number[]): readonly SaidLine[] =>
  linesOf(scenes, frames).map(({ scene, script, startsAt, seconds }) => {
    const { captions } = toSpoken(script, language);
    const letters = captions.reduce((sum, text) => sum + text.length + 1, 0);
    const each = Math.min(LETTER, Math.max(0, seconds - BEFORE) / letters);
    let at = startsAt + BEFORE;
    const words = captions.map((text): FilmWord => {
      const start = at;
      at += (text.length + 1) * each;
      return { text, start, end: at, scene };
    });
    return { scene, words };
  });
