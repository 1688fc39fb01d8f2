/** What may be replaced without a word: what this program made, and not what merely begins like it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantMp4 } from '../../server/src/adapters/instant/instant-mp4';
import { earlierFilm } from '../src/earlier-film';
import { recordJob } from '../src/job-ends';
import { recordLocalRender } from '../src/local-renders';
import { checkOutput } from '../src/output/check-output';
import type { FileKind } from '../src/output/file-kind';
import type { Settings } from '../src/settings';

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
