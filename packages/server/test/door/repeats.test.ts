/** With a seed and a time to start at, two processes give the same bytes: answers, deliveries, videos, ledger and snapshot. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { drawingEntry } from '../render/drawing-entry';
import { asScript } from '../support/as-script';
import { createWorld } from '../support/world';

const SERVER = fileURLToPath(new URL('../support/repeating-server.ts', import.meta.url));

const run = async (turns: number, seed = 7): Promise<string> => {
  const { path } = await drawingEntry();
  const argv = [await asScript(SERVER), path, String(turns), String(seed)];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 2 ** 26 });
  return stdout;
};

test('the same requests give the same bytes in two processes, however long their work takes', async () => {
  const first = await run(0);
  expect((await run(200)).split('\n')).toEqual(first.split('\n'));
  const statuses = [...first.matchAll(/"status": (\d{3}),$/gm)].map(([, status]) => status);
  expect([...new Set(statuses)].sort()).toEqual(['200', '201', '202', '409', '429', '503']);
  for (const part of ['x-service-signature', 'video/mp4', '"kind": "render"'])
    expect([part, first.includes(part)]).toEqual([part, true]);
});

test('a start time is the clock of a new state alone, which stands still until it is let go', async () => {
  const { server } = await createWorld({ startTime: '2030-01-01T00:00:00+01:00', running: true });
  expect(server.admin.clock()).toMatchObject({ now: '2029-12-31T23:00:00.000Z', frozen: true });
  await server.admin.setClock({ advance_seconds: 60 });
  expect(new Date(server.now()).toISOString()).toBe('2029-12-31T23:01:00.000Z');
  await server.admin.setClock({ freeze: false });
  expect(server.admin.clock().frozen).toBe(false);
  await server.admin.reset();
  expect(server.admin.clock().now).toBe('2029-12-31T23:00:00.000Z');
});

test.each(['2030-01-01T00:00:00', 'soon', '1969-01-01T00:00:00Z', '2030-13-01T00:00:00Z'])(
  'the start time %s is refused',
  async (startTime) => {
    await expect(createWorld({ startTime })).rejects.toThrow('The start time must be a time with its zone');
  },
);
