/** Writes the notes of a film: a choice of music in the form of its scenes. */

import { randomFor } from '../../random';
import { gainOf } from '../exact';
import type { Drum } from '../instruments/drums';
import { arpNotes, type BarPlace, bassNotes, drumNotes, keyNotes, lastChord, padNotes } from './band';
import type { Choice } from './choice';
import { barsOf, type FormPart, formOf, type PartName } from './form';
import { sungPitch, type TuneNote } from './melody';
import type { Note } from './note';

/** A stretch of beats in which all that is no drum is heard through a low pass that opens. */
export interface Opening {
  readonly from: number;
  readonly until: number;
}

export interface Score {
  readonly notes: readonly Note[];
  readonly openings: readonly Opening[];
}

/** Loudness of the parts in decibels. */
const LEVELS: Readonly<Record<PartName, number>> = { intro: -8, build: -5, drop: 0, half: -7, lift: 0.5 };
const HELD = '1---------------';
const HALF_BASS = '1-------1---5---';
const ROLL = 'x...x...x.x.xxxx';
const FILL = '........x..x.xxx';
const FEW_BARS = 4;
const DRUM_NAMES = (drums: object): Drum[] => Object.keys(drums) as Drum[];

/** The sung notes of two bars that lie in this one. */
const sungIn = (tune: readonly TuneNote[], place: BarPlace): readonly TuneNote[] => {
  const from = (place.nth % 2) * 4;
  return tune
    .filter(({ beat }) => beat >= from && beat < from + place.beats)
    .map((note) => ({ ...note, beat: note.beat - from }));
};

function leadNotes(tune: readonly TuneNote[], place: BarPlace, { idea, key }: Choice, gain = 1): Note[] {
  const [voice, loud] = idea.lead;
  return sungIn(tune, place).map((note) => ({
    ...{ voice, beat: place.from + note.beat, beats: Math.min(note.beats, place.beats - note.beat) },
    ...{ midi: sungPitch(key, note), gain: loud * gain, pan: 0.08, room: 0.35 },
  }));
}

const TOPS: readonly Drum[] = ['hat', 'open', 'shaker', 'ride'];
const KEEPS_TIME: readonly Drum[] = ['kick', 'snare', 'clap', 'snap', 'rim', 'tom', 'crash'];

/** The whole kit; in a quiet mood without what fills it up. */
function kitNotes(place: BarPlace, choice: Choice, only?: readonly Drum[]): Note[] {
  const { drums } = choice.idea;
  const isThin = choice.mood.busy < -0.4;
  return (
    DRUM_NAMES(drums)
      .filter((name) => only === undefined || only.includes(name))
      .filter((name) => !(isThin && (name === 'shaker' || name === 'tom' || name === 'open')))
      // Brass that rings in every bar is heard no more.
      .filter((name) => name !== 'crash' || place.nth % FEW_BARS === 0)
      .flatMap((name) => drumNotes(name, drums[name] ?? '', place, choice))
  );
}

const fillOf = (place: BarPlace, choice: Choice): Note[] => [
  ...drumNotes('snare', FILL.slice(16 - place.beats * 4), place, choice),
  ...drumNotes('tom', '..x..x..x.x.x...'.slice(16 - place.beats * 4), place, choice),
];

const SECTIONS: Readonly<Record<PartName, (place: BarPlace, choice: Choice, last: boolean) => Note[]>> = {
  intro: (place, choice) => [
    ...padNotes(place, choice),
    ...arpNotes(place, choice),
    ...kitNotes(place, choice, ['shaker', 'ride']),
    ...leadNotes(choice.tune.motif, place, choice, 0.8),
  ],
  build: (place, choice, last) => [
    ...padNotes(place, choice),
    ...arpNotes(place, choice),
    ...keyNotes(place, choice),
    ...bassNotes(place, choice, HELD),
    ...drumNotes('kick', 'x...x...x...x...', place, choice).map((note) => ({ ...note, gain: note.gain * 0.6 })),
    ...kitNotes(place, choice, TOPS),
    ...(last
      ? drumNotes('snare', ROLL.slice(16 - place.beats * 4), place, choice).map((note, order) => ({
          ...note,
          gain: note.gain * (0.3 + 0.06 * order),
        }))
      : []),
  ],
  drop: (place, choice, last) => {
    const phrase = Math.floor(place.nth / 2) % 4;
    const sung = [choice.tune.motif, choice.tune.answer, undefined, choice.tune.variation][phrase];
    const isBusy = choice.mood.busy > -0.5;
    return [
      ...padNotes(place, choice),
      ...keyNotes(place, choice),
      ...bassNotes(place, choice),
      ...(sung === undefined || isBusy ? arpNotes(place, choice) : []),
      ...(last && place.beats < 4 ? fillOf(place, choice) : kitNotes(place, choice)),
      ...(sung === undefined ? [] : leadNotes(sung, place, choice)),
    ];
  },
  half: (place, choice, last) => [
    ...padNotes(place, choice),
    ...keyNotes(place, choice, 'x---------------'),
    ...bassNotes(place, choice, HALF_BASS),
    ...drumNotes('kick', 'x...............', place, choice),
    ...drumNotes('snare', '........x.......', place, choice),
    ...drumNotes('ride', 'o...o...o...o...', place, choice),
    ...(last ? drumNotes('tom', FILL.slice(16 - place.beats * 4), place, choice) : []),
  ],
  lift: (place, choice, last) => {
    const sung = Math.floor(place.nth / 2) % 2 === 0 ? choice.tune.variation : choice.tune.answer;
    const sings = leadNotes(sung, place, choice);
    const above =
      choice.mood.busy > -0.5
        ? sings.map((note) => ({ ...note, midi: note.midi + 12, gain: note.gain * 0.35, pan: -0.3 }))
        : [];
    return [
      ...padNotes(place, choice),
      ...keyNotes(place, choice),
      ...arpNotes(place, choice),
      ...bassNotes(place, choice),
      ...(last && place.beats < 4 ? fillOf(place, choice) : kitNotes(place, choice)),
      ...(choice.idea.drums.ride === undefined && choice.mood.busy > 0.2
        ? drumNotes('ride', 'x...x...x...x...', place, choice)
        : []),
      ...sings,
      ...above,
    ];
  },
};

