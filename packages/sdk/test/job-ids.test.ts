/** The id of a paid render, in every form that an answer may tell it in. */
import { VidClient } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { accepted, DUPLICATE } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';

const create = (text: string, status = 202) => {
  const answers = [new Response(text, { status })];
  const service = new FakeService(() => answers.shift() ?? respond(409, DUPLICATE));
  const ports = { clock: new HastyClock(), random: () => 0.5 };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports });
  return { render: vid.renders.create({ brief: 'Coffee' }), service };
};

describe('the id of an accepted render', () => {
  it.each<readonly [what: string, text: string, id: string]>([
    ['a number', '{"job_id":1729,"title":"T"}', '1729'],
    ['a number of 64 bits', '{"job_id":9223372036854775807,"title":"T"}', '9223372036854775807'],
    ['a negative number', '{ "job_id" : -12 }', '-12'],
    ['wrapped', '{"data":{"job_id":"job_7","title":"T"}}', 'job_7'],
    ['wrapped twice, as a number', '{"ok":true,"result":{"render":{"job_id":9007199254740993}}}', '9007199254740993'],
    ['after a space', ' \n{"job_id":12}', '12'],
    ['the outer one of two', '{"source":{"job_id":"job_1"},"job_id":"job_7"}', 'job_7'],
    ['the outer one of two in a text that broke off', '{"source":{"job_id":"job_1"},"job_id":"job_7"', 'job_7'],
    ['the outer one where a list holds another', '{"a":{"job_id":"job_7"},"b":[{"job_id":"job_1"}],', 'job_7'],
    ['the outer one behind a list', '{"a":{"job_id":"job_1"},"b":[],"job_id":"job_7"', 'job_7'],
    ['the inner one where the outer one is null', '{"job_id":null,"data":{"job_id":"job_7"}}', 'job_7'],
    ['the same one twice', '{"a":{"job_id":"job_7"},"b":{"job_id":"job_7"}}', 'job_7'],
    ['written with escapes', '{"job_id":"job\\u005f7"', 'job_7'],
    ['in a text that broke off', '{"job_id":"job_7","title":"Cof', 'job_7'],
    ['a number in a text that broke off', '{"job_id":17290,"ti', '17290'],
    ['a number before a space', '{"job_id":17290 ', '17290'],
    ['wrapped in a text that broke off', '{"data":{"job_id":"job_7","tit', 'job_7'],
    ['beside a title that quotes one', '{"title":"\\"job_id\\":\\"job_1\\",","job_id":"job_7"', 'job_7'],
  ])('may be %s', async (_what, text, id) => {
    const { render, service } = create(text);
    await expect(render).resolves.toMatchObject({ job_id: id });
    expect(service.received).toHaveLength(1);
  });

  it.each<readonly [what: string, text: string]>([
    ['that has no end', '{"job_id":"job_'],
    ['that is a number and may go on', '{"job_id":1729'],
    ['without its value', '{"job_id":'],
    ['that is empty', '{"job_id":""}'],
    ['that is null', '{"job_id":null}'],
    ['with a fraction', '{"job_id":1.5}'],
    ['that is no text of JSON', '{"job_id":"\\x"'],
    ['that is only a value', '{"title":"job_id"}'],
    ['that is only a value before a member', '{"title":"job_id","job_7":1}'],
    ['that is only quoted', '{"title":"\\"job_id\\":\\"job_1\\","'],
    ['of several jobs', '{"a":{"job_id":"job_1"},"b":{"job_id":"job_2"}}'],
    ['of several jobs in a list', '[{"job_id":"job_1"},{"job_id":"job_2"}]'],
    ['in a page', '<p>{"job_id":"job_1"}</p>'],
    ['in no answer at all', ''],
  ])('is not made up: one %s leaves the outcome unknown', async (_what, text) => {
    const { render, service } = create(text);
    expect(await rejection(render)).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
    expect(service.received).toHaveLength(2);
  });

  it.each([300, 404, 503])('is not taken from a %d', async (status) => {
    const { render } = create('{"job_id":"job_7"}', status);
    await expect(render).rejects.toThrow();
  });

  it('is found at once in an answer that is far too long, and not far behind its beginning', async () => {
    const long = 'a \\"quote\\", '.repeat(500_000);
    const { render } = create(`{"job_id":"job_7","note":"${long}`);
    await expect(render).resolves.toMatchObject({ job_id: 'job_7', inferred: true, title: '' });
    const { render: other } = create(`{"note":"${long}","job_id":"job_7","ti`);
    expect(await rejection(other)).toMatchObject({ name: 'RenderOutcomeUnknownError' });
  });

  it('leaves a whole answer as it is', async () => {
    const { render } = create(JSON.stringify({ ...accepted('job_7'), note: 'x', more: { job_id: 'job_1' } }));
    expect({ ...(await render) }).toEqual({ ...accepted('job_7'), note: 'x', more: { job_id: 'job_1' } });
  });

  it('does not call a whole answer a conclusion, and takes the members beside the id', async () => {
    const { render } = create('{"data":{"job_id":18014398509481985,"title":"T","credits_used":5}}');
    expect({ ...(await render) }).toEqual({
      job_id: '18014398509481985',
      title: 'T',
      credits_used: 5,
      status: 'starting',
      scenes: 0,
      watermarked: false,
      poll_url: '/v1/job/18014398509481985',
      note: expect.any(String),
    });
  });
});
