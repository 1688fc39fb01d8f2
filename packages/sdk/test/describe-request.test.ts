/** What a request is called where it is listed, and what it may have cost where nobody knows what came of it. */
import { type RenderRequest, VidClient } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { labelOf, mayHaveCost, sceneCountOf, titleOf } from '../src/renders/describe-request';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';

const scene = (prompt: string) => ({ type: 'motion', prompt });
const asked = (request: object): RenderRequest => request as RenderRequest;

describe('the label', () => {
  it.each([
    ['its title', { title: 'Coffee', brief: 'A film about coffee' }, 'Coffee'],
    ['its brief', { brief: 'A film about coffee' }, 'A film about coffee'],
    ['its first scene', { scene_plan: [scene('Beans fall'), scene('Cups')] }, 'Beans fall'],
    ['nothing without any of them', { scene_plan: [] }, ''],
    ['nothing without a plan', {}, ''],
    ['one line', { brief: '  A film\n\tabout   coffee \r\n' }, 'A film about coffee'],
    ['no more than 80 characters', { brief: 'x'.repeat(81) }, 'x'.repeat(80)],
    ['whole characters', { brief: '☕'.repeat(79) + '🎬🎬' }, `${'☕'.repeat(79)}🎬`],
  ])('is %s', (_what, request, label) => {
    expect(labelOf(asked(request))).toBe(label);
  });
});

it.each([
  [{ title: 7, brief: 'Coffee' }, 'Coffee'],
  [{ brief: { text: 'Coffee' } }, ''],
  [{ scene_plan: 'Coffee' }, ''],
  [{ scene_plan: [null] }, ''],
  [{ scene_plan: [{ prompt: 7 }] }, ''],
])('%j is described by what of it can be, and left to the service', async (request, label) => {
  expect(labelOf(asked(request))).toBe(label);
  expect(titleOf(asked(request))).toBeNull();
  expect(sceneCountOf(asked(request))).toBe(Array.isArray(asked(request).scene_plan) ? 1 : null);
  const service = new FakeService(() => respond(400, { error: 'Validation failed', detail: 'no' }));
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, validate: false });
  expect(await rejection(vid.renders.create(asked(request)))).toMatchObject({ name: 'ValidationFailedError' });
});

it('the title is what was asked for, or null', () => {
  expect(titleOf({ brief: 'x', title: 'Coffee' })).toBe('Coffee');
  expect(titleOf({ brief: 'x', title: '' })).toBe('');
  expect(titleOf({ brief: 'x' })).toBeNull();
});

it('scenes are counted in a plan, and are null for a brief', () => {
  expect(sceneCountOf(asked({ scene_plan: [scene('a'), scene('b')] }))).toBe(2);
  expect(sceneCountOf({ brief: 'x' })).toBeNull();
});

describe('what it may have cost', () => {
  it.each([
    [{ scene_plan: [scene('a')] }, 'the credits of one draft render of 1 scene'],
    [{ scene_plan: [scene('a'), scene('b')], quality: 'hd' }, 'the credits of one hd render of 2 scenes'],
    [{ brief: 'x' }, 'the credits of planning and of one draft render of about 20 seconds'],
    [{ brief: 'x', duration_sec: 45 }, 'the credits of planning and of one draft render of about 45 seconds'],
    [
      { brief: 'x', kind: 'training', quality: 'hd' },
      'the credits of planning and of one hd render of about 60 seconds',
    ],
  ])('of %j', (request, cost) => {
    expect(mayHaveCost(asked(request))).toBe(cost);
  });
});
