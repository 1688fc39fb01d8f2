import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-cli-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const vid = (argv: readonly string[], options: { env?: Record<string, string>; input?: string } = {}) =>
  runWarm(argv, { cwd, ...options });
/** What is in the folder, but for the journal, which is kept there too. */
const files = (): readonly string[] => readdirSync(cwd).filter((name) => name !== 'renders.jsonl');
const BRIEF = ['--brief', 'A calm advert for Harbour Coffee in Lisbon.'];

describe('vid', () => {
  it('prints its version and its help, and ends with 0', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await runVid(['--version'], { cwd })).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    const help = await runVid(['render', '--help'], { cwd });
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/^Examples:/);
    for (const flag of [
      '--brief',
      '--plan',
      '--request',
      '--product-image-url',
      '--no-wait',
      '--dry-run',
      '--base-url',
      '--timeout',
    ])
      expect(help.stdout).toContain(flag);
    expect((await vid(['help', 'job'])).stdout).toContain('download');
  });

  it.each([
    [['rendr'], /Did you mean render/],
    [['render', '--breif', 'x'], /Did you mean --brief/],
    [['render', ...BRIEF], /--local.*vid server start.*VID_BASE_URL/s],
    [['render', ...BRIEF, '--local', '--output', 'nowhere/out.mp4'], /does not exist.*Nothing was rendered/s],
    [['render', ...BRIEF, '--local', '--output', '.'], /it is a folder/],
    [['render', ...BRIEF, '--local', '--no-wait'], /must be waited for/],
    [['webhook', 'listen', '--port', 'abc'], /is no port/],
    [['config', 'set', 'base-url', 'http://x.example/y'], /is no base URL/],
    [['config', 'set', 'base-url', 'http://u:p@x.example'], /is no base URL: it holds a name or a password/],
    [['account', '--base-url', 'http://u:p@x.example'], /from --base-url holds a name or a password(?!.*defaultH)/s],
    [
      ['render', '--brief', 'A', '--seed', '4', '--artwork', 'x'],
      /--seed and --artwork would do nothing without --local/,
    ],
    [['render', ...BRIEF, '--music', 'x.mp3'], /--music would do nothing without --local/],
    [['render', ...BRIEF, '--local', '--music', 'gone.mp3'], /The music .*gone\.mp3 is not there/],
    [
      ['render', '--brief', 'A', '--local', '--idempotency-key', 'k'],
      /--idempotency-key would do nothing with --local/,
    ],
    [['batch', 'x.jsonl', '--seed', '4'], /--seed would do nothing without --local/],
    [['account', '--timeout', 'soon', '--base-url', 'http://127.0.0.1:1'], /is no duration/],
  ])('refuses %j with 2', async (argv, message) => {
    const { code, stdout, stderr } = await vid(argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('lists every problem of a request at once, also as JSON', async () => {
    const wrong = ['render', '--brief', '', '--aspect', '2:1', '--duration-sec', '900', '--quality', 'best', '--local'];
    const { code, stderr } = await vid(wrong);
    expect(code).toBe(2);
    for (const field of ['brief', 'aspect', 'duration_sec', 'quality']) expect(stderr).toContain(`  ${field}: `);
    const json = await vid([...wrong, '--json']);
    const { error } = JSON.parse(json.stderr) as { error: { exit_code: number; problems: { path: string }[] } };
    expect([json.code, json.stdout, error.exit_code]).toEqual([2, '', 2]);
    expect(error.problems.map(({ path }) => path).sort()).toEqual(['aspect', 'brief', 'duration_sec', 'quality']);
  });

  it('refuses a misspelt member with the name that is near, as it does a misspelt flag', async () => {
    writeFileSync(
      join(cwd, 'misspelt.json'),
      '{"brief":"A","qualty":"premium","scene_plan":[{"type":"motion","promt":"x","duration":3}]}',
    );
    const { code, stdout, stderr } = await vid(['render', '--request', 'misspelt.json', '--local', '--json']);
    const { error } = JSON.parse(stderr) as { error: { problems: object[] } };
    expect([code, stdout]).toEqual([2, '']);
    expect(error.problems).toContainEqual({ path: 'qualty', message: 'is no member; did you mean quality?' });
    expect(error.problems).toContainEqual({
      path: 'scene_plan.0.promt',
      message: 'is no member; did you mean prompt?',
    });
  });

  it.each([
    [[], /^warning: soundboard: is not a member[^\n]*\n(?!.*soundboard)/s],
    [['--json'], /^$/],
  ])('tells a member that it does not know once, in its own words, with %j', async (flags, told) => {
    writeFileSync(join(cwd, 'unknown.json'), '{"brief":"A calm advert for Harbour Coffee.","soundboard":1}');
    const { code, stderr } = await vid(['render', '--request', 'unknown.json', '--dry-run', ...flags]);
    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(told);
    expect(stderr).not.toContain('VidWarning');
  });

  it('tells wrong usage as JSON when asked to', async () => {
    const { code, stdout, stderr } = await vid(['rendr', '--json']);
    expect([code, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toMatchObject({
      error: {
        code: 'USAGE',
        message: "unknown command 'rendr'",
        next: 'Did you mean render? See `vid --help`.',
        exit_code: 2,
      },
    });
  });
});

describe('vid render --local', () => {
  it('writes the video and prints its path alone', async () => {
    const { code, stdout, stderr } = await vid([
      'render',
      ...BRIEF,
      '--local',
      '--renderer',
      'instant',
      '--output',
      'out.mp4',
    ]);
    expect([code, stdout]).toEqual([0, 'out.mp4\n']);
    expect(stderr).toContain('Harbour Coffee');
    expect(readFileSync(join(cwd, 'out.mp4')).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('writes the video itself to stdout for -', async () => {
    const { code, stdout } = await vid(['render', ...BRIEF, '--local', '--renderer', 'instant', '--output', '-']);
    expect([code, stdout.slice(4, 8)]).toEqual([0, 'ftyp']);
    expect(files()).toEqual([]);
  });

  it('names the file after the title when none is given', async () => {
    const { stdout } = await vid(['render', ...BRIEF, '--title', 'Café & más', '--local', '--renderer', 'instant']);
    expect(stdout).toBe('cafe-mas.mp4\n');
    expect(statSync(join(cwd, 'cafe-mas.mp4')).size).toBeGreaterThan(500);
  });

  it('takes a plan from stdin and answers with one JSON document, silently', async () => {
    const plan = '- type: motion\n  prompt: Hello\n  duration: 3\n';
    const { code, stdout, stderr } = await vid(
      ['render', '--plan', '-', '--local', '--renderer', 'instant', '--output', 'out.mp4', '--json'],
      { input: plan },
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      render: { scenes: 1 },
      job: { status: 'succeeded' },
      output: 'out.mp4',
    });
  });

  it('estimates the price and writes nothing with --dry-run', async () => {
    const { code, stdout } = await vid(['render', '--plan', '-', '--dry-run', '--json'], {
      input: '[{"type":"motion","prompt":"Hello","duration":3}]',
    });
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { estimated_credits: 3, scenes: 1 }]);
    expect(files()).toEqual([]);
  });

  it('warns of what is allowed and probably not meant', async () => {
    const { code, stderr } = await vid(['render', '--plan', '-', '--dry-run'], {
      input: '[{"type":"motion","prompt":"Hello","duration":3,"mood":"calm"}]',
    });
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^warning: scene_plan\.0\.mood: .+\n/)]);
  });

  it('names the four places of a missing ffmpeg, and leaves no file', async () => {
    const { code, stdout, stderr } = await vid(['render', ...BRIEF, '--local', '--output', 'out.mp4'], {
      env: { VID_FFMPEG: join(cwd, 'nowhere') },
    });
    expect([code, stdout]).toEqual([7, '']);
    for (const place of ['VID_FFMPEG', 'ffmpeg-static', 'PATH', '@ffmpeg-installer/ffmpeg'])
      expect(stderr).toContain(place);
    expect(files()).toEqual([]);
  });

  it('ends at Ctrl-C with 130, and leaves no file', async () => {
    let interrupted = false;
    const { code, stdout } = await runVid(
      ['render', ...BRIEF, '--local', '--output', 'out.mp4', '--duration-sec', '120', '--quality', 'premium'],
      {
        cwd,
        onStderr(text, kill) {
          if (interrupted || !text.includes('processing')) return;
          interrupted = true;
          kill('SIGINT');
        },
      },
    );
    expect([interrupted, code, stdout]).toEqual([true, 130, '']);
    expect(files()).toEqual([]);
  });
});

