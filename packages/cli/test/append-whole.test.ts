/** A disk that is full in the middle of a line: the lines before it stay lines, and so do those that come when there is room. */
import type * as Fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCassetteFile } from '../src/proxy/cassette-file';
import { openCapture } from '../src/webhook/capture-file';
import { openUndelivered } from '../src/webhook/undelivered-store';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return {
    ...fs,
    /** Takes a part, as a disk does that becomes full. */
    appendFileSync: (file: number, text: string): void => {
      fs.writeSync(file, disk.isFull ? text.slice(0, 5) : text);
      if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-append-'));
});
afterEach(() => {
  disk.isFull = false;
  rmSync(folder, { recursive: true, force: true });
});

/** Adds three lines, the second one to a full disk; gives what went wrong. */
const three = (add: (line: number) => void): unknown => {
  add(1);
  disk.isFull = true;
  let error: unknown;
  try {
    add(2);
  } catch (thrown) {
    error = thrown;
  }
  disk.isFull = false;
  add(3);
  return error;
};

const RULES = { force: undefined, ask: false };

it('a capture keeps its lines whole, and the error says what to do', async () => {
  const file = join(folder, 'deliveries.ndjson');
  const { add } = await openCapture(file, RULES);
  expect(three((number) => add({ number }))).toMatchObject({
    message: `--save ${file} can't be written: its disk is full (ENOSPC).`,
    next: `Free some space on the disk of ${file}, or name another file.`,
  });
  expect(readFileSync(file, 'utf8')).toBe('{"number":1}\n{"number":3}\n');
});

it('so does a cassette, also one that replaces another', async () => {
  const file = join(folder, 'cassette.ndjson');
  const line = (number: number) => ({ number }) as never;
  const header = { format: 'vid-cassette', version: 1, to: 'a' } as const;
  for (const before of ['', `${JSON.stringify(header)}\n`]) {
    writeFileSync(file, before);
    const { begin, add, close } = await openCassetteFile(file, RULES);
    begin(header as never);
    expect(three((number) => add(line(number)))).toMatchObject({
      message: `--record ${file} can't be written: its disk is full (ENOSPC).`,
    });
    close();
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(header)}\n{"number":1}\n{"number":3}\n`);
  }
});

it('so do deliveries that no app has taken: one that can not be kept is not taken for kept', () => {
  const store = openUndelivered(folder);
  const received = (number: number) =>
    ({
      number,
      headers: [],
      body: Buffer.from('{}'),
      receivedAt: new Date(0),
      delivery: { delivery_id: String(number) },
      forwarded: [],
    }) as never;
  expect(three((number) => store.add(received(number), 'http://a.test'))).toMatchObject({
    message: expect.stringMatching(/ndjson can't be written: its disk is full \(ENOSPC\)$/) as string,
  });
  const [left] = store.close();
  expect(left).toMatchObject({ to: 'http://a.test', count: 2 });
  expect(
    readFileSync(left?.file ?? '', 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toHaveLength(2);
});
