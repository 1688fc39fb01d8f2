/** The process that draws stills: one for all of them, none before and none after, and another where it is gone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createStillsProcess } from '../../src/adapters/ffmpeg/stills-process';
import type { RenderJob } from '../../src/ports/renderer';
import type { StillsOrder } from '../../src/render/messages';

const folder = mkdtempSync(join(tmpdir(), 'vid-stills-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tells its number as the subject; by the title it fails, dies, waits to be cancelled, or says that it has grown. */
const CHILD = `
import { connect } from 'node:net';
if (process.env.VID_TEST_PORT) connect(Number(process.env.VID_TEST_PORT), '127.0.0.1');
process.on('message', (message) => {
  const say = (said) => process.send(said);
  if (message.type === 'cancel') return say({ type: 'failed', reason: 'canceled', message: 'Cancelled.' });
  const { title } = message.order.job;
  if (title === 'dies') return process.exit(3);
  if (title === 'fails') return say({ type: 'failed', reason: 'crashed', message: 'No.' });
  say({ type: 'still', still: { scene: 0, key: 'key', subject: String(process.pid) } });
  if (title !== 'waits') say({ type: 'drawn', memory: title === 'grows' ? 2 ** 40 : 1 });
});
process.on('disconnect', () => process.exit(1));
`;
const path = join(folder, 'child.mjs');
writeFileSync(path, CHILD);

const started = (idleMs?: number) => {
  const drawing = createStillsProcess({
    entry: () => ({ path, execArgv: [] }),
    ...(idleMs === undefined ? {} : { idleMs }),
  });
  onTestFinished(() => drawing.end());
  /** The number of the process that drew. */
  const draw = async (title: string, signal = new AbortController().signal, heard?: () => void): Promise<number> => {
    let pid = 0;
    const job = { title, aspect: '9:16' } as RenderJob;
    const order: StillsOrder = { job, known: [], speaks: false, stallMs: 1000 };
    await drawing.draw(order, signal, ({ subject }) => {
      pid = Number(subject);
      heard?.();
    });
    return pid;
  };
  return { drawing, draw };
};
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process draws one still after the other, also after one that failed or was not wanted any more', async () => {
  const { drawing, draw } = started();
  const first = await draw('one');
  await expect(draw('fails')).rejects.toThrow('No.');
  const leaving = new AbortController();
  await expect(draw('waits', leaving.signal, () => leaving.abort())).rejects.toThrow('cancelled');
  expect(await draw('two')).toBe(first);
  await drawing.end();
  expect(lives(first)).toBe(false);
});

test('another takes the place of one that died or has grown large', async () => {
  const { draw } = started();
  const first = await draw('one');
  await expect(draw('dies')).rejects.toThrow('exit code 3');
  const second = await draw('grows');
  expect([second === first, lives(second)]).toEqual([false, false]);
  expect(lives(await draw('three'))).toBe(true);
});

test('it ends when nobody wants any more', async () => {
  const watcher = createServer();
  await new Promise<void>((resolve) => watcher.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void watcher.close());
  vi.stubEnv('VID_TEST_PORT', String((watcher.address() as AddressInfo).port));
  onTestFinished(() => void vi.unstubAllEnvs());
  const ended = new Promise<void>((resolve) => {
    watcher.once('connection', (socket) => socket.on('error', () => undefined).once('close', () => resolve()));
  });
  const { draw } = started(1);
  const pid = await draw('one');
  await ended;
  expect(await draw('two')).not.toBe(pid);
});
