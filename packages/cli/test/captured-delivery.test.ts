/** Captures that hold less than they seem to. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCaptures } from '../src/webhook/captured-delivery';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-captures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const LINE = '{"headers":{"a":"b"},"body_base64":"e30="}';
const read = async (text: string): Promise<number> => {
  const file = join(folder, 'capture.ndjson');
  writeFileSync(file, text);
  return (await readCaptures(file)).length;
};

it.each([
  [`${LINE}\n${LINE}\n`, 2],
  [`{"type":"ready"}\n\n${LINE}\r\n{}\n`, 1],
  [LINE, 1],
  [JSON.stringify(JSON.parse(LINE), null, 2), 1],
  [`[${LINE},{"event":"ready"},${LINE}]`, 2],
  [JSON.stringify([JSON.parse(LINE)], null, 2), 1],
])('what is no delivery is left out where it is whole: case %#', async (text, count) => {
  await expect(read(text)).resolves.toBe(count);
});

it('what can be done with what is no capture is said by who can do it', async () => {
  const file = join(folder, 'none');
  writeFileSync(file, 'A=b\n');
  const next = expect.stringMatching(/or the text of an HTTP request\.$/) as string;
  await expect(readCaptures(file)).rejects.toMatchObject({ next });
  const more = expect.stringMatching(/request\. Give --headers\.$/) as string;
  await expect(readCaptures(file, ' Give --headers.')).rejects.toMatchObject({ next: more });
});

it.each([
  [`${LINE}\n${LINE.slice(0, 30)}`, 2],
  [`${LINE.slice(10)}\n${LINE}\n`, 1],
])('a line that was cut is told, and nothing is done with the others: case %#', async (text, line) => {
  await expect(read(text)).rejects.toThrow(`Line ${line} of ${join(folder, 'capture.ndjson')} is no JSON`);
});
