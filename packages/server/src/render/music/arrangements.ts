/** What each music style plays: a tempo, chords, and a bar of notes for every instrument. */
import type { MusicStyle } from '@vid/sdk/contract';
import { pick, type Random } from '../random';
import type { Voice } from './voices';

export interface Note {
  readonly voice: Voice;
  /** Beats from the start of the bar. */
  readonly beat: number;
  readonly beats: number;
  readonly midi: number;
  readonly gain: number;
  /** -1 left to 1 right. */
  readonly pan: number;
  /** 0 to 1: how much goes into the room. */
  readonly room: number;
}

export interface BarPlace {
  readonly bar: number;
  readonly bars: number;
}

export interface Arrangement {
  readonly chords: readonly (readonly number[])[];
  /** The notes of one bar over a chord (MIDI numbers, root first). */
  bar(chord: readonly number[], place: BarPlace): Note[];
}

const note = (voice: Voice, beat: number, beats: number, midi: number, gain: number, pan = 0, room = 0.2): Note => ({
  voice,
  beat,
  beats,
  midi,
  gain,
  pan,
  room,
});

const hits = (voice: Voice, beats: readonly number[], gain: number, pan = 0, room = 0.08): Note[] =>
  beats.map((beat) => note(voice, beat, 0.25, 60, gain, pan, room));

const pads = (chord: readonly number[], gain: number): Note[] =>
  chord.map((midi, index) => note('pad', 0, 4, midi, gain, (index - 1) * 0.35, 0.5));

const grid = (count: number, step: number): number[] => Array.from({ length: count }, (_, index) => index * step);

const MAJOR_LOOPS = [
  [
    [0, 4, 7],
    [7, 11, 14],
    [9, 12, 16],
    [5, 9, 12],
  ],
  [
    [9, 12, 16],
    [5, 9, 12],
    [0, 4, 7],
    [7, 11, 14],
  ],
  [
    [0, 4, 7],
    [9, 12, 16],
    [5, 9, 12],
    [7, 11, 14],
  ],
] as const;
const MINOR_LOOPS = [
  [
    [0, 3, 7],
    [-4, 0, 3],
    [3, 7, 10],
    [-2, 2, 5],
  ],
  [
    [0, 3, 7],
    [5, 8, 12],
    [-4, 0, 3],
    [-2, 2, 5],
  ],
] as const;
const JAZZY_LOOPS = [
  [
    [2, 5, 9, 12],
    [7, 11, 14, 17],
    [0, 4, 7, 11],
    [9, 12, 16, 19],
  ],
  [
    [5, 9, 12, 16],
    [4, 7, 11, 14],
    [2, 5, 9, 12],
    [0, 4, 7, 11],
  ],
] as const;

type Loop = readonly (readonly number[])[];

const around = (loop: Loop, base: number): number[][] => loop.map((chord) => chord.map((step) => base + step));

const full = ({ bar }: BarPlace): boolean => bar >= 2;

/** Beats a minute, before the tempo is adapted to the length. */
export const BPM: Readonly<Record<MusicStyle, number>> = {
  'upbeat-tech': 116,
  'cinematic-epic': 82,
  'lo-fi-chill': 78,
  'corporate-pop': 104,
};

