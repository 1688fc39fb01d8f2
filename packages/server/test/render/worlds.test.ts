/** Worlds: each draws, lives, differs from the others, and is chosen by its words in any language. */
import { ART_STYLES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { frameComposer } from '../../src/render/film/compose-frame';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { stockOf } from '../../src/render/stage/stock-of';
import { WORLD_NAMES } from '../../src/render/worlds/worlds';
import { partOf } from '../support/part-of';
import { jobOf, smaller } from './fixtures';
import { WORLD_SENTENCES } from './world-sentences';

const artwork = openArtwork();

const SMALLER = 4;

async function inputOf(
  prompt: string,
  more: Partial<Parameters<typeof jobOf>[1]> = {},
  times = SMALLER,
): Promise<SceneInput> {
  const job = jobOf([{ type: 't2v_fast', prompt, duration: 3 }], { title: '', ...more });
  const { scenes } = await prepareScenes(job, stockOf(artwork, job.language));
  const input = scenes[0]?.input;
  if (input === undefined) throw new Error('a job without scenes');
  return smaller(input, times);
}

interface Seen {
  /** Red, green and blue of a raster of points, 0 to 255. */
  readonly levels: readonly number[];
  readonly spread: number;
}

const COLUMNS = 12;
const ROWS = 20;

/** Frames as small pictures, as the eye compares them. */
function frames(input: SceneInput, wanted: readonly number[]): Seen[] {
  const composer = frameComposer(sceneFilm(input, 't2v_fast'));
  const { width, height } = composer.canvas;
  return wanted.map((frame) => {
    composer.compose(frame);
    const data = composer.canvas.data();
    const sums = new Float64Array(COLUMNS * ROWS * 4);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const cell = (Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width)) * 4;
        const at = (y * width + x) * 4;
        for (let part = 0; part < 3; part += 1) sums[cell + part] = (sums[cell + part] ?? 0) + (data[at + part] ?? 0);
        sums[cell + 3] = (sums[cell + 3] ?? 0) + 1;
      }
    }
    const levels = Array.from({ length: COLUMNS * ROWS * 3 }, (_, at) => {
      const cell = Math.floor(at / 3) * 4;
      return (sums[cell + (at % 3)] ?? 0) / (sums[cell + 3] ?? 1);
    });
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return { levels, spread: Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length) };
  });
}

const difference = (one: Seen, other: Seen): number =>
  one.levels.reduce((sum, level, at) => sum + Math.abs(level - (other.levels[at] ?? 0)), 0) / one.levels.length;

/** Frames between two looks: half a second at most may pass without a change. */
const STEP = 7;
/** Mean difference of two small pictures, in levels of 255, from which a viewer sees a change. */
const SEEN = 0.1;

describe('worlds', () => {
  it.each(partOf(WORLD_NAMES, 4))('%s draws, and never stands still', async (name) => {
    const input = await inputOf(WORLD_SENTENCES[name]);
    expect(input.world?.name).toBe(name);
    const looks = frames(input, [0, STEP, STEP * 2, STEP * 6, STEP * 7]);
    for (const [at, look] of looks.entries()) {
      expect(look.spread, `look ${at}: flat`).toBeGreaterThan(12);
      const before = looks[at - 1];
      if (before !== undefined) expect(difference(look, before), `look ${at}: still`).toBeGreaterThan(SEEN);
    }
  });

  // A stage has its own light, and a night sky is one at any hour.
  const lit = WORLD_NAMES.filter((name) => name !== 'stage' && name !== 'night-sky');
  it.each(partOf(lit, 8))('%s is dark by night and light by day', async (name) => {
    const [day] = frames(await inputOf(WORLD_SENTENCES[name], { aspect: '16:9' }), [10]);
    const [night] = frames(await inputOf(`${WORLD_SENTENCES[name]} at night`, { aspect: '16:9' }), [10]);
    const brightness = (look: Seen | undefined): number =>
      (look?.levels ?? []).reduce((sum, level) => sum + level, 0) / (look?.levels.length ?? 1);
    expect(brightness(day)).toBeGreaterThan(brightness(night) * 1.1);
  });

  it('are each in another hand in every art style, and live in it', async () => {
    const hands = new Map<string, Seen>();
    for (const artStyle of ART_STYLES) {
      const looks = frames(await inputOf('A cat on the street', { artStyle }, 2 * SMALLER), [40, 40 + STEP]);
      const [one, two] = looks;
      if (one === undefined || two === undefined) throw new Error('no frames');
      expect(difference(one, two), `${artStyle}: still`).toBeGreaterThan(SEEN);
      for (const [name, other] of hands) expect(difference(one, other), `${artStyle} and ${name}`).toBeGreaterThan(2.5);
      hands.set(artStyle, one);
    }
  });

  it('hold still on twos in stop motion', async () => {
    const [first, second] = frames(await inputOf('A field', { artStyle: 'stop_motion' }), [30, 31]);
    const [one, two] = frames(await inputOf('A field', {}), [30, 31]);
    if (!first || !second || !one || !two) throw new Error('no frames');
    expect(difference(first, second)).toBe(0);
    expect(difference(one, two)).toBeGreaterThan(0);
  });

  it('are the same film whatever was painted before', async () => {
    const input = await inputOf('A busy street in the rain');
    const [late] = frames(input, [40]);
    const [, again] = frames(input, [3, 40]);
    expect(again?.levels).toEqual(late?.levels);
  });
});
