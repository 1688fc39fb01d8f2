/** `vid doctor` tries each part, tells every problem with its next step, and gives nothing away. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf } from '../../server/test/support/part-of';
import { judgeAgainst, judgeOwnClock } from '../src/doctor/check-clock';
import { checkFolder, judgeRoom, nextForFolder, placesOf } from '../src/doctor/check-folders';
import { checkNode } from '../src/doctor/check-node';
import { checkImageCommand, checkPlanner } from '../src/doctor/check-own-programs';
import { checkRendering, loadProblem } from '../src/doctor/check-rendering';
import { checkService } from '../src/doctor/check-service';
import { checkFiles, checkKeyFile, checkVariables } from '../src/doctor/check-settings';
import type { Finding } from '../src/doctor/finding';
import { findingText } from '../src/doctor/finding-text';
import { hideSecretsIn, shortenHome } from '../src/doctor/hide';
import { runCheck } from '../src/doctor/run-check';
import { systemNext } from '../src/doctor/system-next';
import { loadInstallation } from '../src/load-server';
import { readSettings } from '../src/settings';
import { type Run, runVid } from './run-vid';
import { launch } from './start-vid';
import { loadPty, runInTerminal } from './terminal';

const pty = await loadPty();
const POSIX = process.platform !== 'win32';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-doctor-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
const folder = (): string => {
  const path = join(root, `run-${(count += 1)}`);
  mkdirSync(path);
  return path;
};

const findingsOf = ({ stdout }: Run): readonly Finding[] => (JSON.parse(stdout) as { data: readonly Finding[] }).data;
const named = (findings: readonly Finding[], wanted: string): Finding | undefined =>
  findings.find(({ name }) => name === wanted);

/** A machine without an ffmpeg, on which pictures can be drawn. */
const NO_FFMPEG = { VID_FFMPEG: '/nowhere/ffmpeg' };
/** And without a folder for temporary files: nothing can be drawn either, so that no time goes there. */
const BARE = { ...NO_FFMPEG, TMPDIR: '/nowhere', TEMP: '/nowhere' };

describe('the whole command', () => {
  it('tries each part and leaves nothing', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runVid(['doctor', '--json'], { cwd });
    const document = JSON.parse(stdout) as { data: readonly Finding[]; findings: readonly Finding[] };
    expect([code, stderr, document.findings]).toEqual([0, '', document.data]);
    const states = Object.fromEntries(document.data.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({
      ...{ Node: 'ok', ffmpeg: 'ok', drawing: 'ok', fonts: 'ok', encoding: 'ok', sound: 'ok', narration: 'ok' },
      ...{ 'temporary folder': 'ok', 'working folder': 'ok', 'settings folder': 'ok', settings: 'ok' },
      ...{ 'base URL': 'warning', 'API key': 'warning', clock: 'ok' },
    });
    expect(named(document.data, 'encoding')?.detail).toMatch(/^10 frames .*\(ftyp moov .*mdat\)/);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('goes on behind a problem, names the next step of each, and ends with 1', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'vid.config.json'), '{"baseUrl": emp_live_planted}');
    const env = { ...NO_FFMPEG, VID_BASE_URL: 'http://127.0.0.1:9' };
    const { code, stdout, stderr } = await runVid(['doctor'], { cwd, env });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^2 problems, \d warnings?\. `vid doctor --report`/)]);
    expect(stdout).toMatch(/^✗ ffmpeg: VID_FFMPEG: .*there is no such file.*\n {2}→ correct VID_FFMPEG/m);
    expect(stdout.match(/^! (encoding|sound): not tried, since there is no ffmpeg/gm)).toHaveLength(2);
    expect(stdout).toMatch(/^✗ settings: .*vid\.config\.json can't be read as JSON.*\n {2}→ Mend the file/m);
    expect(stdout).toMatch(/^✓ drawing: a frame of/m);
    // What needs settings is told to be untried where those can't be read.
    expect(stdout).toMatch(/^! service: .*not tried/m);
    expect(stdout).not.toContain('planted');
    const [problems, steps] = [/^✗ /gm, /^✗ .*\n {2}→ \S/gm].map((pattern) => stdout.match(pattern)?.length);
    expect(steps).toBe(problems);
  });

  it('judges the service by its answer, and shows no key', async () => {
    const cwd = folder();
    const url = await listen((_request, response) => {
      response.writeHead(401, { date: new Date(Date.now() - 3_600_000).toUTCString() }).end('{}');
    });
    const env = { ...BARE, VID_BASE_URL: url, VID_API_KEY: 'emp_live_planted_1' };
    // The report has a name of its own, and is replaced by the next one.
    writeFileSync(join(cwd, 'vid-report.md'), '# vid doctor\nan old one');
    const run = await runVid(['doctor', '--report', '--json'], { cwd, env });
    expect(readdirSync(cwd)).toEqual(['vid-report.md']);
    const report = readFileSync(join(cwd, 'vid-report.md'), 'utf8');
    expect(report).toContain('## Versions');
    const findings = findingsOf(run);
    expect(named(findings, 'service')).toMatchObject({
      state: 'problem',
      detail: expect.stringContaining('does not know the key from VID_API_KEY'),
      next: 'vid login',
    });
    expect(named(findings, 'clock')).toMatchObject({ state: 'problem', detail: expect.stringContaining('ahead of') });
    expect(run.stdout + run.stderr + report).not.toContain('planted');
  });
});

