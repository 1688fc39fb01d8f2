/** A claim is on the disk before the render may be sent: `begin` and `finish` wait for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileJournal } from '../src/journal';

const disk = vi.hoisted(() => ({ flushes: [] as (() => void)[] }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const open: typeof real.open = async (...request) => {
    const file = await real.open(...request);
    const flush = file.datasync.bind(file);
    file.datasync = async () => {
      await new Promise<void>((go) => disk.flushes.push(go));
      await flush();
    };
    return file;
  };
  return { ...real, open };
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const INTENT = { scope: 'account', key: 'key-1', bodyHash: 'hash', at: 0, scenes: 1, label: 'Hello' };

test('neither a claim nor an end is told before it is flushed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const journal = new FileJournal({ path: join(folder, 'journal') });
  for (const step of [() => journal.begin(INTENT), () => journal.finish('account', 'key-1', { state: 'refused' })]) {
    let told = false;
    const done = step().then(() => (told = true));
    while (disk.flushes.length === 0) await turn();
    for (let count = 0; count < 20; count += 1) await turn();
    expect(told).toBe(false);
    disk.flushes.pop()?.();
    await done;
  }
});
