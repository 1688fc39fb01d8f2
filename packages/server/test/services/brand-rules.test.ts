/**
 * What a request says of brand, product and presenter, from its members to what is drawn. Each rule bears the section of the
 * specification that it is from.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { DEFAULTS, isPresenterScene, type RenderRequestBody } from '@vid/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePlan } from '../../src/adapters/local-planner/write-plan';
import { openArtwork } from '../../src/artwork/open-artwork';
import { DEFAULT_PRICING } from '../../src/domain/pricing';
import type { RenderJob } from '../../src/ports/renderer';
import { saturation } from '../../src/render/color/color';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { Stock } from '../../src/render/stage/casting';
import { stockOf } from '../../src/render/stage/stock-of';
import type { ReadRequest } from '../../src/services/read-render-request';
import { ownPlan, toJobSpec, toPlanRequest } from '../../src/services/render-plan';
import { drawnLogo } from '../support/logos';

const BRIEF = 'Bread from the wood oven. Open from six. Order at brodoe.example.';
const LOGO = 'https://example.com/logo.png';
const PHOTO = 'https://example.com/bread.png';
const COLORS = ['#3b0a6e'];

let folder: string;
const media: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-brand-'));
  media[LOGO] = join(folder, 'logo.png');
  media[PHOTO] = join(folder, 'bread.png');
  await writeFile(media[LOGO], drawnLogo({ ink: '#123b7a', second: '#e4572e' }).toBuffer('image/png'));
  const photo = createCanvas(200, 200);
  const context = photo.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = '#a5521f';
  context.fillRect(50, 40, 100, 130);
  await writeFile(media[PHOTO], photo.toBuffer('image/png'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (request: RenderRequestBody): ReadRequest => ({
  ...request,
  ...{
    kind: DEFAULTS.kind,
    language: 'en',
    aspect: '1:1',
    quality: 'draft',
    upscale: false,
    art_style: DEFAULTS.artStyle,
  },
  duration_sec: 12,
  narrator: request.narrator ?? true,
});

/** The worker's orders for a request, with its media fetched. */
function jobFor(body: RenderRequestBody): RenderJob {
  const request = read(body);
  const plan =
    request.scene_plan === undefined ? writePlan(toPlanRequest(request, 1)) : ownPlan(request, DEFAULT_PRICING);
  const { render } = toJobSpec(request, plan, { words: [], failingScenes: [], slowMs: 0 }, 1);
  return { ...render, jobId: 'job_1', media };
}

async function filmed(body: RenderRequestBody, stock?: Stock) {
  const job = jobFor(body);
  const { scenes, notes } = await prepareScenes(job, stock);
  const inputs = scenes.map(({ input }) => input);
  const texts = inputs.map((input) =>
    input.scene.type === 'footage'
      ? ''
      : sceneFilm(input, input.scene.type)
          .layers.flatMap(({ text }) => text ?? [])
          .join('\n'),
  );
  return { job, inputs, texts, notes };
}

const planOf = (body: RenderRequestBody) => writePlan(toPlanRequest(read(body), 1));

describe('branding rule 1: a render never picks up a brand on its own', () => {
  it('has none of which its request says nothing', () => {
    const job = jobFor({ brief: BRIEF });
    expect([job.brand, job.brandName, job.productImageUrl]).toEqual([undefined, undefined, undefined]);
  });

  it('has none of a kit that is named: only of what is sent with it', () => {
    expect(jobFor({ brief: BRIEF, brand_kit_id: 'kit_1' }).brand).toBeUndefined();
    expect(jobFor({ brief: BRIEF, brand_kit_id: 'kit_1', brand_logo_url: LOGO }).brand).toEqual({
      logoUrl: LOGO,
      colors: [],
    });
  });
});

describe('branding rule 2: without a logo there is no logo and no end card', () => {
  it.each([
    ['nothing of a brand', {}],
    ['a name', { brand_name: 'Brodoe' }],
    ['colours', { brand_colors: COLORS }],
    ['a logo that is switched off', { brand_logo_url: LOGO, brand_enabled: false }],
  ])('with %s', async (_, members) => {
    const { inputs } = await filmed({ brief: BRIEF, ...members });
    expect(inputs.some(({ logo, endCard }) => logo !== undefined || endCard !== undefined)).toBe(false);
  });

  it('with one that cannot be had, and a note says why', async () => {
    const { inputs, notes } = await filmed({ brief: BRIEF, brand_logo_url: 'https://example.com/gone.png' });
    expect(inputs.some(({ logo, endCard }) => logo !== undefined || endCard !== undefined)).toBe(false);
    expect(notes.join()).toMatch(/logo was left out: https:\/\/example\.com\/gone\.png/);
  });

  it('with one there are both, at the end alone', async () => {
    const { inputs, texts } = await filmed({ brief: BRIEF, brand_logo_url: LOGO });
    expect(inputs.map(({ endCard }) => endCard !== undefined)).toEqual(inputs.map((_, at) => at === inputs.length - 1));
    expect(texts.at(-1)).toContain('brodoe.example');
  });

  it('with one there are both in a plan of the caller’s, but a clip is played as it is', async () => {
    const scene = { type: 'motion' as const, prompt: 'Bread', duration: 3 };
    const own = await filmed({
      scene_plan: [scene, { ...scene, type: 't2v_fast', prompt: 'A bakery' }],
      brand_logo_url: LOGO,
    });
    expect(own.inputs.at(-1)?.endCard).toBeDefined();
    const clip = {
      type: 'footage' as const,
      prompt: 'The oven',
      video_url: 'https://example.com/oven.mp4',
      duration: 3,
    };
    const played = await filmed({ scene_plan: [scene, clip], brand_logo_url: LOGO });
    expect(played.inputs.at(-1)?.endCard).toBeUndefined();
    expect(played.notes.join()).toContain('end card was left out');
  });
});

