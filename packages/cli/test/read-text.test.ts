/** Texts that people write, in whatever encoding their tools have written them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBatch } from '../src/batch/read-batch';
import { decodeText } from '../src/decode-text';
import { readKeyFile } from '../src/key-file';
import { readBrief } from '../src/read-brief';
import { readDocument } from '../src/read-document';
import { readInput } from '../src/read-input';
import { readText } from '../src/read-text';
import { readSettings } from '../src/settings';
import { readSecrets } from '../src/webhook/secret';

const TEXT = 'Kaffee für alle\n日本';
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

it.each<[string, Uint8Array, ReturnType<typeof decodeText>]>([
  ['UTF-8', Buffer.from(TEXT), { text: TEXT, encoding: 'UTF-8' }],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`), { text: TEXT, encoding: 'UTF-8' }],
  ['UTF-16 LE with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), { text: TEXT, encoding: 'UTF-16' }],
  ['UTF-16 BE with its mark', bigEndian(`\uFEFF${TEXT}`), { text: TEXT, encoding: 'UTF-16' }],
  ['nothing', Buffer.alloc(0), { text: '', encoding: 'UTF-8' }],
])('%s is read', (_name, bytes, decoded) => expect(decodeText(bytes)).toEqual(decoded));

it.each<[string, Uint8Array, RegExp]>([
  ['UTF-16 LE without a mark', Buffer.from('Kaffee', 'utf16le'), /UTF-16 without a byte order mark/],
  ['UTF-16 BE without a mark', bigEndian('Kaffee'), /UTF-16 without a byte order mark/],
  [
    'UTF-16 that is cut',
    Buffer.from('\uFEFFKaffee', 'utf16le').subarray(0, 7),
    /begins as UTF-16 does, and is no text/,
  ],
  ['UTF-16 with half a character', Buffer.from('\uFEFF\uD83D!', 'utf16le'), /begins as UTF-16/],
  ['Latin-1', Buffer.from('Kaffee\nfür alle', 'latin1'), /is not UTF-8: line 2 has bytes/],
  ['a character that is cut', Buffer.from('Kaffee für').subarray(0, 9), /is not UTF-8: line 1/],
  ['a video', Buffer.from('\0\0\0\x20ftypisom\xff', 'latin1'), /^is an MP4 video, not a text$/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'), /^is a PNG picture, not a text$/],
  ['a sound', Buffer.from('RIFF\n\n\n\0WAVEfmt ', 'latin1'), /^is a WAV sound, not a text$/],
  ['what is packed', Buffer.from('\x1f\x8b\x08\0', 'latin1'), /^is packed with gzip, not a text$/],
  ['a tar', Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')]), /^is a tar archive, not a text$/],
  ['a NUL', Buffer.from('Kaffee\n\0 für alle'), /NUL character in line 2/],
])('%s is refused by its name', (_name, bytes, problem) =>
  expect(decodeText(bytes)).toMatchObject({ problem: expect.stringMatching(problem) as string }),
);

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-text-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const rules = { prepare: (members: Record<string, unknown>) => members, check: () => ({ problems: [], warnings: [] }) };
it.each<[string, (file: string) => Promise<unknown>]>([
  ['a brief', (file) => readBrief(undefined, file)],
  ['a brief behind @', (file) => readBrief(`@${file}`, undefined)],
  ['a request', (file) => readDocument(file, '--request')],
  ['a plan', (file) => readDocument(file, '--plan')],
  ['a batch', (file) => readBatch(file, rules)],
  ['a key', readKeyFile],
  ['secrets', readSecrets],
])('%s that is no text is refused before anything is sent', async (_name, read) => {
  const file = join(cwd, 'latin1.txt');
  writeFileSync(file, Buffer.from('{"brief":"Kaffee für alle"}', 'latin1'));
  await expect(read(file)).rejects.toThrow(/latin1\.txt: it is not UTF-8: line 1 .*nothing was sent/);
});

it('a file of another kind is told by what it is, with the file that was meant, and no iconv', async () => {
  const file = join(cwd, 'film.mp4');
  writeFileSync(file, Buffer.from('\0\0\0\x20ftypisom\xff', 'latin1'));
  await expect(readText(file, 'headers')).rejects.toMatchObject({
    message: `The headers can't be read from ${file}: it is an MP4 video, not a text; nothing was sent.`,
    next: 'Name the file that holds the headers.',
  });
  writeFileSync(file, Buffer.from('\x1f\x8b\x08\0', 'latin1'));
  await expect(readText(file, 'brief')).rejects.toMatchObject({ next: `Unpack it: gzip -dc ${file}` });
  // A text that only begins so is one.
  expect(decodeText(Buffer.from('MZ and PK are letters'))).toMatchObject({ encoding: 'UTF-8' });
});

it('a brief without a word is refused with what to do', async () => {
  writeFileSync(join(cwd, 'empty.txt'), ' \n');
  await expect(readBrief(undefined, join(cwd, 'empty.txt'))).rejects.toMatchObject({
    message: expect.stringContaining('empty.txt is empty') as string,
    next: expect.stringContaining('--brief TEXT') as string,
  });
});

it('settings are read in UTF-16 too', () => {
  const folder = mkdtempSync(join(cwd, 'project-'));
  const config = JSON.stringify({ baseUrl: 'https://für.example' });
  writeFileSync(join(folder, 'vid.config.json'), Buffer.from(`\uFEFF${config}`, 'utf16le'));
  expect(readSettings({}, { env: { VID_CONFIG_DIR: folder }, cwd: folder }).baseUrl?.value).toBe('https://für.example');
});

it('nothing that people write is read past the one place', () => {
  // What this program or the system writes itself, and sources of a project, which are only looked at.
  const OWN = /journal-lines|batch-journal|file-lock|init\/|secret-place|secret-claims|undelivered-store|machine-id/;
  const sources = join(import.meta.dirname, '../src');
  const past = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !OWN.test(name))
    .filter((name) =>
      /(readFileSync|readBytes)\([^\n]*(utf-?8'|toString\()/.test(readFileSync(join(sources, name), 'utf8')),
    );
  // An image is no text.
  expect(past).toEqual(['request-flags.ts']);
});

it.skipIf(process.platform === 'win32')('what has no end is not read for ever', async () => {
  await expect(readInput('/dev/zero', 1)).rejects.toThrow('it gives more than 1 MB');
  expect(await readInput('/dev/null')).toEqual(Buffer.alloc(0));
});
