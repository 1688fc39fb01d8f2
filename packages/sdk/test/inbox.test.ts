/** What is remembered of deliveries and of jobs, and which delivery can be that of a lost render. */
import { describe, expect, it, vi } from 'vitest';
import { TIME_LIMITS } from '../src/contract';
import { deliveryFits, type Lost } from '../src/inbox/delivery-fits';
import { DeliveryInbox } from '../src/inbox/delivery-inbox';
import { inferAccepted } from '../src/inbox/infer-accepted';
import { isOwnedByAnother, ownJob } from '../src/inbox/jobs-of-this-process';
import type { VerifiedDelivery } from '../src/types/verified-delivery';

const SKEW_MS = 5 * 60_000;
const LONGEST_MS = (TIME_LIMITS.planningSeconds + TIME_LIMITS.renderSeconds) * 1000 + SKEW_MS;
const FIRST = Date.UTC(2030, 0, 1);
const LAST = FIRST + 1000;

const delivery = (payload: object = {}, at: number | string = LAST): VerifiedDelivery => ({
  event: 'video.completed',
  emitted_at: typeof at === 'string' ? at : new Date(at).toISOString(),
  delivery_id: 'd',
  payload: { job_id: 'job_1', scene_count: 2, credits_charged: 9, title: 'Rain', ...payload },
});

const LOST: Lost = { firstSentAt: FIRST, lastSentAt: LAST, scenes: 2, expectedCredits: undefined, title: 'Rain' };

describe('a delivery can be that of a lost render', () => {
  it.each<readonly [what: string, delivery: VerifiedDelivery, lost: Partial<Lost>]>([
    ['with its scenes and its title', delivery(), {}],
    ['whose clock is behind by as much as clocks may differ', delivery({}, FIRST - SKEW_MS), {}],
    ['that came at the very end of the longest render', delivery({}, LAST + LONGEST_MS), {}],
    ['whose scenes the service planned', delivery({ scene_count: 7 }), { scenes: null }],
    ['which asked for no title', delivery({ title: 'Sun' }), { title: null }],
    ['that tells no title', delivery({ title: null }), {}],
    ['that cost what was expected', delivery(), { expectedCredits: 9 }],
    ['that cost a part of a credit', delivery({ credits_charged: 0.5 }), {}],
  ])('%s', (_what, given, lost) => {
    expect(deliveryFits(given, { ...LOST, ...lost })).toBe(true);
  });

  it.each<readonly [what: string, delivery: VerifiedDelivery, lost: Partial<Lost>]>([
    ['without a job', delivery({ job_id: undefined }), {}],
    ['without a time', delivery({}, 'today'), {}],
    ['from before it was sent', delivery({}, FIRST - SKEW_MS - 1), {}],
    ['from after the longest render', delivery({}, LAST + LONGEST_MS + 1), {}],
    ['with other scenes', delivery({ scene_count: 3 }), {}],
    ['with another title', delivery({ title: 'Sun' }), {}],
    ['that does not tell its price', delivery({ credits_charged: '9' }), {}],
    ['that was free', delivery({ credits_charged: 0 }), {}],
    ['that cost another price', delivery(), { expectedCredits: 8 }],
  ])('but not one %s', (_what, given, lost) => {
    expect(deliveryFits(given, { ...LOST, ...lost })).toBe(false);
  });
});

describe('the answer that a delivery stands for', () => {
  const note = expect.stringContaining('Inferred from a video.completed delivery');

  it('has what the delivery tells', () => {
    expect(inferAccepted(delivery({ job_id: 'a/b' }))).toEqual({
      job_id: 'a/b',
      status: 'succeeded',
      title: 'Rain',
      scenes: 2,
      credits_used: 9,
      watermarked: false,
      poll_url: '/v1/job/a%2Fb',
      note,
    });
  });

  it('makes up nothing that the delivery does not tell', () => {
    expect(inferAccepted(delivery({ title: 7, scene_count: null, credits_charged: undefined }))).toMatchObject({
      title: '',
      scenes: 0,
      credits_used: 0,
    });
  });
});

describe('the inbox', () => {
  const named = (id: number, event = 'video.completed'): VerifiedDelivery => ({
    ...delivery(),
    event,
    delivery_id: `d${id}`,
  });

  it('takes each delivery once, and tells of it once', () => {
    const inbox = new DeliveryInbox();
    const listener = vi.fn();
    const unlisten = inbox.listen(listener);
    expect([inbox.receive(named(1)), inbox.receive(named(1)), inbox.receive(named(2))]).toEqual([true, false, true]);
    unlisten();
    inbox.receive(named(3));
    expect(listener.mock.calls).toEqual([[named(1)], [named(2)]]);
  });

  it('keeps the last thousand, and gives those of an event in their order', () => {
    const inbox = new DeliveryInbox();
    for (let id = 0; id < 1000; id += 1) inbox.receive(named(id));
    expect(inbox.of('video.completed')).toHaveLength(1000);
    inbox.receive(named(1000, 'video.failed'));
    expect(inbox.of('video.completed').map(({ delivery_id: id }) => id)).toEqual(
      Array.from({ length: 999 }, (_, index) => `d${index + 1}`),
    );
    expect(inbox.of('video.failed')).toEqual([named(1000, 'video.failed')]);
    expect(inbox.receive(named(0))).toBe(true);
  });
});

describe('a job of this process', () => {
  const [one, two] = [{}, {}];

  it('is another’s when another was given it at the same service, and only then', () => {
    ownJob('inbox-a.test', 'job_1', one);
    expect(isOwnedByAnother('inbox-a.test', 'job_1', one)).toBe(false);
    expect(isOwnedByAnother('inbox-a.test', 'job_1', two)).toBe(true);
    expect(isOwnedByAnother('inbox-b.test', 'job_1', two)).toBe(false);
    expect(isOwnedByAnother('inbox-a.test', 'job_2', two)).toBe(false);
  });

  it('is forgotten behind ten thousand later ones', () => {
    ownJob('inbox-c.test', 'oldest', one);
    for (let id = 1; id < 10_000; id += 1) ownJob('inbox-c.test', `job_${id}`, one);
    expect(isOwnedByAnother('inbox-c.test', 'oldest', two)).toBe(true);
    ownJob('inbox-c.test', 'newest', one);
    expect(isOwnedByAnother('inbox-c.test', 'oldest', two)).toBe(false);
    expect(isOwnedByAnother('inbox-c.test', 'job_1', two)).toBe(true);
    expect(isOwnedByAnother('inbox-c.test', 'newest', two)).toBe(true);
  });
});
