/** The server's own rules about a render request. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalid } from '../../src/domain/body-reading';
import { mediaOf, requestProblems, shownUrl } from '../../src/domain/request-problems';

/** Judges every URL well but those that say otherwise. */
const judge = (path: string, url: string, accept: string) =>
  url.startsWith('bad') ? `no ${accept} at ${path}` : undefined;
const pathsOf = (body: unknown) => requestProblems(body, judge).map(({ path }) => path);
const scene = (members: object) => ({ scene_plan: [{ type: 'motion' }, members] });

describe('a request', () => {
  test.each(['#abc', '#ABC', '#a1b2c3', '#a1b2c3ff'])('may have the colour %s', (color) => {
    expect(pathsOf({ brand_colors: [color] })).toEqual([]);
  });

  test.each([
    'abc',
    '#ab',
    '#abcd',
    '#abcde',
    '#a1b2c3f',
    '#a1b2c3fff',
    '#xyz',
    'x#abc',
    '#abc ',
    '#abcabc#abc',
    'red',
  ])('may not have the colour %j', (color) => {
    expect(requestProblems({ brand_colors: ['#abc', color] }, judge)).toEqual([
      { path: 'brand_colors.1', message: 'must be a hex colour: #rgb, #rrggbb or #rrggbbaa' },
    ]);
  });

  test.each(['en', 'EN', 'pt-BR', 'de1'])('may be in %s', (language) => {
    expect(pathsOf({ language })).toEqual([]);
  });

  test.each(['e n', 'en_GB', '', 'en!', '!en'])('may not be in %j', (language) => {
    expect(requestProblems({ language }, judge)).toEqual([
      { path: 'language', message: expect.stringContaining('language code') },
    ]);
  });

  test('has its logo and its product photo judged as images', () => {
    expect(requestProblems({ brand_logo_url: 'bad', product_image_url: 'bad' }, judge)).toEqual([
      { path: 'brand_logo_url', message: 'no image at brand_logo_url' },
      { path: 'product_image_url', message: 'no image at product_image_url' },
    ]);
    expect(pathsOf({ brand_logo_url: 'good', product_image_url: 'good' })).toEqual([]);
  });
});

describe('a scene', () => {
  test.each([
    [{ type: 'motion', motion: {} }],
    [{ type: 'footage', video_url: 'good' }],
    [{ type: 'i2v_fast', ref_image_url: 'good' }],
    [{ type: 'footage', video_url: 'good', ref_image_url: 'good' }],
  ])('may be %j', (members) => expect(pathsOf(scene(members))).toEqual([]));

  test.each([
    [{}, 'type', 'is required'],
    [{ type: 'footage' }, 'video_url', 'is required for a footage scene'],
    [{ type: 't2v_fast', motion: {} }, 'motion', 'belongs to motion scenes only'],
    [{ type: 'motion', video_url: 'good' }, 'video_url', 'belongs to footage scenes only'],
    [{ type: 'i2v_fast', ref_image_url: 'bad' }, 'ref_image_url', 'no image at scene_plan.1.ref_image_url'],
    [{ type: 'footage', video_url: 'bad' }, 'video_url', 'no video at scene_plan.1.video_url'],
  ])('may not be %j', (members, member, message) => {
    expect(requestProblems(scene(members), judge)).toEqual([{ path: `scene_plan.1.${member}`, message }]);
  });

  test.each<readonly [string, (characters: number) => object]>([
    ['role', (characters) => ({ role: 'x'.repeat(characters) })],
    ['motion', (characters) => ({ motion: { beat: 'x'.repeat(characters - 4) } })],
    ['motion', (characters) => ({ motion: { beat: 'hook', ['x'.repeat(characters - 8)]: 1 } })],
    ['motion', (characters) => ({ motion: { more: [{ a: 'x'.repeat(characters - 7) }, 'x'] } })],
  ])('may say so much in its %s and no more', (member, members) => {
    const problemsOf = (characters: number) =>
      requestProblems(scene({ type: 'motion', ...members(characters) }), judge);
    expect(problemsOf(99_990)).toEqual([]);
    expect(problemsOf(100_001)).toEqual([
      { path: `scene_plan.1.${member}`, message: 'must have at most 100000 characters' },
    ]);
  });

  test('has all its problems told', () => {
    expect(pathsOf(scene({ motion: {}, ref_image_url: 'bad', video_url: 'bad' }))).toEqual([
      'scene_plan.1.type',
      'scene_plan.1.ref_image_url',
      'scene_plan.1.video_url',
    ]);
  });
});

describe('a body of any other shape', () => {
  test.each([
    [{ language: 7, brand_colors: '#x', brand_logo_url: ['bad'], scene_plan: {} }],
    [{ brand_colors: [7, null], scene_plan: 'bad' }],
    [{ scene_plan: [{ type: 7, motion: {}, video_url: 7, ref_image_url: {} }] }],
    [[{ language: '!' }]],
    [null],
    ['text'],
    [undefined],
  ])('is left to the contract: %j', (body) => expect(requestProblems(body, judge)).toEqual([]));

  test('is read without a throw', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => void requestProblems({ scene_plan: [body], brand_colors: body }, judge)),
    );
  });

  test.each([[null], [['type']], ['type']])('and a scene that is %j lacks its type', (notAScene) => {
    expect(pathsOf({ scene_plan: [notAScene] })).toEqual(['scene_plan.0.type']);
  });
});

describe('media', () => {
  const prompt = 'x';
  const request = {
    brand_logo_url: 'logo',
    product_image_url: 'product',
    scene_plan: [
      { type: 'i2v_fast', prompt, ref_image_url: 'face' },
      { type: 'footage', prompt, video_url: 'clip' },
      { type: 'i2v_fast', prompt, ref_image_url: 'logo' },
      { type: 'footage', prompt, video_url: 'clip' },
    ],
  } as const;
  const urls = (change: object) => mediaOf({ ...request, ...change } as never).map(({ url }) => url);

  test('are listed once each, with their kind', () => {
    expect(mediaOf(request as never)).toEqual([
      { url: 'logo', accept: 'image' },
      { url: 'product', accept: 'image' },
      { url: 'face', accept: 'image' },
      { url: 'clip', accept: 'video' },
    ]);
    expect(mediaOf({ brief: 'x' })).toEqual([]);
  });

  test('that are switched off are not fetched', () => {
    expect(urls({ scene_plan: undefined, brand_enabled: false })).toEqual(['product']);
    expect(urls({ scene_plan: undefined, product_enabled: false })).toEqual(['logo']);
    expect(urls({ scene_plan: undefined, brand_enabled: true, product_enabled: true })).toEqual(['logo', 'product']);
  });
});

test('what a data URI holds is not shown', () => {
  expect(shownUrl('data:image/png;base64,AAAA,BBBB')).toBe('data:image/png;base64,…');
  expect(shownUrl('https://example.com/a,b')).toBe('https://example.com/a,b');
});

test('problems make an invalid body', () => {
  const problems = [{ path: 'a', message: 'b' }];
  expect(invalid(problems)).toEqual({ ok: false, refusal: { kind: 'validation', problems } });
});
