/** Which delivery is taken for a lost render's, when several are lost, claimed or given up. */
import { MemoryJournal } from '@vid/sdk/journal';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeliveryInbox } from '../src/inbox/delivery-inbox';
import { RenderFinder } from '../src/inbox/recover-render';
import type { RecoverOptions } from '../src/types/recovered-render';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';
import { deferred, watched } from './support/promises';

let clock: ManualClock;
let inbox: DeliveryInbox;
let finder: RenderFinder;
let userId: string | undefined;
let underWay: number;
let knowing: Promise<void>;
let asking: Promise<void>;
beforeEach(() => {
  clock = new ManualClock();
  inbox = new DeliveryInbox();
  userId = undefined;
  underWay = 0;
  knowing = Promise.resolve();
  asking = Promise.resolve();
  const journal = new MemoryJournal();
  journal.knowsJob = () => knowing.then(() => false);
  finder = new RenderFinder({
    clock,
    inbox,
    journal,
    host: 'finder.test',
    userId: () => userId,
    ownerOf: () => asking.then(() => 'ours'),
    underWay: () => underWay,
  });
});

const lost = (key: string, scenes: number, arrived = true) => ({
  key,
  firstSentAt: clock.now(),
  lastSentAt: clock.now(),
  scenes,
  title: null,
  arrived,
});
const find = (key: string, scenes: number, options: RecoverOptions = {}) =>
  finder.find(lost(key, scenes), { timeoutMs: 10_000, ...options });
const deliver = (jobId: string | undefined, scenes: number, payload: object = {}, event = 'video.completed') => {
  const delivery = {
    event,
    emitted_at: new Date(clock.now()).toISOString(),
    delivery_id: `${event} ${jobId}`,
    payload: { job_id: jobId, scene_count: scenes, credits_charged: 9, ...payload },
  };
  inbox.receive(delivery);
  return delivery;
};

const found = async (search: ReturnType<typeof find>, ms = 0) => {
  const taken = watched(search.catch((error: Error) => error));
  await clock.advance(ms);
  return taken.value();
};
const delivered = (jobId: string): unknown =>
  expect.objectContaining({ payload: expect.objectContaining({ job_id: jobId }) as unknown });

describe('a search among several lost renders', () => {
  it('takes what fits its own render alone', async () => {
    finder.register(lost('other', 3));
    deliver('job_two', 2);
    expect(await found(find('key', 2))).toEqual(delivered('job_two'));
  });

  it('takes nothing that another lost render fits as well, and names it', async () => {
    finder.register(lost('other', 2));
    deliver('job_two', 2);
    expect(await found(find('key', 2), 10_000)).toMatchObject({
      name: 'TimeoutError',
      message:
        "No single verified delivery fitted the render with idempotency key 'key' within 10000 ms: it may be job_two",
      nextStep: 'Look at what they made, or pass expectedCredits.',
      charged: 'unknown',
      idempotencyKey: 'key',
      sent: true,
      timeoutMs: 10_000,
    });
  });

  it('gives a video that was found to nobody else, and to the same render again', async () => {
    deliver('job_two', 2);
    expect(await found(find('key', 2))).toEqual(delivered('job_two'));
    expect(await found(find('later', 2), 10_000)).toMatchObject({ name: 'TimeoutError' });
    expect(await found(find('key', 2))).toEqual(delivered('job_two'));
  });

  it('does not take a video that was found for a stranger’s', async () => {
    deliver('job_two', 2);
    await found(find('key', 2));
    deliver('job_three', 3);
    expect(await found(find('other', 3))).toEqual(delivered('job_three'));
  });

  it('waits on when as many renders failed as are lost', async () => {
    deliver('job_failed', 0, {}, 'video.failed');
    expect(await found(find('key', 2), 10_000)).toMatchObject({
      name: 'TimeoutError',
      message: "No verified delivery fitted the render with idempotency key 'key' within 10000 ms",
      nextStep: expect.stringContaining('Check that video.completed reaches'),
    });
  });

  it('sees the job of a stranger behind a delivery that names no job', async () => {
    deliver(undefined, 2);
    deliver('job_strange', 5);
    expect(await found(find('key', 2))).toMatchObject({
      name: 'InvalidRequestError',
      message: expect.stringContaining('nobody here sent job job_strange'),
    });
  });
});

describe('whose account a delivery is of', () => {
  it.each<readonly [string, string | undefined, object]>([
    ['is not asked while the own one is not known', undefined, { user_id: 'somebody' }],
    ['is not asked of one that does not tell', 'me', {}],
    ['is compared', 'me', { user_id: 'me' }],
  ])('%s', async (_what, ours, payload) => {
    userId = ours;
    deliver('job_two', 2, payload);
    expect(await found(find('key', 2))).toEqual(delivered('job_two'));
  });
});

describe('a search that its signal ends', () => {
  const ABORTED = {
    name: 'AbortedError',
    message: "Looking for the render with idempotency key 'key' was aborted by its signal",
    cause: 'enough',
    idempotencyKey: 'key',
    charged: 'unknown',
    nextStep: 'Call recover() again to go on looking.',
  };

  it('says so at once, also when it was aborted before', async () => {
    const controller = new AbortController();
    const search = rejection(find('key', 2, { signal: controller.signal }));
    controller.abort('enough');
    expect(await search).toMatchObject(ABORTED);
    expect(await rejection(find('key', 2, { signal: controller.signal }))).toMatchObject(ABORTED);
    expect(clock.pending).toEqual([]);
  });

  it('claims nothing, although a look was at the service', async () => {
    const asked = deferred();
    asking = asked.promise;
    const controller = new AbortController();
    deliver('job_two', 2);
    const search = rejection(find('key', 2, { signal: controller.signal }));
    await clock.advance(0);
    controller.abort('enough');
    await search;
    // The caller has learnt meanwhile what its render would cost: the video is another one's.
    const again = rejection(find('key', 2, { expectedCredits: 4, acceptInferred: true }));
    asked.resolve();
    await clock.advance(0);
    expect(await found(find('later', 2))).toEqual(delivered('job_two'));
    await clock.advance(10_000);
    expect(await again).toMatchObject({ name: 'TimeoutError' });
  });

  it('looks no more, although a look was at the journal and a render is under way', async () => {
    const known = deferred();
    knowing = known.promise;
    underWay = 1;
    const controller = new AbortController();
    deliver('job_two', 2);
    const search = rejection(find('key', 2, { signal: controller.signal }));
    await clock.advance(0);
    controller.abort('enough');
    await search;
    known.resolve();
    await clock.advance(0);
    expect(clock.pending).toEqual([]);
  });

  it('looks again and again only once something was found', async () => {
    underWay = 1;
    const search = rejection(find('key', 2));
    await clock.advance(0);
    expect(clock.pending).toEqual([10_000]);
    deliver('job_two', 2);
    await clock.advance(0);
    expect(clock.pending).toEqual([1000, 10_000]);
    await clock.advance(10_000);
    expect(await search).toMatchObject({ name: 'TimeoutError' });
  });
});
