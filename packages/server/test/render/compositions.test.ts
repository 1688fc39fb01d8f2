/**
 * Every composition in every shape of frame, drawn small: its words are read on what lies behind them, clear of the subject
 * and inside the safe area, and it looks as it did. A wanted change of a look is kept by
 * `VID_GOLDEN=renew npx vitest run packages/server/test/render/compositions.test.ts`, after looking at it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/render/beats/infer-beat';
import { contrast } from '../../src/render/color/color';
import { paletteFrom } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Film } from '../../src/render/film/film';
import { contains } from '../../src/render/geometry';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { heroPlace } from '../../src/render/stage/actors';
import { headInFrame } from '../../src/render/stage/composition';
import { COMPOSITION_NAMES, COMPOSITIONS, type CompositionName } from '../../src/render/stage/compositions';
import { DIRECTIONS } from '../../src/render/stage/directions';
import { seenOf, shownInFrame } from '../../src/render/stage/seen-of';
import { shotsOf, WHOLE } from '../../src/render/stage/shots';
import { boxOf } from '../../src/render/stage/sprite-layer';
import { readCopy } from '../../src/render/text/copy';
import { bitsApart, SAME, seenFromAfar } from '../support/seen-from-afar';
import { firstScene, motion, smaller } from './fixtures';

const FILE = fileURLToPath(new URL('golden/compositions.txt', import.meta.url));
const renew = process.env['VID_GOLDEN'] === 'renew';

const SHAPES = { tall: '9:16', square: '1:1', wide: '16:9' } as const;
type Shape = keyof typeof SHAPES;
const CASES = COMPOSITION_NAMES.flatMap((name) =>
  (Object.keys(SHAPES) as Shape[]).map((shape) => [name, shape] as const),
);

/** Grey of a lightness on which neither dark nor light words are read: what covers words shows. */
const sprite = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#8a8a8a';
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
  context.fill();
  return canvas;
};

const SMALLER = 3;
const HERO = sprite(96, 104);
/** The seconds that are looked at. */
const MOMENT = 1.6;

/** Copy of one length for those that have room for much, and of another for the others. */
const TEXTS: Partial<Record<CompositionName, string>> = {
  corner: 'Why people stay\nRoasted to order\nAt your door before eight\nNo contract',
  ledge: 'Why people stay\nRoasted to order\nAt your door before eight\nNo contract',
  macro: 'Slow mornings',
};

async function inputOf(name: CompositionName, shape: Shape, dark: boolean): Promise<SceneInput> {
  const scene = motion(TEXTS[name] ?? 'Slow mornings, strong coffee\nRoasted on our street', 'hook', { duration: 3 });
  const input = smaller(await firstScene(scene, { aspect: SHAPES[shape] }), SMALLER);
  return {
    ...input,
    trade: 'food',
    cast: { hero: HERO, steams: false, props: [sprite(40, 40), sprite(34, 40)], pictures: new Map() },
    act: { shows: 'one composition', readsOneWay: true, arrange: () => COMPOSITIONS[name][shape] },
    brought: [],
    setting: {
      ...input.setting,
      look: { ...input.setting.look, emphasis: 'none' },
      palette: paletteFrom(DIRECTIONS[dark ? 'sport' : 'food'].swatches[0]),
    },
  };
}

/** The lowest contrast of the ink to what lies behind the words. */
function lowest(film: Film, input: SceneInput): number {
  const bare = frameComposer({ ...film, layers: film.layers.filter(({ text }) => text === undefined) });
  bare.compose(Math.round(MOMENT * 30));
  const data = bare.canvas.data();
  let least = 21;
  for (const { ink, text, shows } of film.layers) {
    if (
      ink === undefined ||
      text === undefined ||
      (shows !== undefined && (MOMENT < shows.from || MOMENT >= shows.until))
    )
      continue;
    for (let y = Math.round(ink.y); y < ink.y + ink.height; y += 2)
      for (let x = Math.round(ink.x); x < ink.x + ink.width; x += 2) {
        const at = (y * film.size.width + x) * 4;
        const behind = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
        least = Math.min(least, contrast(input.setting.palette.ink, behind));
      }
  }
  return least;
}

const kept = (): Map<string, string> =>
  new Map(
    readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
  );

