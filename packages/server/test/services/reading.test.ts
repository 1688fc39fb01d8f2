/** How a render request is read, and what is made of it: the planner's question, the caller's plan, the worker's orders. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_PRICING } from '../../src/domain/pricing';
import type { Dialer } from '../../src/ports/dialer';
import type { Plan } from '../../src/ports/planner';
import { type ReadRequest, readRenderRequest } from '../../src/services/read-render-request';
import { costOf, factsOf, ownPlan, toJobSpec, toPlanRequest } from '../../src/services/render-plan';
import { judgingDialer } from '../support/parts';

const reading = (value: unknown, localFiles = false, dialer: Pick<Dialer, 'judge' | 'judgeMedia'> = judgingDialer) =>
  readRenderRequest({ kind: 'json', value }, dialer, localFiles);
/** Refuses every URL, and keeps what it was asked. */
const refusingDialer = () => {
  const asked: string[] = [];
  const refuse = (url: string) => {
    asked.push(url);
    return { ok: false, reason: 'scheme', message: 'is refused' } as const;
  };
  return { asked, dialer: { judge: refuse, judgeMedia: async (url: string) => refuse(url) } };
};
const read = async (value: object, localFiles = false): Promise<ReadRequest> => {
  const { valid, body } = await reading(value, localFiles);
  if (valid === undefined) throw new Error(JSON.stringify(body));
  return valid.request;
};
const problemsOf = async (value: unknown, localFiles = false) => {
  const { body } = await reading(value, localFiles);
  return body.ok || body.refusal.kind !== 'validation' ? undefined : body.refusal.problems;
};
const NO_MAGIC = { words: [], failingScenes: [], slowMs: 0 };
const LOGO = 'https://example.com/logo.png';
const PHOTO = 'https://example.com/photo.png';
const scene = (members: object = {}) => ({ type: 'motion', prompt: 'Hello', ...members });

describe('a brief', () => {
  test('is read with the defaults of the specification', async () => {
    const value = { brief: 'Bread [mock:slow=2s]' };
    const request = {
      ...value,
      kind: 'ad',
      quality: 'draft',
      duration_sec: 20,
      narrator: true,
      language: 'en',
      aspect: '9:16',
      art_style: 'cinematic',
      upscale: false,
    };
    const magic = { words: [], failingScenes: [], slowMs: 2000, slowTextsMs: [2000] };
    expect(await reading(value)).toEqual({
      body: { ok: true, form: 'brief', facts: request, magic },
      valid: { request, magic, files: new Map() },
    });
  });

  test('keeps what it says', async () => {
    const value = {
      brief: 'Bread',
      kind: 'training',
      quality: 'premium',
      duration_sec: 30,
      narrator: false,
      language: 'de',
      aspect: '1:1',
      art_style: 'mascot',
      upscale: false,
      route: 'place-film',
    };
    expect(await read(value)).toEqual(value);
  });

  test.each([
    [{ kind: 'training' }, { duration_sec: 60 }],
    [{ art_style: 'oil' }, { art_style: 'cinematic' }],
    [{ art_style: '' }, { art_style: 'cinematic' }],
    [{ quality: 'premium', route: 'place-film' }, { upscale: true }],
    [{ quality: 'standard', route: 'place-film' }, { upscale: false }],
    [{ quality: 'premium', upscale: true }, { upscale: true }],
  ])('%j means %j', async (change, expected) => {
    expect(await read({ brief: 'Bread', ...change })).toMatchObject(expected);
  });

  test('beside a plan is not planned, and its words do not count', async () => {
    const { body, valid } = await reading({
      brief: '[mock:plan_failed]',
      scene_plan: [scene(), scene({ prompt: '[mock:scene_failed]' })],
    });
    expect(body).toMatchObject({ ok: true, form: 'scene_plan' });
    expect(valid?.magic).toEqual({ words: [], failingScenes: [1], slowMs: 0 });
  });
});

