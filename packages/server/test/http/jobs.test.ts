import { describe, expect, test } from 'vitest';
import { BRIEF, createFreeWorld, createWorld } from '../support/world';

const plan = (prompt: string) => ({ scene_plan: [{ type: 'motion', prompt, duration: 3 }] });

describe('POST /v1/render', () => {
  test('a plan is charged by its scenes', async () => {
    const world = await createFreeWorld();
    const body = await world.accepted({
      title: 'Two scenes',
      quality: 'standard',
      scene_plan: [
        { type: 'motion', prompt: 'One', duration: 4 },
        { type: 'motion', prompt: 'Two' },
      ],
    });
    expect(body).toMatchObject({
      status: 'starting',
      title: 'Two scenes',
      scenes: 2,
      credits_used: 11,
      watermarked: false,
    });
    expect(body.poll_url).toBe(`/v1/job/${body.job_id}`);
    expect(body.plan_notes).toBeUndefined();
  });

  test('a brief is planned, charged and rendered', async () => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const body = await world.accepted({ ...BRIEF, duration_sec: 20 });
    expect(body.scenes).toBeGreaterThan(0);
    expect(body.credits_used).toBe(Math.ceil(20 * 0.5 + body.scenes + 2));
    expect(await world.balance()).toBe(before - body.credits_used);
    await world.server.settled();
    expect((await world.get(body.poll_url)).body.status).toBe('succeeded');
  });
});

describe('GET /v1/job/{id}', () => {
  test('a job runs to its end and shows its video', async () => {
    const world = await createFreeWorld();
    const { poll_url: url } = await world.accepted();
    await world.server.settled();
    const { body } = await world.get(url);
    expect(body).toMatchObject({ status: 'succeeded', progress: 100, error: null });
    expect(body.video_url).toMatch(/^http:\/\/127\.0\.0\.1:4600\/videos\/[0-9a-f]{48}\.mp4$/);
  });

  test('[mock:slow=5s] takes five virtual seconds', async () => {
    const world = await createFreeWorld();
    const { poll_url: url } = await world.accepted(plan('Hi [mock:slow=5s]'));
    await world.advance(4);
    expect((await world.get(url)).body.status).toBe('processing');
    await world.advance(1);
    expect((await world.get(url)).body.status).toBe('succeeded');
  });

  test.each([
    ['[mock:slow=61m]', '61m'],
    [`[mock:slow=${'9'.repeat(400)}m]`, '400 nines'],
  ])('a render slower than its time limit times out, and is part of a snapshot: %$', async (word) => {
    const world = await createFreeWorld();
    const { poll_url: url } = await world.accepted(plan(`Hi ${word}`));
    await world.advance(3599);
    expect((await world.get(url)).body.status).toBe('processing');
    await world.server.admin.restore(await world.server.admin.snapshot());
    await world.advance(1);
    expect((await world.get(url)).body).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('60 minutes'),
    });
  });

  test('[mock:render_failed] fails the job and sends video.failed', async () => {
    const world = await createFreeWorld();
    await world.hook('video.failed');
    const { job_id: id } = await world.accepted(plan('[mock:render_failed]'));
    await world.server.settled();
    expect((await world.get(`/v1/job/${id}`)).body).toMatchObject({ status: 'failed', video_url: null });
    expect(world.received[0]?.body).toMatchObject({ event: 'video.failed', payload: { job_id: id, canvas_id: null } });
  });

  test('[mock:scene_failed] fails its scene only', async () => {
    const world = await createFreeWorld();
    await world.hook('video.completed');
    const { job_id: id } = await world.accepted({
      scene_plan: [...plan('One').scene_plan, ...plan('Two [mock:scene_failed]').scene_plan],
    });
    await world.server.settled();
    expect((await world.get(`/v1/job/${id}`)).body.status).toBe('succeeded');
    expect(world.received[0]?.body.payload).toMatchObject({ scene_count: 2, scenes_failed: 1 });
  });

  test('a render that takes an hour fails, and all its credits come back', async () => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const { poll_url: url } = await world.accepted({ brief: 'An ad [mock:render_timeout]' });
    await world.advance(3599);
    expect((await world.get(url)).body.status).toBe('processing');
    await world.advance(1);
    expect((await world.get(url)).body).toMatchObject({ status: 'failed', video_url: null });
    expect(await world.balance()).toBe(before);
  });

  test('a cancelled job sends nothing', async () => {
    const world = await createFreeWorld();
    await world.hook('video.failed');
    const { job_id: id } = await world.accepted(plan('[mock:render_timeout]'));
    await world.server.admin.cancelJob(id);
    await world.server.settled();
    expect((await world.get(`/v1/job/${id}`)).body.status).toBe('cancelled');
    expect(world.received).toHaveLength(0);
    await expect(world.server.admin.cancelJob(id)).rejects.toThrow('has ended already');
  });

  test('of two who cancel it at once the second hears what it is now', async () => {
    const world = await createFreeWorld();
    const { job_id: id } = await world.accepted(plan('[mock:render_timeout]'));
    const answers = await Promise.allSettled([world.server.admin.cancelJob(id), world.server.admin.cancelJob(id)]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    expect(refused).toEqual([expect.stringContaining(`${id} has ended already: cancelled.`)]);
  });

  test('only the owner may read it', async () => {
    const world = await createWorld();
    const { poll_url: url } = await world.accepted();
    expect((await world.get(url, { key: 'emp_local_other' })).body).toEqual({ error: 'Forbidden' });
  });
});

