/** What is said in a scene, as whoever draws it needs it: what the mouth does, which words are stressed, how loud it is. */
import type { Timed } from '../../ports/narrator';
import { clamp } from '../geometry';
import { type SaidLine, SILENT_DB } from '../narration/said-line';
import { FPS } from '../output/frame-size';
import { greetingIn } from './greetings';
import { type MouthMoment, mouthingOf } from './mouthing';
import { stressesOf } from './stresses';

export interface SceneSpeech {
  /** In order, in seconds of the scene. */
  readonly mouth: readonly MouthMoment[];
  /** When what is stressed begins, in order. */
  readonly stresses: readonly number[];
  /** When each sentence begins. */
  readonly sentences: readonly number[];
  /** What is said, as it is shown. */
  readonly words?: readonly Timed[];
  /** When somebody is greeted. */
  readonly greets?: number | undefined;
  /** How loud the voice is at each frame of the scene, 0 to 1. */
  readonly levels: Float32Array;
}

/** So much below the loudest moment a voice is not seen any more. */
const RANGE_DB = 32;

/** `first`: the frame of the film at which the scene begins; `frames`: of the scene. */
function levelsOf({ from, decibels: heard }: SaidLine, first: number, frames: number): Float32Array {
  const decibels = Float32Array.from({ length: frames }, (_, frame) => heard[first + frame - from] ?? SILENT_DB);
  const loudest = decibels.reduce((most, level) => Math.max(most, level), -60);
  const levels = decibels.map((level) => clamp((level - loudest) / RANGE_DB + 1, 0, 1));
  // Up at once, down by and by, as a meter is read.
  for (let at = 1; at < frames; at += 1) levels[at] = Math.max(levels[at] as number, (levels[at - 1] as number) * 0.72);
  return levels;
}

/** What is said from `startsAt` on, in seconds of the film, for so many frames; undefined where nobody speaks. */
export function speechIn(all: readonly SaidLine[], startsAt: number, frames: number): SceneSpeech | undefined {
  const first = Math.round(startsAt * FPS);
  const lines = all.filter(({ from, decibels }) => from < first + frames && from + decibels.length > first);
  if (lines.length === 0) return undefined;
  const moved = (list: readonly Timed[]): Timed[] =>
    list.map(({ text, start, end }) => ({ text, start: start - startsAt, end: end - startsAt }));
  const levels = lines
    .map((line) => levelsOf(line, first, frames))
    .reduce((one, other) => one.map((level, at) => Math.max(level, other[at] ?? 0)));
  return {
    words: lines.flatMap(({ words }) => moved(words)),
    greets: greetingIn(lines.flatMap(({ words }) => moved(words))),
    mouth: lines.flatMap(({ words, phones }) => mouthingOf(moved(words), moved(phones))),
    ...stressesOf(
      lines.flatMap(({ words }) => moved(words)),
      levels,
    ),
    levels,
  };
}

/** Letters a second of somebody who takes the time, and seconds before the first. */
const PACE = 13;
const BEFORE = 0.25;
const AFTER = 0.3;
/** Scripts of which a letter is a syllable take longer. */
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SYLLABLE = 0.5;
/** How loud a vowel is, and the rest. */
const LOUD = 0.8;
const QUIET = 0.4;

/** Where nobody is heard: as fast as one speaks, or as it must to be said in time. */
export function imaginedSpeech(said: string, seconds: number): SceneSpeech {
  const pieces = SYLLABIC.test(said) ? (said.match(/[^\s、。，！？]{1,4}[、。，！？]?/gu) ?? []) : said.split(/\s+/u);
  const length = pieces.reduce((sum, piece) => sum + [...piece].length + 1, 0);
  const usual = PACE * (SYLLABIC.test(said) ? SYLLABLE : 1);
  const pace = Math.max(usual, length / Math.max(0.5, seconds - BEFORE - AFTER));
  let at = BEFORE;
  const words = pieces.map((text): Timed => {
    const start = at;
    at += ([...text].length + 1) / pace;
    return { text, start, end: at - 0.6 / pace };
  });
  const mouth = mouthingOf(words, []);
  const levels = new Float32Array(Math.round(seconds * FPS));
  for (const { viseme, start, end } of mouth)
    for (let frame = Math.ceil(start * FPS); frame < Math.min(levels.length, end * FPS); frame += 1)
      levels[frame] = viseme === 'm' || viseme === 's' ? QUIET : LOUD;
  return { mouth, words, greets: greetingIn(words), ...stressesOf(words, levels), levels };
}

/** Of somebody whom nobody hears: the mouth is at rest, and the head goes with the words where some can be read. */
export function quietSpeech(read: string, seconds: number): SceneSpeech {
  const levels = new Float32Array(Math.round(seconds * FPS));
  if (read.trim() === '') return { mouth: [], stresses: [], sentences: [0, seconds / 2], levels };
  return { ...imaginedSpeech(read, seconds), mouth: [], levels };
}
