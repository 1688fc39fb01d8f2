/** What a server keeps is its owner's alone, whatever the umask says. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '../../src/create-server';
import { createWorld } from '../support/world';

let umask = 0;
beforeAll(() => {
  umask = process.umask(0);
});
afterAll(() => void process.umask(umask));

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'vid-private-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
/** Everything below a folder, and the folder, by what others may do with it. */
const modes = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['.', ...(readdirSync(path, { recursive: true }) as string[])].map((name) => [name, modeOf(join(path, name))]),
  );

const isPrivate = (path: string): void => {
  for (const [name, mode] of Object.entries(modes(path)))
    expect([name, mode]).toEqual([name, statSync(join(path, name)).isDirectory() ? '700' : '600']);
};

test('the data folder and all it ever holds', async () => {
  const dataDir = join(folder(), 'a', 'b');
  const seen = new Set<string>();
  const world = await createWorld({ dataDir });
  const look = () => {
    isPrivate(dataDir);
    for (const name of Object.keys(modes(dataDir))) seen.add(name.replace(/job_[\w-]+/, 'job'));
  };
  look();
  await world.accepted();
  await world.server.settled();
  look();
  const snapshot = await world.server.admin.snapshot();
  await world.server.admin.restore(snapshot);
  look();
  await world.server.admin.reset();
  await world.accepted();
  await world.server.settled();
  look();
  await world.server.close();
  look();
  expect(modeOf(join(dataDir, '..'))).toBe('700');
  expect([...seen]).toEqual(expect.arrayContaining(['vid.db', 'vid.db-wal', 'videos', 'videos/job.mp4', 'scratch']));
});

test('a folder that an earlier version left open is narrowed, with what it holds', async () => {
  const dataDir = folder();
  await (await createServer({ dataDir })).close();
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'vid.db'), 0o644);
  mkdirSync(join(dataDir, 'videos'), { recursive: true });
  chmodSync(join(dataDir, 'videos'), 0o755);
  const world = await createWorld({ dataDir });
  await world.accepted();
  await world.server.settled();
  isPrivate(dataDir);
});

test('a folder that holds other things is left as it is, and told', async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'notes.txt'), '');
  chmodSync(dataDir, 0o755);
  const logTo = vi.fn<(line: string) => void>();
  const server = await createServer({ dataDir, logLevel: 'warn', logTo });
  onTestFinished(() => server.close());
  expect(logTo.mock.calls.join()).toContain(`chmod 700 ${dataDir}`);
  expect(modeOf(dataDir)).toBe('755');
  expect(modeOf(join(dataDir, 'vid.db'))).toBe('600');
});
