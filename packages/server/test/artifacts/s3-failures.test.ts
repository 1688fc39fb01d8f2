/** What goes wrong on the way to S3 and back: what passes is outlived, what doesn't is told in a sentence, nothing is half kept. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../src/adapters/metrics/create-metrics';
import { openS3 } from '../../src/adapters/s3';
import { openBucket } from '../../src/adapters/s3/bucket';
import { explainFailure } from '../../src/adapters/s3/explain-failure';
import { createS3Artifacts } from '../../src/adapters/s3/s3-artifacts';
import type { S3Place } from '../../src/adapters/s3/s3-place';
import { ArtifactsFailure } from '../../src/ports/artifacts';
import { createMemoryLog } from '../support/memory-log';
import { createBucket, PART_BYTES } from '../support/s3/create-bucket';
import { refusal } from '../support/s3/operations';
import { type Disturb, S3_KEYS, type TestS3, type Trouble } from '../support/s3/start-s3';
import { setVariables, useS3 } from '../support/s3/use-s3';

const MIB = 1024 * 1024;
/** Three parts. */
const LARGE = 2 * PART_BYTES + MIB;

const world = async ({ pausesMs = [1, 1] }: { readonly pausesMs?: readonly number[] } = {}) => {
  const s3 = await useS3();
  const bucket = createBucket(s3);
  const { lines, log } = createMemoryLog();
  const artifacts = createS3Artifacts({ bucket, log, pausesMs });
  onTestFinished(() => artifacts.close());
  const keep = async (size: number, signal?: AbortSignal): Promise<number> => {
    const scratch = await artifacts.begin('job_1', 1);
    const outputPath = join(scratch.workDir, 'video.mp4');
    writeFileSync(outputPath, Buffer.alloc(size, 'film '));
    return artifacts.keep({ ...scratch, name: 'job_1-1-a', outputPath }, signal);
  };
  return { s3, bucket, artifacts, keep, lines };
};

/** Something goes wrong the first so many times that a request is of a kind. */
const goesWrong = (is: (...request: Parameters<Disturb>) => boolean, troubles: readonly Trouble[]): Disturb => {
  const left = [...troubles];
  return (request) => (is(request) ? left.shift() : undefined);
};
const isPart =
  (number: number): Parameters<typeof goesWrong>[0] =>
  ({ method, query }) =>
    method === 'PUT' && query.get('partNumber') === String(number);
const isGet: Parameters<typeof goesWrong>[0] = ({ method, key }) => method === 'GET' && key !== '';

const whole = (s3: TestS3) => s3.objects.get('staging/videos/job_1-1-a.mp4')?.bytes;

