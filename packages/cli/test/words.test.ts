/** What people at a terminal are told and may write: the client's words as flags, briefs from files, settings that mean nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbortedError, RateLimitError, TimeoutError } from '@vid/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '../src/describe-error';
import { inWords, nextInWords } from '../src/next-in-words';
import { checkStdinOnce, readBrief } from '../src/read-brief';
import { retryRefused } from '../src/retry-refused';
import { readSettings } from '../src/settings';
import { unknownMembers } from '../src/unknown-members';
import { readStatuses } from '../src/webhook/delivery-status';
import { readForward } from '../src/webhook/forward-flags';
import { readEvents } from '../src/webhook/listen-flags';
import { override, readEventName } from '../src/webhook/sample-payload';
import { runHere } from './run-here';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-words-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

describe("the client's words", () => {
  const sources = new URL('../../sdk/src/', import.meta.url);
  /** What belongs to programs alone: no command ends with it. */
  const NOT_HERE =
    /options\/|testing\/|telemetry\/|middleware\/|inbox\/|create-many|\.edge\.ts|unwrap|layered|default-headers|journal\//;
  const said = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !NOT_HERE.test(name))
    .flatMap((name) =>
      [
        ...readFileSync(new URL(name, sources), 'utf8').matchAll(
          /(?:nextStep:|NEXT\b|'|`)\s*['`]?([A-Z][^'`\n]*\b(?:baseUrl|apiKey|timeoutMs|maxRetries|idempotencyKey|vid\.\w+)\b[^`\n]*)/g,
        ),
      ].map(([, text = '']) => text),
    );

  it('are flags and commands in every sentence', () => {
    expect(said.length).toBeGreaterThan(8);
    const left = said
      .map(inWords)
      .filter((text) =>
        /\b(baseUrl|apiKey|timeoutMs|maxRetries|idempotencyKey)\b|vid\.(account|jobs|renders)\./.test(text),
      );
    expect(left).toEqual([]);
  });

  it.each([
    [false, /--idempotency-key K is safe/],
    [true, /used up: asking again with it tells nothing more/],
  ])('say of a lost answer whether the key is used up: %s', (arrived, next) => {
    expect(nextInWords({ name: 'RenderOutcomeUnknownError', idempotencyKey: 'K', arrived }, '')).toMatch(next);
  });
});

describe('an error of the client', () => {
  const at = new Date(2026, 0, 2, 12, 3, 5);
  it.each<[Parameters<typeof nextInWords>[0], string | undefined]>([
    [{ name: 'RateLimitError', retryAt: at }, 'Wait until 2026-01-02 12:03:05 (42 s), then send it again.'],
    [
      { name: 'RateLimitError', retryAt: at, idempotencyKey: 'K' },
      'Wait until 2026-01-02 12:03:05 (42 s), then send it again with --idempotency-key K. --retry 5 waits and sends it by itself.',
    ],
    [{ name: 'RateLimitError' }, 'The service named no time: wait a minute or longer, then send it again.'],
    [{ name: 'AbortedError' }, undefined],
    [{ name: 'AbortedError', charged: 'unknown' }, 'Give --base-url'],
  ])('says what to do, when, and nothing where nothing is to be done: %j', (error, next) => {
    expect(nextInWords(error, 'Pass baseUrl', at.getTime() - 42_000)).toBe(next);
  });

  it('speaks of Ctrl-C, not of a signal, and of money in doubt by its exit code', async () => {
    const message = 'GET /v1/job/1 was aborted by its signal';
    expect(
      await describeError(new AbortedError(message, { nextStep: 'Nothing, if that was intended.' })),
    ).toMatchObject({
      exitCode: 130,
      message: 'Interrupted; nothing further was done.',
      next: undefined,
    });
    const lost = new AbortedError(message, { charged: 'unknown', idempotencyKey: 'K' });
    expect(await describeError(lost)).toMatchObject({
      exitCode: 130,
      message: 'Interrupted; what was sent may have arrived.',
    });
    const late = new TimeoutError('Too late', { timeoutMs: 1, sent: true, charged: 'unknown' });
    expect(await describeError(late)).toMatchObject({ exitCode: 10 });
    expect(await describeError(new TimeoutError('Too late', { timeoutMs: 1, sent: false }))).toMatchObject({
      exitCode: 8,
    });
  });
});

describe('--brief', () => {
  it('is a text, or a file that holds it', async () => {
    const file = join(cwd, 'brief.txt');
    writeFileSync(file, 'A calm advert.\n');
    await expect(
      Promise.all([readBrief('A text', undefined), readBrief(`@${file}`, undefined), readBrief(undefined, file)]),
    ).resolves.toEqual(['A text', 'A calm advert.', 'A calm advert.']);
    await expect(readBrief(undefined, undefined)).resolves.toBeUndefined();
  });

  it.each<[string | undefined, string | undefined, RegExp]>([
    ['@nowhere.txt', undefined, /names no file that is there; nothing was sent/],
    [undefined, 'nowhere.txt', /can't be read from nowhere.txt/],
    ['A text', 'nowhere.txt', /both given/],
  ])('refuses %j and %j', async (brief, file, message) => {
    await expect(readBrief(brief, file)).rejects.toThrow(message);
  });

  it('and others are not both stdin', () => {
    expect(() => checkStdinOnce({ brief: '-', request: '-' })).toThrow('--brief and --request are both -');
    expect(() => checkStdinOnce({ brief: '-', request: 'a.json' })).not.toThrow();
  });
});

describe('settings', () => {
  it('that mean nothing are told with the nearest name', () => {
    expect(
      unknownMembers('vid.config.json', { base_url: '', baseurl: '', profle: '', x: 1, profile: '', $schema: '' }, [
        'baseUrl',
        'profile',
      ]),
    ).toEqual([
      'vid.config.json: base_url means nothing; did you mean baseUrl?',
      'vid.config.json: baseurl means nothing; did you mean baseUrl?',
      'vid.config.json: profle means nothing; did you mean profile?',
      'vid.config.json: x means nothing; it may hold baseUrl and profile.',
    ]);
  });
});

describe('a name that is none of a closed set', () => {
  it.each<[what: string, read: () => unknown, next: RegExp]>([
    ['an event', () => readEventName('video.complted'), /^Did you mean video\.completed\? The events are /],
    ['an event to register', () => readEvents('video.faild'), /^Did you mean video\.failed\?/],
    ['an event to hand on', () => readForward(['video.faild=http://a.example/']), /^Did you mean video\.failed\?/],
    ['a status', () => readStatuses('refusd'), /^Did you mean refused\?/],
    ['a member of a payload', () => override({ job_id: 'x' }, 'jobid=y'), /^Did you mean job_id\?/],
    [
      'a profile',
      () => {
        writeFileSync(join(cwd, 'profiles.json'), '{"staging":{}}');
        return readSettings({ profile: 'stagng' }, { env: { VID_CONFIG_DIR: cwd }, cwd });
      },
      /^Did you mean staging\?/,
    ],
  ])('is met with the nearest: %s', (_what, read, next) => {
    expect(read).toThrow(expect.objectContaining({ next: expect.stringMatching(next) as string }) as Error);
  });

  it('is met with the nearest in a request, too', async () => {
    const call = ['render', '--brief', 'A calm advert.', '--quality', 'standrad', '--aspect', '19:60', '--dry-run'];
    await expect(runHere(call, { env: { VID_CONFIG_DIR: cwd } })).rejects.toMatchObject({
      problems: [
        { path: 'quality', message: 'must be one of draft, standard, premium (did you mean standard?)' },
        { path: 'aspect', message: 'must be one of 9:16, 16:9, 1:1, 4:5, 4:3, 3:4' },
      ],
    });
  });
});

describe('--retry', () => {
  const refused = (seconds: number | undefined): RateLimitError =>
    Object.assign(Object.create(RateLimitError.prototype) as RateLimitError, {
      name: 'RateLimitError',
      code: 'RATE_LIMITED',
      idempotencyKey: 'K',
      retryAt: seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000),
    });
  const run = (
    errors: Error[],
    retries: number,
    { timeoutMs, abort = false }: { timeoutMs?: number; abort?: boolean } = {},
  ) => {
    const keys: (string | undefined)[] = [];
    const waits: number[] = [];
    const controller = new AbortController();
    const io = { note: () => undefined } as never;
    const ended = retryRefused(
      { io, timeoutMs },
      (key) => {
        keys.push(key);
        const error = errors.shift();
        return error === undefined ? Promise.resolve('done') : Promise.reject(error);
      },
      {
        retries,
        signal: controller.signal,
        pause: (ms) => {
          waits.push(Math.ceil(ms / 1000));
          if (abort) controller.abort();
          return Promise.resolve();
        },
      },
    );
    return { ended, keys, waits };
  };

  it('waits as told and sends the same key again', async () => {
    const { ended, keys, waits } = run([refused(32), refused(undefined), refused(undefined)], 3);
    expect([await ended, keys, waits]).toEqual(['done', [undefined, 'K', 'K', 'K'], [32, 30, 60]]);
  });

  it.each<[string, Error, number, object, RegExp]>([
    ['not asked for', refused(1), 0, {}, /RateLimitError/],
    ['longer than --timeout', refused(60), 3, { timeoutMs: 5000 }, /RateLimitError/],
    ['no refusal for the rate', new TypeError('other'), 3, {}, /TypeError/],
    ['interrupted', refused(1), 3, { abort: true }, /CliError/],
  ])('throws what is %s', async (_what, error, retries, more, name) => {
    const { ended } = run([error], retries, more);
    await expect(ended).rejects.toMatchObject({ name: expect.stringMatching(name) as string });
  });
});
