/** Clips that are broken or odd: shown as far as they go, or replaced, counted and told. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobOf, motion } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';

const folder = mkdtempSync(join(tmpdir(), 'vid-broken-'));
let whole: Buffer;
let stream: Buffer;
let sound: Buffer;

async function made(name: string, ...args: readonly string[]): Promise<Buffer> {
  const path = join(folder, name);
  await promisify(execFile)(await ffmpegPath(), ['-v', 'error', '-y', '-f', 'lavfi', ...args, `file:${path}`]);
  return readFile(path);
}

beforeAll(async () => {
  const film = ['-i', 'testsrc2=s=96x64:r=30:d=0.8', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '4', '-bf', '0'];
  whole = await made('whole.mp4', ...film);
  stream = await made('whole.ts', ...film, '-f', 'mpegts');
  sound = await made('sound.mp4', '-i', 'sine=d=0.8', '-c:a', 'aac');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A film of a scene of each clip, and one that can always be made. */
async function filmOf(name: string, clips: Readonly<Record<string, Buffer>>, duration: number) {
  const media: Record<string, string> = {};
  for (const [clip, bytes] of Object.entries(clips)) {
    media[clip] = join(folder, clip);
    await writeFile(media[clip], bytes);
  }
  const footage = Object.keys(clips).map(
    (videoUrl) => ({ type: 'footage', prompt: 'Fresh and fine', duration, videoUrl }) as const,
  );
  const last = { ...motion('Order today'), duration: 0.1 };
  return renderHere(jobOf([...footage, last], { aspect: '1:1', media }), folder, { name });
}

/** Noise over the pictures in its middle. */
const damaged = (bytes: Buffer): Buffer => {
  const broken = Buffer.from(bytes);
  for (let at = bytes.length >> 1; at < (bytes.length * 3) >> 2; at += 1) broken[at] = (at * 73) & 255;
  return broken;
};

/** All lengths that the file tells, in a thousand units a second, become ten hours. */
const endless = (bytes: Buffer): Buffer => {
  const long = Buffer.from(bytes);
  for (const [box, at] of [
    ['mvhd', 20],
    ['tkhd', 24],
  ] as const)
    long.writeUInt32BE(36_000_000, long.indexOf(box) + at);
  return long;
};

it('that cannot be shown are replaced, counted, and told with what is wrong', async () => {
  const { notes, scenesFailed } = await filmOf(
    'replaced',
    {
      'only sound.mp4': sound,
      'nothing.mp4': Buffer.alloc(0),
      'without its index.mp4': whole.subarray(0, Math.floor(whole.length * 0.6)),
      'a page.mp4': Buffer.from('<!doctype html><title>404</title>'),
    },
    0.1,
  );
  const unread = /its clip could not be read; send MP4, MOV, WebM, MKV or AVI/;
  expect(scenesFailed).toBe(4);
  for (const [index, why] of [/has no picture, only sound/, unread, unread, unread].entries())
    expect(notes.find((note) => note.startsWith(`Scene ${index + 1} was replaced: `))).toMatch(why);
});

it('that break off, or lie about their length, are shown as far as they go', async () => {
  const { notes, scenesFailed } = await filmOf(
    'shown',
    {
      'damaged.ts': damaged(stream),
      'cut off.ts': stream.subarray(0, Math.floor(stream.length * 0.7)),
      'ten hours.mp4': endless(whole),
    },
    1.4,
  );
  expect(scenesFailed).toBe(0);
  expect(notes).toHaveLength(3);
  expect(notes[1]).toMatch(/^The clip of scene 2 lasts 0\.[4-6] s of 1\.4 s, so its last picture is held\.$/);
  expect(notes[2]).toMatch(/^The clip of scene 3 lasts 0\.8 s of 1\.4 s, so its last picture is held\.$/);
});

it('may have any name', async () => {
  const names = ['-i', `it's "a" \`clip\`; $(rm x).mp4`, 'two\nlines\r.mp4', 'ünï 日本 🎬.mp4', '%03d|*?.mp4'];
  const able = names.filter((name) => process.platform !== 'win32' || !/["|*?\r\n]/.test(name));
  const { notes, scenesFailed } = await filmOf('named', Object.fromEntries(able.map((name) => [name, whole])), 0.2);
  expect({ notes, scenesFailed }).toEqual({ notes: [], scenesFailed: 0 });
});