describe('what is wrong with a request', () => {
  test('that the door refused is what the door says', async () => {
    const refusal = { kind: 'content-type', sent: 'text/plain' } as const;
    expect(await readRenderRequest({ kind: 'refused', refusal }, judgingDialer, true)).toEqual({
      body: { ok: false, refusal },
    });
  });

  test('is told all at once, of the contract first, each path once', async () => {
    expect(
      (await problemsOf({ aspect: '2:1', language: 'x!', scene_plan: [{ prompt: '' }] }))?.map(({ path }) => path),
    ).toEqual(['scene_plan.0.prompt', 'aspect', 'language', 'scene_plan.0.type']);
    expect((await problemsOf({ brief: 'x', language: '!' }))?.map(({ path }) => path)).toEqual(['language']);
    expect(await problemsOf({ brief: 'x', language: 'x!' })).toHaveLength(1);
  });

  test('about media is what the dialer says, in one problem', async () => {
    expect(await problemsOf({ brief: 'x', brand_logo_url: 'https://bad.example/' })).toEqual([
      { path: 'brand_logo_url', message: 'no image of 26214400' },
    ]);
    const judge = () => ({ ok: false, reason: 'address', message: 'is bad; use another' }) as const;
    const footage = { scene_plan: [scene({ type: 'footage', video_url: 'https://example.com/a.mp4' })] };
    const { body } = await reading(footage, false, { ...judgingDialer, judge });
    expect(body).toMatchObject({
      refusal: { problems: [{ path: 'scene_plan.0.video_url', message: 'is bad, use another' }] },
    });
    expect(
      await problemsOf({ scene_plan: [scene({ type: 'footage', video_url: 'https://bad.example/' })] }),
    ).toBeUndefined();
  });

  test('a media URL that is too long is refused for that alone', async () => {
    const url = (length: number) => `https://bad.example/${'x'.repeat(length - 20)}`;
    const told = async (length: number) =>
      (await problemsOf({ brief: 'x', product_image_url: url(length) }))?.map(({ message }) => message);
    expect(await told(5_000_000)).toEqual(['no image of 26214400']);
    expect(await told(5_000_001)).toEqual([expect.stringContaining('5000000')]);
    const { asked, dialer } = refusingDialer();
    await reading({ brief: 'x', product_image_url: url(5_000_001), brand_logo_url: LOGO }, false, dialer);
    expect(asked).toEqual([LOGO]);
  });
});

describe('local files', () => {
  const value = {
    brief: 'file:///a/brief',
    scene_plan: [
      scene({ type: 'footage', video_url: 'FILE:///a/bad.mp4' }),
      scene({ type: 'i2v_fast', ref_image_url: 'file:///a/face.png' }),
    ],
    brand_logo_url: 'file:///a/bad.png',
    product_image_url: PHOTO,
  };

  test('stand for media within the process of the caller, and come back as they were', async () => {
    expect(await read(value, true)).toMatchObject(value);
    const { asked, dialer } = refusingDialer();
    await reading(value, true, dialer);
    expect(asked).toEqual([PHOTO]);
  });

  test('are refused elsewhere', async () => {
    expect((await problemsOf(value))?.map(({ path }) => path)).toEqual([
      'scene_plan.0.video_url',
      'scene_plan.1.ref_image_url',
      'brand_logo_url',
    ]);
  });

  test('change nothing about what else is judged', async () => {
    const bad = 'https://bad.example/x.png';
    expect((await problemsOf({ ...value, product_image_url: bad }, true))?.map(({ path }) => path)).toEqual([
      'product_image_url',
    ]);
    expect(await problemsOf({ ...value, product_image_url: 'https://local-file.vid.example/bad' }, true)).toHaveLength(
      1,
    );
    expect((await problemsOf({ brief: 'x', video_url: 7, scene_plan: 'none' }, true))?.map(({ path }) => path)).toEqual(
      ['scene_plan'],
    );
  });

  test.each([[null], [[]], ['text'], [[{ brand_logo_url: 'file:///x' }]]])(
    'need a request: not %j',
    async (notARequest) => {
      expect(await problemsOf(notARequest, true)).toEqual([{ path: 'body', message: 'must be an object' }]);
    },
  );
});

