import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type GenerateOptions, generatePicture } from '../../src/artwork/generate-picture';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid image '));
  out = join(folder, 'scene.png');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A generator that runs this with `wish` (what it was told) and `write(bytes)`. */
const generator = (body: string): string => {
  const path = join(folder, 'generator.cjs');
  const head =
    "const fs = require('node:fs'); const wish = JSON.parse(fs.readFileSync(0, 'utf8')); const write = (bytes) => fs.writeFileSync(wish.out, bytes);";
  writeFileSync(path, `${head}\n${body}`);
  return `"${process.execPath}" "${path}"`;
};
const png = (width: number, height = width): string => {
  const path = join(folder, `${width}.source`);
  writeFileSync(path, createCanvas(width, height).toBuffer('image/png'));
  return `fs.readFileSync(${JSON.stringify(path)})`;
};
const wish = () => ({ prompt: 'A "quiet" café\nat dawn', width: 540, height: 960, seed: 7, style: 'watercolour', out });
const generate = (command: string, more: Partial<GenerateOptions> = {}) =>
  generatePicture(wish(), { command, signal: new AbortController().signal, ...more });

it('is told everything on stdin, and its PNG is taken', async () => {
  const told = join(folder, 'told.json');
  const command = generator(
    `fs.writeFileSync(${JSON.stringify(told)}, JSON.stringify(wish)); write(${png(540, 960)});`,
  );
  expect(await generate(command)).toEqual({ path: out, width: 540, height: 960 });
  expect(JSON.parse(readFileSync(told, 'utf8'))).toEqual(wish());
});

it('may draw another size than was wished', async () => {
  expect(await generate(generator(`write(${png(512)});`))).toEqual({ path: out, width: 512, height: 512 });
});

it.each([
  ['fails', () => generator("console.error('no GPU here'); process.exit(3);"), /ended with 3: no GPU here/],
  ['is not there', () => 'vid-no-such-generator', /ended with (?:127|1)/],
  ['writes nothing', () => generator(''), /wrote no picture/],
  ['writes nothing into its file', () => generator("write('');"), /no PNG/],
  ['writes something else', () => generator("write('<svg/>');"), /no PNG/],
  ['writes a thumbnail', () => generator(`write(${png(100)});`), /too small \(100×100\)/],
  ['writes a part of one', () => generator(`write(${png(300)}.subarray(0, 200));`), /cut off/],
  ['does not read what it is told', () => `"${process.execPath}" --version`, /wrote no picture/],
])('leaves a note and no file when it %s', async (_what, command, words) => {
  const result = await generate(command());
  expect(result).toEqual({ note: expect.stringMatching(words) as string });
  expect(result).toEqual({ note: expect.stringContaining('the built-in pictures are used') as string });
  expect(existsSync(out)).toBe(false);
});

it('announces a bomb and is not decoded', async () => {
  const header = Buffer.from(createCanvas(300, 300).toBuffer('image/png'));
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  writeFileSync(join(folder, 'bomb'), header);
  const command = generator(`write(fs.readFileSync(${JSON.stringify(join(folder, 'bomb'))}));`);
  expect(await generate(command)).toEqual({ note: expect.stringContaining('too large (60000×60000)') as string });
});

it('is ended, with what it started, when its time is over', async () => {
  const command = generator('setInterval(() => undefined, 1000);');
  expect(await generate(`${command} && true`, { limitMs: 300 })).toEqual({
    note: expect.stringContaining('more than 0.3 s') as string,
  });
});

it('is ended when the render is, which says why', async () => {
  const controller = new AbortController();
  const drawing = generate(generator('setInterval(() => undefined, 1000);'), { signal: controller.signal });
  controller.abort(new Error('cancelled'));
  await expect(drawing).rejects.toThrow('cancelled');
  await expect(generate('true', { signal: controller.signal })).rejects.toThrow('cancelled');
});
