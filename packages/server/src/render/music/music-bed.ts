/**
 * A bed of music of an exact length on a given beat, in the form of its film's scenes: a last chord that rings out, a fade at
 * both ends. The same choice, length and beat give the same samples.
 */
import { setImmediate } from 'node:timers/promises';
import type { MusicStyle, Route } from '@vid/sdk/contract';
import { limit } from '../narration/limit';
import { balance } from './balance';
import { deskFor } from './desk';
import { shape } from './dynamics';
import { type Grid, gridOf } from './grid';
import { isMelodic, orchestra } from './instruments/orchestra';
import type { Stereo } from './loudness';
import { addNotes, open, secondsOf } from './play';
import { addRoom } from './room';
import { SAMPLE_RATE } from './sample-rate';
import { type Choice, choiceOf } from './score/choice';
import { scoreOf } from './score/compose';

/** What video sites normalise to, near enough. */
export const TARGET_LUFS = -16;
/** About -2 dBFS, so that the AAC encoder's ripple stays below -1. */
const CEILING = 0.79;
const FADE_IN_SECONDS = 0.02;
const FADE_OUT_SECONDS = 0.9;

const FORMAT_MUSIC: Partial<Record<Route, MusicStyle>> = {
  'product-film': 'cinematic-epic',
  'film-advert': 'cinematic-epic',
  'place-film': 'cinematic-epic',
  'stylized-world': 'cinematic-epic',
  'frozen-frame': 'cinematic-epic',
  story: 'lo-fi-chill',
  'character-story': 'lo-fi-chill',
  narrator: 'lo-fi-chill',
  testimonial: 'lo-fi-chill',
  'walk-talk': 'lo-fi-chill',
  explainer: 'corporate-pop',
  training: 'corporate-pop',
  website: 'corporate-pop',
  'brand-advert': 'corporate-pop',
  'brand-mascot-ad': 'corporate-pop',
  'ugc-ad': 'corporate-pop',
};

/** What is asked for, else the style that a format has by default, else that of a trade's direction. */
export const musicStyleOf = (
  asked: MusicStyle | undefined,
  route: Route | undefined,
  ofTrade: MusicStyle = 'upbeat-tech',
): MusicStyle => asked ?? (route === undefined ? undefined : FORMAT_MUSIC[route]) ?? ofTrade;

function fade(mix: Stereo): void {
  const length = mix[0].length;
  const rise = FADE_IN_SECONDS * SAMPLE_RATE;
  const fall = Math.min(FADE_OUT_SECONDS * SAMPLE_RATE, length / 3);
  for (const channel of mix) {
    for (let at = 0; at < rise; at += 1) channel[at] = (channel[at] ?? 0) * (at / rise);
    for (let at = 0; at < fall; at += 1) {
      const place = length - 1 - at;
      const share = at / fall;
      channel[place] = (channel[place] as number) * share * Math.sqrt(share);
    }
  }
}

/** What a bed is made of. */
export interface Bed {
  readonly samples: number;
  readonly grid: Grid;
  readonly choice: Choice;
  /** Numbers of the beats on which scenes begin, but the first. */
  readonly starts: readonly number[];
}

/** The share of composing that is over once all notes are there, and once the room is. */
const NOTES_SHARE = 0.7;
const ROOM_SHARE = 0.85;

/** Composes in small steps, so that whoever draws meanwhile gets a turn between them; yields the share that is done. */
function* composing({ samples, grid, choice, starts }: Bed): Generator<number, Stereo> {
  const score = scoreOf(choice, starts, grid.beats.length - 1);
  const wanted = score.notes.map((note) => ({ ...note, seconds: secondsOf(grid, note) }));
  const play = orchestra(choice.idea.kit, wanted);
  const desk = deskFor(samples);
  const [melodic, others] = [true, false].map((is) => score.notes.filter(({ voice }) => isMelodic(voice) === is));
  for (const share of addNotes(desk, grid, melodic ?? [], play)) yield NOTES_SHARE * 0.7 * share;
  for (const opening of score.openings) open(desk.mix, grid, opening);
  for (const share of addNotes(desk, grid, others ?? [], play)) yield NOTES_SHARE * (0.7 + 0.3 * share);
  for (const share of addRoom(desk.mix, desk.room)) yield NOTES_SHARE + (ROOM_SHARE - NOTES_SHARE) * share;
  // Out of the desk, whose memory is let go with it.
  const mix: Stereo = [desk.mix[0].slice(), desk.mix[1].slice()];
  balance(mix, choice.mood.bright);
  fade(mix);
  yield ROOM_SHARE;
  shape(mix, TARGET_LUFS);
  limit(mix, CEILING);
  return mix;
}

/** Left and right samples at 48 kHz, -1 to 1: what a style plays without a brief, on a beat of its own where none is given. */
export function musicBed(style: MusicStyle, samples: number, seed: number, grid?: Grid): Stereo {
  const choice = choiceOf({ style, words: '', seed });
  return bedOf({
    samples,
    choice,
    starts: [],
    grid: grid ?? gridOf({ bpm: choice.bpm, seconds: samples / SAMPLE_RATE }),
  });
}

/** A whole bed at once. */
export function bedOf(bed: Bed): Stereo {
  const work = composing(bed);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The same samples; other work of this process goes on meanwhile, and hears which share is done. */
export async function bedBeside(bed: Bed, onShare: (share: number) => void): Promise<Stereo> {
  const work = composing(bed);
  for (;;) {
    const step = work.next();
    onShare(step.done === true ? 1 : step.value);
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