describe('what was found is told', () => {
  it('at the end of --timeout, with what was not done', async () => {
    const cwd = folder();
    const url = await listen(() => undefined);
    const env = { ...BARE, VID_BASE_URL: url };
    const { code, stdout, stderr } = await runVid(['doctor', '--timeout', '1s', '--report', '--json'], { cwd, env });
    const findings = (JSON.parse(stdout) as { data: readonly Finding[] }).data;
    expect([code, JSON.parse(stderr)]).toMatchObject([8, { error: { message: expect.stringContaining('within 1s') } }]);
    expect(named(findings, 'Node')?.state).toBe('ok');
    expect(named(findings, 'service')).toMatchObject({ state: 'problem', next: expect.stringContaining('--timeout') });
    expect(readFileSync(join(cwd, 'vid-report.md'), 'utf8')).toContain('not done when the time was up');
  });

  it.skipIf(!POSIX)('of a folder that takes no bytes, and nothing is left there', () => {
    const cwd = folder();
    const { program, options } = launch(cwd, BARE);
    const run = spawnSync('sh', ['-c', `ulimit -f 0; exec "$@"`, 'sh', ...program, 'doctor', '--json'], {
      ...options,
      encoding: 'utf8',
    });
    expect(named(JSON.parse(run.stdout).data as Finding[], 'working folder')).toMatchObject({
      state: 'problem',
      next: expect.stringContaining('ulimit -f'),
    });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it.skipIf(!existsSync('/dev/full'))('when the report finds no room', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runVid(['doctor', '--report', '/dev/full'], { cwd, env: BARE });
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^✓ Node/)]);
    expect(stderr).toMatch(/^error: --report \/dev\/full can't be written: .*ENOSPC.*\n {2}→ Free some space/m);
    expect(stderr).not.toContain('The report is in');
  });
});

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => Promise.all(servers.map((one) => new Promise((resolve) => one.close(resolve)))));
const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const settingsFor = (env: Readonly<Record<string, string>>, files: Readonly<Record<string, unknown>> = {}) => {
  const cwd = folder();
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(cwd, name), typeof value === 'string' ? value : JSON.stringify(value), { mode: 0o600 });
  return readSettings({}, { cwd, env: { VID_CONFIG_DIR: cwd, ...env } });
};

