/** Which request a call is: its key, wherever it is given, and its members, in whatever order. */
import { createHash } from 'node:crypto';
import { type RenderRequest, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it, vi } from 'vitest';
import { accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';

const REQUEST = { brief: 'Coffee' };

const setUp = (options: VidClientOptions = {}) => {
  let jobs = 0;
  const service = new FakeService(() => respond(202, accepted(`job_${++jobs}`)));
  const warn = vi.fn<(text: string, facts?: unknown) => void>();
  const logger = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, logger, ...options });
  return { vid, service, warn };
};

describe('a key among the headers', () => {
  it.each(['Idempotency-Key', 'idempotency-key', 'IDEMPOTENCY-KEY', 'iDempotency-kEy'])(
    'is the key of the render, written as %s',
    async (name) => {
      const journal = new MemoryJournal();
      const { vid, service } = setUp({ journal });
      const headers = { [name]: 'order-1', 'X-Trace': 't' };
      const render = await vid.renders.create(REQUEST, { headers });
      await expect(vid.renders.create(REQUEST, { headers })).resolves.toEqual(render);
      await expect(vid.renders.create(REQUEST, { idempotencyKey: 'order-1' })).resolves.toEqual(render);
      expect(service.received).toHaveLength(1);
      expect(service.received[0]?.headers.get('idempotency-key')).toBe('order-1');
      expect(service.received[0]?.headers.get('x-trace')).toBe('t');
      expect((await journal.list()).map(({ key }) => key)).toEqual(['order-1']);
    },
  );

  it('may be given twice when it is the same', async () => {
    const { vid, service } = setUp();
    await vid.renders.create(REQUEST, {
      idempotencyKey: 'k',
      headers: { 'Idempotency-Key': 'k', 'idempotency-key': 'k' },
    });
    expect(service.received[0]?.headers.get('idempotency-key')).toBe('k');
  });

  it.each([
    ['idempotencyKey and a header', { idempotencyKey: 'one', headers: { 'idempotency-key': 'two' } }],
    ['two headers', { headers: { 'idempotency-key': 'one', 'Idempotency-Key': 'two' } }],
  ])('that differs between %s is refused before anything is sent', async (_what, options) => {
    const { vid, service } = setUp();
    const error = await rejection(vid.renders.create(REQUEST, options));
    expect(error).toMatchObject({ name: 'InvalidRequestError', charged: 'no' });
    expect(error.message).toContain("'one', 'two'");
    expect(error['nextStep']).toContain('Idempotency-Key');
    expect(service.received).toHaveLength(0);
  });

  it('is checked as any other', async () => {
    const { vid, service } = setUp();
    const error = await rejection(vid.renders.create(REQUEST, { headers: { 'Idempotency-Key': 'x'.repeat(81) } }));
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(service.received).toHaveLength(0);
  });

  it('is named as the key when it cannot be one', async () => {
    const { vid, service } = setUp();
    const error = await rejection(vid.renders.create(REQUEST, { headers: { 'Idempotency-Key': 'a\nb' } }));
    expect(error).toMatchObject({ name: 'InvalidRequestError', idempotencyKey: 'a\nb', charged: 'no' });
    expect(service.received).toHaveLength(0);
  });

  it('that is undefined is none', async () => {
    const { vid, service } = setUp();
    const headers = { 'Idempotency-Key': undefined } as unknown as Record<string, string>;
    await vid.renders.create(REQUEST, { headers, idempotencyKey: 'k' });
    expect(service.received[0]?.headers.get('idempotency-key')).toBe('k');
  });
});

describe('headers that cannot be read', () => {
  it.each([
    ['are no headers', 'text'],
    ['have a value that is no text', { 'x-trace': 1 }],
  ])('are named when they %s', async (_what, headers) => {
    const { vid, service } = setUp();
    const error = await rejection(vid.renders.create(REQUEST, { headers: headers as never }));
    expect(error).toMatchObject({
      name: 'InvalidRequestError',
      problems: [{ path: expect.stringMatching(/^headers/) }],
    });
    expect(service.received).toHaveLength(0);
  });
});

describe('the fingerprint of a request', () => {
  it('is that of its members in the order of their names, which journals keep from one version to the next', async () => {
    const journal = new MemoryJournal();
    const { vid } = setUp({ journal, validate: false });
    const request = { title: null, brief: 'Coffee', 10: 'a', 9: 'b', list: [{ b: null, a: 1 }, null] };
    await vid.renders.create(request as unknown as RenderRequest);
    const text = '{"9":"b","10":"a","brief":"Coffee","list":[{"a":1,"b":null},null],"title":null}';
    const [entry] = await journal.list();
    expect(entry?.bodyHash).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('members in another order', () => {
  const ONE: RenderRequest = {
    title: 'T',
    quality: 'draft',
    scene_plan: [
      { type: 'motion', prompt: 'a', motion: { beat: 'hook' } },
      { type: 't2v_fast', prompt: 'b' },
    ],
  };
  const SAME: RenderRequest = {
    scene_plan: [
      { motion: { beat: 'hook' }, prompt: 'a', type: 'motion' },
      { prompt: 'b', type: 't2v_fast' },
    ],
    quality: 'draft',
    title: 'T',
  };

  it('are the same request, at once and later', async () => {
    const { vid, service } = setUp();
    const options = { idempotencyKey: 'k' };
    const [one, same] = await Promise.all([vid.renders.create(ONE, options), vid.renders.create(SAME, options)]);
    expect(one.job_id).toBe(same.job_id);
    await expect(vid.renders.create(SAME, options)).resolves.toMatchObject({ job_id: one.job_id });
    expect(service.received.map(({ body }) => body)).toEqual([JSON.stringify(ONE)]);
  });

  it.each<readonly [string, RenderRequest]>([
    ['scenes in another order', { ...ONE, scene_plan: [...(ONE.scene_plan ?? [])].reverse() }],
    ['another value', { ...ONE, title: 'U' }],
    ['a member less', { scene_plan: ONE.scene_plan ?? [], title: 'T' }],
    ['values that changed places', { ...ONE, title: 'draft', quality: 'T' as 'draft' }],
  ])('are not %s', async (_what, other) => {
    const { vid, service } = setUp({ validate: false });
    await vid.renders.create(ONE, { idempotencyKey: 'k' });
    const error = await rejection(vid.renders.create(other, { idempotencyKey: 'k' }));
    expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'DUPLICATE_REQUEST' });
    expect(service.received).toHaveLength(1);
  });

  it('are known in a journal that holds the fingerprint of the text itself', async () => {
    const journal = new MemoryJournal();
    const { vid, service } = setUp({ journal });
    await vid.renders.create(ONE, { idempotencyKey: 'other' });
    const scope = (await journal.list())[0]?.scope ?? '';
    const bodyHash = createHash('sha256').update(JSON.stringify(ONE)).digest('hex');
    await journal.begin({ scope, key: 'k', bodyHash, at: 1, scenes: 2, label: 'T' });
    await journal.finish(scope, 'k', { state: 'accepted', accepted: accepted('job_old') });
    await expect(vid.renders.create(ONE, { idempotencyKey: 'k' })).resolves.toMatchObject({ job_id: 'job_old' });
    expect(service.received).toHaveLength(1);
  });
});
