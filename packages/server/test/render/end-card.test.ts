/** The end card: what stands on it, that it is read and scanned, and that it lands with the music. Specification: branding rules. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import type { PlannedScene } from '../../src/ports/planner';
import type { RenderJob } from '../../src/ports/renderer';
import { contrast, luminance, type Rgb } from '../../src/render/color/color';
import { cardPieces } from '../../src/render/end-card/card-layout';
import { cardTiming } from '../../src/render/end-card/card-timing';
import { frameComposer } from '../../src/render/film/compose-frame';
import { contains } from '../../src/render/geometry';
import { gridOf } from '../../src/render/music/grid';
import { musicBed } from '../../src/render/music/music-bed';
import { SAMPLE_RATE } from '../../src/render/music/sample-rate';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { Stock } from '../../src/render/stage/casting';
import { stockOf } from '../../src/render/stage/stock-of';
import { drawnLogo } from '../support/logos';
import { partOf } from '../support/part-of';
import { jobOf, motion } from './fixtures';

let folder: string;
const logo = (): string => join(folder, 'logo.jpg');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-card-'));
  await writeFile(
    logo(),
    drawnLogo({ ground: '#ffffff', ink: '#1d5c3a', second: '#d98b1c' }).toBuffer('image/jpeg', 85),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stock = stockOf(openArtwork({}), 'en');

const HOOK = motion('Bread from the wood oven', 'hook');
const branded = (last: PlannedScene, more: Partial<RenderJob> = {}): RenderJob =>
  jobOf([HOOK, last], {
    ...{ media: { logo: logo() }, brand: { logoUrl: 'logo', colors: ['#1d5c3a'] }, brandName: 'Brodoe' },
    ...more,
  });

async function ending(job: RenderJob, cast?: Stock) {
  const { scenes, notes } = await prepareScenes(job, cast);
  const input = scenes.at(-1)?.input;
  if (input === undefined) throw new Error('a job without scenes');
  if (input.scene.type === 'footage') return { input, notes, film: undefined };
  return { input, notes, film: sceneFilm(input, input.scene.type) };
}

function frameOf(film: NonNullable<Awaited<ReturnType<typeof ending>>['film']>, at: number): Canvas {
  const composer = frameComposer(film);
  composer.compose(at);
  return composer.canvas;
}

const scanned = (canvas: Canvas): string | undefined => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(new Uint8ClampedArray(data), canvas.width, canvas.height)?.data;
};

const textsOf = ({ layers }: NonNullable<Awaited<ReturnType<typeof ending>>['film']>): string =>
  layers.flatMap(({ text }) => text ?? []).join('\n');

describe('a code', () => {
  const named = [
    ['9:16', 'en', 'Order now\nbrodoe.example/bread', 'https://brodoe.example/bread'],
    ['16:9', 'de', 'Bestelle auf www.brodoe.de', 'https://www.brodoe.de'],
    ['1:1', 'fr', 'Réservez\nhttps://brodoe.fr/table?day=1', 'https://brodoe.fr/table?day=1'],
    ['4:5', 'ar', 'اطلب الآن\nbrodoe.shop', 'https://brodoe.shop'],
    ['3:4', 'ja', 'ご予約は brodoe.jp へ', 'https://brodoe.jp'],
    ['4:3', 'es', 'Compra\nbrodoe.es', 'https://brodoe.es'],
  ] as const;
  it.each(partOf(named, 2))(
    'on a drawn frame leads to the address that the plan names: %s, %s',
    async (aspect, language, words, to) => {
      const { film, input } = await ending(branded(motion(words, 'cta'), { aspect, language }));
      if (film === undefined) throw new Error('no film');
      expect(scanned(frameOf(film, film.frames - 2))).toBe(to);
      // Nothing that is to be read reaches out of the safe area.
      for (const { ink } of film.layers) if (ink !== undefined) expect(contains(input.setting.safe, ink, 2)).toBe(true);
    },
  );

  it('is one of an address that only an earlier scene, or a voice, names', async () => {
    const spoken = { ...HOOK, script: 'Find us at brodoe.example.' };
    const job = branded(motion('Come in', 'cta'));
    const { input } = await ending({ ...job, scenes: [spoken, motion('Come in', 'cta')] });
    expect(input.endCard?.copy.link).toBe('https://brodoe.example');
  });

  const without = [
    ['no address', 'Come in today'],
    ['a telephone number', 'Call us\n0113 496 0142'],
    ['a mail address', 'Write to us\nhello@brodoe.example'],
    ['what only looks like one', 'Node.js 22.1 e.g. v.s. U.S.A'],
    ['one that is too long for a film', `Order\nhttps://brodoe.example/${'a'.repeat(200)}`],
  ] as const;
  it.each(partOf(without, 2))('is not shown for %s', async (_, words) => {
    const { film } = await ending(branded(motion(words, 'cta'), { brief: 'See brand.example/guide for our style' }));
    if (film === undefined) throw new Error('no film');
    expect(scanned(frameOf(film, film.frames - 2))).toBeUndefined();
  });
});

describe('an end card', () => {
  it('says one promise, one action and one address, and nothing that the plan does not', async () => {
    const { film, input } = await ending(branded(motion('Order\nbrodoe.example\nBrodoe', 'cta')));
    expect(input.endCard?.copy).toEqual({
      name: 'Brodoe',
      promise: 'Bread from the wood oven',
      action: 'Order',
      address: 'brodoe.example',
      link: 'https://brodoe.example',
    });
    const said = film === undefined ? '' : textsOf(film).replace(/\s+/g, ' ');
    for (const line of ['Bread from the wood oven', 'Order', 'brodoe.example']) expect(said).toContain(line);
  });

  it.each([
    ['en', 'Order today at brodoe.example', 'Order today'],
    ['en', 'Order today at\nbrodoe.example', 'Order today'],
    ['en', 'Sign up on brodoe.example', 'Sign up'],
    ['en', 'Go to brodoe.example', 'Go to'],
    ['de', 'Jetzt bestellen unter brodoe.de', 'Jetzt bestellen'],
    ['fr', 'Réservez sur brodoe.fr', 'Réservez'],
    ['es', 'Compra ya en brodoe.es', 'Compra ya'],
    ['pl', 'Zamów na brodoe.pl', 'Zamów'],
    ['nl', 'Kijk op brodoe.nl', 'Kijk'],
    ['ar', 'اطلب الآن على brodoe.shop', 'اطلب الآن'],
  ])('does not end its button with the word that leads to the address (%s: %s)', async (language, words, action) => {
    const { input } = await ending(branded(motion(words, 'cta'), { language }));
    expect(input.endCard?.copy.action).toBe(action);
  });

  it.each(['9:16', '1:1', '16:9'] as const)('gives a very wide mark the room to be read (%s)', async (aspect) => {
    const { input } = await ending(branded(motion('Order\nbrodoe.example', 'cta'), { aspect }));
    const { setting, endCard } = input;
    if (endCard === undefined) throw new Error('no card');
    const widthOf = (width: number, height: number): number => {
      const [mark] = cardPieces({}, createCanvas(width, height), setting);
      return (mark?.box.width ?? 0) / Math.min(setting.size.width, setting.size.height);
    };
    expect(widthOf(2500, 100)).toBeGreaterThan(widthOf(400, 100) * 1.15);
    expect(widthOf(2500, 100)).toBeGreaterThan(0.55);
  });

  it('leaves a last scene that says more the time to say it', async () => {
    const { film, input } = await ending(
      branded(motion('Why people stay\nRoasted to order\nAt your door by 8\nNo contract', 'list', { duration: 6 })),
    );
    expect(input.endCard?.from).toBeGreaterThanOrEqual(3);
    expect(film === undefined ? '' : textsOf(film)).toContain('No contract');
  });

  it.each(['t2v_fast', 'i2v_fast', 's2v', 'walk_talk'] as const)(
    'ends a film whose last scene is a picture: %s',
    async (type) => {
      const { film, input } = await ending(branded({ type, prompt: 'A street', duration: 4 }));
      expect(input.endCard?.from).toBeGreaterThanOrEqual(2);
      expect(film === undefined ? '' : textsOf(film)).toContain('Bread');
    },
  );

  it.each([
    ['#f4b400', '#ffe08a'],
    ['#000000', '#ffffff'],
    ['#ff00ff', '#00ff00'],
    ['#888888', '#999999'],
  ])('is read in whatever colours a brand has: %s', async (...colors) => {
    const { film } = await ending(
      branded(motion('Order\nbrodoe.example', 'cta'), { aspect: '1:1', brand: { logoUrl: 'logo', colors } }),
    );
    if (film === undefined) throw new Error('no film');
    const context = frameOf(film, film.frames - 2).getContext('2d');
    const inks = film.layers.flatMap(({ ink, text }) => (ink === undefined || text === undefined ? [] : [ink]));
    expect(inks.length).toBeGreaterThanOrEqual(2);
    for (const { x, y, width, height } of inks) {
      const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height));
      const seen: Rgb[] = [];
      for (let at = 0; at < data.length; at += 4)
        seen.push({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 });
      seen.sort((one, other) => luminance(one) - luminance(other));
      const [dark, bright] = [seen[Math.floor(seen.length * 0.03)], seen[Math.floor(seen.length * 0.97)]];
      expect(dark === undefined || bright === undefined ? 0 : contrast(dark, bright)).toBeGreaterThan(4.5);
    }
  });

  it('is there before its scene begins, and is never flat or empty', async () => {
    const { film } = await ending(branded(motion('Order\nbrodoe.example', 'cta'), { aspect: '1:1' }), stock);
    if (film === undefined) throw new Error('no film');
    for (const at of [-3, 0, 8, film.frames - 1]) {
      const canvas = frameOf(film, at);
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const counts = new Map<number, number>();
      for (let pixel = 0; pixel < data.length; pixel += 64) {
        const key =
          ((data[pixel] ?? 0) >> 3) * 1024 + ((data[pixel + 1] ?? 0) >> 3) * 32 + ((data[pixel + 2] ?? 0) >> 3);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(Math.max(...counts.values()) / (data.length / 64), `frame ${at}`).toBeLessThan(0.6);
    }
  });
});

/** Mean difference, in levels of 255, from which it is seen at a glance that a picture is not a still one. */
const LIVES = 0.55;
const HALF_SECOND = 15;

