/**
 * A bed of music of an exact length on a given beat: whole bars, with what is left of one before them, a last chord that
 * rings out, a fade at both ends. The same style, length, beat and seed give the same samples.
 */
import { setImmediate } from 'node:timers/promises';
import type { MusicStyle, Route } from '@vid/sdk/contract';
import { randomFor } from '../random';
import { arrange, type Note } from './arrangements';
import { type Grid, gridOf, meanBeat, timeOf } from './grid';
import { type Stereo, setLoudness } from './loudness';
import { orchestra, SAMPLE_RATE } from './voices';

/** What video sites normalise to, near enough. */
export const TARGET_LUFS = -16;
const FADE_IN_SECONDS = 0.12;
const FADE_OUT_SECONDS = 1.1;

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

function addNote(mix: Stereo, room: Float32Array, samples: Float32Array, start: number, note: Note): void {
  const left = note.gain * Math.cos(((note.pan + 1) * Math.PI) / 4);
  const right = note.gain * Math.sin(((note.pan + 1) * Math.PI) / 4);
  const send = note.gain * note.room;
  const end = Math.min(samples.length, mix[0].length - start);
  for (let at = 0; at < end; at += 1) {
    const sample = samples[at] ?? 0;
    mix[0][start + at] = (mix[0][start + at] ?? 0) + sample * left;
    mix[1][start + at] = (mix[1][start + at] ?? 0) + sample * right;
    room[start + at] = (room[start + at] ?? 0) + sample * send;
  }
}

/** A small room: four combs a side, of lengths that share no factor. */
function* addRoom(mix: Stereo, room: Float32Array): Generator<number, void> {
  const combs = [
    [1687, 1931, 2053, 2251],
    [1733, 1889, 2111, 2293],
  ] as const;
  for (const side of [0, 1] as const) {
    const channel = mix[side];
    for (const [index, length] of combs[side].entries()) {
      yield (side * 4 + index) / 8;
      const line = new Float32Array(length);
      let at = 0;
      let damped = 0;
      for (let sample = 0; sample < channel.length; sample += 1) {
        const out = line[at] ?? 0;
        damped += (out - damped) * 0.55;
        line[at] = (room[sample] ?? 0) + damped * 0.8;
        channel[sample] = (channel[sample] ?? 0) + out * 0.16;
        at = at + 1 === length ? 0 : at + 1;
      }
    }
  }
}

function fade(mix: Stereo): void {
  const length = mix[0].length;
  const rise = FADE_IN_SECONDS * SAMPLE_RATE;
  const fall = Math.min(FADE_OUT_SECONDS * SAMPLE_RATE, length / 3);
  for (const channel of mix) {
    for (let at = 0; at < rise; at += 1) channel[at] = (channel[at] ?? 0) * (at / rise);
    for (let at = 0; at < fall; at += 1) {
      const place = length - 1 - at;
      channel[place] = (channel[place] ?? 0) * (at / fall) ** 1.5;
    }
  }
}

/** What a bed is made of. */
export interface Bed {
  readonly style: MusicStyle;
  readonly samples: number;
  readonly grid: Grid;
}

const BEATS_PER_BAR = 4;
/** The share of composing that is over once all notes are there, and once the room is. */
const NOTES_SHARE = 0.6;
const ROOM_SHARE = 0.85;

/** Composes in small steps, so that whoever draws meanwhile gets a turn between them; yields the share that is done. */
function* composing({ style, samples, grid }: Bed, seed: number): Generator<number, Stereo> {
  const random = randomFor(seed, `music ${style}`);
  const score = arrange(style, random);
  const { bars, pickup } = grid;
  const beatSeconds = meanBeat(grid);
  const play = orchestra();
  const mix: Stereo = [new Float32Array(samples), new Float32Array(samples)];
  const room = new Float32Array(samples);
  const add = (note: Note, from: number): void => {
    const start = Math.round(timeOf(grid, from + note.beat) * SAMPLE_RATE);
    addNote(mix, room, play(note.voice, note.midi, note.beats * beatSeconds), start, note);
  };
  const before = score.bar(score.chords.at(-1) ?? [60, 64, 67], { bar: 0, bars });
  for (const note of before) if (note.beat >= BEATS_PER_BAR - pickup) add(note, pickup - BEATS_PER_BAR);
  for (let bar = 0; bar < bars; bar += 1) {
    const chord = score.chords[bar % score.chords.length] ?? [60, 64, 67];
    for (const note of score.bar(chord, { bar, bars })) {
      add(note, pickup + bar * BEATS_PER_BAR);
      yield (NOTES_SHARE * (bar + note.beat / BEATS_PER_BAR)) / bars;
    }
  }
  const end = pickup + bars * BEATS_PER_BAR;
  const home = score.chords[0] ?? [60, 64, 67];
  for (const [index, midi] of home.entries()) {
    add({ voice: 'keys', beat: index * 0.03, beats: 4, midi, gain: 0.4, pan: (index - 1) * 0.3, room: 0.6 }, end);
    add({ voice: 'pad', beat: 0, beats: 4, midi, gain: 0.14, pan: (index - 1) * 0.3, room: 0.5 }, end);
  }
  add({ voice: 'bass', beat: 0, beats: 4, midi: (home[0] ?? 60) - 24, gain: 0.45, pan: 0, room: 0.1 }, end);
  for (const share of addRoom(mix, room)) yield NOTES_SHARE + (ROOM_SHARE - NOTES_SHARE) * share;
  fade(mix);
  yield ROOM_SHARE;
  setLoudness(mix, TARGET_LUFS);
  return mix;
}

/** Left and right samples at 48 kHz, -1 to 1; on a beat of its own where none is given. */
export function musicBed(style: MusicStyle, samples: number, seed: number, grid?: Grid): Stereo {
  const work = composing({ style, samples, grid: grid ?? gridOf({ style, seconds: samples / SAMPLE_RATE }) }, seed);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The same samples; other work of this process goes on meanwhile, and hears which share is done. */
export async function musicBedBeside(bed: Bed, seed: number, onShare: (share: number) => void): Promise<Stereo> {
  const work = composing(bed, seed);
  for (;;) {
    const step = work.next();
    onShare(step.done === true ? 1 : step.value);
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
