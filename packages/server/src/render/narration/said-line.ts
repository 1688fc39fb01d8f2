/** What is said of a film as whoever draws it needs it: words, sounds and how loud it is, without the sound itself. Plain data. */
import { FPS } from '../output/frame-size';
import type { SpokenLine } from './speak-scenes';

export interface SaidLine extends Pick<SpokenLine, 'scene' | 'words' | 'phones'> {
  /** The frame of the film at which `decibels` begins. */
  readonly from: number;
  /** How loud each frame is. */
  readonly decibels: readonly number[];
}

export const SILENT_DB = -90;

/** Hundredths are enough to be seen, and short to be handed on. */
const rounded = (decibels: number): number => Math.round(decibels * 100) / 100;

export function saidLine({ scene, words, phones, samples, sampleRate, start }: SpokenLine): SaidLine {
  const hop = sampleRate / FPS;
  const from = Math.floor(start * FPS);
  const length = Math.ceil(start * FPS + samples.length / hop) - from;
  const decibels = Array.from({ length }, (_, frame) => {
    const [first, end] = [frame, frame + 1].map((at) => Math.round((from + at - start * FPS) * hop)) as [
      number,
      number,
    ];
    let sum = 0;
    for (let at = Math.max(0, first); at < Math.min(samples.length, end); at += 1) sum += (samples[at] as number) ** 2;
    return rounded(Math.max(SILENT_DB, 10 * Math.log10(sum / hop + 1e-9)));
  });
  return { scene, words, phones, from, decibels };
}
