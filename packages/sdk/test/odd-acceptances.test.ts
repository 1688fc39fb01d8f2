/** The id of a job that was paid for, in answers that are not as they should be: it is kept, as a conclusion. */
import { VidClient } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { accepted } from './support/answers';
import { FakeService } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';

const REQUEST = { brief: 'Coffee' };
const LONG = '9007199254740993';

const create = (status: number, body: string | null, headers: Record<string, string> = {}) => {
  const journal = new MemoryJournal();
  const service = new FakeService(() => new Response(body, { status, headers }));
  const ports = { clock: new HastyClock(), random: () => 0.5 };
  const how = { apiKey: 'emp_k', baseUrl: 'http://a.test', journalScope: 's', journal, ports };
  const vid = new VidClient({ ...how, transport: service });
  return { vid, service, journal, render: vid.renders.create(REQUEST, { idempotencyKey: 'k' }) };
};

const json = JSON.stringify;
const whole = json(accepted());

const FOUND: ReadonlyArray<readonly [string, number, string]> = [
  ['a list', 202, `[${whole}]`],
  ['a text within', 202, json({ body: whole })],
  ['a text within, of a gateway to functions', 200, json({ statusCode: 202, headers: {}, body: whole })],
  ['a text within a list', 202, json([{ body: whole }])],
  ['a text within whose names are escaped', 202, json({ body: whole.replace('_', '\\u005f') }).replace('\\\\', '\\')],
  ['a 500', 500, whole],
  ['a 502', 502, whole],
  ['a 503 that wraps it', 503, json({ data: accepted() })],
  ['a 502 that wraps it as a text', 502, json({ body: whole })],
  ['a 408', 408, whole],
  ['a failure without a code', 500, json({ error: 'Upstream', ...accepted() })],
];

describe('a job', () => {
  it.each(FOUND)('is found in %s, with what the answer tells of it', async (_what, status, body) => {
    const { vid, service, journal, render } = create(status, body);
    const handle = await render;
    expect(handle).toMatchObject({ job_id: 'job_1', status: 'starting', credits_used: 12, inferred: true });
    expect(service.received).toHaveLength(1);
    expect(await journal.list()).toMatchObject([{ state: 'accepted', accepted: { job_id: 'job_1', inferred: true } }]);
    expect(await vid.renders.recover('k')).toMatchObject({ inferred: true, jobId: 'job_1' });
  });

  it.each([
    ['a 303 that points to it', 303, null, '/v1/job/job_1'],
    ['a 302 that points to it', 302, '', 'https://vid.example.com/gateway/v1/job/job_1?from=render'],
    ['an empty 202', 202, '', '/v1/job/job_1/'],
    ['a 201 of another shape', 201, '{"ok":true}', 'http://a.test/v1/job/job_1#x'],
    ['a 204', 204, null, '/v1/job/job%5F1'],
    ['a 202 that is not JSON', 202, '<p>accepted</p>', '/v1/job/job_1'],
  ])('is found in %s, by its address', async (_what, status, body, location) => {
    const { service, render } = create(status, body, { location });
    expect(await render).toMatchObject({
      job_id: 'job_1',
      inferred: true,
      poll_url: '/v1/job/job_1',
      note: expect.stringContaining('or was odd'),
    });
    expect(service.received).toHaveLength(1);
  });

  it('keeps the digits of a long id in a text within', async () => {
    const { render } = create(202, json({ body: `{"job_id":${LONG},"status":"starting"}` }));
    expect(await render).toMatchObject({ job_id: LONG, inferred: true });
  });

  it('is certain where a whole answer only wraps it', async () => {
    const { render } = create(202, json({ data: accepted() }));
    expect({ ...(await render) }).not.toHaveProperty('inferred');
  });

  it.each([
    ['a list of two', 202, json([accepted('job_1'), accepted('job_2')]), {}],
    ['two texts within', 202, json({ a: json(accepted('job_1')), b: json(accepted('job_2')) }), {}],
    ['a failure that tells no state', 502, json({ job_id: 'job_1' }), {}],
    ['a failure that is cut', 502, whole.slice(0, 40), {}],
    ['an address of something else', 202, '', { location: '/v1/render/job_1' }],
    ['an address without an id', 202, '', { location: '/v1/job/' }],
    ['an address that cannot be read', 202, '', { location: '/v1/job/%E0%A4%A' }],
    ['an address beside a failure', 502, '', { location: '/v1/job/job_1' }],
    ['a text that is far behind', 202, json({ note: 'a'.repeat(40_000), body: whole }), {}],
    ['too deep a wrapping', 502, json({ a: { b: { c: { d: { e: { f: accepted() } } } } } }), {}],
  ])('is not found in %s', async (_what, status, body, headers) => {
    const { render } = create(status, body, headers);
    expect(await rejection(render)).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
  });

  it('is taken where only a stranger wrote an error beside it', async () => {
    const { render } = create(400, json({ ...accepted(), error: 'Bad Request' }));
    expect(await render).toMatchObject({ job_id: 'job_1', inferred: true });
  });

  it.each([
    ['whole', json({ ...accepted(), job_id: undefined })],
    [
      'cut within its id',
      `${json({ status: 'starting', title: 'Coffee', poll_url: '/v1/job/job_1' }).slice(0, -1)},"job_id":"jo`,
    ],
  ])('is read off its poll_url in an answer that is %s and names it nowhere else', async (_what, text) => {
    const { render } = create(202, text);
    expect(await render).toMatchObject({ job_id: 'job_1', title: 'Coffee', inferred: true });
  });

  it.each([
    ['several that came joined', '/v1/job/job_a, /v1/job/job_b'],
    ['what is to be seen after a login', 'https://sso.example.com/login?next=/v1/job/job_1'],
    ['a fragment', 'https://films.example.com/#/v1/job/job_1'],
    ['a poll_url of another kind', '/v1/jobs'],
  ])('is not taken from a Location that is %s', async (_what, location) => {
    const { render } = create(201, '', { location });
    expect(await rejection(render)).toMatchObject({ name: 'RenderOutcomeUnknownError' });
  });

  it.each([
    ['refused', 502, { code: 'PLAN_FAILED' }, { name: 'PlanFailedError', charged: 'no' }],
    ['refused', 400, { code: 'CONTENT_BLOCKED' }, { name: 'ValidationFailedError', charged: 'no' }],
    ['called a duplicate', 409, { code: 'DUPLICATE_REQUEST' }, { name: 'DuplicateRequestError' }],
  ])('is not taken from an answer in which the service %s it', async (_what, status, body, error) => {
    const { render } = create(status, json({ error: 'No', ...body, ...accepted() }));
    expect(await rejection(render)).toMatchObject(error);
  });
});
