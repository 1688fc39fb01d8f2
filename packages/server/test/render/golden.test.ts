/**
 * The painters' frames against small stored ones, compared as an eye would. A frame that differs is written beside the
 * difference, and the failure says where. After a wanted change of the design, look at the new pictures and keep them:
 * `VID_GOLDEN=renew npx vitest run packages/server/test/render/golden.test.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { Aspect, Route } from '@vid/sdk/contract';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import type { PlannedScene } from '../../src/ports/planner';
import { frameComposer } from '../../src/render/film/compose-frame';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { firstScene, motion } from './fixtures';

const FOLDER = fileURLToPath(new URL('golden/', import.meta.url));
const DIFFERENCES = join(tmpdir(), 'vid-golden');
const renew = process.env['VID_GOLDEN'] === 'renew';

/** Short side of the stored pictures: enough to see type and place, a few kilobytes each. */
const SHORT_SIDE = 108;
/** Share of the pixels that may differ: machines round the edges of letters differently. */
const TOLERANCE = 0.01;

interface Golden {
  readonly scene: PlannedScene;
  readonly route?: Route;
  readonly aspect: Aspect;
  /** Share of the scene at which it is looked at; 0.7 when not said. */
  readonly at?: number;
}

const GOLDENS: Record<string, Golden> = {
  'hook-commercial': { scene: motion('Coffee, roasted this Tuesday', 'hook'), route: 'commercial', aspect: '9:16' },
  'hook-arriving': { scene: motion('Coffee, roasted this Tuesday', 'hook'), aspect: '16:9', at: 0.06 },
  'stat-short': { scene: motion('4.9 stars from 2,300 customers', 'stat'), route: 'short', aspect: '1:1' },
  'list-explainer': {
    scene: motion('Why people stay | Roasted to order | At your door before 8 am | No contract', 'list'),
    ...{ route: 'explainer', aspect: '4:5' },
  },
  'steps-training': {
    scene: motion('Before each shift | Check the tyres | Test the brakes | Sound the horn', 'steps'),
    ...{ route: 'training', aspect: '16:9' },
  },
  'quote-testimonial': {
    scene: motion('“The best cup in Leeds.” | Priya, Headingley', 'quote'),
    ...{ route: 'testimonial', aspect: '4:3' },
  },
  'comparison-website': {
    scene: motion('Before: three hours of spreadsheets | After: one click', 'comparison'),
    ...{ route: 'website', aspect: '3:4' },
  },
  'cta-product-ad': {
    scene: motion('20% off the first bag | Code NORTH20 | northside.coffee', 'cta'),
    ...{ route: 'product-ad', aspect: '9:16' },
  },
  'closing-panel': { scene: motion('Open until 9 pm', 'title'), route: 'youtube-short', aspect: '1:1', at: 0.93 },
  'arabic-hook': { scene: motion('مرحبا بكم في مقهى الشمال | خصم 50%', 'hook'), aspect: '1:1' },
  'view-sea': {
    scene: { type: 't2v_fast', prompt: 'The sea at dawn', duration: 3 },
    route: 'place-film',
    aspect: '16:9',
  },
  presenter: { scene: { type: 's2v', prompt: 'Host', script: 'Good morning.', duration: 3 }, aspect: '9:16' },
};

async function drawn({ scene, route, aspect, at = 0.7 }: Golden): Promise<Canvas> {
  const input = await firstScene(scene, { aspect, ...(route === undefined ? {} : { route }) });
  const film = sceneFilm(input, scene.type === 'footage' ? 'motion' : scene.type);
  const composer = frameComposer(film);
  composer.compose(Math.floor(film.frames * at));
  const { width, height } = film.size;
  const factor = SHORT_SIDE / Math.min(width, height);
  const small = createCanvas(Math.round(width * factor), Math.round(height * factor));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(composer.canvas, 0, 0, small.width, small.height);
  return small;
}

const pixelsOf = (picture: Canvas): Uint8ClampedArray =>
  picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data;

/** In which part of the picture most of the difference lies. */
function placeOf(mask: Uint8ClampedArray, width: number, height: number): string {
  const places = ['top', 'middle', 'bottom'].flatMap((row) =>
    ['left', 'centre', 'right'].map((side) => `${row} ${side}`),
  );
  const counts = places.map(() => 0);
  for (let at = 0; at < width * height; at += 1) {
    if (mask[at * 4 + 3] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const place = Math.floor((y / height) * 3) * 3 + Math.floor((x / width) * 3);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return places[counts.indexOf(Math.max(...counts))] ?? 'nowhere';
}

/** Throws when the pictures differ to the eye. */
async function compare(name: string, picture: Canvas): Promise<void> {
  const stored = await loadImage(join(FOLDER, `${name}.png`));
  const { width, height } = picture;
  expect([stored.width, stored.height], `size of ${name}`).toEqual([width, height]);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(stored, 0, 0);
  const mask = new Uint8ClampedArray(width * height * 4);
  const count = pixelmatch(pixelsOf(canvas), pixelsOf(picture), mask, width, height, {
    ...{ threshold: 0.15, diffMask: true },
  });
  const share = count / (width * height);
  if (share <= TOLERANCE) return;
  const sheet = createCanvas(width * 3, height);
  const context = sheet.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.drawImage(picture, width, 0);
  const difference = context.createImageData(width, height);
  difference.data.set(mask);
  context.putImageData(difference, width * 2, 0);
  await mkdir(DIFFERENCES, { recursive: true });
  const path = join(DIFFERENCES, `${name}.png`);
  await writeFile(path, sheet.toBuffer('image/png'));
  throw new Error(
    `${name}: ${(share * 100).toFixed(1)} % of the picture differs, most of it at the ${placeOf(mask, width, height)}; ${path} shows the stored one, the new one and the difference`,
  );
}

describe('golden frames', () => {
  it.each(Object.entries(GOLDENS))('%s', async (name, golden) => {
    const picture = await drawn(golden);
    const path = join(FOLDER, `${name}.png`);
    if (renew) {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(path, picture.toBuffer('image/png'));
    }
    await compare(name, picture);
  });

  it('see a line that moved and a colour that changed', async () => {
    const picture = await drawn(GOLDENS['stat-short'] as Golden);
    const context = picture.getContext('2d');
    context.drawImage(picture, 0, 5);
    await expect(compare('stat-short', picture)).rejects.toThrow(
      /% of the picture differs, most of it at the .*golden/,
    );
  });
});