describe('compositions', () => {
  it.each(CASES)('are read, and leave the words to themselves: %s, %s', async (name, shape) => {
    for (const dark of [false, true]) {
      const input = await inputOf(name, shape, dark);
      const film = sceneFilm(input, 'motion');
      const written = film.layers.filter(({ text }) => text !== undefined);
      expect(written.length).toBeGreaterThan(0);
      for (const { ink } of written) if (ink !== undefined) expect(contains(input.setting.safe, ink, 1)).toBe(true);
      expect(lowest(film, input), dark ? 'on dark' : 'on light').toBeGreaterThanOrEqual(4.5);
      const { size } = film;
      const place = boxOf(HERO, heroPlace(HERO, COMPOSITIONS[name][shape], input.setting, undefined));
      const across = Math.min(size.width, place.x + place.width) - Math.max(0, place.x);
      const down = Math.min(size.height, place.y + place.height) - Math.max(0, place.y);
      expect((across * down) / (place.width * place.height), 'of the subject in the frame').toBeGreaterThan(0.45);
    }
  });

  it('look as they did', async () => {
    const seen = new Map<string, string>();
    for (const [name, shape] of CASES)
      seen.set(`${name} ${shape}`, seenFromAfar(sceneFilm(await inputOf(name, shape, false), 'motion'), MOMENT));
    if (renew) writeFileSync(FILE, `${[...seen].map((row) => row.join(' ')).join('\n')}\n`);
    const before = kept();
    const changed = [...seen]
      .filter(([key, hash]) => bitsApart(hash, before.get(key) ?? '') > SAME)
      .map(([key]) => key);
    expect(changed).toEqual([]);
    expect([...before.keys()].sort()).toEqual([...seen.keys()].sort());
  });

  it('are told apart from one another', () => {
    const all = [...kept()];
    const near = all.flatMap(([one, hash], at) =>
      all.slice(at + 1).flatMap(([other, also]) => {
        const sameShape = one.split(' ')[1] === other.split(' ')[1];
        return sameShape && bitsApart(hash, also) < SAME ? [`${one} and ${other}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });

  it.each(BEATS)('are three to five for each beat, and the seed chooses: %s', async (beat) => {
    expect(WHOLE[beat].length).toBeGreaterThanOrEqual(3);
    expect(WHOLE[beat].length).toBeLessThanOrEqual(5);
    const { setting } = await firstScene(motion('Slow mornings', beat));
    const used = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const [shot] = shotsOf(beat, readCopy('Slow mornings', undefined, 'x'), { ...setting, seed }).slice(-1);
        return JSON.stringify(shot?.composition);
      }),
    );
    expect(used.size).toBe(WHOLE[beat].length);
  });
});

/** How much nearer a camera is in the end than where things were placed. */
const NEARER = 1.07;

it.each(CASES)('%s keeps the head of somebody in a %s frame, and has them upright', async (name, shape) => {
  const { setting } = await inputOf(name, shape, false);
  const own = headInFrame(COMPOSITIONS[name][shape], setting.size);
  const { y, height } = heroPlace(HERO, own, setting);
  expect(y - (height / 2) * NEARER).toBeGreaterThan(0);
  expect(Math.abs(own.hero.rotation ?? 0)).toBeLessThan(0.1);
});

/** A stick from one corner to the other, as brooms and pencils are drawn. */
const stick = (rising: boolean): Canvas => {
  const canvas = createCanvas(96, 96);
  const context = canvas.getContext('2d');
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(4, rising ? 92 : 4);
  context.lineTo(92, rising ? 4 : 92);
  context.stroke();
  return canvas;
};

it.each(CASES)('%s shows what is thin in a %s frame, and cuts what fills its place', async (name, shape) => {
  const { setting } = await inputOf(name, shape, false);
  const given = COMPOSITIONS[name][shape];
  for (const thin of [stick(true), stick(false)]) {
    const { ofFrame, ofItself } = seenOf(thin, shownInFrame(given, thin, setting.size), setting.size);
    expect(ofFrame >= 0.09 || ofItself >= 0.75, `${ofFrame.toFixed(3)} ${ofItself.toFixed(2)}`).toBe(true);
  }
  expect(shownInFrame(given, HERO, setting.size)).toEqual(given);
});

it.each(WHOLE.stat)('%s has something large beside a figure', (name) => {
  for (const shape of Object.values(COMPOSITIONS[name])) expect(shape.hero.height).toBeGreaterThanOrEqual(0.4);
});