describe('the last card', () => {
  const cards = [
    ['with a logo', '9:16', 4.5, true],
    ['with a logo, after a scene of its own', '16:9', 8, true],
    ['with a light logo', '1:1', 4.5, 'light'],
    ['without one', '9:16', 4.5, false],
    ['without one', '16:9', 4.5, false],
  ] as const;
  it.each(partOf(cards, 2))('lives to its end, in every half second: %s, %s', async (_, aspect, duration, marked) => {
    const last = motion('Order now\nbrodoe.example', 'cta', { duration });
    const colors = marked === 'light' ? ['#fbf6e8', '#ffffff'] : ['#1d5c3a'];
    const job =
      marked === false
        ? jobOf([HOOK, last], { aspect })
        : branded(last, { aspect, brand: { logoUrl: 'logo', colors } });
    const { film, input } = await ending(job, stock);
    if (film === undefined) throw new Error('no film');
    const composer = frameComposer(film);
    const levelsAt = (frame: number): number[] => {
      composer.compose(frame);
      const data = composer.canvas.data();
      return Array.from({ length: Math.floor(data.length / 52) }, (_, at) => data[at * 52 + 1] ?? 0);
    };
    const settled = Math.ceil(((input.endCard?.lands ?? 1.2) + 0.5) * 30);
    for (let from = settled; from + HALF_SECOND < film.frames; from += HALF_SECOND) {
      let before = levelsAt(from);
      let most = 0;
      for (let frame = from + 5; frame <= from + HALF_SECOND && most <= LIVES; frame += 5) {
        const now = levelsAt(frame);
        const changed = now.reduce((sum, level, at) => sum + Math.abs(level - (before[at] ?? 0)), 0) / now.length;
        most = Math.max(most, changed);
        before = now;
      }
      expect(most, `the half second from frame ${from} of ${film.frames}`).toBeGreaterThan(LIVES);
    }
  });
});

