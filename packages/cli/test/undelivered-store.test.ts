/** What a listener keeps of deliveries that it answered for an app. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebhookDelivery } from '@vid/sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReceivedDelivery } from '../src/listen/received-delivery';
import { readCaptures } from '../src/webhook/captured-delivery';
import { findUndelivered, openUndelivered } from '../src/webhook/undelivered-store';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-store-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const APP = 'http://app.test/';
const early = (body: string): ReceivedDelivery => ({
  number: 0,
  receivedAt: new Date(0),
  headers: [['A', 'b']],
  body: Buffer.from(body),
  delivery: { event: 'video.failed', payload: {}, delivery_id: body } as unknown as WebhookDelivery,
  refusal: undefined,
  attempt: 1,
  status: 200,
  answeredEarly: true,
  forwarded: [],
});
const bodiesIn = async (file: string): Promise<readonly string[]> =>
  (await readCaptures(file)).map(({ body }) => body.toString());

it('has a file for each receiver, each delivery once, without what was taken', async () => {
  const store = openUndelivered(root);
  const [one, two, three] = [early('1'), early('2'), early('3')];
  for (const received of [one, two, early('2')]) store.add(received, APP);
  store.add(three, 'http://other.test/');
  store.taken(one);
  store.taken(early('4'));
  const files = store.close();
  expect(files).toMatchObject([
    { to: 'http://app.test/', count: 1 },
    { to: 'http://other.test/', count: 1 },
  ]);
  await expect(Promise.all(files.map(({ file }) => bodiesIn(file)))).resolves.toEqual([['2'], ['3']]);
});

it('leaves no file where everything was taken, and none before there is something', () => {
  const store = openUndelivered(join(root, 'new'));
  expect(existsSync(join(root, 'new'))).toBe(false);
  const one = early('1');
  store.add(one, APP);
  store.taken(one);
  expect([store.close(), readdirSync(join(root, 'new'))]).toEqual([[], []]);
});

it('fails where its folder can not be written', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => openUndelivered(join(root, 'file')).add(early('1'), APP)).toThrow(/ENOTDIR|EEXIST/);
});

it.skipIf(process.platform === 'win32')('neither writes nor reads what is not of its user alone', () => {
  const store = openUndelivered(root);
  store.add(early('1'), APP);
  const [name = ''] = readdirSync(root);
  const left = join(root, `${hostname()}-999999999-1.ndjson`);
  const put = (): void => {
    rmSync(left, { force: true });
    writeFileSync(left, readFileSync(join(root, name)), { mode: 0o600 });
  };
  put();
  expect(findUndelivered(root)).toHaveLength(1);
  chmodSync(left, 0o666);
  expect(findUndelivered(root)).toEqual([]);
  rmSync(left);
  symlinkSync(join(root, name), left);
  expect(findUndelivered(root)).toEqual([]);
  put();
  symlinkSync(root, join(root, 'link'));
  expect(findUndelivered(join(root, 'link'))).toEqual([]);
  chmodSync(root, 0o777);
  expect(findUndelivered(root)).toEqual([]);
  expect(() => openUndelivered(root).add(early('2'), APP)).toThrow('is not a folder of yours alone');
  chmodSync(root, 0o700);
  expect(findUndelivered(root)).toHaveLength(1);
});

it('finds what a listener has left that is gone, though its last line was cut, and no other', async () => {
  const store = openUndelivered(root);
  const [one, two] = [early('1'), early('2')];
  store.add(one, APP);
  store.add(two, APP);
  store.taken(two);
  expect([findUndelivered(root), findUndelivered(join(root, 'none'))]).toEqual([[], []]);
  const [name = ''] = readdirSync(root);
  const text = readFileSync(join(root, name), 'utf8');
  const left = join(root, `${hostname()}-999999999-1.ndjson`);
  writeFileSync(left, `${text}{"headers":[["A`, { mode: 0o600 });
  writeFileSync(join(root, `elsewhere-999999999-1.ndjson`), text);
  writeFileSync(join(root, `${hostname()}-${process.ppid}-1.ndjson`), text);
  expect(findUndelivered(root)).toEqual([{ file: left, to: 'http://app.test/', count: 1 }]);
  await expect(bodiesIn(left)).resolves.toEqual(['1']);
  const again = openUndelivered(root);
  again.add(early('5'), APP);
  expect(again.close()[0]?.file).not.toBe(join(root, name));
  expect(readFileSync(join(root, name), 'utf8')).toBe(text);
});
