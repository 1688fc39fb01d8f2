/** What is to be written while a flush is running shares the next one, and loses neither its order nor its promise. */
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepted } from './support/answers';

let folder: string;
let path: string;
let prototype: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-groups-'));
  path = join(folder, 'renders.jsonl');
  const file = await open(join(folder, 'other'), 'w');
  prototype = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const intent = (key: string) => ({ scope: 'account', key, bodyHash: 'hash', at: 0, scenes: 1, label: 'Hello' });
const keys = Array.from({ length: 100 }, (_, index) => `key-${index}`);
const written = async (): Promise<string[]> => {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { step, key, intent: of } = JSON.parse(line) as { step: string; key?: string; intent?: { key: string } };
    return `${step} ${key ?? of?.key}`;
  });
};

it('flushes a hundred at once together, in their order', async () => {
  const flush = vi.spyOn(prototype, 'datasync');
  const journal = new FileJournal({ path });
  await expect(Promise.all(keys.map((key) => journal.begin(intent(key))))).resolves.toEqual(keys.map(() => undefined));
  await Promise.all(keys.map((key) => journal.finish('account', key, { state: 'accepted', accepted: accepted() })));
  expect(flush).toHaveBeenCalledTimes(2);
  expect(await written()).toEqual([...keys.map((key) => `begin ${key}`), ...keys.map((key) => `finish ${key}`)]);
});

it('gathers what comes while a flush is running, and tells nobody before his own', async () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its file below
  const real = prototype.datasync;
  const held: (() => void)[] = [];
  vi.spyOn(prototype, 'datasync').mockImplementation(async function (this: FileHandle) {
    await new Promise<void>((go) => held.push(go));
    return real.call(this);
  });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const flushing = async (): Promise<void> => {
    while (held.length === 0) await turn();
    for (let count = 0; count < 20; count += 1) await turn();
  };
  const journal = new FileJournal({ path });
  const told: string[] = [];
  const begin = (key: string) => journal.begin(intent(key)).then(() => told.push(key));
  const first = begin('first');
  await flushing();
  const others = ['second', 'third', 'fourth'].map(begin);
  for (let count = 0; count < 20; count += 1) await turn();
  expect(told).toEqual([]);
  expect(held).toHaveLength(1);
  held.pop()?.();
  await first;
  await flushing();
  expect([told, held.length]).toEqual([['first'], 1]);
  held.pop()?.();
  await Promise.all(others);
  expect(told).toEqual(['first', 'second', 'third', 'fourth']);
});

it('gives a key to the first of those who claim it at once', async () => {
  const journal = new FileJournal({ path });
  const [won, ...lost] = await Promise.all(Array.from({ length: 5 }, () => journal.begin(intent('key'))));
  expect(won).toBeUndefined();
  for (const entry of lost) expect(entry).toMatchObject({ key: 'key', state: 'sending' });
  expect(await written()).toEqual(['begin key']);
});

it('gives a key again after what was sent with it was refused, in one turn', async () => {
  const journal = new FileJournal({ path });
  const steps = [
    journal.begin(intent('key')),
    journal.finish('account', 'key', { state: 'refused' }),
    journal.begin(intent('key')),
    journal.begin(intent('key')),
    journal.find('account', 'key'),
  ];
  const [first, , again, lost, found] = await Promise.all(steps);
  expect([first, again]).toEqual([undefined, undefined]);
  expect([lost, found]).toMatchObject([{ state: 'sending' }, { state: 'sending' }]);
  expect(await written()).toEqual(['begin key', 'finish key', 'begin key']);
});

it('tells each of those who write together of a flush that failed, and nobody else', async () => {
  const journal = new FileJournal({ path });
  await journal.begin(intent('before'));
  vi.spyOn(prototype, 'datasync').mockRejectedValueOnce(new Error('EIO'));
  const outcomes = await Promise.allSettled([
    journal.begin(intent('a')),
    journal.list(),
    journal.begin(intent('before')),
    journal.finish('account', 'before', { state: 'unknown' }),
    journal.begin(intent('b')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  // What may not be on the disk holds no key.
  await expect(Promise.all([journal.begin(intent('a')), journal.begin(intent('b'))])).resolves.toEqual([
    undefined,
    undefined,
  ]);
});
