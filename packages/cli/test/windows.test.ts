/** What Windows does in another way than the systems that these tests run on. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readBatch } from '../src/batch/read-batch';
import { defaultOutput } from '../src/default-output';
import { isDeviceName } from '../src/device-name';
import { endWithReader } from '../src/end-with-reader';
import { endingSignals } from '../src/ending-signals';
import { withLocalClips } from '../src/local-clips';
import { renameWhenFree } from '../src/rename-when-free';
import { readSettings } from '../src/settings';

const onPlatform = (platform: NodeJS.Platform): void => {
  const { platform: own } = process;
  Object.defineProperty(process, 'platform', { value: platform });
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: own }));
};
const inFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-windows-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
afterEach(() => vi.restoreAllMocks());

/** Fails so often with a code, and then does nothing. */
const failing = (times: number, code: string) => {
  let left = times;
  return vi.fn(() => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error(code), { code });
  });
};

it.each(['EPERM', 'EBUSY', 'EACCES'])('renames again what is held on Windows (%s)', (code) => {
  onPlatform('win32');
  const rename = failing(3, code);
  renameWhenFree('from', 'to', rename);
  expect(rename.mock.calls).toEqual(Array.from({ length: 4 }, () => ['from', 'to']));
});

it.each([
  ['linux', 'EACCES'],
  ['win32', 'ENOENT'],
] as const)('renames once on %s, where %s will not pass', (platform, code) => {
  onPlatform(platform);
  const rename = failing(1, code);
  expect(() => renameWhenFree('from', 'to', rename)).toThrow(code);
  expect(rename).toHaveBeenCalledOnce();
});

it('ends when Windows tells of Ctrl-Break or of a closed console, and survives a hang-up elsewhere', () => {
  expect(endingSignals('win32')).toEqual(['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']);
  expect(endingSignals('darwin')).toEqual(['SIGINT', 'SIGTERM']);
});

it('keeps settings in the folder of the user that Windows names', () => {
  const env = { APPDATA: join('C:', 'Users', 'somebody', 'AppData', 'Roaming') };
  const cwd = inFolder();
  expect(readSettings({}, { env, cwd, platform: 'win32' }).configDir).toEqual({
    value: join(env.APPDATA, 'vid'),
    source: 'APPDATA',
  });
  expect(readSettings({}, { env, cwd, platform: 'linux' }).configDir.source).toBe('default');
  const chosen = { ...env, XDG_CONFIG_HOME: inFolder() };
  expect(readSettings({}, { env: chosen, cwd, platform: 'win32' }).configDir.source).toBe('XDG_CONFIG_HOME');
});

it('takes a drive for no scheme of a URL', () => {
  const clip = (url: string): unknown =>
    (withLocalClips({ scene_plan: [{ video_url: url }] })['scene_plan'] as { video_url: string }[])[0]?.video_url;
  expect(clip(String.raw`C:\clips\a.mp4`)).toMatch(/^file:/);
  expect(clip('d:/clips/a.mp4')).toMatch(/^file:/);
  expect(clip('https://media.example/a.mp4')).toBe('https://media.example/a.mp4');
  expect(clip('file:///c:/a.mp4')).toBe('file:///c:/a.mp4');
});

it.each(['EPIPE', 'EOF'])('ends with its reader, as %s tells', (code) => {
  const before = process.stdout.listeners('error');
  process.stdout.removeAllListeners('error');
  onTestFinished(() => {
    process.stdout.removeAllListeners('error');
    for (const listener of before) process.stdout.on('error', listener as () => void);
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  endWithReader();
  process.stdout.emit('error', Object.assign(new Error(`write ${code}`), { code }));
  expect(exit).toHaveBeenCalledOnce();
});

it('gives no video the name of a device', () => {
  const names = ['nul', 'CON.mp4', 'com1', 'Lpt9.tar.gz', 'aux .mp4'];
  expect(names.filter((name) => !isDeviceName(name))).toEqual([]);
  expect(['null', 'con-air', 'com10', 'video', 'auxiliary'].filter(isDeviceName)).toEqual([]);
  expect(defaultOutput('Nul!')).toBe('nul-video.mp4');
});

it.each(['a?b', 'a"b', '<1>', 'a|b', 'a*', 'NUL', 'com1.final'])('refuses %j as an id on Windows alone', async (id) => {
  const file = join(inFolder(), 'batch.jsonl');
  writeFileSync(file, `${JSON.stringify({ id, brief: 'x' })}\n`);
  const rules = {
    prepare: (members: Record<string, unknown>) => members,
    check: () => ({ problems: [], warnings: [] }),
  };
  expect((await readBatch(file, { ...rules, platform: 'linux' })).lines[0]?.id).toBe(id);
  await expect(readBatch(file, { ...rules, platform: 'win32' })).rejects.toThrow(/can't be rendered/);
});

it.skipIf(process.platform === 'win32')(
  'runs a batch file such as npm.cmd by way of the shell of Windows',
  async () => {
    const folder = inFolder();
    const told = join(folder, 'told');
    const executable = (name: string, text: string): string => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(folder, name), 0o755);
      return join(folder, name);
    };
    executable('npm.cmd', 'exit 1');
    const comspec = executable('shell', `echo "$@" > "${told}"; exit 7`);
    const env = { PATH: folder, PATHEXT: '.EXE;.CMD', comspec };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    onPlatform('win32');
    const { runCommand } = await import('../src/run-command');
    expect(await runCommand('npm', ['test', 'two words'], { env })).toBe(7);
    expect(readFileSync(told, 'utf8')).toBe('/d /s /c "npm ^"test^" ^"two^ words^""\n');
  },
);
