/** The forms in which headers are read, and those that are none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHeaders } from '../src/webhook/header-file';

let file: string;
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'vid-headers-')), 'headers');
});
afterAll(() => rmSync(join(file, '..'), { recursive: true }));

const read = (text: string): ReturnType<typeof readHeaders> => {
  writeFileSync(file, text);
  return readHeaders(file);
};

const PAIRS = [
  ['X-Service-Timestamp', '1700000000'],
  ['X-Service-Event', 'ping'],
];
const [[, TIME], [, EVENT]] = PAIRS as [[string, string], [string, string]];
const NAMED = PAIRS.map(([name, value]) => ({ name, value }));
const OBJECT = Object.fromEntries(PAIRS) as object;

it.each<[form: string, text: string]>([
  ['a JSON object', JSON.stringify(OBJECT)],
  ['a JSON object with lists', JSON.stringify({ 'X-Service-Timestamp': [1_700_000_000], 'X-Service-Event': [EVENT] })],
  ['pairs', JSON.stringify(PAIRS)],
  ['the list of a HAR file', JSON.stringify(NAMED)],
  ['a request with headers', JSON.stringify({ headers: OBJECT })],
  ['a request of a HAR file', JSON.stringify({ method: 'POST', headers: NAMED }, null, 2)],
  ['lines', `X-Service-Timestamp: ${TIME}\r\nX-Service-Event: ${EVENT}\r\n`],
  ['lines of -H', `-H 'X-Service-Timestamp: ${TIME}' \\\n  -H "X-Service-Event: ${EVENT}"`],
  ['a curl command', `curl -sd @b --header 'X-Service-Timestamp: ${TIME}' -H 'X-Service-Event: ${EVENT}' http://a/`],
  [
    'what curl -v prints',
    `* Trying 127.0.0.1:80\n> POST /hook HTTP/1.1\n> X-Service-Timestamp: ${TIME}\n> X-Service-Event: ${EVENT}\n>\n< HTTP/1.1 200 OK\n< Date: now`,
  ],
])('reads %s', async (_form, text) => {
  expect(await read(text)).toEqual(PAIRS);
});

it('reads the variables of CGI as the names with underscores that they are', async () => {
  expect(await read(`HTTP_X_SERVICE_TIMESTAMP=${TIME}\nHTTP_X_SERVICE_EVENT="${EVENT}"`)).toEqual(
    PAIRS.map(([name = '', value]) => [name.toUpperCase().replaceAll('-', '_'), value]),
  );
});

it.each([
  ['nothing but text', "can't be read: there is no name with a value"],
  ['', "can't be read: there is no name with a value"],
  ['{}', "can't be read: there is no name with a value"],
  ['[{"a":"b"}]', 'are JSON of another form'],
  ['{"a":{"b":1}}', 'are JSON of another form'],
  ['[1]', 'are JSON of another form'],
  ['{"a"', 'are no JSON'],
])('refuses %s', async (text, what) => {
  await expect(read(text)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(what) as string,
    next: expect.stringContaining('Write them as a JSON object') as string,
  });
});
