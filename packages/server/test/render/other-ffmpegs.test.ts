/** ffmpegs that cannot put pictures together, or do it otherwise: what they render is drawn here, and looks the same. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawOutput } from '../../src/render/output/encoder';
import { runFfmpeg } from '../../src/render/output/ffmpeg-process';
import { jobOf, motion } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-ffmpegs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An ffmpeg whose arguments `edit` (a line of shell) has changed: each is `$a`. */
const edited = async (edit: string): Promise<string> => {
  const path = join(folder, 'ffmpeg');
  const each = `for a do shift; ${edit}; set -- "$@" "$a"; done`;
  await writeFile(path, `#!/bin/sh\n${each}\nexec '${await ffmpegPath()}' "$@"\n`);
  await chmod(path, 0o755);
  return path;
};

/** Says what a build says that was made without these. */
const lacking = (...names: string[]): Promise<string> =>
  edited(
    `case "$a" in ${names.map((name) => `*${name}*`).join('|')}) echo "No such filter or format: $a" >&2; exit 8;; esac`,
  );

const toolsOf = (ffmpeg: string) => ({ ffmpeg, signal: new AbortController().signal, stallMs: 20_000 });

/** Whether the ffmpeg that is tested has this filter. */
const has = async (filter: string): Promise<boolean> => {
  let listed = '';
  const onOutput = async (bytes: Uint8Array) => void (listed += Buffer.from(bytes).toString());
  await runFfmpeg({ ...toolsOf(await ffmpegPath()), task: 'testing', args: ['-filters'], onOutput });
  return listed.includes(` ${filter} `);
};

/** RGB of the frames of a file. */
const decoded = async (path: string): Promise<Buffer> => {
  const raw = `${path}.rgb`;
  const args = [
    '-y',
    '-i',
    path,
    '-vf',
    'scale=in_range=tv:in_color_matrix=bt709,format=rgb24',
    ...rawOutput('rgb24'),
    raw,
  ];
  await runFfmpeg({ ...toolsOf(await ffmpegPath()), task: 'testing', args });
  return readFile(raw);
};

const strays = (a: Uint8Array, b: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 5) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / (a.length / 5);
};

describe.skipIf(process.platform === 'win32')('an ffmpeg', () => {
  it('without filters for compositing, and without raw formats, renders the same pictures', async () => {
    const ffmpeg = await lacking('overlay=', 'loop=', 'fade=', 'setpts=', 'boxblur=', 'setsar=', 'lutyuv=');
    const scenes = [
      motion('4.9 stars from 2,300 guests', 'stat', { duration: 0.3 }),
      motion('Today', 'cta', { duration: 0.2 }),
    ];
    const job = jobOf(scenes, { aspect: '1:1' });
    await renderHere(job, folder, { name: 'whole' });
    await renderHere(job, folder, { name: 'small', ffmpeg });
    const [whole, small] = [await decoded(join(folder, 'whole.mp4')), await decoded(join(folder, 'small.mp4'))];
    expect(small.length).toBe(whole.length);
    expect(strays(whole, small)).toBeLessThan(4);
    expect(small.length).toBe(540 * 540 * 3 * 15);
  });

  it('without what changes colours shows a clip as it was filmed', async () => {
    const picture = createCanvas(96, 160);
    const context = picture.getContext('2d');
    for (const [at, colour] of ['#d03030', '#30d030', '#3030d0', '#d0d030'].entries()) {
      context.fillStyle = colour;
      context.fillRect((at % 2) * 48, at < 2 ? 0 : 80, 48, 80);
    }
    await writeFile(join(folder, 'photo.png'), picture.toBuffer('image/png'));
    const photo = 'https://example.com/photo.png';
    await renderHere(
      jobOf([{ type: 'i2v_fast', prompt: 'x', duration: 0.2, refImageUrl: photo }], {
        ...{ aspect: '9:16', media: { [photo]: join(folder, 'photo.png') } },
      }),
      folder,
      { name: 'clip' },
    );
    const url = 'https://example.com/clip.mp4';
    const job = jobOf([{ type: 'footage', prompt: 'Our clip', duration: 0.2, videoUrl: url }], {
      ...{ aspect: '16:9', media: { [url]: join(folder, 'clip.mp4') } },
    });
    await renderHere(job, folder, { name: 'whole' });
    const small = await renderHere(job, folder, {
      name: 'small',
      ffmpeg: await lacking('overlay=', 'lut3d=', 'fps=', 'select='),
    });
    expect(small).toMatchObject({ width: 960, height: 540, scenesFailed: 0, notes: [] });
    const pictures = [await decoded(join(folder, 'whole.mp4')), await decoded(join(folder, 'small.mp4'))] as const;
    expect(pictures[1].length).toBe(960 * 540 * 3 * 6);
    // What is compared with may lack the same.
    if (await has('lut3d')) expect(strays(...pictures)).toBeGreaterThan(0.2);
    expect(strays(...pictures)).toBeLessThan(14);
  });
});
