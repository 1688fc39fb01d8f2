/** What of an acceptance is kept when its answer is odd, wrapped, or cut. */
import { describe, expect, it } from 'vitest';
import { readAccepted, readMisplaced } from '../src/idempotency/read-accepted';
import { accepted } from './support/answers';

const read = (text: string, status = 202, headers = {}) => readAccepted({ status, headers, text });
const wrap = (levels: number, inner: object): object => (levels === 0 ? inner : { in: wrap(levels - 1, inner) });

describe('an acceptance', () => {
  it('that is whole stays as it came', () => {
    expect(read('{"job_id":"job_1"}')).toEqual({ job_id: 'job_1' });
    expect(read(JSON.stringify(accepted()))).toEqual(accepted());
  });

  it.each([
    [199, undefined],
    [200, 'job_1'],
    [299, 'job_1'],
    [300, undefined],
  ])('with status %d is of %s', (status, job) => {
    expect(read(JSON.stringify(accepted()), status)?.job_id).toBe(job);
  });

  it.each([
    [302, 'job_1'],
    [399, 'job_1'],
    [400, undefined],
    [404, undefined],
  ])('that only points to its job, with status %d, is of %s', (status, job) => {
    expect(read('', status, { location: '/v1/job/job_1' })?.job_id).toBe(job);
  });

  it('that was cut keeps the members before the cut', () => {
    for (const note of ['x'.repeat(200), 'one, two, three, ']) {
      const text = `{"job_id":"job_1","title":"Coffee","scenes":3,"note":"${note}`;
      expect(read(text)).toMatchObject({ job_id: 'job_1', title: 'Coffee', scenes: 3, inferred: true });
    }
  });

  it.each([
    ['very long', 'x'.repeat(70_000)],
    ['full of commas', 'a,'.repeat(60)],
  ])('that was cut and is %s keeps its id alone', (_what, note) => {
    const text = `{"job_id":"job_1","title":"Coffee","note":"${note}`;
    expect(read(text)).toMatchObject({ job_id: 'job_1', title: '', inferred: true });
  });

  it('that is wrapped, also as a text, keeps its members', () => {
    const inner = { job_id: 'job_1', title: 'Coffee' };
    for (const whole of [{ error: null, data: inner }, { body: JSON.stringify(inner) }, wrap(4, inner)])
      expect(read(JSON.stringify(whole))).toMatchObject({ job_id: 'job_1', title: 'Coffee' });
    expect(read(JSON.stringify(wrap(5, inner)))).toMatchObject({ job_id: 'job_1', title: '' });
  });

  it('under another status needs the state of its job', () => {
    expect(readMisplaced({ text: '{"job_id":"job_1","status":"starting"}' })).toMatchObject({ job_id: 'job_1' });
    expect(readMisplaced({ text: '{"job_id":"job_1"}' })).toBeUndefined();
    expect(readMisplaced({ text: '{"status":"starting"}' })).toBeUndefined();
  });
});