describe('the last hit', () => {
  it.each([
    [3, 3, true],
    [3, 20, true],
    [4.5, 15, true],
    [8, 20, true],
    [3, 12, false],
    [10, 60, false],
  ])('is within the scene, with time to read after it: %d s of %d s', (scene, film, alone) => {
    const { from, lands } = cardTiming(scene, film, alone);
    expect(lands).toBeGreaterThanOrEqual(Math.max(0.3, from + 0.3));
    expect(scene - lands).toBeGreaterThanOrEqual(1.1);
    expect(scene - lands).toBeLessThanOrEqual(2.6);
  });

  it('is struck when the card lands', () => {
    const [seconds, rings] = [6, 2.2];
    const grid = gridOf({ bpm: 116, seconds, rings });
    const [left] = musicBed('upbeat-tech', seconds * SAMPLE_RATE, 3, grid);
    const strength = (from: number, until: number): number => {
      let sum = 0;
      for (let at = Math.round(from * SAMPLE_RATE); at < until * SAMPLE_RATE; at += 1) sum += (left[at] ?? 0) ** 2;
      return sum / (until - from);
    };
    const lands = seconds - rings;
    // Nothing is struck any more after it: it only fades.
    const after = [0, 0.7, 1.4].map((later) => strength(lands + later, lands + later + 0.6));
    expect(after[0]).toBeGreaterThan(after[1] ?? 0);
    expect(after[1]).toBeGreaterThan(after[2] ?? 0);
    expect(strength(lands, lands + 0.12)).toBeGreaterThan(strength(lands - 0.1, lands) * 1.5);
  });
});
