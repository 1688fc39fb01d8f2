/** recover() hands out nothing that may be another's: without proof of arrival, or with senders that share no journal. */
import { type RenderOutcomeUnknownError, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';
import { watched } from './support/promises';

const REQUEST = {
  title: 'Rain',
  scene_plan: [
    { type: 'motion', prompt: 'a' },
    { type: 'motion', prompt: 'b' },
  ],
} as const;

/** A client with one lost render of two scenes. */
const lose = async (
  options: VidClientOptions = {},
  arrived = true,
  jobs: Readonly<Record<string, number>> = {},
  aheadSeconds?: number,
) => {
  const clock = new ManualClock();
  const sentAt = clock.now();
  let sent = 0;
  const answer = (status: number, body: unknown): Response =>
    respond(
      status,
      body,
      aheadSeconds === undefined ? {} : { date: new Date(clock.now() + aheadSeconds * 1000).toUTCString() },
    );
  const service = new FakeService(({ path, body }) => {
    if (path === '/v1/me') return respond(200, ACCOUNT);
    const asked = jobs[path.replace('/v1/job/', '')];
    if (asked !== undefined) return respond(asked, { error: asked === 403 ? 'Forbidden' : 'Job not found' });
    if (body.includes('brief')) return respond(202, accepted('job_own'));
    sent += 1;
    return sent === 1 || !arrived ? answer(500, { error: 'x' }) : answer(409, DUPLICATE);
  });
  const vid = new VidClient({
    apiKey: 'emp_k',
    baseUrl: 'http://a.test',
    transport: service,
    journal: new MemoryJournal(),
    ...options,
    ports: { clock },
  });
  const outcome = rejection(vid.renders.create(REQUEST));
  await clock.advance(5000);
  const error = (await outcome) as unknown as RenderOutcomeUnknownError;
  expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived });
  const deliver = (jobId: string, payload: object = {}, event = 'video.completed', at = clock.now()) =>
    vid.webhooks.receive({
      event,
      emitted_at: new Date(at).toISOString(),
      delivery_id: `${event} ${jobId}`,
      payload: { job_id: jobId, scene_count: 2, credits_charged: 9, ...payload },
    });
  return { vid, clock, error, deliver, sentAt };
};

const REFUSED = { name: 'InvalidRequestError', charged: 'unknown' };

