/** Where commands write: nothing that is no earlier answer of theirs is lost, and what is written is whole or not there. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, LIFTED_LIMITS, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processLives } from '../src/process-lives';
import { changeProfile } from '../src/profiles';
import { runWarm } from './run-warm';
import { launch, startVid } from './start-vid';
import { loadPty, runInTerminal } from './terminal';
import { untilChanged } from './until-changed';

const POSIX = process.platform !== 'win32';
const pty = await loadPty();
const NOTES = 'what I must not forget\n';

const root = mkdtempSync(join(tmpdir(), 'vid-output-'));
let server: VidServer;
let env: Record<string, string>;
let jobId: string;
beforeAll(async () => {
  writeFileSync(PLAN, JSON.stringify({ scene_plan: [{ type: 'motion', prompt: 'Coffee.', duration: 3 }] }));
  const account = { plan: 'agency' as const, credits: 10_000, api_key: 'emp_local_dev', limits: LIFTED_LIMITS };
  server = await createServer({ config: { accounts: [account] } });
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
  const sent = await runWarm(['render', '--brief', 'Coffee.', '--no-wait'], { cwd: root, env });
  jobId = sent.stdout.trim();
  await server.settled();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const folder = (): string => mkdtempSync(join(root, 'own-'));
/** A process of its own needs half a second more where it plans first. */
const PLAN = join(root, 'plan.json');
const RENDER = ['render', '--plan', PLAN, '--local', '--renderer', 'instant'];
const isVideo = (path: string): boolean => readFileSync(path).toString('latin1', 4, 8) === 'ftyp';
const isSnapshot = (path: string): boolean => readFileSync(path, 'utf8').includes('"vid-snapshot"');

/** Every command that writes one file, with what it writes. */
const WRITERS: [name: string, argv: (output: string) => readonly string[], isAnswer: (path: string) => boolean][] = [
  ['render --local', (output) => [...RENDER, '--output', output], isVideo],
  ['render', (output) => ['render', '--brief', 'Tea.', '--output', output], isVideo],
  ['job download', (output) => ['job', 'download', jobId, '--output', output], isVideo],
  ['server snapshot save', (output) => ['server', 'snapshot', 'save', output], isSnapshot],
];

