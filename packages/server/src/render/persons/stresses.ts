/** Where a speaker stresses: in each sentence the words that are louder and longer than the others. */

import type { Timed } from '../../ports/narrator';
import { sentencesOf } from '../captions/sentences';
import { FPS } from '../output/frame-size';

/** Seconds that lie between two stresses at least. */
const APART = 0.7;
/** How much more than the usual word of its sentence a stressed word has. */
const MORE = 1.2;

/** `levels`: how loud it is at each frame, 0 to 1. */
export function stressesOf(words: readonly Timed[], levels: Float32Array) {
  const sentences = sentencesOf(words);
  const stresses: number[] = [];
  for (const sentence of sentences) {
    const weights = sentence.map(({ start, end }) =>
      levels.subarray(Math.floor(start * FPS), Math.ceil(end * FPS)).reduce((sum, level) => sum + level, 0),
    );
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    const heaviest = Math.max(...weights);
    for (const [at, { start, end }] of sentence.entries()) {
      const weight = weights[at] ?? 0;
      const loudest = start + Math.min(0.1, (end - start) / 3);
      const isFree = loudest - (stresses.at(-1) ?? Number.NEGATIVE_INFINITY) >= APART;
      if (isFree && (weight === heaviest || weight > mean * MORE)) stresses.push(loudest);
    }
  }
  return { stresses, sentences: sentences.flatMap(([first]) => (first === undefined ? [] : [first.start])) };
}