describe('the video', () => {
  const finished = async () => {
    const world = await createFreeWorld();
    await world.hook('video.completed');
    const { poll_url: url } = await world.accepted();
    await world.server.settled();
    const { video_url: video } = (await world.get(url)).body;
    const fetchVideo = (address: string, init?: RequestInit) => world.server.fetch(address, init);
    return { world, video: video, fetchVideo };
  };

  test('has its type, its size and its bytes, without a key', async () => {
    const { video, fetchVideo } = await finished();
    const whole = await fetchVideo(video);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    const head = await fetchVideo(video, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
    const unchanged = await fetchVideo(video, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect(unchanged.status).toBe(304);
  });

  test.each([
    ['bytes=0-3', 206, 0, 4],
    ['bytes=4-', 206, 4, undefined],
    ['bytes=-10', 206, -10, undefined],
    ['bytes=5-2', 200, 0, undefined],
    ['lines=1-2', 200, 0, undefined],
  ])('Range %s is answered with %i', async (range, status, start, end) => {
    const { video, fetchVideo } = await finished();
    const whole = Buffer.from(await (await fetchVideo(video)).arrayBuffer());
    const part = await fetchVideo(video, { headers: { range } });
    expect(part.status).toBe(status);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true);
    if (status === 206) expect(part.headers.get('content-range')).toMatch(/^bytes \d+-\d+\/\d+$/);
  });

  test('a range outside is 416, a changed ETag gives the whole', async () => {
    const { video, fetchVideo } = await finished();
    const outside = await fetchVideo(video, { headers: { range: 'bytes=9999999-' } });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
    const changed = await fetchVideo(video, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('download_url works for seven days, output_url for ever', async () => {
    const { world, fetchVideo } = await finished();
    const { download_url: download = '', output_url: output = '' } = world.received[0]?.body.payload ?? {};
    expect((await fetchVideo(download)).status).toBe(200);
    await world.advance(7 * 24 * 3600 - 1);
    expect((await fetchVideo(download)).status).toBe(200);
    await world.advance(1);
    expect((await fetchVideo(download)).status).toBe(410);
    expect((await fetchVideo(output)).status).toBe(200);
  });

  test('the token of one address opens no other, neither in the seven days nor after them', async () => {
    const { world, fetchVideo } = await finished();
    const { download_url: download = '', output_url: output = '' } = world.received[0]?.body.payload ?? {};
    const crossed = [download.replace('/downloads/', '/videos/'), output.replace('/videos/', '/downloads/')];
    const statuses = () => Promise.all(crossed.map(async (url) => (await fetchVideo(url)).status));
    expect(crossed).not.toEqual([download, output]);
    expect(await statuses()).toEqual([404, 404]);
    await world.advance(8 * 24 * 3600);
    expect(await statuses()).toEqual([404, 404]);
  });

  test('an address that nobody was given is a JSON 404', async () => {
    const { world } = await finished();
    expect((await world.get(`/videos/${'0'.repeat(48)}.mp4`, { key: null })).status).toBe(404);
  });
});