describe('the service', () => {
  const ask = async (status: number, body = '{}', headers = {}) => {
    const url = await listen((_request, response) => void response.writeHead(status, headers).end(body));
    const findings = await checkService(settingsFor({ VID_BASE_URL: url, VID_API_KEY: 'emp_x_12345' }));
    return named(findings, 'service');
  };

  it.each<[what: string, status: number, body: string, headers: object, state: string, detail: RegExp]>([
    ['an account', 200, '{"user_id":"u"}', {}, 'ok', /answers 200 to the account check/],
    ['a page', 200, '<html>', {}, 'problem', /not as the service does/],
    ['a redirect', 302, '', { location: 'https://else.example' }, 'problem', /sends elsewhere/],
    ['a key that is unknown', 401, '{}', {}, 'problem', /does not know the key from VID_API_KEY/],
    ['an account that may not', 403, '{}', {}, 'problem', /may not/],
    [
      'a plan without an API',
      402,
      '{"code":"PLAN_UPGRADE_REQUIRED"}',
      {},
      'problem',
      /PLAN_UPGRADE_REQUIRED: The account is not on the Agency plan/,
    ],
    ['a limit', 429, '{}', {}, 'warning', /too many/],
    ['a failure', 503, '{}', {}, 'problem', /it fails/],
    ['something else', 404, '{}', {}, 'problem', /never does/],
  ])('%s', async (_what, status, body, headers, state, detail) => {
    const finding = await ask(status, body, headers);
    expect(finding).toMatchObject({ state, detail: expect.stringMatching(detail) });
    if (state === 'problem') expect(finding?.next).toMatch(/\S/);
  });

  it('that is not there is told with what starts one', async () => {
    const url = await listen(() => undefined);
    await new Promise((resolve) => servers.at(-1)?.close(resolve));
    const findings = await checkService(settingsFor({ VID_BASE_URL: url }));
    expect(named(findings, 'service')).toMatchObject({
      state: 'problem',
      detail: expect.stringContaining('nothing listens there'),
      next: 'vid server start',
    });
  });

  it('that speaks http is told so where https was asked for', async () => {
    const url = await listen(() => undefined);
    const findings = await checkService(settingsFor({ VID_BASE_URL: url.replace('http:', 'https:') }));
    expect(named(findings, 'service')).toMatchObject({
      state: 'problem',
      detail: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+ speaks http, not https/),
      next: `Write ${url}`,
    });
  });

  it.each<[what: string, answer: RequestListener]>([
    ['an answer', () => undefined],
    ['the end of an answer', (_request, response) => void response.writeHead(200).write('{')],
  ])('that hangs before %s is there', async (_what, answer) => {
    const url = await listen(answer);
    const findings = await checkService(settingsFor({ VID_BASE_URL: url }), 300);
    servers.at(-1)?.closeAllConnections();
    expect(named(findings, 'service')).toMatchObject({
      state: 'problem',
      detail: `${url} takes connections, but does not answer within 0.3 s`,
      next: expect.stringContaining('vid server status'),
    });
  });

  it.each([
    ['not a url', /is no URL/],
    ['ftp://host', /begins with ftp:/],
    ['https://user:planted@host', /a name or a password/],
    ['https://host/v1?token=planted', /a path or a query/],
  ])('%s is no base URL, and is not shown', async (value, detail) => {
    const [finding] = await checkService(settingsFor({ VID_BASE_URL: value }));
    expect(finding).toMatchObject({ state: 'problem', detail: expect.stringMatching(detail) });
    expect(JSON.stringify(finding)).not.toContain('planted');
  });

  it('is told to be corrected where it came from', async () => {
    const url = await listen((_request, response) => void response.writeHead(418).end());
    const settings = { ...settingsFor({}), baseUrl: { value: url, source: '/a/vid.config.json' } };
    expect(named(await checkService(settings), 'service')?.next).toMatch(/^correct \/a\/vid\.config\.json: /);
  });

  it('gets no key that is none, and is warned of where it is not encrypted', async () => {
    let sent: string | undefined;
    const url = await listen((request, response) => {
      sent = request.headers.authorization;
      response.writeHead(401).end('{}');
    });
    const findings = await checkService(settingsFor({ VID_BASE_URL: url, VID_API_KEY: 'planted' }));
    expect([sent, named(findings, 'API key')?.state, named(findings, 'service')?.state]).toEqual([
      undefined,
      'problem',
      'ok',
    ]);
  });
});