const QUIET_DRUMS = new Set<string>(KEEPS_TIME);

function partNotes(part: FormPart, choice: Choice): Note[] {
  const level = gainOf(LEVELS[part.name]);
  const bars = barsOf(part);
  const { loop } = choice;
  // What leads somewhere ends with the end of the loop.
  const shift = part.name === 'drop' || part.name === 'lift' ? 0 : loop.length - (bars.length % loop.length);
  return bars.flatMap(({ from, until }, nth) => {
    const place = { from, beats: until - from, degree: loop[(nth + shift) % loop.length] ?? 1, nth };
    return SECTIONS[part.name](place, choice, nth === bars.length - 1).map((note) => ({
      ...note,
      gain: note.gain * level,
    }));
  });
}

const single = (voice: Note['voice'], beat: number, beats: number, midi: number, gain: number, room = 0.2): Note => ({
  ...{ voice, beat, beats, midi, gain, pan: 0, room },
});

/** What lands with a part: weight, brass, and the air after it. */
const landing = (beat: number, gain: number): Note[] => [
  single('impact', beat, 3, 36, 0.7 * gain, 0.2),
  single('crash', beat, 2, 0, 0.42 * gain, 0.3),
  single('fall', beat, 3, 60, 0.22 * gain, 0.2),
];

/** What leads to a landing: a rise that ends with it. */
const rise = (from: number, until: number, root: number, gain: number): Note[] =>
  until - from < 1 ? [] : [single('riser', from, until - from, 60 + root, gain, 0.15)];

function ending(end: number, choice: Choice): Note[] {
  const [low = 36, ...chord] = lastChord(choice);
  const { idea } = choice;
  return [
    ...landing(end, 1),
    single('kick', end, 1, 0, 0.8, 0.1),
    single(idea.bass[0], end, 3, low, 0.5, 0.05),
    ...chord.flatMap((midi, order) => [
      single(idea.keys[0], end + order * 0.02, 4, midi, idea.keys[2] * 1.2, 0.5),
      single(idea.pad[0], end, 4, midi, idea.pad[1], 0.5),
    ]),
    single('bell', end + 0.06, 4, (chord.at(-1) ?? 72) + 12, 0.16, 0.6),
  ];
}

/** `starts`: beats on which scenes begin, but the first; `end`: the beat of the last chord. */
export function scoreOf(choice: Choice, starts: readonly number[], end: number): Score {
  const parts = formOf(starts, end);
  const at = (name: PartName): FormPart | undefined => parts.find((part) => part.name === name);
  const { root } = choice.key;
  const [build, drop, half, lift] = [at('build'), at('drop'), at('half'), at('lift')];
  const reveal = drop?.from ?? half?.from ?? lift?.from ?? 0;
  const random = randomFor(choice.seed, `strokes ${choice.label}`);
  const notes = [
    ...parts.flatMap((part) => partNotes(part, choice)),
    ...(build === undefined ? [] : rise(build.from, build.until, root, 0.4)),
    ...(reveal > 0 ? landing(reveal, 0.9) : []),
    ...(half === undefined ? [] : rise(Math.max(half.from, half.until - 4), half.until, root, 0.3)),
    ...(lift === undefined || lift.from === reveal ? [] : landing(lift.from, 0.75)),
    ...ending(end, choice),
  ];
  return {
    // No player strikes twice alike.
    notes: notes.map((note) =>
      QUIET_DRUMS.has(note.voice) ? note : { ...note, gain: note.gain * (0.92 + 0.16 * random()) },
    ),
    openings: build === undefined ? [] : [{ from: build.from, until: build.until }],
  };
}
