import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockJournal } from '../src/batch/journal-lock';
import { clearLeftLock } from '../src/clear-left-lock';
import { inTurn } from '../src/in-turn';
import { changeProfile, readProfiles } from '../src/profiles';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-turn-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets one work after the other, and leaves nothing behind', async () => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => inTurn(lock, work)));
  expect([most, existsSync(lock)]).toEqual([1, false]);
});

it('gives the turn back when the work fails', async () => {
  await expect(inTurn(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

it('takes the turn of a process that is gone, and of one that ended before it wrote its number', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, JSON.stringify({ pid, host: hostname() }));
  expect(await inTurn(lock, () => Promise.resolve(1))).toBe(1);
  writeFileSync(lock, '');
  utimesSync(lock, 1, 1);
  expect(await inTurn(lock, () => Promise.resolve(2))).toBe(2);
});

it('says who is in the way when a living process keeps it', async () => {
  const holder = JSON.stringify({ pid: process.ppid, host: hostname() });
  writeFileSync(lock, holder);
  await expect(inTurn(lock, () => Promise.resolve(), 0)).rejects.toThrow(`remove ${lock}`);
  expect(readFileSync(lock, 'utf8')).toBe(holder);
});

it('takes what an earlier process of the same number left, and not what this one holds', async () => {
  const own = JSON.stringify({ pid: process.pid, host: hostname() });
  writeFileSync(lock, own);
  // At once: it is not even waited for.
  expect(await inTurn(lock, () => Promise.resolve('taken'), 0)).toBe('taken');
  await inTurn(lock, async () => {
    expect(readFileSync(lock, 'utf8')).toBe(own);
    await expect(inTurn(lock, () => Promise.resolve(), 0)).rejects.toThrow(`remove ${lock}`);
    expect(existsSync(lock)).toBe(true);
  });
  expect(existsSync(lock)).toBe(false);
});

it('removes a lock that was left, and gives back one that another process has made since', () => {
  writeFileSync(lock, 'left');
  clearLeftLock(lock, () => false);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(lock, 'of another');
  clearLeftLock(lock, (aside) => readFileSync(aside, 'utf8') === 'of another' && !existsSync(lock));
  expect([readFileSync(lock, 'utf8'), readdirSync(folder)]).toEqual(['of another', ['lock']]);
  rmSync(lock);
  expect(() => clearLeftLock(lock, () => true)).not.toThrow();
});

it('refuses a journal at once that is in use here, by a living process or on another machine', async () => {
  const journal = join(folder, 'a.journal');
  const release = await lockJournal(journal);
  await expect(lockJournal(journal)).rejects.toThrow(`process ${process.pid} on ${hostname()}) works with ${journal}`);
  release();
  writeFileSync(`${journal}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere.example' }));
  await expect(lockJournal(journal)).rejects.toThrow('process 1 on elsewhere.example');
  expect(existsSync(`${journal}.lock`)).toBe(true);
});

it('loses no profile of those that are stored at the same time', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `p${at}`);
  await Promise.all(names.map((name) => changeProfile(folder, name, (kept) => ({ ...kept, apiKey: `emp_${name}` }))));
  expect(readProfiles(folder)).toEqual(Object.fromEntries(names.map((name) => [name, { apiKey: `emp_${name}` }])));
});