describe('render request', () => {
  it('brand_enabled: false renders with no brand at all', async () => {
    const members = { brand_name: 'Zarvox', brand_logo_url: LOGO, brand_colors: COLORS, brand_enabled: false };
    const { job, texts } = await filmed({ brief: BRIEF, ...members });
    expect([job.brand, job.brandName]).toEqual([undefined, undefined]);
    expect(`${job.title}\n${texts.join('\n')}`).not.toContain('Zarvox');
  });

  it('brand_colors are used with brand_logo_url, as accents', async () => {
    const palettes = async (members: RenderRequestBody) =>
      (await filmed({ brief: BRIEF, ...members }, stockOf(openArtwork({}), 'en'))).inputs.map(
        ({ setting }) => setting.palette,
      );
    const [plain] = await palettes({});
    expect((await palettes({ brand_colors: COLORS }))[0]).toEqual(plain);
    const [branded] = await palettes({ brand_colors: COLORS, brand_logo_url: LOGO });
    expect(branded?.accent).toEqual({ r: 0x3b, g: 0x0a, b: 0x6e });
    // The frame is not flooded with them.
    expect([branded?.from, branded?.to]).toEqual([plain?.from, plain?.to]);
  });

  it('brand_name is for the planner: it signs the film', () => {
    const { scenes, title } = planOf({ brief: BRIEF, brand_name: 'Zarvox' });
    expect(`${title}\n${scenes.map(({ prompt }) => prompt).join('\n')}`).toContain('Zarvox');
  });

  it('product_image_url keeps the product the same in every scene', async () => {
    const motion = { type: 'motion' as const, duration: 3 };
    const { inputs } = await filmed(
      {
        product_image_url: PHOTO,
        scene_plan: [
          { ...motion, prompt: 'Fresh bread' },
          { type: 'i2v_fast', prompt: 'The bread on a table', duration: 3 },
          { ...motion, prompt: 'Coffee is free' },
        ],
      },
      stockOf(openArtwork({}), 'en'),
    );
    const heroes = inputs.flatMap(({ scene, cast }) => (scene.type === 'motion' ? [cast?.hero] : []));
    expect(heroes[0]).toBeDefined();
    expect(new Set(heroes).size).toBe(1);
    const { width, height } = heroes[0] ?? { width: 0, height: 0 };
    expect(width / height).toBeCloseTo(100 / 130, 1);
    const middle = heroes[0]?.getContext('2d').getImageData(width / 2, height / 2, 1, 1).data;
    expect(saturation({ r: middle?.[0] ?? 0, g: middle?.[1] ?? 0, b: middle?.[2] ?? 0 })).toBeGreaterThan(0.4);
  });

  it('product_enabled: false shows no product photo, on purpose', () => {
    const members = { route: 'product-ad', product_image_url: PHOTO, product_enabled: false } as const;
    expect(jobFor({ brief: BRIEF, ...members }).productImageUrl).toBeUndefined();
    const plan = planOf({ brief: BRIEF, ...members });
    expect(plan.showsProduct).toBe(false);
    expect(plan.scenes.some(({ type }) => type === 'i2v_fast')).toBe(false);
  });

  it('without a product photo no picture of one is drawn from nothing', async () => {
    const { inputs } = await filmed({
      scene_plan: [{ type: 'i2v_fast', prompt: 'A loaf', duration: 3 }],
      route: 'product-ad',
      product_enabled: false,
    });
    expect(inputs.every(({ picture }) => picture === undefined)).toBe(true);
  });

  it('presenter_enabled: false allows presenters without a face: a stock one is drawn', async () => {
    const plan = planOf({ brief: BRIEF, route: 'narrator', presenter_enabled: false });
    expect(plan.scenes.some(isPresenterScene)).toBe(true);
    const { inputs } = await filmed({
      scene_plan: [{ type: 's2v', prompt: 'A baker', script: 'Good morning.', duration: 3 }],
      presenter_enabled: false,
    });
    const [input] = inputs;
    if (input === undefined) throw new Error('no scene');
    expect(sceneFilm(input, 's2v').layers.some(({ frames }) => frames > 1)).toBe(true);
  });

  it('narrator: false gives a video with no voice-over', () => {
    expect(planOf({ brief: BRIEF, narrator: false }).scenes.every(({ script }) => script === undefined)).toBe(true);
  });
});
