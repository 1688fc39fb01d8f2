import { type RenderRequest, VidClient } from '@vid/sdk';
import { ERRORS } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { rejection } from './support/make-client';

const vid = new VidClient({
  apiKey: 'emp_k',
  baseUrl: 'http://a.test',
  transport: { fetch: () => Promise.reject(new Error('no')) },
});
const check = (request: unknown) => vid.renders.check(request as RenderRequest);
const brief = (findings: readonly { path: string; code?: string }[]) =>
  findings.map(({ path, code }) => (code ? `${path} ${code}` : path));

const scene = { type: 'motion', prompt: 'Hi' };

describe('check', () => {
  it.each([{ brief: 'Coffee' }, { scene_plan: [scene] }])('finds nothing wrong with %j', (request) => {
    expect(check(request)).toEqual({ problems: [], warnings: [] });
  });

  it('finds every problem at once', () => {
    const { problems } = check({
      scene_plan: [
        { type: 's2v', prompt: '', duration: 11 },
        { type: 't2v_fast', prompt: 'x' },
      ],
      route: 'commercial',
      quality: 'best',
      brand_kit_id: 'kit',
    });
    expect(brief(problems).sort()).toEqual(
      [
        'brand_kit_id BRAND_REQUIRED',
        'quality',
        'scene_plan.0 PRESENTER_REQUIRED',
        'scene_plan.0.duration',
        'scene_plan.0.prompt',
        'scene_plan.1 NO_ANCHOR',
      ].sort(),
    );
  });

  it.each<readonly [string, object, readonly string[]]>([
    [
      'a product format',
      { route: 'product-ad', scene_plan: [{ type: 'i2v_fast', prompt: 'x' }] },
      ['product_image_url PRODUCT_IMAGE_REQUIRED', 'scene_plan.0 NO_ANCHOR'],
    ],
    [
      'the same with its opt-out',
      { route: 'product-ad', product_enabled: false, scene_plan: [{ type: 'i2v_fast', prompt: 'x' }] },
      [],
    ],
    [
      'a presenter with a face',
      { scene_plan: [{ type: 'walk_talk', prompt: 'x', ref_image_url: 'https://a.test/a.png' }] },
      [],
    ],
    ['a presenter with an avatar', { avatar_preset_id: 'a', scene_plan: [{ type: 's2v', prompt: 'x' }] }, []],
    ['a stock presenter', { presenter_enabled: false, scene_plan: [{ type: 's2v', prompt: 'x' }] }, []],
    ['generated scenes without a format', { scene_plan: [{ type: 't2v_fast', prompt: 'x' }] }, []],
    ['a brand kit with its logo', { brief: 'x', brand_kit_id: 'k', brand_logo_url: 'https://a.test/l.png' }, []],
  ])('judges %s by the rules', (_what, request, expected) => {
    expect(brief(check(request).problems)).toEqual(expected);
  });

  it('warns of what only the plan of the service can tell', () => {
    const { problems, warnings } = check({ brief: 'Coffee', route: 'product-ad' });
    expect(problems).toEqual([]);
    expect(brief(warnings)).toEqual([
      'product_image_url PRODUCT_IMAGE_REQUIRED',
      'avatar_preset_id PRESENTER_REQUIRED',
      'route NO_ANCHOR',
    ]);
    expect(
      brief(
        check({
          brief: 'Coffee',
          route: 'product-ad',
          product_image_url: 'https://a.test/p.png',
          avatar_preset_id: 'a',
        }).warnings,
      ),
    ).toEqual([]);
  });

  it('warns of what has no effect or may be refused', () => {
    const { problems, warnings } = check({
      scene_plan: [
        { prompt: 'x' },
        { type: 'footage', prompt: 'x' },
        { type: 't2v_fast', prompt: 'x', motion: { beat: 'hook' }, video_url: 'https://a.test/v.mp4', sfx: 'boom' },
      ],
      duration_sec: 20,
      language: 'en_GB',
      art_style: 'cubism',
      brand_colors: ['#fff', 'red'],
      colour: 'red',
      product_image_url: 'data:text/plain,x',
    });
    expect(problems).toEqual([]);
    expect(brief(warnings).sort()).toEqual(
      [
        'art_style',
        'brand_colors',
        'brand_colors.1',
        'colour',
        'duration_sec',
        'language',
        'product_image_url',
        'scene_plan.0.type',
        'scene_plan.1.video_url',
        'scene_plan.2.motion',
        'scene_plan.2.sfx',
        'scene_plan.2.video_url',
      ].sort(),
    );
  });

  it.each<readonly [string, object]>([
    ['planning where nothing is planned yet', { brief: 'x', kind: 'ad', duration_sec: 20, brand_name: 'B' }],
    ['a language', { brief: 'x', language: 'en' }],
    ['a language of a country', { brief: 'x', language: 'pt-BR' }],
    [
      'colours beside a logo',
      { brief: 'x', brand_logo_url: 'https://a.test/l.png', brand_colors: ['#fff', '#1A2b3c', '#1a2b3c4d'] },
    ],
    ['the motion of a motion scene', { scene_plan: [{ ...scene, motion: { beat: 'hook' } }] }],
    ['the clip of a footage scene', { scene_plan: [{ type: 'footage', prompt: 'x', video_url: 'https://a.test/v' }] }],
    ['a picture as data', { brief: 'x', product_image_url: 'data:image/png;base64,AAAA' }],
  ])('says nothing about %s', (_what, request) => {
    expect(check(request)).toEqual({ problems: [], warnings: [] });
  });

  it.each(['#ffff', '#12345', '#1234567', '#123456789', 'x#fff', '#fff0 ', '#ggg', '#gggggg', '#gggggggg', 'fff'])(
    'warns of the colour %j',
    (colour) => {
      const { warnings } = check({ brief: 'x', brand_logo_url: 'https://a.test/l.png', brand_colors: [colour] });
      expect(brief(warnings)).toEqual(['brand_colors.0']);
    },
  );

  it.each(['en_GB', 'Français', 'en ', '_en'])('warns of the language %j', (language) => {
    expect(brief(check({ brief: 'x', language }).warnings)).toEqual(['language']);
  });

  it('warns of data that is no picture, wherever a picture belongs', () => {
    const url = 'data:text/plain,data:image/png';
    const { warnings } = check({
      brand_logo_url: url,
      product_image_url: url,
      scene_plan: [{ type: 'i2v_fast', prompt: 'x', ref_image_url: url }],
    });
    expect(brief(warnings)).toEqual(['brand_logo_url', 'product_image_url', 'scene_plan.0.ref_image_url']);
  });

  it.each<readonly [string, object]>([
    ['text', { brief: 'x', language: {}, art_style: 7, brand_logo_url: ['http://localhost/'], brand_colors: [7] }],
    ['data', { brief: 'x', product_image_url: ['data:text/plain,x'] }],
    ['scene', { scene_plan: [null, 7, 'x', ['y'], undefined] }],
    ['plan', { scene_plan: 'x' }],
    ['request', ['x']],
  ])('finds what is no %s wrong, and warns of nothing in it', (_what, request) => {
    const { problems, warnings } = check(request);
    expect(problems.length).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
  });

  it('names the first talking scene that has no face, after others', () => {
    const { problems } = check({
      scene_plan: [
        scene,
        { type: 's2v', prompt: 'x', ref_image_url: 'https://a.test/a.png' },
        { type: 'walk_talk', prompt: 'x' },
        { type: 's2v', prompt: 'x' },
      ],
    });
    expect(brief(problems)).toEqual(['scene_plan.2 PRESENTER_REQUIRED']);
  });

  it('says when a rule refuses, and what helps, and what only the plan of the service decides', () => {
    const { when, next } = ERRORS.PRODUCT_IMAGE_REQUIRED;
    const plan = check({ route: 'product-ad', scene_plan: [{ type: 'i2v_fast', prompt: 'x' }] });
    expect(plan.problems[0]?.message).toBe(`${when}. ${next}`);
    const { warnings } = check({ brief: 'x', route: 'product-ad' });
    expect(warnings[0]?.message).toBe(`Depends on the plan that the service makes: ${when}. ${next}`);
  });

  it.each([
    'http://localhost:3000/p.png',
    'http://127.0.0.1/p.png',
    'http://0x7f.1/p.png',
    'http://2130706433/p.png',
    'https://10.1.2.3/p.png',
    'https://172.31.0.9/p.png',
    'https://192.168.1.4./p.png',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/p.png',
    'http://168.63.129.16/p.png',
    'http://[::1]/p.png',
    'http://[::127.0.0.1]/p.png',
    'http://[::ffff:10.0.0.1]/p.png',
    'http://[64:ff9b::7f00:1]/p.png',
    'http://[2002:7f00:1::]/p.png',
    'http://[fd00::1]/p.png',
    'http://[fe80::1]/p.png',
    'http://intranet/p.png',
    'https://files.internal/p.png',
    'https://printer.local./p.png',
    'https://ada:secret@a.test/p.png',
  ])('warns of %s, which others cannot or will not fetch', (url) => {
    const { problems, warnings } = check({
      brand_logo_url: url,
      product_image_url: url,
      scene_plan: [
        { type: 'i2v_fast', prompt: 'x', ref_image_url: url },
        { type: 'footage', prompt: 'x', video_url: url },
      ],
    });
    expect(problems).toEqual([]);
    expect(brief(warnings)).toEqual([
      'brand_logo_url',
      'product_image_url',
      'scene_plan.0.ref_image_url',
      'scene_plan.1.video_url',
    ]);
    expect(JSON.stringify(warnings)).not.toContain('secret');
  });

  it.each([
    'https://a.test/p.png',
    'https://8.8.8.8/p.png',
    'http://[2606:4700::1111]/p.png',
    'http://[::ffff:8.8.8.8]/p.png',
    'https://localhost.example.com/p.png',
    'data:image/png;base64,AAAA',
  ])('has nothing against %s', (url) => {
    expect(check({ scene_plan: [{ type: 'i2v_fast', prompt: 'x', ref_image_url: url }] })).toEqual({
      problems: [],
      warnings: [],
    });
  });

  it.each([undefined, null, 'x', 7, [], { scene_plan: 'x' }, { scene_plan: [null, 7, 'x'] }, { brief: null }])(
    'does not stumble over %j',
    (request) => {
      expect(check(request).problems.length).toBeGreaterThan(0);
    },
  );

  it('is made before a render is sent', async () => {
    const error = await rejection(vid.renders.create({ scene_plan: [{ type: 's2v', prompt: 'x' }] }));
    expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'PRESENTER_REQUIRED', charged: 'no' });
  });
});