describe('vid against a server', () => {
  let server: VidServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    server = await createServer();
    await server.listen();
    env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
  });
  afterAll(() => server.close());

  it('shows the account', async () => {
    const { stdout } = await vid(['account', '--json'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ credits_remaining: 1000 });
    expect((await vid(['me'], { env })).stdout).toContain('1000 credits');
  });

  it('renders, remembers the render, and downloads it', async () => {
    const started = await vid(['render', ...BRIEF, '--no-wait'], { env });
    const id = started.stdout.trim();
    expect([started.code, id]).toEqual([0, expect.stringMatching(/^\S+$/)]);
    expect(started.stderr).toContain(`vid job watch ${id}`);
    await server.settled();
    expect(JSON.parse((await vid(['job', 'get', id, '--json'], { env })).stdout)).toMatchObject({
      job_id: id,
      status: 'succeeded',
    });
    expect(JSON.parse((await vid(['job', 'list', '--json'], { env })).stdout)).toMatchObject({
      data: [{ job_id: id, state: 'succeeded' }],
    });
    expect((await vid(['job', 'download', id, '--output', 'film.mp4'], { env })).stdout).toBe('film.mp4\n');
    expect(statSync(join(cwd, 'film.mp4')).size).toBeGreaterThan(500);
  });

  it('stores a key for its owner alone', async () => {
    expect((await vid(['login', '--base-url', server.url], { input: 'emp_local_other\n' })).code).toBe(0);
    expect(statSync(join(cwd, 'profiles.json')).mode & 0o777).toBe(0o600);
    expect((await vid(['account'])).stdout).toContain('credits');
    expect((await vid(['config', 'explain'])).stdout).not.toContain('emp_local_other');
    expect((await vid(['logout'])).code).toBe(0);
    expect((await vid(['account'])).code).toBe(3);
  });

  it('verifies and signs deliveries', async () => {
    const secret = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
    const body = JSON.stringify({
      event: 'ping',
      payload: {},
      emitted_at: '2026-01-01T00:00:00.000Z',
      delivery_id: 'dlv_0001',
    });
    writeFileSync(join(cwd, 'body.json'), body);
    const signing = { env: { VID_WEBHOOK_SECRET: secret } };
    const signed = await vid(['webhook', 'sign', 'body.json', '--timestamp', '1767225600'], signing);
    expect(signed.stdout.toLowerCase()).toContain(
      'x-service-signature: sha256=57fb329c4a1b03d41f4b2dd629f0d203bb8faa045e87866db4dfb73b1db1fbe2',
    );
    writeFileSync(join(cwd, 'headers.txt'), signed.stdout);
    const verify = ['webhook', 'verify', 'body.json', '--headers', 'headers.txt'];
    expect((await vid([...verify, '--now', '1767225700'], signing)).code).toBe(0);
    const late = await vid(verify, signing);
    expect([late.code, late.stdout]).toEqual([11, '']);
  });
});