describe('the clock', () => {
  const at = Date.UTC(2026, 5, 1);
  const ago = (seconds: number) => new Date(at - seconds * 1000).toUTCString();

  it.each<[seconds: number, state: string, detail: RegExp]>([
    [0, 'ok', /as that of the service/],
    [60, 'ok', /60 s ahead/],
    [61, 'warning', /61 s ahead/],
    [-300, 'warning', /300 s behind/],
    [-301, 'problem', /301 s behind the service, so that deliveries are refused/],
  ])('%i seconds ahead', (seconds, state, detail) => {
    expect(judgeAgainst(ago(seconds), at)).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });

  it('that differs is compared with one that can be trusted', () => {
    const { next } = judgeAgainst(ago(301), at);
    expect(next).toMatch(/^compare .*; where it is wrong, set the clock/);
  });

  it('is judged by itself, too', () => {
    const judge = (wallMs: number, steadyMs: number) =>
      judgeOwnClock({ wallMs: at, steadyMs: 0 }, { wallMs, steadyMs })[0];
    expect(judge(at + 2000, 2000)?.state).toBe('ok');
    expect(judge(at + 9000, 2000)).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('forward by 7 s'),
    });
    expect(judge(at - 5000, 2000)).toMatchObject({ state: 'warning', detail: expect.stringContaining('back by 7 s') });
    expect(judge(0, 2000)).toMatchObject({ state: 'problem', detail: expect.stringContaining('1970') });
  });
});

describe('folders and disks', () => {
  it('a folder that is missing is judged by where it would be made', async () => {
    const path = join(folder(), 'a', 'b');
    expect(await checkFolder({ name: 'settings folder', path, otherwise: '' })).toEqual([
      { name: 'settings folder', state: 'ok', detail: `${path} can be made` },
    ]);
    expect(existsSync(join(path, '..'))).toBe(false);
    expect(await checkFolder({ name: 'temporary folder', path, otherwise: 'set TMPDIR', mustExist: true })).toEqual([
      {
        name: 'temporary folder',
        state: 'problem',
        detail: `${path} is not there, and nothing makes it`,
        next: `mkdir -p ${path}, or set TMPDIR`,
      },
    ]);
    expect(
      placesOf(undefined)
        .filter(({ mustExist }) => mustExist)
        .map(({ name }) => name),
    ).toEqual(['temporary folder']);
    expect(await checkFolder({ name: 'server data', path, otherwise: '' })).toEqual([]);
  });

  it('a file in the place of a folder is a problem', async () => {
    const path = join(folder(), 'file');
    writeFileSync(path, '');
    const [finding] = await checkFolder({ name: 'temporary folder', path, otherwise: 'set TMPDIR' });
    expect(finding).toMatchObject({
      state: 'problem',
      detail: expect.stringContaining('it is no folder'),
      next: expect.stringContaining('set TMPDIR'),
    });
  });

  it.skipIf(!existsSync('/proc/self/fd'))('so is one that takes no file', async () => {
    const [finding] = await checkFolder({ name: 'working folder', path: '/proc/self/fd', otherwise: 'elsewhere' });
    expect(finding).toMatchObject({ state: 'problem', detail: expect.stringContaining('nothing can be written') });
  });

  it.each<[code: string, folder: string, own: boolean, next: string]>([
    ['EACCES', '/home/me/x', true, 'chmod u+rwx /home/me/x, or work elsewhere'],
    ['EACCES', '/home/me/x', false, 'work elsewhere'],
    ['EACCES', '/home', true, 'work elsewhere'],
    ['EACCES', '/', true, 'work elsewhere'],
    ['ENOSPC', '/home/me/x', true, 'free some space on the disk of /home/me/x, or work elsewhere'],
    ['EROFS', '/', true, 'have / mounted so that it can be written, or work elsewhere'],
    ['ENOTDIR', '/home/me/x', true, 'work elsewhere'],
  ])('%s of %s (own: %s) is mended by %s', (code, at, own, next) => {
    expect(nextForFolder({ path: '/home/me/x', otherwise: 'work elsewhere' }, { folder: at, code, own })).toBe(next);
  });

  it('what the system refuses has the next step of its code', () => {
    const step = (text: string) => systemNext(text);
    expect(step("EACCES: permission denied, open '/usr/lib/node_modules/sharp/index.js'")).toMatch(
      /^as the owner of \/usr\/lib\/node_modules\/sharp\/index\.js: chmod -R a\+rX/,
    );
    expect(step('The drawing process could not be started: spawn /usr/bin/node EACCES')).toContain('/usr/bin/node');
    expect(step('ENOSPC: no space left on device, write')).toBe('free some space on the disk');
    expect(step('EMFILE: too many open files')).toContain('ulimit -n');
    expect(step('libsql is gone')).toBeUndefined();
  });

  it('room is judged by the longest film', () => {
    const state = (free: number) => judgeRoom(free, ['/x'], 100e6).state;
    expect([state(199e6), state(200e6), state(999e6), state(1e9)]).toEqual(['problem', 'warning', 'warning', 'ok']);
    expect(judgeRoom(1, ['/x'], 100e6)).toMatchObject({ next: 'free some space on the disk of /x' });
  });

  it('are those that commands write into', () => {
    expect(placesOf('/settings', '/work').map(({ path }) => path)).toEqual([
      tmpdir(),
      '/work',
      '/settings',
      join('/work', '.vid'),
    ]);
  });
});