describe("the planner's question", () => {
  const asked = async (change: object = {}, seed = 5) =>
    toPlanRequest(await read({ brief: 'Bread [mock:slow=1s]', ...change }), seed);

  test('says no more than the request', async () => {
    expect(await asked()).toStrictEqual({
      brief: 'Bread',
      kind: 'ad',
      language: 'en',
      durationSec: 20,
      narrator: true,
      aspect: '9:16',
      product: 'none',
      presenter: 'none',
      hasLogo: false,
      seed: 5,
    });
  });

  test('says what the request says', async () => {
    const said = { route: 'commercial', category: 'bakery', brand_name: 'Crust', title: 'Fresh' } as const;
    const { brand_name: brandName, ...rest } = said;
    expect(await asked(said)).toMatchObject({ ...rest, brandName });
  });

  test.each([
    [{ product_image_url: PHOTO }, { product: 'photo' }],
    [{ product_image_url: PHOTO, product_enabled: false }, { product: 'switched-off' }],
    [{ product_enabled: true }, { product: 'none' }],
    [{ avatar_preset_id: 'a' }, { presenter: 'face' }],
    [{ avatar_preset_id: 'a', presenter_enabled: false }, { presenter: 'face' }],
    [{ presenter_enabled: false }, { presenter: 'stock-allowed' }],
    [{ presenter_enabled: true }, { presenter: 'none' }],
    [{ brand_logo_url: LOGO }, { hasLogo: true }],
    [{ brand_logo_url: LOGO, brand_enabled: true }, { hasLogo: true }],
    [{ brand_logo_url: LOGO, brand_enabled: false }, { hasLogo: false }],
    [{ brand_enabled: true }, { hasLogo: false }],
  ])('of %j knows %j', async (change, expected) => {
    expect(await asked(change)).toMatchObject(expected);
  });
});

describe("the caller's plan", () => {
  const planned = async (scenes: readonly object[], change: object = {}) =>
    ownPlan(await read({ scene_plan: scenes, ...change }), { ...DEFAULT_PRICING, default_scene_seconds: 7 });

  test('has the scenes as they are given', async () => {
    const full = scene({
      type: 'i2v_fast',
      prompt: 'A street [mock:scene_failed]',
      script: 'Come in [mock:slow=1s]',
      role: 'hook',
      duration: 4,
      ref_image_url: PHOTO,
    });
    expect(
      await planned([
        full,
        scene(),
        scene({ motion: { beat: 'cta', color: 'red' } }),
        scene({ motion: { color: 'red' } }),
      ]),
    ).toStrictEqual({
      title: 'A street',
      scenes: [
        { type: 'i2v_fast', prompt: 'A street', script: 'Come in', role: 'hook', duration: 4, refImageUrl: PHOTO },
        { type: 'motion', prompt: 'Hello', duration: 7 },
        { type: 'motion', prompt: 'Hello', duration: 7, motion: { beat: 'cta', color: 'red' } },
        { type: 'motion', prompt: 'Hello', duration: 7, motion: { color: 'red' } },
      ],
      notes: [],
      showsProduct: false,
    });
    expect((await planned([scene({ type: 'footage', video_url: PHOTO })])).scenes).toStrictEqual([
      { type: 'footage', prompt: 'Hello', duration: 7, videoUrl: PHOTO },
    ]);
  });

  test.each([
    ['First line \nsecond line', undefined, 'First line'],
    ['x'.repeat(81), undefined, 'x'.repeat(80)],
    ['😀'.repeat(81), undefined, '😀'.repeat(80)],
    ['\n', undefined, 'Untitled video'],
    ['Prompt', 'Title', 'Title'],
    ['Prompt', '', 'Untitled video'],
  ])('of %j titled %j is called %j', async (prompt, title, expected) => {
    expect((await planned([scene({ prompt })], title === undefined ? {} : { title })).title).toBe(expected);
  });
});

describe('the cost', () => {
  const plan: Plan = {
    title: 'T',
    scenes: [
      { type: 'motion', prompt: 'a', duration: 4 },
      { type: 'i2v_fast', prompt: 'b', duration: 6, refImageUrl: PHOTO },
    ],
    notes: [],
    showsProduct: false,
  };

  test.each([
    [{ scene_plan: [scene()] }, 7],
    [{ brief: 'x' }, 9],
    [{ brief: 'x', quality: 'standard' }, 14],
    [{ brief: 'x', quality: 'standard', upscale: true }, 17],
  ])('of %j is that of its planned scenes: %i', async (request, credits) => {
    expect(costOf(await read(request), plan, DEFAULT_PRICING)).toBe(credits);
  });

  test('and the rules read the planned scenes', async () => {
    expect(
      factsOf({ ...plan, scenes: [...plan.scenes, { type: 'footage', prompt: 'c', duration: 3, videoUrl: LOGO }] }),
    ).toEqual([
      { type: 'motion', ref_image_url: undefined, video_url: undefined },
      { type: 'i2v_fast', ref_image_url: PHOTO, video_url: undefined },
      { type: 'footage', ref_image_url: undefined, video_url: LOGO },
    ]);
  });
});