describe('recover()', () => {
  it('takes the single delivery that fits', async () => {
    const { clock, error, deliver } = await lose();
    deliver('job_lost', { title: 'Rain' });
    const recovery = error.recover();
    await clock.advance(0);
    expect(await recovery).toMatchObject({ inferred: true, jobId: 'job_lost', render: { title: 'Rain', scenes: 2 } });
  });

  it('refuses at once where nothing of the request is known to have arrived', async () => {
    const { error, deliver, clock } = await lose({}, false);
    deliver('job_anothers');
    const refusal = await rejection(error.recover());
    expect(refusal).toMatchObject({ ...REFUSED, idempotencyKey: error.idempotencyKey });
    expect(refusal.message).toContain('never said that it has the request');
    expect(refusal.nextStep).toContain('acceptInferred: true');
    const accepting = error.recover({ acceptInferred: true });
    await clock.advance(0);
    expect((await accepting).inferred).toBe(true);
  });

  it('refuses when the video is that of another client of this process', async () => {
    const { error, deliver, clock } = await lose();
    const other = await lose();
    await other.vid.renders.create({ brief: 'Tea' });
    deliver('job_own');
    const outcome = watched(rejection(error.recover()));
    await clock.advance(0);
    expect(outcome.value()).toMatchObject({ ...REFUSED, message: expect.stringContaining('job_own') });
  });

  it('refuses when more renders ended than were lost here', async () => {
    const { error, deliver, clock } = await lose();
    deliver('job_fitting');
    deliver('job_failed', {}, 'video.failed');
    const outcome = watched(rejection(error.recover()));
    await clock.advance(0);
    expect(outcome.value()).toMatchObject({ ...REFUSED, message: expect.stringContaining('job_failed') });
  });

  it.each<readonly [string, object, string]>([
    ['another video', { scene_count: 3 }, 'video.completed'],
    ['a video with another title', { title: 'Sun' }, 'video.completed'],
  ])('refuses when %s came of a sender that shares no journal', async (_what, payload, event) => {
    const { error, deliver, clock } = await lose();
    const recovery = watched(rejection(error.recover()));
    await clock.advance(0);
    expect(recovery.value()).toBeUndefined();
    deliver('job_anothers', payload, event);
    deliver('job_fitting');
    await clock.advance(0);
    expect(recovery.value()).toMatchObject({ ...REFUSED, message: expect.stringContaining('job_anothers') });
    const accepting = error.recover({ acceptInferred: true });
    await clock.advance(0);
    expect((await accepting).jobId).toBe('job_fitting');
  });

  it('is not put off by renders of its own, or another account’s', async () => {
    const { vid, error, deliver, clock } = await lose();
    await vid.account.retrieve();
    await vid.renders.create({ brief: 'Coffee' });
    deliver('job_own', { scene_count: 5 });
    deliver('job_of_another_account', { user_id: 'another', scene_count: 7 });
    deliver('job_like_it_of_another_account', { user_id: 'another' });
    deliver('job_lost', { user_id: ACCOUNT.user_id });
    const recovery = error.recover();
    await clock.advance(0);
    expect((await recovery).jobId).toBe('job_lost');
  });

  it('takes no video of another account, which the service tells', async () => {
    const { error, deliver, clock } = await lose({}, true, { job_foreign: 403, job_of_nobody: 404 });
    const recovery = error.recover();
    await clock.advance(0);
    deliver('job_foreign', { user_id: 'another' });
    await clock.advance(1000);
    deliver('job_of_nobody');
    await clock.advance(1000);
    deliver('job_lost');
    await clock.advance(1000);
    expect((await recovery).jobId).toBe('job_lost');
  });

  it('waits a moment for a second one that fits, and then takes neither', async () => {
    const { error, deliver, clock } = await lose();
    const recovery = watched(rejection(error.recover({ timeoutMs: 30_000.4 })));
    await clock.advance(0);
    deliver('job_one');
    await clock.advance(999);
    deliver('job_two');
    await clock.advance(29_000);
    expect(recovery.value()).toBeUndefined();
    await clock.advance(2);
    expect(recovery.value()).toMatchObject({
      name: 'TimeoutError',
      message: expect.stringMatching(/^No single verified .* within 30001 ms: it may be job_one or job_two$/),
      nextStep: expect.stringContaining('expectedCredits'),
    });
  });

  it('takes one that came alone, in half of a short time', async () => {
    const { error, deliver, clock } = await lose();
    const recovery = error.recover({ timeoutMs: 100 });
    await clock.advance(0);
    deliver('job_lost');
    await clock.advance(50);
    expect((await recovery).jobId).toBe('job_lost');
  });

  it.each([
    ['nothing tells how far the clocks are apart', undefined, [-300, 0, 3600], [-301]],
    ['the clocks are alike', 0, [-5, 0, 3600], [-6, -60]],
    ["the service's clock is an hour ahead", 3600, [3595, 3600], [0, 3594]],
    ["the service's clock is an hour behind", -3600, [-3605, 0], [-3606]],
    ['what came with the answer is no time of a clock', 86_401, [-300, 0], [-301]],
  ])('takes a video of no time before it was sent: %s', async (_what, ahead, fitting, early) => {
    for (const [seconds, fits] of [
      ...fitting.map((at) => [at, true] as const),
      ...early.map((at) => [at, false] as const),
    ]) {
      const { error, deliver, clock, sentAt } = await lose({}, true, {}, ahead);
      deliver('job_lost', {}, 'video.completed', sentAt + seconds * 1000);
      const recovery = watched(error.recover({ timeoutMs: 10 }).catch(() => undefined));
      await clock.advance(20);
      expect(recovery.value() !== undefined, `${seconds} s`).toBe(fits);
    }
  });

  it('takes a title only for what it says', async () => {
    const { error, deliver, clock } = await lose();
    deliver('job_untitled', { title: null });
    const recovery = error.recover();
    await clock.advance(0);
    expect((await recovery).jobId).toBe('job_untitled');
  });

  it('says in the error what it presumes', async () => {
    const { error } = await lose();
    expect(error.nextStep).toContain('every sender of the account shares this journal');
    expect(error.nextStep).toContain('acceptInferred');
  });
});
