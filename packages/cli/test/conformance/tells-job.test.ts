/** A job that is named is found wherever it stands. */
import { describe, expect, it } from 'vitest';
import { tellsJob } from '../../src/judge/tells-job';

const answer = (json: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  json,
  text: json === undefined ? 'Of job_abc123.' : JSON.stringify(json),
  headers,
});

describe('an answer', () => {
  it.each([
    [answer({ job_id: 'job_abc123' })],
    [answer({ details: { original: [{ job_abc123: true }] } })],
    [answer({ details: { original: { job_id: 'job_abc123' } } })],
    [answer({ error: 'Already submitted (see /v1/job/JOB_ABC123).' })],
    [answer({ error: 'no' }, { location: '/v1/job/job_abc123' })],
    [answer({ error: 'no' }, { link: '<https://a.test/v1/job/job_abc123>; rel="original"' })],
    [answer(undefined)],
  ])('names the job: %j', (exchange) => {
    expect(tellsJob(exchange, 'job_abc123')).toBe(true);
  });

  it.each([
    [answer({ error: 'no', job_id: 'job_abc1234' }), 'job_abc123'],
    [answer({ error: 'wait 12 s' }, { date: 'Thu, 12 Nov 2026 12:00:00 GMT' }), '12'],
  ])('does not: %j', (exchange, id) => {
    expect(tellsJob(exchange, id)).toBe(false);
  });

  it('names one with a short id at the end of a path', () => {
    expect(tellsJob(answer({}, { location: '/v1/job/12' }), '12')).toBe(true);
  });
});
