/** Who may have a data folder, and who is ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { processStart } from '../../src/adapters/running/process-start';
import { claimRunFile, keepRunFile, readRunFile, removeRunFile, standingOf } from '../../src/adapters/running/run-file';
import { stopServer } from '../../src/adapters/running/stop-server';

const FACTS = { url: 'http://127.0.0.1:4600', port: 4600, log: null, memory: false };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-run-'));
  return () => rmSync(folder, { recursive: true, force: true });
});
const write = (text: string): void => writeFileSync(join(folder, 'server.json'), text);
const claim = async () => {
  const own = await claimRunFile(folder, FACTS);
  if (own === false) throw new Error('It is taken.');
  return own;
};

test('a claim is one file that its owner alone may read, and that goes with its owner', async () => {
  const own = await claim();
  expect(own).toMatchObject({ pid: process.pid, ...FACTS });
  if (process.platform !== 'win32') expect(statSync(join(folder, 'server.json')).mode & 0o777).toBe(0o600);
  expect([readRunFile(folder), await standingOf(own)]).toEqual([own, 'runs']);
  removeRunFile(folder, { ...own, pid: own.pid + 1 });
  expect(readRunFile(folder)).toEqual(own);
  removeRunFile(folder, own);
  expect(readRunFile(folder)).toBeUndefined();
});

test('a folder whose server runs is not claimed; what a dead one, or nobody, left is replaced', async () => {
  const own = await claim();
  expect(await claimRunFile(folder, FACTS)).toBe(false);
  for (const left of [JSON.stringify({ ...own, process_start: 'before' }), '{"half', '"text"', 'null']) {
    write(left);
    expect(await claimRunFile(folder, FACTS)).toMatchObject({ pid: process.pid });
  }
  expect(readFileSync(join(folder, 'server.json'), 'utf8')).toContain(own.process_start);
});

test('what was deleted comes back until it is let go', async () => {
  const own = await claim();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const letGo = keepRunFile(folder, own, 1000);
  rmSync(join(folder, 'server.json'));
  vi.advanceTimersByTime(999);
  expect(readRunFile(folder)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(readRunFile(folder)).toEqual(own);
  letGo();
  rmSync(join(folder, 'server.json'));
  vi.advanceTimersByTime(5000);
  expect(readRunFile(folder)).toBeUndefined();
});

test.each(['0', '-1', '1.5', '"1"', 'null'])('a process numbered %s is none', (pid) => {
  write(`{"host":"h","pid":${pid},"process_start":"x","url":"http://127.0.0.1:1"}`);
  expect(readRunFile(folder)).toBeUndefined();
});

test('a signal goes to nobody but the server, and the second one only while it lives', async () => {
  const child = spawn(process.execPath, [
    '-e',
    'process.on("SIGTERM", () => {}); console.log(1); process.stdin.resume()',
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const { pid = 0 } = child;
  const server = { ...(await claim()), pid, process_start: (await processStart(pid)) ?? '' };
  const sent: unknown[] = [];
  const kill = (to: number, signal: NodeJS.Signals): void => {
    sent.push([to, signal]);
    if (signal === 'SIGKILL') child.kill(signal);
  };
  write(JSON.stringify({ ...server, process_start: 'before' }));
  expect(await stopServer(folder, { graceMs: 0, kill })).toEqual({ outcome: 'none' });
  expect(sent).toEqual([]);
  write(JSON.stringify(server));
  expect(await stopServer(folder, { graceMs: 0, kill })).toMatchObject({ outcome: 'forced', server: { pid } });
  expect(sent).toEqual([
    [pid, 'SIGTERM'],
    [pid, 'SIGKILL'],
  ]);
});

test('one that may not be ended is left, and said why; one that has just ended is none to end', async () => {
  await claim();
  const failing = (code: string) => (): void => {
    throw Object.assign(new Error(`kill ${code}`), { code });
  };
  expect(await stopServer(folder, { graceMs: 0, kill: failing('EPERM') })).toMatchObject({
    outcome: 'kept',
    why: expect.stringContaining('kill EPERM'),
  });
  expect(await stopServer(folder, { graceMs: 0, kill: failing('ESRCH') })).toMatchObject({ outcome: 'stopped' });
  expect(readRunFile(folder)).toBeUndefined();
});
