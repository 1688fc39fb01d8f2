/** A given picture of the product: the subject of every staged scene and of what its route does, and in a place of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { Route } from '@vid/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedScene } from '../../src/ports/planner';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Film } from '../../src/render/film/film';
import { givenHero } from '../../src/render/photo/given-hero';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { ACTS } from '../../src/render/routes/acts';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { NO_STOCK } from '../../src/render/stage/casting';
import { labelInFrame } from '../../src/render/stage/composition';
import { COMPOSITIONS } from '../../src/render/stage/compositions';
import { jobOf, motion, smaller } from './fixtures';

const folder = mkdtempSync(join(tmpdir(), 'vid-product-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const URL = 'https://example.com/product.png';
const FILE = join(folder, 'product.png');

/** A magenta box on plain grey: nothing else in any film has its colour. */
let photo: Image;
beforeAll(async () => {
  const canvas = createCanvas(120, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = '#dfe1e4';
  context.fillRect(0, 0, 120, 160);
  context.fillStyle = '#e010e0';
  context.fillRect(35, 30, 50, 100);
  writeFileSync(FILE, canvas.toBuffer('image/png'));
  photo = await loadImage(FILE);
});

const product = (prompt: string): PlannedScene => ({ type: 'i2v_fast', prompt, duration: 3.2 });
const SCENES = [
  motion('Pressed the same morning', 'title', { duration: 3 }),
  product('Oil from old trees\nClose view.'),
  product('For every table\nIn use.'),
] as const;

/** The films of a job about the product. Pictures are none but what is given. */
async function filmsOf(route: Route | undefined, scenes: readonly PlannedScene[] = SCENES): Promise<Film[]> {
  const media = { [URL]: FILE };
  const job = jobOf(scenes, { title: 'Oil', productImageUrl: URL, media, ...(route === undefined ? {} : { route }) });
  const prepared = await prepareScenes(job, { ...NO_STOCK });
  return prepared.scenes.map(({ input, picture }) =>
    sceneFilm(
      { ...smaller(input, 4), ...(picture === undefined ? {} : { picture: photo }) },
      input.scene.type as 'motion',
    ),
  );
}

/** Pixels of the product in a frame. */
function magenta({ canvas }: { readonly canvas: Canvas }): number {
  const data = canvas.data();
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 110 && (data[at + 2] ?? 0) > 110 && (data[at + 1] ?? 0) < (data[at] ?? 0) * 0.55) count += 1;
  return count;
}

const mostSeen = (film: Film): number => {
  const composer = frameComposer(film);
  return Math.max(
    ...[40, 75].map((frame) => {
      composer.compose(frame);
      return magenta(composer);
    }),
  );
};

