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
const lose = async (options: VidClientOptions = {}, arrived = true) => {
  const clock = new ManualClock();
  let sent = 0;
  const service = new FakeService(({ path, body }) => {
    if (path === '/v1/me') return respond(200, ACCOUNT);
    if (body.includes('brief')) return respond(202, accepted('job_own'));
    sent += 1;
    return sent === 1 || !arrived ? respond(500, { error: 'x' }) : respond(409, DUPLICATE);
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
  const deliver = (jobId: string, payload: object = {}, event = 'video.completed') =>
    vid.webhooks.receive({
      event,
      emitted_at: new Date(clock.now()).toISOString(),
      delivery_id: `${event} ${jobId}`,
      payload: { job_id: jobId, scene_count: 2, credits_charged: 9, ...payload },
    });
  return { vid, clock, error, deliver };
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