const ARRANGERS: Record<MusicStyle, (random: Random) => Arrangement> = {
  'upbeat-tech': (random) => ({
    chords: around(pick<Loop>(random, MAJOR_LOOPS), 57 + Math.floor(random() * 5)),
    bar: (chord, place) => {
      const [root = 60] = chord;
      const arp = grid(8, 0.5).map((beat, index) =>
        note(
          'pluck',
          beat,
          0.5,
          (chord[index % chord.length] ?? root) + (index % 4 === 3 ? 12 : 0),
          0.34,
          index % 2 === 0 ? -0.45 : 0.45,
          0.35,
        ),
      );
      return [
        ...pads(chord, 0.13),
        ...arp,
        ...(place.bar >= 1
          ? [...hits('kick', [0, 1, 2, 3], 0.75), ...hits('hat', [0.5, 1.5, 2.5, 3.5], 0.5, 0.2)]
          : []),
        ...(full(place) ? [...hits('clap', [1, 3], 0.42, 0, 0.25), ...hits('shaker', grid(8, 0.5), 0.3, -0.3)] : []),
        ...[0.5, 1.5, 2.5, 3.5].map((beat) => note('bass', beat, 0.42, root - 24, 0.5, 0, 0)),
      ];
    },
  }),
  'cinematic-epic': (random) => ({
    chords: around(pick<Loop>(random, MINOR_LOOPS), 57 + Math.floor(random() * 5)),
    bar: (chord, place) => {
      const [root = 60, third = 63, fifth = 67] = chord;
      const climb = grid(8, 0.5).map((beat, index) =>
        note(
          'keys',
          beat,
          0.6,
          [root, fifth, root + 12, third + 12][index % 4] ?? root,
          0.2 + 0.1 * (place.bar / Math.max(1, place.bars)),
          index % 2 === 0 ? -0.3 : 0.3,
          0.6,
        ),
      );
      return [
        ...pads([root - 12, ...chord, root + 12], 0.2),
        note('bass', 0, 3.8, root - 24, 0.42, 0, 0.1),
        ...climb,
        ...(place.bar >= 1 ? hits('boom', [0], 0.85, 0, 0.5) : []),
        ...(full(place) ? [...hits('boom', [2.5, 3], 0.5, 0, 0.5), ...hits('snare', [1, 3, 3.5], 0.16, 0, 0.7)] : []),
        ...(place.bar % 4 === 3 ? [note('swell', 2, 2, 60, 0.5, 0, 0.5)] : []),
      ];
    },
  }),
  'lo-fi-chill': (random) => ({
    chords: around(pick<Loop>(random, JAZZY_LOOPS), 53 + Math.floor(random() * 5)),
    bar: (chord, place) => {
      const [root = 60, , fifth = 67] = chord;
      const top = chord.at(-1) ?? root;
      return [
        ...chord.map((midi, index) => note('keys', 0.02 * index, 1.8, midi, 0.36, (index - 1.5) * 0.25, 0.35)),
        ...chord
          .slice(1)
          .map((midi, index) => note('keys', 2.5 + 0.02 * index, 1.2, midi, 0.24, (index - 1) * 0.25, 0.35)),
        note('bass', 0, 1.4, root - 24, 0.55, 0, 0),
        note('bass', 2.5, 1, fifth - 24, 0.42, 0, 0),
        ...(place.bar % 2 === 1
          ? [note('bell', 1.5, 0.8, top + 12, 0.14, 0.5, 0.7), note('bell', 3.08, 0.8, fifth + 12, 0.11, -0.5, 0.7)]
          : []),
        ...(place.bar >= 1
          ? [
              ...hits('kick', [0, 1.58, 2.5], 0.62),
              ...hits('snare', [1, 3], 0.34, 0.05, 0.2),
              ...hits('hat', [0, 0.58, 1, 1.58, 2, 2.58, 3, 3.58], 0.3, 0.25),
            ]
          : []),
      ];
    },
  }),
  'corporate-pop': (random) => ({
    chords: around(pick<Loop>(random, MAJOR_LOOPS), 58 + Math.floor(random() * 4)),
    bar: (chord, place) => {
      const [root = 60, third = 64, fifth = 67] = chord;
      const strum = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat, index) =>
        note(
          'pluck',
          beat,
          0.4,
          ([root, fifth, third + 12, fifth][index % 4] ?? root) + 0,
          0.42,
          index % 2 === 0 ? -0.35 : 0.35,
          0.3,
        ),
      );
      return [
        ...pads(chord, 0.1),
        ...strum,
        ...[0, 2].flatMap((beat) =>
          chord.map((midi, index) => note('keys', beat + index * 0.01, 1.8, midi + 12, 0.18, (index - 1) * 0.3, 0.4)),
        ),
        note('bass', 0, 1.8, root - 24, 0.42, 0, 0),
        note('bass', 2, 1.8, root - 24, 0.38, 0, 0),
        ...(place.bar >= 1 ? [...hits('kick', [0, 2, 2.5], 0.6), ...hits('clap', [1, 3], 0.32, 0, 0.3)] : []),
        ...(full(place)
          ? [
              ...hits('shaker', grid(8, 0.5), 0.34, 0.3),
              note('bell', 0, 1, third + 24, 0.1, 0.4, 0.6),
              note('bell', 2.5, 1, fifth + 24, 0.08, -0.4, 0.6),
            ]
          : []),
      ];
    },
  }),
};

export const arrange = (style: MusicStyle, random: Random): Arrangement => ARRANGERS[style](random);
