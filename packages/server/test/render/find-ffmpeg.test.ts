import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askVersion } from '../../src/adapters/ffmpeg/ask-version';
import { FFMPEG_PLACES, type FfmpegProbes, ffmpegMissing, findFfmpeg } from '../../src/adapters/ffmpeg/find-ffmpeg';

const noSuchFile = Object.assign(new Error('spawn ENOENT'), { code: 'ENOENT' });

/** Probes of a machine where only these binaries answer. */
const machine = (
  answering: readonly string[],
  more: Partial<FfmpegProbes> = {},
): FfmpegProbes & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    env: {},
    packaged: (place) => `/packages/${place}/ffmpeg`,
    exists: () => true,
    version: async (path) => {
      asked.push(path);
      if (answering.includes(path)) return '7.1';
      throw noSuchFile;
    },
    ...more,
  };
};

describe('findFfmpeg', () => {
  it('looks at the four places in order and stops at the first that answers', async () => {
    const all = [
      '/mine/ffmpeg',
      '/packages/ffmpeg-static/ffmpeg',
      'ffmpeg',
      '/packages/@ffmpeg-installer/ffmpeg/ffmpeg',
    ];
    for (const [index, place] of FFMPEG_PLACES.entries()) {
      const probes = machine(all.slice(index), index === 0 ? { env: { VID_FFMPEG: '/mine/ffmpeg' } } : {});
      const { ffmpeg, findings } = await findFfmpeg(probes);
      expect(ffmpeg).toEqual({ place, path: all[index], version: '7.1' });
      expect(findings.map((finding) => finding.place)).toEqual(FFMPEG_PLACES);
      expect(findings.slice(index + 1).every(({ outcome }) => outcome === 'skipped')).toBe(true);
      expect(probes.asked.at(-1)).toBe(all[index]);
    }
  });

  it('does not fall through when VID_FFMPEG is set but does not answer', async () => {
    const probes = machine(['ffmpeg'], { env: { VID_FFMPEG: '/typo/ffmpeg' } });
    const search = await findFfmpeg(probes);
    expect(search.ffmpeg).toBeUndefined();
    expect(probes.asked).toEqual(['/typo/ffmpeg']);
    expect(ffmpegMissing(search).message).toContain('/typo/ffmpeg does not answer');
    expect(ffmpegMissing(search).message).toContain('unset it');
  });

  it('says of a batch file that the program itself is needed', async () => {
    const search = await findFfmpeg(machine([], { env: { VID_FFMPEG: 'C:\\tools\\ffmpeg.CMD' } }));
    expect(ffmpegMissing(search).message).toContain('name the ffmpeg.exe that it starts');
  });

  it('takes an empty VID_FFMPEG for none', async () => {
    expect((await findFfmpeg(machine(['ffmpeg'], { env: { VID_FFMPEG: ' ' } }))).ffmpeg?.place).toBe('PATH');
  });

  it('passes over a package whose binary was never downloaded, without running it', async () => {
    const probes = machine(['/packages/ffmpeg-static/ffmpeg', 'ffmpeg'], {
      exists: (path) => !path.includes('static'),
    });
    expect((await findFfmpeg(probes)).ffmpeg?.place).toBe('PATH');
    expect(probes.asked).not.toContain('/packages/ffmpeg-static/ffmpeg');
  });

  it('names all four places and what was found at each', async () => {
    const failure = ffmpegMissing(await findFfmpeg(machine([], { packaged: () => undefined })));
    expect(failure.reason).toBe('ffmpeg-missing');
    for (const place of FFMPEG_PLACES) expect(failure.message).toContain(place);
    expect(failure.message).toContain('VID_FFMPEG: not set');
    expect(failure.message).toContain('no ffmpeg on the PATH');
  });
});

describe.skipIf(process.platform === 'win32')('a binary that is asked for its version', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'vid-version-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const program = (name: string, text: string): string => {
    const path = join(root, name);
    writeFileSync(path, `#!/bin/sh\n${text}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  /** A pipe, and the moment when nobody holds it any more. A program opens it before it starts anything. */
  const pipe = (name: string) => {
    const path = join(root, name);
    execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
    return { path, left: once(createReadStream(path).resume(), 'end') };
  };

  it('and hangs is ended with what it started, and told as such', async () => {
    const { path, left } = pipe('held');
    const hanging = program('hanging', `exec 3> ${path}; sleep 1000 & wait`);
    await expect(askVersion(hanging, 1000)).rejects.toThrow('it gave no answer within 1 s, and was ended');
    await left;
  });

  it('is not waited for by what it leaves running', async () => {
    const { path, left } = pipe('left');
    expect(
      await askVersion(
        program('leaving', `exec 3> ${path}; sleep 1000 2> /dev/null & echo "ffmpeg version 7.1 Copyright"`),
      ),
    ).toBe('7.1');
    await left;
  });

  it('and says something else is none', async () => {
    await expect(askVersion(program('other', 'echo hello'))).rejects.toThrow('does not introduce itself');
    await expect(askVersion(program('silent', 'exit 3'))).rejects.toThrow('does not introduce itself');
    await expect(askVersion(join(root, 'nowhere'))).rejects.toThrow('ENOENT');
  });
});