describe.each(WRITERS)('vid %s', (name, argv, isAnswer) => {
  // What is independent of one another takes turns: each pair of writer, place and flag is met.
  const turn = WRITERS.findIndex(([one]) => one === name);
  const forced = (place: number): readonly string[] => ((place + turn) % 2 === 0 ? [] : ['--force']);
  const run = (cwd: string, output: string, ...more: readonly string[]) =>
    runWarm([...argv(output), ...more], { cwd, env });

  it.concurrent('replaces an empty file, nothing else without --force, and nothing that is read-only', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'notes.txt'), NOTES);
    const refused = await run(cwd, 'notes.txt', '--json');
    expect([refused.code, refused.stdout], name).toEqual([2, '']);
    expect(JSON.parse(refused.stderr)).toMatchObject({
      error: {
        code: 'USAGE',
        message: expect.stringMatching(/notes\.txt .*is not a /),
        next: expect.stringContaining('--force'),
      },
    });
    expect(readFileSync(join(cwd, 'notes.txt'), 'utf8')).toBe(NOTES);
    expect((await run(cwd, 'notes.txt', '--force')).code).toBe(0);
    expect(isAnswer(join(cwd, 'notes.txt'))).toBe(true);
    // Elsewhere the next test does this, behind a link.
    if (!POSIX) expect((await run(cwd, 'notes.txt')).code).toBe(0);
    chmodSync(join(cwd, 'notes.txt'), 0o444);
    expect((await run(cwd, 'notes.txt', ...forced(0))).code).toBe(2);
    writeFileSync(join(cwd, 'empty'), '');
    expect((await run(cwd, 'empty')).code).toBe(0);
    expect(readdirSync(cwd).filter((file) => file.startsWith('.vid'))).toEqual([]);
  });

  it.skipIf(!POSIX).concurrent('follows links, replaces its own earlier answer, and keeps its mode', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'far'));
    symlinkSync('far/there', join(cwd, 'link'));
    expect((await run(cwd, 'link')).code).toBe(0);
    expect(lstatSync(join(cwd, 'link')).isSymbolicLink()).toBe(true);
    expect(isAnswer(join(cwd, 'far/there'))).toBe(true);
    chmodSync(join(cwd, 'far/there'), 0o640);
    const inode = statSync(join(cwd, 'far/there')).ino;
    expect((await run(cwd, 'link')).code).toBe(0);
    expect(statSync(join(cwd, 'far/there')).ino).not.toBe(inode);
    expect(lstatSync(join(cwd, 'link')).isSymbolicLink()).toBe(true);
    expect(statSync(join(cwd, 'far/there')).mode & 0o777).toBe(0o640);
    symlinkSync('round', join(cwd, 'round'));
    expect((await run(cwd, 'round')).code).toBe(2);
  });

  it.concurrent('refuses a folder and a missing folder', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'sub'));
    expect((await run(cwd, 'sub', ...forced(1))).code).toBe(2);
    expect((await run(cwd, 'missing/file', ...forced(2))).code).toBe(2);
  });

  it.skipIf(!POSIX).concurrent('writes into a pipe and a device, and lets both be', async () => {
    const cwd = folder();
    execFileSync('sh', ['-c', 'mkfifo pipe'], { cwd });
    symlinkSync('/dev/null', join(cwd, 'null'));
    const reading = once(spawn('sh', ['-c', 'cat pipe > copy'], { cwd }), 'close');
    const piped = await run(cwd, 'pipe');
    expect(piped.code, piped.stderr).toBe(0);
    expect(await reading).toEqual([0, null]);
    expect(isAnswer(join(cwd, 'copy'))).toBe(true);
    expect(lstatSync(join(cwd, 'pipe')).isFIFO()).toBe(true);
    expect((await run(cwd, 'null')).code).toBe(0);
    expect(lstatSync(join(cwd, 'null')).isSymbolicLink()).toBe(true);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it.skipIf(!POSIX).concurrent('takes /dev/stdout for stdout, where nothing else is printed then', async () => {
    const cwd = folder();
    for (const [at, output] of ['-', '/dev/stdout'].entries()) {
      const { program, options } = launch(cwd, env);
      const command = [...program, ...argv(output)].map((word) => `'${word}'`).join(' ');
      const into = (at + turn) % 2 === 0 ? '>' : '| cat >';
      const [code] = (await once(spawn('sh', ['-c', `${command} ${into} out-${at}`], options), 'close')) as [number];
      expect([code, isAnswer(join(cwd, `out-${at}`))]).toEqual([0, true]);
    }
    expect(readdirSync(cwd).filter((file) => file === '-' || file.startsWith('.vid'))).toEqual([]);
  });
});

describe.skipIf(!POSIX)('a finished video that nobody takes', () => {
  it.concurrent('ends quietly where the reader of stdout has had enough', async () => {
    const { program, options } = launch(folder(), env);
    const command = [...program, ...RENDER, '--output', '-'].map((word) => `'${word}'`).join(' ');
    const child = spawn('sh', ['-c', `{ ${command}; echo "ended $?" >&2; } | true`], options);
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += String(text);
    });
    await once(child, 'close');
    expect(said.split('\n').filter((line) => /^(?:error|ended)/.test(line))).toEqual(['ended 0']);
  });

  it.concurrent('has a name that can be one', async () => {
    const cwd = folder();
    const nameless = await runWarm([...RENDER, '--output', ''], { cwd, env });
    expect([nameless.code, nameless.stderr]).toEqual([2, expect.stringContaining('names no file')]);
    symlinkSync('round', join(cwd, 'round'));
    const round = await runWarm([...RENDER, '--output', 'round'], { cwd, env });
    expect(round.stderr).toContain('there are too many symbolic links');
  });
});

