/** Mouths against sounds: what is drawn in each frame is told again from its pixels, and compared with when an engine said what. */
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import type { Timed } from '../../src/ports/narrator';
import { castSpeaker } from '../../src/render/persons/cast-speaker';
import { drawPerson } from '../../src/render/persons/draw-person';
import { MOUTHS, type Mouth, mouthOver } from '../../src/render/persons/mouth';
import { mouthingOf } from '../../src/render/persons/mouthing';
import type { PersonSprite } from '../../src/render/persons/person-sprite';
import { PRESENTERS } from '../../src/render/persons/presenters';
import { stockOf } from '../../src/render/stage/stock-of';
import { engineInstalled } from '../../src/voice/engines';
import { speakFlite } from '../../src/voice/flite/flite';
import { speechProcess } from '../../src/voice/speech-process';

const FPS = 30;
const SIDE = 128;

/** How a mouth is seen: with lips shut, lip under teeth, round, or open otherwise. */
type Seen = 'shut' | 'lip' | 'round' | 'open';

/** Which sounds must be seen how; those that may be said in many ways are not judged. */
const ARPABET: Readonly<Record<string, Seen>> = {
  ...{ m: 'shut', b: 'shut', p: 'shut', f: 'lip', v: 'lip', uw: 'round', ao: 'round', w: 'round' },
  ...{ aa: 'open', ae: 'open', ah: 'open', eh: 'open', iy: 'open', ey: 'open', ih: 'open' },
};
const IPA: Readonly<Record<string, Seen>> = {
  ...{ m: 'shut', b: 'shut', p: 'shut', f: 'lip', v: 'lip', ˈu: 'round', ˈuː: 'round', ˈoː: 'round', ɔ: 'round' },
  ...{ a: 'open', ˈa: 'open', ˈɛ: 'open', ˈe: 'open', ˈiː: 'open', ˈæ: 'open' },
};

let person: PersonSprite;
/** Of each shape by itself, what is seen of the mouth. */
let known: readonly { readonly seen: Seen; readonly pixels: Uint8ClampedArray }[];

const look = (mouth: Mouth): Uint8ClampedArray => {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const face = { ...mouth, blink: 0, gazeX: 0, gazeY: 0, brow: 0 };
  drawPerson(context, person, SIDE, { face, tilt: 0, bob: 0, breath: 0, hand: 0 });
  const { left, right, top, bottom } = person.mouth;
  const scale = SIDE / 32;
  const [x, y] = [(left - 1) * scale, (top - 1) * scale].map(Math.floor) as [number, number];
  return context.getImageData(x, y, Math.ceil((right - left + 2) * scale), Math.ceil((bottom - top + 4) * scale)).data;
};

const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] as number) - (other[at] as number));
  return sum;
};

const seenIn = (mouth: Mouth): Seen => {
  const pixels = look(mouth);
  return known.map((one) => ({ ...one, by: apart(one.pixels, pixels) })).sort((one, other) => one.by - other.by)[0]
    ?.seen as Seen;
};

beforeAll(async () => {
  const presenter = PRESENTERS.find(({ job, who }) => job === 'office-worker' && who === 'woman');
  if (presenter === undefined) throw new Error('nobody there');
  const stock = stockOf(openArtwork(), 'en');
  const speaker = await castSpeaker(stock, { presenter, tone: 'light' }, { place: 'office', seed: 1, short: SIDE });
  if (speaker === undefined) throw new Error('nobody there');
  person = speaker.person;
  const { rest, m, f, o, u, a, e, s, l } = MOUTHS;
  const kinds: Record<Seen, readonly Mouth[]> = { shut: [rest, m], lip: [f], round: [o, u], open: [a, e, s, l] };
  known = Object.entries(kinds).flatMap(([seen, mouths]) =>
    mouths.map((mouth) => ({ seen: seen as Seen, pixels: look(mouth) })),
  );
});