describe('a video in parts', () => {
  it.each<[string, Trouble]>([
    ['whose connection is cut in the middle of one', { cutAfter: MIB }],
    ['one of which S3 fails to take', { answer: refusal(500, 'InternalError') }],
    ['one of which comes too fast for S3', { answer: refusal(503, 'SlowDown') }],
  ])('is kept whole %s', async (_, trouble) => {
    const { s3, keep } = await world();
    s3.state.disturb = goesWrong(isPart(2), [trouble]);
    expect(await keep(LARGE)).toBe(LARGE);
    expect(whole(s3)?.equals(Buffer.alloc(LARGE, 'film '))).toBe(true);
    expect(s3.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(4);
    expect(s3.uploads.size).toBe(0);
  });

  it('is sent again as a whole when S3 has other parts than it said', async () => {
    const { s3, keep, lines } = await world();
    s3.state.disturb = goesWrong(isPart(3), [{ wrongEtag: true }]);
    expect(await keep(LARGE)).toBe(LARGE);
    expect(whole(s3)?.length).toBe(LARGE);
    expect(s3.uploads.size).toBe(0);
    expect(lines).toMatchObject([
      ['warn', 'video-not-kept-yet', { error: expect.stringContaining('InvalidPart') as string }],
    ]);
  });

  it('is nowhere, not even in parts, when it can not be kept', async () => {
    const { s3, keep } = await world();
    s3.state.disturb = (request) => (isPart(2)(request) ? { answer: refusal(403, 'AccessDenied') } : undefined);
    const failed = await keep(LARGE).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ArtifactsFailure);
    expect((failed as Error).message).toMatch(
      /^Keeping videos\/job_1-1-a\.mp4 in s3:\/\/films\/staging failed: access was denied \(HTTP 403, request REQ\d+\)\. Give these credentials s3:ListBucket/,
    );
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it('whose completion fails inside an answer of 200 is sent again', async () => {
    const { s3, keep } = await world();
    const error = { status: 200, body: '<Error><Code>InternalError</Code><Message>try again</Message></Error>' };
    s3.state.disturb = goesWrong(
      ({ method, query }) => method === 'POST' && query.has('uploadId'),
      [{ answer: error }],
    );
    expect(await keep(LARGE)).toBe(LARGE);
    expect(whole(s3)?.length).toBe(LARGE);
  });
});

describe('a video', () => {
  it('of which S3 has only a part counts as not kept, and is sent again', async () => {
    const { s3, keep, lines } = await world();
    s3.state.disturb = goesWrong(({ method }) => method === 'PUT', [{ loses: 10 }]);
    expect(await keep(1000)).toBe(1000);
    expect(whole(s3)?.length).toBe(1000);
    expect(lines).toMatchObject([
      ['warn', 'video-not-kept-yet', { error: expect.stringContaining('10 of 1000 bytes') as string }],
    ]);
  });

  it('waits for a place that is not there, but no longer than its render may', async () => {
    const { s3, keep } = await world({ pausesMs: [60_000] });
    const stop = new AbortController();
    const failed = new Promise<void>((resolve) => {
      s3.state.disturb = ({ method }) => {
        if (method !== 'PUT') return undefined;
        setImmediate(resolve);
        return { answer: refusal(400, 'Whatever') };
      };
    });
    const kept = keep(1000, stop.signal);
    await failed;
    stop.abort(new Error('the job has ended'));
    await expect(kept).rejects.toThrow('the job has ended');
  });

  it('is read to its end over connections that break, and is never mixed with another', async () => {
    const { s3, artifacts } = await world();
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
    s3.put('staging/videos/job_1.mp4', bytes, 'video/mp4');
    s3.state.disturb = goesWrong(isGet, [{ truncateAt: 70_000 }, { truncateAt: 0 }, { truncateAt: 1000 }]);
    const read = await new Response(artifacts.open('job_1', { start: 10, end: 199_000 })).arrayBuffer();
    expect(Buffer.from(read).equals(bytes.subarray(10, 199_001))).toBe(true);

    s3.state.disturb = goesWrong(isGet, [{ truncateAt: 70_000 }]);
    const reader = artifacts.open('job_1').getReader();
    await reader.read();
    s3.put('staging/videos/job_1.mp4', Buffer.alloc(200_000), 'video/mp4');
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow('HTTP 412');
  });
});

describe('a video in an S3 that says nothing', () => {
  it.each(['size', 'open', 'readBeside', 'check'] as const)('is not waited for: %s', async (call) => {
    const s3 = await useS3();
    const patience = { firstMs: 30, nextMs: 60_000 };
    const artifacts = createS3Artifacts({ bucket: createBucket(s3), log: createMemoryLog().log, patience });
    onTestFinished(() => artifacts.close());
    s3.state.disturb = () => ({ hangs: true });
    const asked = {
      size: () => artifacts.size('job_1'),
      open: () => new Response(artifacts.open('job_1')).arrayBuffer(),
      readBeside: () => artifacts.readBeside('job_1', 'words'),
      check: () => artifacts.check(),
    };
    await expect(asked[call]()).rejects.toMatchObject({ name: 'ArtifactsFailure', passes: true });
  });

  it('in its middle is cut, however long its reader had paused before', async () => {
    const s3 = await useS3();
    const patience = { firstMs: 60_000, nextMs: 30 };
    const artifacts = createS3Artifacts({ bucket: createBucket(s3), log: createMemoryLog().log, patience });
    onTestFinished(() => artifacts.close());
    s3.put('staging/videos/job_1.mp4', Buffer.alloc(1000), 'video/mp4');
    s3.state.disturb = () => ({ standsStillAt: 10 });
    const reader = artifacts.open('job_1').getReader();
    expect((await reader.read()).value).toHaveLength(10);
    await expect(reader.read()).rejects.toThrow('S3 did not answer in time');
  });
});

describe('the place', () => {
  const open = async (change: (s3: TestS3) => void, place = { bucket: 'films', prefix: 'staging/' }) => {
    const s3 = await useS3();
    change(s3);
    const { lines, log } = createMemoryLog();
    const opened = openS3({ place, endpoint: s3.endpoint, pathStyle: true, attempts: 2, log });
    const failure = await opened.then(
      async ({ artifacts }) => artifacts.close(),
      (error: unknown) => error,
    );
    expect(JSON.stringify([String(failure), lines])).not.toContain(S3_KEYS.secretAccessKey);
    return { message: (failure as Error | undefined)?.message, lines };
  };

  it.each<[string, (s3: TestS3) => void, string, string]>([
    [
      'is in another region',
      ({ state }) => void (state.region = 'ap-elsewhere-1'),
      'is in ap-elsewhere-1',
      'Set AWS_REGION=ap-elsewhere-1.',
    ],
    [
      'takes other keys',
      ({ state }) => void (state.keys = { ...S3_KEYS, accessKeyId: 'OTHER' }),
      'the access key is unknown',
      'Check AWS_ACCESS_KEY_ID',
    ],
    [
      'takes another secret',
      ({ state }) => void (state.keys = { ...S3_KEYS, secretAccessKey: 'other' }),
      'the signature was refused',
      'Check AWS_SECRET_ACCESS_KEY',
    ],
    [
      'denies access',
      ({ state }) => void (state.disturb = () => ({ answer: refusal(403, 'AccessDenied') })),
      'access was denied',
      's3:ListBucket',
    ],
    [
      'knows that credentials expired',
      ({ state }) => void (state.disturb = () => ({ answer: refusal(400, 'ExpiredToken') })),
      'have expired',
      'Renew them',
    ],
  ])('that %s is told at the start', async (_, change, what, todo) => {
    const { message } = await open(change);
    expect(message).toContain(`Looking into the bucket in s3://films/staging failed:`);
    expect(message).toContain(what);
    expect(message).toContain(todo);
    expect(message).toMatch(/request REQ\d+/);
  });

  it('that does not exist is told at the start', async () => {
    const { message } = await open(() => undefined, { bucket: 'flims', prefix: '' });
    expect(message).toMatch(
      /in s3:\/\/flims failed: there is no bucket flims \(HTTP 404, request REQ1\)\. Create it, or mend/,
    );
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['credentials', { AWS_ACCESS_KEY_ID: undefined }, 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['region', { AWS_REGION: undefined }, "no region is set. Set AWS_REGION to the bucket's region"],
    ['region but an empty one', { AWS_REGION: '' }, "no region is set. Set AWS_REGION to the bucket's region"],
    ['region of such a name', { AWS_REGION: 'eu west 1' }, 'AWS_REGION is not the name of a region. Set AWS_REGION'],
  ])('for which there is no %s is told at the start', async (_, variables, todo) => {
    const { message } = await open(() => setVariables(variables));
    expect(message).toContain(todo);
  });

  it('is used with a clock that is wrong, since S3 tells the right time', async () => {
    const ahead = 60 * 60 * 1000;
    const { message, lines } = await open(({ state }) => void (state.now = () => Date.now() + ahead));
    expect([message, lines]).toEqual([undefined, []]);
  });

  it('that is never content with the clock is told at the start', async () => {
    const { message } = await open(
      ({ state }) => void (state.disturb = () => ({ answer: refusal(403, 'RequestTimeTooSkewed') })),
    );
    expect(message).toContain("this machine's clock differs too much");
  });

  it('that is busy at the start is left to later', async () => {
    const { message, lines } = await open(
      ({ state }) => void (state.disturb = () => ({ answer: refusal(503, 'SlowDown') })),
    );
    expect(message).toBeUndefined();
    expect(lines[0]).toMatchObject([
      'warn',
      'artifacts-not-there-yet',
      { error: expect.stringContaining('asked too much') as string },
    ]);
  });
});

it('that takes connections and never answers does not hold up the start, and is told', async () => {
  const s3 = await useS3();
  s3.state.disturb = () => ({ hangs: true });
  const { lines, log } = createMemoryLog();
  const place = { bucket: 'films', prefix: '' };
  const { artifacts } = await openS3({ place, endpoint: s3.endpoint, pathStyle: true, log, patienceMs: 60 });
  await artifacts.close();
  const error = expect.stringMatching(/^Looking into the bucket in s3:\/\/films failed: no answer within/) as string;
  expect(lines[0]).toEqual(['warn', 'artifacts-not-there-yet', { error }]);
});

describe('what is removed', () => {
  it('lies under the own prefix, however much it is', async () => {
    const { s3, artifacts } = await world();
    s3.state.pageSize = 3;
    const keys = Array.from({ length: 8 }, (_, at) => `videos/job_${at}.mp4`);
    for (const prefix of ['staging/', 'staging-2/', ''])
      for (const key of keys) s3.put(`${prefix}${key}`, Buffer.from('x'), '');
    await artifacts.removeNamed(await artifacts.names());
    expect([...s3.objects.keys()].filter((key) => key.startsWith('staging/'))).toEqual([]);
    expect(s3.objects.size).toBe(16);
  });

  it('is told when S3 keeps it in spite of an answer of 200', async () => {
    const { s3, artifacts } = await world();
    s3.put('staging/videos/job_1.mp4', Buffer.from('x'), '');
    s3.state.kept.add('staging/videos/job_1.mp4');
    await expect(artifacts.removeNamed(['job_1'])).rejects.toThrow(
      'Removing 4 objects in s3://films/staging failed: access was denied',
    );
  });
});

it('is measured call by call: what failed, also where it went well when sent again, and how long each took', async () => {
  const s3 = await useS3();
  const metrics = createMetrics(async () => ({}));
  onTestFinished(() => metrics.close());
  const bucket = openBucket({
    place: { bucket: s3.bucket, prefix: '' },
    endpoint: s3.endpoint,
    pathStyle: true,
    meter: metrics,
  });
  onTestFinished(() => bucket.close());
  s3.state.disturb = goesWrong(({ method }) => method === 'PUT', [{ answer: refusal(500, 'InternalError') }]);
  await bucket.put('a', Buffer.from('x'), 'text/plain');
  expect(await bucket.size('none')).toBeUndefined();
  await bucket.link('a', { method: 'GET', seconds: 60 });
  const { text } = await metrics.write();
  const told = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\{call="(\\w+)"\\} ([1-9].*)$`, 'gm'))].map(([, call, value]) => [
      call,
      value,
    ]);
  expect(told('vid_s3_calls_failed_total')).toEqual([['PutObject', '1']]);
  expect(told('vid_s3_call_seconds_count')).toEqual([
    ['PutObject', '2'],
    ['HeadObject', '1'],
  ]);
});

it('is asked for by a name that is looked up as the SDK does it, for a bucket in the host', async () => {
  const s3 = await useS3();
  const bucket = openBucket({ place: { bucket: s3.bucket, prefix: 'p/' }, endpoint: 'https://objects.example.com' });
  const link = new URL(await bucket.link('videos/a.mp4', { method: 'GET', seconds: 90, saveAs: 'a.mp4' }));
  expect([link.host, link.pathname]).toEqual(['films.objects.example.com', '/p/videos/a.mp4']);
  expect(link.searchParams.get('X-Amz-Expires')).toBe('90');
  bucket.close();
});

it.each([
  ['ECONNRESET', 'TimeoutError', /the connection to S3 broke off \(ECONNRESET\)/],
  ['EPIPE', 'TimeoutError', /the connection to S3 broke off \(EPIPE\)/],
  ['ETIMEDOUT', 'TimeoutError', /S3 did not answer in time/],
  [undefined, 'TimeoutError', /S3 did not answer in time/],
  ['ECONNREFUSED', 'Error', /the connection to S3 failed \(ECONNREFUSED\)/],
])('tells %s, which the SDK calls a %s, as what it is', (code, name, told) => {
  const place = { bucket: 'films', prefix: 'staging/' } as S3Place;
  const { message } = explainFailure(Object.assign(new Error('socket hang up'), { code, name }), {
    asked: 'Keeping a film',
    place,
  });
  expect(message).toMatch(told);
});