describe('settings', () => {
  it('members and variables that mean nothing are told with the nearest name', () => {
    const settings = settingsFor(
      { VID_PROFILE: 'work' },
      { 'vid.config.json': { baseUlr: 'x' }, 'profiles.json': { work: { apikey: 'emp_planted_1' } } },
    );
    const findings = checkFiles(settings);
    expect(findings.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/vid\.config\.json: baseUlr means nothing; did you mean baseUrl\?$/),
      expect.stringMatching(/profiles\.json: apikey means nothing; did you mean apiKey\? \(profile work\)$/),
    ]);
    expect(findings.map(({ next }) => next)).toEqual([
      expect.stringMatching(/^edit \S+vid\.config\.json$/),
      expect.stringMatching(/^edit \S+profiles\.json$/),
    ]);
    expect(checkVariables({ VID_BASEURL: 'x', VID_FFMPEG: 'y', OTHER: 'z' })).toEqual([
      {
        name: 'environment',
        state: 'warning',
        detail: 'VID_BASEURL means nothing; did you mean VID_BASE_URL?',
        next: 'unset VID_BASEURL, and set VID_BASE_URL',
      },
    ]);
  });

  it.skipIf(!POSIX)('keys that others may read are told', () => {
    const settings = settingsFor({}, { 'profiles.json': {} });
    const path = join(settings.configDir.value, 'profiles.json');
    expect(checkKeyFile(settings)).toEqual([]);
    writeFileSync(path, '{}');
    rmSync(path);
    writeFileSync(path, '{}', { mode: 0o644 });
    expect(checkKeyFile(settings)).toMatchObject([{ state: 'warning', next: `chmod 600 ${path}` }]);
  });
});

