/** What may be replaced without a word: what this program made, and not what merely begins like it. */
import { linkSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServer } from '@vid/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantMp4 } from '../../server/src/adapters/instant/instant-mp4';
import { toJunit } from '../src/conformance/junit';
import { PNG_URI } from '../src/conformance/samples';
import { earlierFilm } from '../src/earlier-film';
import { recordJob } from '../src/job-ends';
import { recordLocalRender } from '../src/local-renders';
import { checkOutput } from '../src/output/check-output';
import { CASSETTE, type FileKind, JUNIT, SNAPSHOT } from '../src/output/file-kind';
import { asSheet, SHEET } from '../src/output/sheet-mark';
import { snapshotText } from '../src/server/snapshot-text';
import type { Settings } from '../src/settings';
import { runHere } from './run-here';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-own-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const settings = (): Settings => ({ configDir: { value: cwd } }) as Settings;
const journal = (): string => join(cwd, 'renders.jsonl');

/** Lays a file there and asks whether it may be replaced: the refusal, or undefined. */
const refusalOf = async (kind: FileKind, content: string | Uint8Array, name = 'there'): Promise<string | undefined> => {
  const path = join(cwd, name);
  writeFileSync(path, content);
  return checkOutput(path, { kind, ask: false }).then(
    () => undefined,
    (error: Error) => error.message,
  );
};
const brand = (name: string): Buffer => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0mif1heic`, 'latin1');

describe('a film', () => {
  it.each(['heic', 'heix', 'mif1', 'avif', 'M4A ', 'M4B ', 'qt  ', 'crx '])(
    'is no file of the brand %s',
    async (name) => {
      expect(await refusalOf(earlierFilm(settings()), brand(name))).toMatch(/is not a video\.$/);
    },
  );

  it('replaces one that the renderer wrote, and no other that nobody knows', async () => {
    const film = instantMp4(1280, 720, 30);
    expect(await refusalOf(earlierFilm(settings()), film)).toBeUndefined();
    for (const other of [
      brand('mp42'),
      brand('isom'),
      Buffer.from(film.toString('latin1').replace('iso2avc1', 'avc1iso2'), 'latin1'),
    ])
      expect(await refusalOf(earlierFilm(settings()), other)).toMatch(/was not made by vid/);
  });

  it('replaces one whose path is that of an earlier render, whoever made it', async () => {
    recordJob(journal(), { job_id: 'job_1', status: 'succeeded' }, join(cwd, 'of-service'));
    recordLocalRender(journal(), { title: 'Tea', job: 'job_2' })('succeeded', join(cwd, 'of-machine'));
    expect(await refusalOf(earlierFilm(settings()), brand('mp42'), 'of-service')).toBeUndefined();
    expect(await refusalOf(earlierFilm(settings()), brand('mp42'), 'of-machine')).toBeUndefined();
    expect(await refusalOf(earlierFilm(settings()), brand('heic'), 'of-machine')).toMatch(/is not a video/);
  });
});

describe('a report', () => {
  it('is told by its root element', async () => {
    const own = toJunit({ base_url: 'http://a', checks: [] } as unknown as Parameters<typeof toJunit>[0]);
    for (const report of [own, '<testsuite/>', '\uFEFF<?xml version="1.0"?>\n<!-- of a run -->\n<testsuites name="a">'])
      expect(await refusalOf(JUNIT, report), report).toBeUndefined();
    for (const other of [
      '<?xml version="1.0"?>\n<project/>',
      '<project>',
      '<testsuitesOfMine>',
      '<!-- <testsuites> --><a/>',
    ])
      expect(await refusalOf(JUNIT, other), other).toMatch(/is not a JUnit report/);
  });
});

describe('a sheet', () => {
  it('bears a mark that a picture reader skips, and no other picture does', async () => {
    const picture = Buffer.from(PNG_URI.split(',')[1] ?? '', 'base64');
    expect(await refusalOf(SHEET, picture)).toMatch(/is not a sheet of vid catalog/);
    const sheet = asSheet(picture);
    expect(await refusalOf(SHEET, sheet)).toBeUndefined();
    // The checksum of a chunk is that which gzip ends with.
    const from = sheet.indexOf('tEXt');
    const end = from - 4 + sheet.length - picture.length;
    const mark = sheet.subarray(from, end - 4);
    expect(sheet.readUInt32BE(end - 4)).toBe(gzipSync(mark).readUInt32LE(gzipSync(mark).length - 8));
    expect(Buffer.concat([sheet.subarray(0, from - 4), sheet.subarray(end)])).toEqual(picture);
  });
});

describe('a state and a recording', () => {
  it.each([
    [SNAPSHOT, '{"format":"vid-snapshot","mine":"precious"}'],
    [CASSETTE, '{"format":"vid-cassette","mine":"precious"}\n'],
  ])('are more than one member: %#', async (kind, content) => {
    expect(await refusalOf(kind, content)).toMatch(/is not a /);
  });

  it('replaces a snapshot as it is saved', async () => {
    await using server = await createServer({ memory: true, logLevel: 'silent' });
    expect(await refusalOf(SNAPSHOT, snapshotText(await server.admin.snapshot()))).toBeUndefined();
  });
});

describe('what a command reads', () => {
  const run = (...more: string[]) =>
    runHere(['render', '--local', '--renderer', 'instant', '--force', ...more], {
      env: { VID_CONFIG_DIR: cwd },
    });
  const plan = (scene: object): string => {
    writeFileSync(join(cwd, 'plan.json'), JSON.stringify([scene]));
    return join(cwd, 'plan.json');
  };

  it.each([
    ['the voice file', (file: string) => ['--brief', 'Tea.', '--voice-file', file]],
    ['the music', (file: string) => ['--brief', 'Tea.', '--music', file]],
    ['the plan', (file: string) => ['--plan', file]],
    [
      'a clip of the film',
      (file: string) => ['--plan', plan({ type: 'footage', prompt: 'Tea', duration: 3, video_url: file })],
    ],
    ['in the folder of artwork', () => ['--brief', 'Tea.', '--artwork', cwd]],
  ])('is never written over, not even with --force: %s', async (what, flags) => {
    const file = join(cwd, 'in.mp4');
    const same = join(cwd, 'same.mp4');
    writeFileSync(file, '[{"type":"motion","prompt":"Tea","duration":3}]');
    linkSync(file, same);
    for (const output of [file, same])
      await expect(run(...flags(file), '--output', output)).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringContaining(`the output is ${what}`),
      });
    expect(statSync(file).ino).toBe(statSync(same).ino);
  });

  it('nor by the captions of the film', async () => {
    const brief = join(cwd, 'film.srt');
    writeFileSync(brief, 'Tea.');
    await expect(
      runHere(
        ['render', '--brief-file', brief, '--local', '--force', '--captions', 'srt', '--output', join(cwd, 'film.mp4')],
        { env: { VID_CONFIG_DIR: cwd } },
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining('the output is the brief') });
  });
});

it('a name that ends with a slash is a folder, which is there or not', async () => {
  writeFileSync(join(cwd, 'file'), '');
  const rules = { kind: JUNIT, ask: false };
  await expect(checkOutput(`${join(cwd, 'nodir')}/`, rules)).rejects.toThrow(/nodir does not exist/);
  await expect(checkOutput(`${join(cwd, 'file')}/`, rules)).rejects.toThrow(/file is no folder/);
  await expect(checkOutput(`${cwd}/`, rules)).rejects.toThrow(/it is a folder/);
});

it.each(['--music', '--voice-file'])(
  '%s is refused before anything is drawn when it is no sound, or a folder',
  async (flag) => {
    const text = join(cwd, 'text.wav');
    writeFileSync(text, 'These are words, and nobody says them.');
    const run = (file: string) =>
      runHere(['render', '--brief', 'Tea.', '--local', flag, file, '--output', join(cwd, 'film.mp4')], {
        env: { VID_CONFIG_DIR: cwd },
      });
    await expect(run(text)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('is no sound file'),
    });
    await expect(run(cwd)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('is a folder') });
  },
);