describe('vid batch', () => {
  it('works beside a .vid of a server, and judges every file before it renders any', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, '.vid'));
    writeFileSync(join(cwd, 'lines.jsonl'), '{"id":"a","brief":"Coffee."}\n{"id":"b","brief":"Tea."}\n');
    writeFileSync(join(cwd, 'b.mp4'), NOTES);
    const batch = (...more: readonly string[]) =>
      runWarm(['batch', 'lines.jsonl', '--local', '--renderer', 'instant', ...more], { cwd, env });
    const refused = await batch();
    expect([refused.code, refused.stdout, existsSync(join(cwd, 'a.mp4'))]).toEqual([2, '', false]);
    expect(refused.stderr).toMatch(/b\.mp4 of line 2 \(b\) is not replaced: .*is not a video/);
    expect(readFileSync(join(cwd, 'b.mp4'), 'utf8')).toBe(NOTES);
    const forced = await batch('--force');
    expect(forced.code, forced.stderr).toBe(0);
    expect([isVideo(join(cwd, 'a.mp4')), isVideo(join(cwd, 'b.mp4'))]).toEqual([true, true]);
    expect(readdirSync(cwd).sort()).toEqual([
      '.vid',
      'a.mp4',
      'b.mp4',
      'lines.jsonl',
      'lines.jsonl.journal',
      'renders.jsonl',
    ]);
    expect(readdirSync(join(cwd, '.vid'))).toEqual([]);
  });
});

describe.skipIf(!existsSync('/dev/full'))('a disk that is full', () => {
  it('keeps a video that was rendered here, and says where', async () => {
    const own = folder();
    const { code, stdout, stderr } = await runWarm([...RENDER, '--output', '/dev/full', '--json'], {
      cwd: folder(),
      env: { ...env, TMPDIR: own },
    });
    const { error } = JSON.parse(stderr) as { error: { message: string; next: string; kept: string } };
    expect([code, stdout, error.message]).toEqual([1, '', expect.stringMatching(/ENOSPC/)]);
    expect(error.next).toContain(error.kept);
    expect([error.kept.startsWith(own), isVideo(error.kept)]).toEqual([true, true]);
    expect(readdirSync(own)).toHaveLength(1);
  });

  it('leaves the video of a service where it is, and says how to fetch it', async () => {
    const { code, stderr } = await runWarm(['job', 'download', jobId, '--output', '/dev/full'], { cwd: folder(), env });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`ENOSPC[^]*vid job download ${jobId} --output`)),
    ]);
  });

  it('is told of stdout once, with the way to the video', () => {
    const cwd = folder();
    const { program, options } = launch(cwd, { ...env, TMPDIR: cwd });
    const command = [...program, ...RENDER, '--output', '-'].map((word) => `'${word}'`).join(' ');
    const run = spawnSync('sh', ['-c', `${command} > /dev/full`], { ...options, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([
      1,
      expect.stringMatching(/stdout can't be written: .*ENOSPC[^]*kept in /),
    ]);
    expect(run.stderr.match(/error:/g)).toHaveLength(1);
  });
});

it('a profile that can not be written is told with what to do, and the old one stays', async () => {
  const cwd = folder();
  const run = (input: string) => runWarm(['login'], { cwd, env: { VID_CONFIG_DIR: join(cwd, 'config') }, input });
  writeFileSync(join(cwd, 'config'), NOTES);
  const { code, stdout, stderr } = await run('emp_some_key');
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^error: .*profiles\.json can't be written: .*\.\n\s*→ .*VID_CONFIG_DIR.*\n$/),
  ]);
});