describe('parts', () => {
  it('an old Node is a problem', () => {
    expect(checkNode('20.18.0')[0]).toMatchObject({ state: 'problem', next: expect.stringContaining('20.18.1') });
    expect(checkNode('20.18.1')[0]?.state).toBe('ok');
    expect(checkNode('22.0.0')[0]?.state).toBe('ok');
  });

  it('without the server, rendering is off and nothing fails', async () => {
    expect(await checkRendering(undefined)).toEqual([
      {
        name: 'local rendering',
        state: 'warning',
        detail: '@vid/server is not installed, so --local and `vid server` are off',
        next: 'npm install @vid/server',
      },
    ]);
    expect(loadProblem(new Error('libsql is gone\nstack'))).toMatchObject({
      state: 'problem',
      detail: expect.stringMatching(/libsql is gone$/),
    });
    expect(loadProblem(new Error("EACCES: permission denied, open '/x/y.js'")).next).toContain('chmod -R a+rX /x/y.js');
  });

  it('of the user are tried: what draws, and what plans', async () => {
    const installation = await loadInstallation();
    const command = (text: string) => checkImageCommand(installation, { VID_IMAGE_COMMAND: text }, 10_000);
    expect(await command('exit 3')).toMatchObject([
      { name: 'own pictures', state: 'problem', detail: expect.stringContaining('it ended with 3') },
    ]);
    expect(await command('cat > /dev/null')).toMatchObject([
      { detail: expect.stringContaining('it wrote no picture') },
    ]);
    const planner = (env: NodeJS.ProcessEnv) => checkPlanner(installation, env);
    const url = await listen((_request, response) => void response.end('{"data":[{"id":"small"}]}'));
    expect(await planner({ VID_PLANNER_URL: `${url}/v1` })).toMatchObject([
      { name: 'own planner', state: 'ok', detail: expect.stringContaining('has small') },
    ]);
    expect(await planner({ VID_PLANNER_URL: url, VID_PLANNER_MODEL: 'large' })).toMatchObject([
      { state: 'problem', next: 'correct VID_PLANNER_MODEL' },
    ]);
    const closed = await listen(() => undefined);
    await new Promise((resolve) => servers.at(-1)?.close(resolve));
    expect(await planner({ VID_PLANNER_URL: closed })).toMatchObject([
      { state: 'problem', detail: expect.stringContaining("can't be reached (ECONNREFUSED)") },
    ]);
    expect(await planner({ VID_PLANNER_URL: 'nowhere' })).toMatchObject([{ state: 'problem' }]);
    expect([...(await checkImageCommand(installation, {})), ...(await planner({}))]).toEqual([]);
  });

  it('a check that throws or hangs is a finding', async () => {
    const throwing = () => {
      throw new Error('by accident');
    };
    expect(await runCheck({ name: 'disk space', limitMs: 60_000, run: throwing })).toMatchObject({
      hangs: false,
      findings: [{ name: 'disk space', state: 'problem', detail: expect.stringContaining('by accident') }],
    });
    const hanging = () => new Promise<never>(() => undefined);
    expect(await runCheck({ name: 'service', limitMs: 1, run: hanging })).toMatchObject({
      hangs: true,
      findings: [{ name: 'service', state: 'problem', next: expect.stringMatching(/\S/) }],
    });
  });

  it('lines are set in below their mark', () => {
    const plain = (text: string): string => text;
    const style = { green: plain, cyan: plain, dim: plain, red: plain, bold: plain };
    const finding = {
      name: 'disk',
      state: 'problem',
      detail: 'one two three four five',
      next: 'do this and then that',
    } as const;
    expect(findingText(finding, style, 20)).toBe('✗ disk: one two\n  three four five\n  → do this and then\n    that');
    expect(findingText(finding, style, undefined)).toBe('✗ disk: one two three four five\n  → do this and then that');
  });
});