/** By how many frames each judged sound is missed: 0 when it is seen while it is said. */
function errorsOf(phones: readonly Timed[], words: readonly Timed[], table: Readonly<Record<string, Seen>>): number[] {
  const mouth = mouthOver(mouthingOf(words, phones));
  const end = phones.at(-1)?.end ?? 0;
  const frames = Array.from({ length: Math.ceil(end * FPS) + 4 }, (_, frame) => seenIn(mouth(frame / FPS)));
  return phones.flatMap(({ text, start, end: until }) => {
    const wanted = table[text];
    if (wanted === undefined) return [];
    const away = frames.flatMap((seen, frame) => {
      const at = frame / FPS;
      return seen === wanted ? [at < start ? (start - at) * FPS : at > until ? (at - until) * FPS : 0] : [];
    });
    return [Math.min(99, ...away)];
  });
}

const judge = (errors: readonly number[], least: number): void => {
  expect(errors.length).toBeGreaterThanOrEqual(least);
  expect(Math.max(...errors)).toBeLessThanOrEqual(1);
};

const wishOf = (text: string, language: string, voice: string) => ({
  ...{ text, language, voice, rate: 1 },
  words: text.replace(/[.,]/g, '').split(' '),
});

describe('the mouth of a speaker', () => {
  it('is seen to say what flite says, within a frame', async () => {
    const text = 'My favourite view above the woods. Bob keeps a map of every pub, and fifty happy puppies.';
    const { phones = [], words = [] } = await speakFlite(wishOf(text, 'en', 'slt'));
    judge(errorsOf(phones, words, ARPABET), 30);
  });

  it.skipIf(!engineInstalled('espeak'))('is seen to say what eSpeak says, within a frame', async () => {
    const narrator = speechProcess('espeak');
    try {
      for (const [language, text] of [
        ['de', 'Am Abend öffnet Papa die Tür und fragt, ob wir Brot und Butter mögen.'],
        ['es', 'La mamá prepara pan, café y buen vino por la mañana.'],
        ['pl', 'Mama ma nowy sklep, w którym można kupić buty i mapy.'],
      ] as const) {
        const { phones = [], words = [] } = await narrator.speak(
          wishOf(text, language, language),
          new AbortController().signal,
        );
        judge(errorsOf(phones, words, IPA), 10);
      }
    } finally {
      narrator.close();
    }
  });

  it('follows letters within words where no sounds are told', () => {
    const words = [
      { text: 'mama', start: 0.5, end: 1 },
      { text: 'うみ', start: 1.5, end: 2 },
      { text: 'مبو', start: 2.5, end: 3 },
    ];
    const mouth = mouthOver(mouthingOf(words, []));
    const seen = (from: number, until: number): Set<Seen> =>
      new Set(Array.from({ length: Math.round((until - from) * FPS) }, (_, at) => seenIn(mouth(from + at / FPS))));
    expect(seen(0, 0.4)).toEqual(new Set(['shut']));
    expect([...seen(0.5, 1)]).toEqual(expect.arrayContaining(['shut', 'open']));
    expect([...seen(1.5, 2)]).toEqual(expect.arrayContaining(['round', 'shut', 'open']));
    expect([...seen(2.5, 3)]).toEqual(expect.arrayContaining(['round', 'shut']));
    expect(seen(3.2, 4)).toEqual(new Set(['shut']));
  });

  it('shuts for a frame at least, however short a sound is', () => {
    const phones = Array.from({ length: 40 }, (_, at) => at).flatMap((at) => {
      const start = 0.5 + at * 0.217;
      return [
        { text: 'aa', start, end: start + 0.1 },
        { text: 'b', start: start + 0.1, end: start + 0.112 },
        { text: 'aa', start: start + 0.112, end: start + 0.217 },
      ];
    });
    judge(errorsOf(phones, [], ARPABET), 120);
  });
});
