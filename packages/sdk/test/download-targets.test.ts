import { execFileSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTestClient } from '@vid/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rejection } from './support/make-client';

const onUnix = process.platform !== 'win32';

describe('the target of a download', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vid-target-'));
    path = join(folder, 'video.mp4');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const download = async (to: string) => {
    const { vid, service } = createTestClient();
    const { job } = await vid.renders.createAndWait({ brief: 'Tea' });
    const before = service.sent.length;
    const result = vid.jobs.download(job, to);
    return { result, service, sentSince: () => service.sent.length - before };
  };

  it.skipIf(!onUnix).each<readonly [string, () => void, (stats: Stats) => boolean, RegExp]>([
    [
      'a pipe',
      () => execFileSync('sh', ['-c', 'mkfifo video.mp4'], { cwd: folder }),
      (stats) => stats.isFIFO(),
      /a device, a pipe or a socket/,
    ],
    ['a folder', () => execFileSync('mkdir', [path]), (stats) => stats.isDirectory(), /a folder/],
    [
      'a link to a device',
      () => execFileSync('ln', ['-s', '/dev/null', path]),
      (stats) => stats.isCharacterDevice(),
      /a device/,
    ],
  ])('is refused when it is %s, which stays what it is', async (_what, make, is, why) => {
    make();
    const { result, sentSince } = await download(path);
    const error = await rejection(result);
    expect(error).toMatchObject({ name: 'InvalidRequestError', problems: [{ path: 'destination' }] });
    expect(error.message).toMatch(why);
    expect(sentSince()).toBe(0);
    expect(is(statSync(path))).toBe(true);
    expect(await readdir(folder)).toEqual(['video.mp4']);
  });

  it.each(['new/', 'new/.', 'new/deep/..', ''])('is refused when its name is that of a folder: %j', async (name) => {
    const { result, sentSince } = await download(`${folder}/${name}`);
    const error = await rejection(result);
    expect(error).toMatchObject({ name: 'InvalidRequestError', problems: [{ message: 'is a folder' }] });
    expect([sentSince(), await readdir(folder)]).toEqual([0, []]);
  });

  it('may be a file URL as a text', async () => {
    const { result } = await download(pathToFileURL(path).href);
    await expect(result).resolves.toMatchObject({ path });
    expect(await readdir(folder)).toEqual(['video.mp4']);
  });

  it.skipIf(!onUnix)('is refused when the shell has stdout go there', async () => {
    const script = `
      import { stat } from 'node:fs/promises';
      import { createTestClient } from '@vid/sdk/testing';
      const { vid } = createTestClient();
      const { job } = await vid.renders.createAndWait({ brief: 'Tea' });
      const error = await vid.jobs.download(job, '/dev/stdout').catch((error) => error);
      console.log(error.name, error.message);`;
    execFileSync(
      'sh',
      ['-c', `"$0" --input-type=module -e "$1" > "$2"`, process.execPath, script, join(folder, 'out')],
      {
        cwd: import.meta.dirname,
      },
    );
    expect(await readFile(join(folder, 'out'), 'utf8')).toMatch(/^InvalidRequestError .*a stream of this process/);
    expect(await readdir(folder)).toEqual(['out']);
  });

  it.skipIf(!onUnix).each([
    ['a file', true],
    ['a file that is not there yet', false],
  ])('is what a link leads to: %s', async (_what, isThere) => {
    await mkdir(join(folder, 'real'));
    const real = join(folder, 'real', 'film.mp4');
    if (isThere) await writeFile(real, 'an earlier one');
    await symlink(join('real', 'film.mp4'), path);
    const { result, service } = await download(path);
    await expect(result).resolves.toMatchObject({ path });
    expect((await readFile(real)).equals(service.video)).toBe(true);
    expect((await lstat(path)).isSymbolicLink()).toBe(true);
    expect(await readdir(join(folder, 'real'))).toEqual(['film.mp4']);
  });

  it.skipIf(!onUnix)('is none when links go in a circle', async () => {
    await symlink('video.mp4', path);
    const { result } = await download(path);
    expect((await rejection(result)).message).toContain(path);
    expect(await readdir(folder)).toEqual(['video.mp4']);
  });
});