describe("the worker's orders", () => {
  const plan: Plan = { title: 'T', scenes: [], notes: [], showsProduct: false };
  const orders = async (change: object = {}, magic: object = {}) =>
    toJobSpec(await read({ brief: 'Bread', ...change }), plan, { ...NO_MAGIC, ...magic }, 5);

  test('say no more than the request', async () => {
    expect(await orders()).toStrictEqual({
      render: {
        title: 'T',
        brief: 'Bread',
        scenes: [],
        kind: 'ad',
        aspect: '9:16',
        quality: 'draft',
        upscale: false,
        language: 'en',
        artStyle: 'cinematic',
        failingScenes: [],
        seed: 5,
        watermark: false,
      },
      media: [],
      asked: { fails: false, hangs: false, slowMs: 0 },
    });
  });

  test("tell the planner's trade, and none of scenes that the caller wrote", async () => {
    const told = toJobSpec(await read({ brief: 'Bread' }), { ...plan, trade: 'bakery' }, NO_MAGIC, 5);
    expect(told.render.trade).toBe('bakery');
    const request = await read({ scene_plan: [scene({ prompt: 'A bakery' })] });
    expect(toJobSpec(request, ownPlan(request, DEFAULT_PRICING), NO_MAGIC, 5).render).not.toHaveProperty('trade');
  });

  test('bring the beginning of a brief, by whose words the film is designed, and none without one', async () => {
    const { render } = await orders({ brief: `A calm film. ${'word '.repeat(700)}` });
    expect(render.brief?.slice(0, 12)).toBe('A calm film.');
    expect(render.brief?.length).toBeLessThanOrEqual(1500);
    const own = await read({ scene_plan: [scene()] });
    expect(toJobSpec(own, plan, NO_MAGIC, 5).render).not.toHaveProperty('brief');
  });

  test('say what the request says', async () => {
    const said = {
      route: 'commercial',
      music_style: 'lo-fi-chill',
      brand_name: 'Crust',
      brand_logo_url: LOGO,
      brand_colors: ['#abc'],
      product_image_url: PHOTO,
    };
    const { render, media } = await orders(said);
    expect(render).toMatchObject({
      route: 'commercial',
      musicStyle: 'lo-fi-chill',
      brandName: 'Crust',
      brand: { logoUrl: LOGO, colors: ['#abc'] },
      productImageUrl: PHOTO,
    });
    expect(media.map(({ url }) => url)).toEqual([LOGO, PHOTO]);
    expect((await orders({ brand_logo_url: LOGO })).render.brand).toEqual({ logoUrl: LOGO, colors: [] });
  });

  test('leave out what is switched off', async () => {
    const { render } = await orders({
      brand_logo_url: LOGO,
      brand_enabled: false,
      product_image_url: PHOTO,
      product_enabled: false,
    });
    expect(render).not.toHaveProperty('brand');
    expect(render).not.toHaveProperty('productImageUrl');
  });

  test('say what magic words ask for', async () => {
    const slow = { slowMs: 9, slowTextsMs: [9] };
    expect((await orders({}, slow)).asked).not.toHaveProperty('slowScenesMs');
    expect((await orders({ brief: undefined, scene_plan: [scene()] }, slow)).asked).toMatchObject({
      slowMs: 9,
      slowScenesMs: [9],
    });
    expect(await orders({}, { words: ['render_failed'], slowMs: 9, failingScenes: [1] })).toMatchObject({
      render: { failingScenes: [1] },
      asked: { fails: true, hangs: false, slowMs: 9 },
    });
    expect((await orders({}, { words: ['render_timeout'] })).asked).toEqual({ fails: false, hangs: true, slowMs: 0 });
  });
});
