/** The parts of a band in one bar of an arrangement. */
import type { Drum } from '../instruments/drums';
import type { Choice } from './choice';
import { folded, pitchOf, stepsOf, voiced } from './harmony';
import type { Bar } from './idea';
import type { Note } from './note';

/** Where a bar stands, and the chord that it is over. */
export interface BarPlace {
  /** Beat of the film at which it begins, and the beats that it has. */
  readonly from: number;
  readonly beats: number;
  readonly degree: number;
  /** How many bars of the part came before. */
  readonly nth: number;
}

const STEPS_OF_BEAT = 4;

interface Struck {
  readonly sign: string;
  readonly beat: number;
  readonly beats: number;
}

/** What a bar strikes, with how long each is held. */
function struckIn(bar: Bar, swing = 0): Struck[] {
  return [...bar].flatMap((sign, step) => {
    if (sign === '.' || sign === '-') return [];
    let held = 1;
    while (bar[step + held] === '-') held += 1;
    const late = step % 2 === 1 ? swing : 0;
    return [{ sign, beat: (step + late) / STEPS_OF_BEAT, beats: held / STEPS_OF_BEAT }];
  });
}

/** Gain, place and room of each drum. */
const SET: Readonly<Record<Drum, readonly [gain: number, pan: number, room: number]>> = {
  kick: [0.82, 0, 0.02],
  snare: [0.5, 0.03, 0.18],
  rim: [0.34, -0.25, 0.2],
  clap: [0.5, 0, 0.25],
  snap: [0.42, 0.1, 0.28],
  hat: [0.3, 0.28, 0.05],
  open: [0.26, 0.3, 0.1],
  shaker: [0.34, -0.34, 0.08],
  tom: [0.5, -0.15, 0.25],
  crash: [0.3, 0.15, 0.3],
  ride: [0.26, -0.3, 0.12],
};

/** Strokes of a drum that are not quite alike. */
const TAKES = 3;

export function drumNotes(name: Drum, bar: Bar, { from, beats, nth }: BarPlace, { idea, mood }: Choice): Note[] {
  const [gain, pan, room] = SET[name];
  const isHigh = name === 'hat' || name === 'shaker' || name === 'open' || name === 'ride' || name === 'crash';
  const bright = isHigh ? 1 + 0.3 * mood.bright : 1;
  return struckIn(bar, idea.swing)
    .filter(({ beat }) => beat < beats)
    .map(({ sign, beat }, order) => {
      const weight = (sign === 'x' ? 1 : 0.5) * (beat % 1 === 0 ? 1 : 0.86);
      const take = (order * 2 + nth) % TAKES;
      return { voice: name, beat: from + beat, beats: 0.25, midi: take, gain: gain * weight * bright, pan, room };
    });
}

const BASS_LOWEST = 33;
const CHORD_LOWEST = 55;

export function bassNotes({ from, beats, degree }: BarPlace, { idea, key }: Choice, bar = idea.bass[1]): Note[] {
  const root = folded(pitchOf(key, degree - 1), BASS_LOWEST);
  const tones: Readonly<Record<string, number>> = {
    1: root,
    3: root + pitchOf(key, degree + 1) - pitchOf(key, degree - 1),
    5: root + pitchOf(key, degree + 3) - pitchOf(key, degree - 1),
    8: root + 12,
  };
  return struckIn(bar)
    .filter(({ beat }) => beat < beats)
    .map(({ sign, beat, beats: held }) => ({
      ...{ voice: idea.bass[0], beat: from + beat, beats: Math.min(held, beats - beat) },
      ...{ midi: tones[sign] ?? root, gain: 0.5, pan: 0, room: 0.02 },
    }));
}

const spread = (order: number, of: number, width: number): number =>
  of < 2 ? 0 : ((order / (of - 1)) * 2 - 1) * width;

export function keyNotes({ from, beats, degree }: BarPlace, { idea, key }: Choice, bar = idea.keys[1]): Note[] {
  const [voice, , gain] = idea.keys;
  const chord = voiced(key, degree, idea.notes, CHORD_LOWEST);
  return struckIn(bar, idea.swing)
    .filter(({ beat }) => beat < beats)
    .flatMap(({ sign, beat, beats: held }) =>
      chord.map((midi, order) => ({
        // A hand strikes no chord at once.
        ...{ voice, beat: from + beat + order * 0.012, beats: Math.min(held, beats - beat), midi },
        ...{ gain: gain * (sign === 'x' ? 1 : 0.6), pan: spread(order, chord.length, 0.4), room: 0.3 },
      })),
    );
}

export function arpNotes({ from, beats, degree }: BarPlace, { idea, key }: Choice, bar = idea.arp[1]): Note[] {
  const [voice, , gain] = idea.arp;
  const chord = voiced(key, degree, Math.min(4, idea.notes), CHORD_LOWEST + 5);
  return struckIn(bar, idea.swing)
    .filter(({ beat }) => beat < beats)
    .map(({ sign, beat, beats: held }, order) => {
      const tone = Number(sign);
      const midi = (chord[tone % chord.length] ?? 60) + 12 * Math.floor(tone / chord.length);
      const pan = order % 2 === 0 ? -0.5 : 0.5;
      return { voice, beat: from + beat, beats: Math.min(held + 0.25, beats - beat), midi, gain, pan, room: 0.35 };
    });
}

/** One long chord. */
export function padNotes({ from, beats, degree }: BarPlace, { idea, key }: Choice): Note[] {
  const [voice, gain] = idea.pad;
  const chord = [...voiced(key, degree, Math.min(4, idea.notes), CHORD_LOWEST - 3)];
  return chord.map((midi) => ({ voice, beat: from, beats, midi, gain, pan: 0, room: 0.45 }));
}

/** The notes of a chord that rings at the very end, low to high. */
export const lastChord = ({ key, loop, idea }: Choice): number[] => {
  const degree = loop[0] ?? 1;
  const low = folded(pitchOf(key, degree - 1), BASS_LOWEST);
  return [
    low,
    ...voiced(key, degree, idea.notes, CHORD_LOWEST),
    ...stepsOf(degree, 1).map((step) => folded(pitchOf(key, step), 72)),
  ];
};