describe('--report', () => {
  const PLANTED = {
    VID_API_KEY: 'emp_live_planted_key_1',
    VID_WEBHOOK_SECRET: 'c0ffee'.repeat(10) + '1234',
    VID_PLANNER_KEY: 'planted-planner-key',
    VID_DATABASE_URL: 'postgres://admin:planted-database@db.internal/vid',
    VID_ODD_ONE: 'https://me:planted-odd@odd.example/?token=planted-token',
    HTTPS_PROXY: 'http://proxyuser:planted-proxy@proxy.example:8080',
    GITHUB_TOKEN: 'planted-github-token',
    VID_BASE_URL: 'https://user:planted-base@api.invalid',
  };

  it('tells everything but what is secret', async () => {
    const cwd = folder();
    const config = { profile: 'work', webhookSecret: 'planted-in-config', nested: { deep: 'planted-nested' } };
    writeFileSync(join(cwd, 'vid.config.json'), JSON.stringify(config));
    const profiles = {
      work: { apiKey: 'emp_live_planted_profile' },
      other: { apiKey: 'emp_live_planted_other', baseUrl: 'https://u:planted-stored@x.example' },
    };
    writeFileSync(join(cwd, 'profiles.json'), JSON.stringify(profiles), { mode: 0o600 });
    const lines = [
      {
        step: 'local',
        id: 'a',
        at: 1_780_000_000_000,
        title: 'emp_live_planted_title https://u:planted-title@x',
        pid: 1,
        state: 'succeeded',
      },
      {
        step: 'local',
        id: 'b',
        at: 1_780_000_001_000,
        title: 'planted-planner-key',
        pid: 1,
        state: 'failed',
        file: '/planted-database',
      },
    ];
    writeFileSync(join(cwd, 'renders.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { code, stdout } = await runVid(['doctor', '--report', 'report.md', '--json'], {
      cwd,
      env: { ...BARE, ...PLANTED },
    });
    const report = readFileSync(join(cwd, 'report.md'), 'utf8');
    expect([code, (JSON.parse(stdout) as { report: string }).report]).toEqual([1, 'report.md']);
    for (const text of [report, stdout]) {
      expect(text).not.toContain('planted');
      for (const value of Object.values(PLANTED)) expect(text).not.toContain(value);
    }
    if (POSIX) expect(statSync(join(cwd, 'report.md')).mode & 0o777).toBe(0o600);
    expect(report).toMatch(/^# vid doctor\n/);
    expect(report).toMatch(/\| @vid\/cli \| \d+\.\d+\.\d+ \|/);
    expect(report).toMatch(/\| @vid\/server \| \d+\.\d+\.\d+ \|/);
    expect(report).toContain(`| Node | ${process.version} |`);
    expect(report).toMatch(/\| ffmpeg \| \*\*problem\*\* \|.*\| correct VID_FFMPEG/);
    expect(report).toMatch(/\| API key \| \(hidden\) \| VID_API_KEY \|/);
    expect(report).toMatch(/\| \S+Z \| failed \| - \| here \|\n\| \S+Z \| succeeded \| - \| here \|/);
    expect(report).toContain('`HTTPS_PROXY`, `VID_API_KEY`, `VID_BASE_URL`');
    expect(report).not.toContain('GITHUB_TOKEN');
  });

  it('keeps to the rules of every other file', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'notes.md'), 'mine');
    const refused = await runVid(['doctor', '--report', 'notes.md'], { cwd });
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('--force');
    expect(readFileSync(join(cwd, 'notes.md'), 'utf8')).toBe('mine');
    const nowhere = await runVid(['doctor', '--report', 'none/report.md'], { cwd });
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('does not exist')]);
  });

  it('goes to stdout alone', async () => {
    const cwd = folder();
    const { stdout } = await runVid(['doctor', '--report', '-'], { cwd, env: BARE });
    expect(stdout).toMatch(
      /^# vid doctor\n[^]*## Variables that are set\n\n`VID_CONFIG_DIR`, `VID_FFMPEG` \(names only\)\n$/,
    );
  });

  it('shortens the home folder, and nothing that only begins like it', () => {
    const home = join('/', 'home', 'me');
    expect(shortenHome(`${home}/x, ${home}: ${home}er ${home}-2`, home)).toBe(`~/x, ~: ${home}er ${home}-2`);
    expect(shortenHome('/x', '/')).toBe('/x');
    expect(shortenHome(join(homedir(), 'x'))).toMatch(/^~/);
    expect(hideSecretsIn('postgres://a:b@host/x')).toBe('postgres://host/x');
  });
});

describe.skipIf(typeof pty === 'string')('in a terminal', () => {
  it.each(partOf([50, 140], 2))('of %i columns nothing is cut or broken by the terminal', async (columns) => {
    const cwd = folder();
    const { left, raw } = await runInTerminal(['doctor'], { cwd, env: BARE, columns });
    expect(left.every((line) => line.length <= columns)).toBe(true);
    for (const line of left) expect(line).toMatch(/^([✓!✗] \S| {2}(→ )?\S| {4}\S|\d+ problem)/);
    expect(raw).toContain('\u001b[32m✓');
    expect(raw).toContain('\u001b[31m✗');
  });
});