describe('the product', () => {
  it.each(Object.keys(ACTS) as Route[])(
    'is what the route shows, in scenes of words and of its own: %s',
    async (route) => {
      const [staged, own] = await filmsOf(route);
      for (const film of [staged, own]) expect(film === undefined ? 0 : mostSeen(film)).toBeGreaterThan(30);
    },
  );

  it('is not crossed out where the wrong way is; what words forbid is, shown or not, and what they neither forbid nor name has no mark', async () => {
    const [staged, own] = await filmsOf('training');
    const job = jobOf(SCENES.slice(0, 1), { title: 'Oil', route: 'training' });
    const { scenes } = await prepareScenes(job, { ...NO_STOCK });
    const input = smaller(scenes[0]?.input as SceneInput, 4);
    const hero = createCanvas(60, 60);
    const cast = { hero, steams: false, props: [], pictures: new Map() };
    const withCast = (name: string, isNamed: boolean, prompt = 'Mind it'): Film =>
      sceneFilm({ ...input, scene: motion(prompt, 'title'), cast: { ...cast, name, isNamed } }, 'motion');
    /** Pixels in the red of the cross. */
    const crossed = (film: Film | undefined): number => {
      if (film === undefined) return -1;
      const composer = frameComposer(film);
      composer.compose(75);
      const data = composer.canvas.data();
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) > 190 && (data[at + 1] ?? 0) < 80 && (data[at + 2] ?? 0) < 80) count += 1;
      return count;
    };
    // What falls is shown both ways.
    expect(crossed(withCast('ladder', true))).toBeGreaterThan(20);
    expect(crossed(withCast('glass-of-milk', true, 'Never spill it'))).toBeGreaterThan(20);
    expect(crossed(withCast('ladder', false, 'Never spill it'))).toBeGreaterThan(20);
    const marked = [staged, own, withCast('glass-of-milk', true), withCast('ladder', false)];
    expect(marked.map(crossed)).toEqual([0, 0, 0, 0]);
  });

  it('is seen from no nearer than shows its label, whatever its shape and that of the frame', () => {
    const composition = COMPOSITIONS.macro;
    for (const [shape, size] of [
      ['tall', { width: 1080, height: 1920 }],
      ['square', { width: 1080, height: 1080 }],
      ['wide', { width: 1920, height: 1080 }],
    ] as const)
      for (const aspect of [0.3, 1, 1.6]) {
        const { hero } = labelInFrame(composition[shape], aspect, size);
        const half = hero.height * 1080 * aspect * 0.4;
        expect(hero.x * size.width - half).toBeGreaterThanOrEqual(0);
        expect(hero.x * size.width + half).toBeLessThanOrEqual(size.width);
        expect(hero.height).toBeGreaterThan(0.4);
      }
  });

  it('is in scenes of words without a route too', async () => {
    const [staged] = await filmsOf(undefined);
    expect(staged === undefined ? 0 : mostSeen(staged)).toBeGreaterThan(300);
  });

  it('stands in a place in every second scene of it, unless its ground is asked to be plain, under the words of the plan alone', async () => {
    const [, first, second] = await filmsOf(undefined);
    const texts = (film: Film | undefined) => film?.layers.flatMap(({ text }) => text ?? []).join(' ');
    expect([texts(first), texts(second)]).toEqual(['Oil from old trees', 'For every table']);
    // What is far away is there only where there is a place.
    const hasDepth = (film: Film | undefined) => film?.layers.some(({ plane = 1 }) => plane < 0.5) ?? false;
    expect(hasDepth(second)).toBe(true);
    const [, , plain] = await filmsOf(undefined, [SCENES[0], SCENES[1], product('Light\nOn a plain surface.')]);
    expect(hasDepth(plain)).toBe(false);
    for (const { ink } of second?.layers ?? []) {
      if (ink === undefined || second === undefined) continue;
      const composer = frameComposer({ ...second, layers: second.layers.filter(({ text }) => text === undefined) });
      composer.compose(70);
      const under = createCanvas(Math.ceil(ink.width), Math.ceil(ink.height));
      under.getContext('2d').drawImage(composer.canvas, -ink.x, -ink.y);
      expect(magenta({ canvas: under })).toBeLessThan(20);
    }
  });

  it('writes nothing where nothing is said', async () => {
    const films = await filmsOf('unboxing', [
      product('The box in close view'),
      product('The box on a table in a kitchen'),
    ]);
    expect(films.flatMap(({ layers }) => layers.flatMap(({ text }) => text ?? []))).toEqual([]);
  });

  it('is told when its picture can not be used, and the film goes on', async () => {
    writeFileSync(join(folder, 'half.png'), createCanvas(90, 90).toBuffer('image/png').subarray(0, 60));
    const job = jobOf([SCENES[0]], { productImageUrl: URL, media: { [URL]: join(folder, 'half.png') } });
    const { notes, scenes } = await prepareScenes(job);
    expect(notes).toEqual([expect.stringMatching(/^A given picture was left out: .* is cut off/)]);
    expect(scenes[0]?.failure).toBeUndefined();
  });
});

describe('a picture that is full', () => {
  it('is shown as a print of what there is to see', () => {
    const busy = createCanvas(400, 200);
    const context = busy.getContext('2d');
    for (let at = 0; at < 800; at += 1) {
      context.fillStyle = `hsl(${(at * 137) % 360} 60% ${20 + ((at * 53) % 60)}%)`;
      context.fillRect((at * 71) % 400, (at * 37) % 200, 22, 18);
    }
    const { sprite: print } = givenHero(busy, 140);
    expect([print.width, print.height]).toEqual([140, 100]);
    expect([...print.getContext('2d').getImageData(70, 1, 1, 1).data]).toEqual([251, 250, 247, 255]);
  });

  it('is no print of a screen, which keeps what it shows for routes with a device of their own', () => {
    const own = createCanvas(390, 844);
    const context = own.getContext('2d');
    context.fillStyle = '#f5f6fa';
    context.fillRect(0, 0, 390, 844);
    for (let row = 0; row < 7; row += 1) {
      context.fillStyle = row % 2 === 0 ? '#5b6cff' : '#ff9f43';
      context.fillRect(10, 60 + row * 110, 370, 70);
    }
    const { screen, sprite } = givenHero(own, 400, 'Our app');
    expect(screen?.kind).toBe('phone');
    expect([screen?.picture.width, screen?.picture.height]).toEqual([370, 800]);
    expect(sprite.height / sprite.width).toBeGreaterThan(1.9);
  });
});