it.skipIf(!POSIX)('profiles behind a link stay there, for their owner alone', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'dotfiles'));
  writeFileSync(join(cwd, 'dotfiles/profiles.json'), '{}', { mode: 0o644 });
  symlinkSync('dotfiles/profiles.json', join(cwd, 'profiles.json'));
  await changeProfile(cwd, 'default', () => ({ apiKey: 'emp_some_key' }));
  expect(lstatSync(join(cwd, 'profiles.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(cwd, 'dotfiles/profiles.json'), 'utf8')).toContain('emp_some_key');
  expect(statSync(join(cwd, 'dotfiles/profiles.json')).mode & 0o777).toBe(0o600);
});

describe('what a killed render left', () => {
  const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

  it.skipIf(!POSIX)('is removed by the next one: its frames, and parts beside a video', async () => {
    const own = folder();
    const cwd = folder();
    const killed = startVid(['render', '--plan', PLAN, '--local', '--output', 'film.mp4'], {
      cwd,
      env: { ...env, TMPDIR: own },
    });
    await untilChanged(own, () => readdirSync(own).some((name) => name.startsWith('vid-work.')));
    killed.kill('SIGKILL');
    await killed.ended;
    const [left = ''] = readdirSync(own).filter((name) => name.startsWith('vid-work.'));
    const [, machine, pid] = left.split('.');
    expect([machine, processLives(Number(pid))]).toEqual([host, false]);
    const living = `vid-work.${host}.${process.pid}.abcdef`;
    const elsewhere = `vid-work.00000000.${pid}.abcdef`;
    for (const name of [living, elsewhere, 'vid-work', 'vid-mine']) mkdirSync(join(own, name));
    const part = (machineOf: string, process: string | number) => `.vid-part.${machineOf}.${process}.0123456789ab`;
    for (const name of [part(host, pid ?? ''), part(host, process.pid), part('00000000', pid ?? '')])
      writeFileSync(join(cwd, name), 'half');
    const next = await runWarm([...RENDER, '--output', 'film.mp4'], { cwd, env: { ...env, TMPDIR: own } });
    expect(next.code, next.stderr).toBe(0);
    expect(readdirSync(own).sort()).toEqual([elsewhere, living, 'vid-mine', 'vid-work'].sort());
    expect(
      readdirSync(cwd)
        .filter((name) => name.startsWith('.vid'))
        .sort(),
    ).toEqual([part('00000000', pid ?? ''), part(host, process.pid)].sort());
  });
});

describe.skipIf(typeof pty === 'string')('in a terminal', () => {
  const answer = async (keys: string) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'notes.txt'), NOTES);
    let asked = false;
    const run = await runInTerminal([...RENDER, '--output', 'notes.txt'], {
      cwd,
      env,
      columns: 140,
      onScreen(text, type) {
        if (asked || !text.includes('[y/N]')) return;
        asked = true;
        type(keys);
      },
    });
    return { ...run, video: isVideo(join(cwd, 'notes.txt')) };
  };

  it.concurrent.each([
    ['y\r', 0],
    ['n\r', 2],
    ['\r', 2],
    ['\u0004', 2],
    ['\u0003', 130],
  ])('a person is asked before something is lost: %j ends with %i', async (keys, expected) => {
    const { code, raw, video } = await answer(keys);
    expect([code, video], raw).toEqual([expected, expected === 0]);
  });

  it.concurrent('a video is not poured onto the screen', async () => {
    const { code, raw } = await runInTerminal([...RENDER, '--output', '-', '--json'], {
      cwd: folder(),
      env,
      columns: 80,
    });
    expect([code, raw]).toEqual([2, expect.stringContaining('stdout is a terminal')]);
  });

  it.concurrent('nor by the name of its device', async () => {
    const { code, raw } = await runInTerminal([...RENDER, '--output', '/dev/tty', '--json'], {
      cwd: folder(),
      env,
      columns: 80,
    });
    expect([code, raw]).toEqual([2, expect.stringContaining('is a terminal, which shows no files')]);
  });
});

it.skipIf(!POSIX)('a socket is refused', async () => {
  const cwd = folder();
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(join(cwd, 's'), resolve));
  const { code, stderr } = await runWarm([...RENDER, '--output', 's'], { cwd, env });
  await new Promise((resolve) => socket.close(resolve));
  expect([code, stderr]).toEqual([2, expect.stringContaining('it is a socket')]);
});
