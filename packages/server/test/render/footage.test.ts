/** Clips as phones make them: upright, in a screen's colours, at the film's rate and length, with what is said over them. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import type { Aspect } from '@vid/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palette } from '../../src/render/color/palettes';
import { footageFilm } from '../../src/render/footage/footage-film';
import { gradeCube, inFilter } from '../../src/render/footage/grade-cube';
import { judgeClip } from '../../src/render/footage/judge-clip';
import { gistOf } from '../../src/render/photo/gist';
import { partOf } from '../support/part-of';
import { firstScene, jobOf } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';

const folder = mkdtempSync(join(tmpdir(), 'vid-footage-'));
let ffmpeg: string;
beforeAll(async () => {
  ffmpeg = await ffmpegPath();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  promisify(execFile)(ffmpeg, ['-v', 'error', '-y', ...args], { encoding: 'buffer', maxBuffer: 1 << 28 });

/** Above red, below blue; a white bar goes from left to right. */
const SOURCE =
  'color=0xd02020:s=96x64:r=30:d=0.8,drawbox=y=32:h=32:c=0x2040d0:t=fill[a];color=white:s=8x64:r=30:d=0.8[b];' +
  '[a][b]overlay=x=t*100,format=yuv420p';
const ULTRA = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '6'];

async function clip(name: string, ...args: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await run('-f', 'lavfi', '-i', SOURCE, ...args, `file:${path}`);
  return path;
}

let made: Promise<Buffer> | undefined;
/** The bytes of a plain clip. */
const plain = (): Promise<Buffer> => (made ??= clip('any.mp4', ...ULTRA).then((path) => readFile(path)));

/** Frames of a film of the clip, in RGB, and its width and height. */
async function shown(path: string, aspect: Aspect = '1:1', duration = 0.4) {
  const url = 'https://example.com/clip.mp4';
  const scene = { type: 'footage', prompt: 'A flag', duration, videoUrl: url } as const;
  const name = `out-${Math.abs(path.length)}-${aspect.replace(':', '-')}`;
  const video = await renderHere(jobOf([scene], { aspect, media: { [url]: path } }), folder, { name });
  const side = 32;
  const chain = `scale=${side}:${side}:in_range=tv:in_color_matrix=bt709,format=rgb24`;
  const { stdout } = await run('-i', join(folder, `${name}.mp4`), '-vf', chain, '-f', 'rawvideo', 'pipe:1');
  const frames = Array.from({ length: stdout.length / (side * side * 3) }, (_, at) =>
    stdout.subarray(at * side * side * 3, (at + 1) * side * side * 3),
  );
  const at = (frame: number, x: number, y: number): number[] => [
    ...(frames[frame]?.subarray((y * side + x) * 3, (y * side + x) * 3 + 3) ?? []),
  ];
  return { video, frames, at };
}

const RED = [208, 32, 32] as const;
const BLUE = [32, 64, 208] as const;

const expectColour = (seen: readonly number[], wanted: readonly number[], most: number): void => {
  for (const [channel, level] of wanted.entries()) expect(Math.abs((seen[channel] ?? 0) - level)).toBeLessThan(most);
};

const moved = (one: Uint8Array = new Uint8Array(1), other?: Uint8Array): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other?.[at] ?? 0)), 0) / one.length;

/** How a phone or a camera may have coded it, and how far the colours may be from what was filmed. */
const CODED: Readonly<Record<string, readonly [name: string, args: readonly string[], most: number]>> = {
  'plain, without sound': ['plain.mp4', ULTRA, 34],
  'of ten bits': ['ten bits.mp4', ['-pix_fmt', 'yuv420p10le', ...ULTRA], 34],
  'of a rate that changes': ['vfr.mp4', ['-vf', "select='not(mod(n,5))+lt(n,6)'", '-vsync', 'vfr', ...ULTRA], 34],
  'with more light than a screen (HLG)': [
    'hlg.mov',
    [
      ...[
        '-vf',
        'zscale=tin=709:pin=709:min=709:rin=tv:t=arib-std-b67:p=2020:m=2020_ncl:r=tv:npl=203,format=yuv420p10le',
      ],
      ...['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-x265-params'],
      'log-level=error:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc',
    ],
    60,
  ],
};

describe('a clip', () => {
  it.each(partOf(Object.entries(CODED), 2))(
    'is shown in its colours, moving, from end to end: %s',
    async (_how, [name, args, most]) => {
      const { video, frames, at } = await shown(await clip(name, ...args));
      expect(video).toMatchObject({ scenesFailed: 0, notes: [] });
      expect(frames).toHaveLength(12);
      expectColour(at(10, 2, 8), RED, most);
      expectColour(at(10, 2, 24), BLUE, most);
      for (const frame of [0, 4]) expect(moved(frames[frame], frames[frame + 7])).toBeGreaterThan(0.3);
    },
  );

  // The matrix of the track, as a phone writes it, and where its upper left corner is then.
  it.each([
    ['upright, a quarter to the right', [0, 1, -1, 0], '9:16', [28, 3]],
    ['upright, a quarter to the left', [0, -1, 1, 0], '9:16', [3, 28]],
    ['upside down', [-1, 0, 0, -1], '4:3', [28, 28]],
  ] as const)('stands as it was held: %s', async (how, [a, b, c, d], aspect, [x, y]) => {
    const marked = 'color=0x2040d0:s=96x64:r=30:d=0.8,drawbox=w=30:h=24:c=0xd02020:t=fill,format=yuv420p';
    const source = join(folder, `marked ${how}.mp4`);
    await run('-f', 'lavfi', '-i', marked, ...ULTRA, `file:${source}`);
    const bytes = await readFile(source);
    for (const [order, part] of [a, b, 0, c, d].entries())
      bytes.writeInt32BE(part * 0x10000, bytes.indexOf('tkhd') + 44 + order * 4);
    const turned = join(folder, `turned ${how}.mp4`);
    await writeFile(turned, bytes);
    const { video, at } = await shown(turned, aspect);
    expect(video.scenesFailed).toBe(0);
    for (const across of [3, 28])
      for (const down of [3, 28]) expectColour(at(2, across, down), across === x && down === y ? RED : BLUE, 40);
  });

  const names = [`it's "a" clip.mp4`, '-y.mp4', '100%d %s.mp4', 'ünï 日本.mp4', 'a:b, [c]; d=e.mp4', 'a\\b.mp4'];
  it.each(partOf(names, 3))('may be called anything: %s', async (name) => {
    if (process.platform === 'win32' && /["\\:]/.test(name)) return;
    const path = join(folder, name);
    await writeFile(path, await plain());
    const judged = await judgeClip({ ffmpeg, signal: new AbortController().signal, stallMs: 20_000 }, path, 0.8);
    expect(judged).toMatchObject({ coding: 'plain', ratio: 1.5 });
  });

  it('may lie in a folder that is called anything, whose name the table of its colours has too', async () => {
    const odd = join(folder, "it's, [odd]; 100%=a");
    mkdirSync(odd);
    const url = 'u';
    const path = await clip('in odd.mp4', ...ULTRA);
    const scene = { type: 'footage', prompt: 'A flag', duration: 0.2, videoUrl: url } as const;
    expect(await renderHere(jobOf([scene], { aspect: '1:1', media: { [url]: path } }), odd)).toMatchObject({
      scenesFailed: 0,
    });
  });

  it('that is shorter than its scene is held, which is told, and the camera goes on', async () => {
    const { video, frames } = await shown(await clip('brief clip.mp4', '-t', '0.4', ...ULTRA), '1:1', 1.6);
    expect(video.notes).toEqual(['The clip of scene 1 lasts 0.4 s of 1.6 s, so its last picture is held.']);
    for (const frame of [14, 24, 32]) expect(moved(frames[frame], frames[frame + 14])).toBeGreaterThan(0.15);
  });
});

describe('what fills the frame', () => {
  const judged = (paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
    const canvas = createCanvas(384, 216);
    const context = canvas.getContext('2d');
    context.fillStyle = '#305030';
    context.fillRect(0, 0, 384, 216);
    paint(context);
    return { coding: 'plain', matrix: 'auto', ratio: 384 / 216, gist: gistOf(canvas) } as const;
  };
  const face = (x: number) =>
    judged((context) => {
      context.fillStyle = '#c98f68';
      context.beginPath();
      context.ellipse(x, 90, 34, 44, 0, 0, 7);
      context.fill();
      context.fillStyle = '#2a1a12';
      for (const eye of [x - 14, x + 8]) context.fillRect(eye, 80, 7, 5);
    });

  it.each([60, 192, 320])('holds a face, wherever it is: %i of 384 pixels', async (x) => {
    const input = await firstScene({ type: 'footage', prompt: 'A friend', duration: 2 }, { aspect: '9:16' });
    const { crop } = footageFilm(input, face(x));
    expect(crop.width).toBeCloseTo(0.316, 2);
    expect(crop.x * 384).toBeLessThan(x - 34);
    expect((crop.x + crop.width) * 384).toBeGreaterThan(x + 34);
  });

  it('follows what goes through the picture, slowly, and never past its edge', async () => {
    const path = join(folder, 'goes.mp4');
    const square =
      'color=0x506050:s=192x64:r=30:d=2.4[a];color=white:s=20x20:r=30:d=2.4[b];[a][b]overlay=x=6+t*65:y=22';
    await run('-f', 'lavfi', '-i', `${square},format=yuv420p`, ...ULTRA, path);
    const { video, frames } = await shown(path, '9:16', 2.4);
    expect(video).toMatchObject({ scenesFailed: 0, notes: [] });
    const white = (frame: number): number => (frames[frame] ?? []).filter((level) => level > 200).length;
    // Its first and last places are further from one another than the part that is shown is wide.
    for (const frame of [4, 36, 66]) expect(white(frame)).toBeGreaterThan(60);
    const judged = await judgeClip({ ffmpeg, signal: new AbortController().signal, stallMs: 20_000 }, path, 2.4);
    if ('problem' in judged) throw new Error(judged.problem);
    const input = await firstScene({ type: 'footage', prompt: 'A square', duration: 2.4 }, { aspect: '9:16' });
    const { kept, crop } = footageFilm(input, judged);
    expect(kept).toHaveLength(3);
    for (const { x } of kept) expect(x >= 0 && x + crop.width <= 1.00001).toBe(true);
  });

  it('stays where it is where nothing goes far', async () => {
    const path = join(folder, 'near.mp4');
    const square =
      'color=0x506050:s=192x64:r=30:d=0.8[a];color=white:s=20x20:r=30:d=0.8[b];[a][b]overlay=x=80+t*9:y=22';
    await run('-f', 'lavfi', '-i', `${square},format=yuv420p`, ...ULTRA, path);
    const judged = await judgeClip({ ffmpeg, signal: new AbortController().signal, stallMs: 20_000 }, path, 0.8);
    if ('problem' in judged) throw new Error(judged.problem);
    const input = await firstScene({ type: 'footage', prompt: 'A square', duration: 0.8 }, { aspect: '9:16' });
    expect(footageFilm(input, judged).kept).toEqual([]);
  });

  it('has what is said where it is emptiest, and nothing that is not said', async () => {
    const scene = { type: 'footage', prompt: 'A friend', duration: 2 } as const;
    const silent = footageFilm(await firstScene(scene), face(192)).film.layers;
    expect(silent.flatMap(({ text }) => text ?? [])).toEqual([]);
    const input = await firstScene({ ...scene, script: 'Baked before dawn.' }, { aspect: '16:9' });
    const { layers } = footageFilm(input, face(60)).film;
    expect(layers.flatMap(({ text }) => text ?? []).join(' ')).toBe('Baked before dawn.');
    for (const { ink } of layers) if (ink !== undefined) expect(ink.x).toBeGreaterThan(960 * 0.3);
  });
});

describe('a grade', () => {
  it('leaves black black and white white, and keeps what is brighter than a screen from turning into one area', () => {
    const grey = (coding: 'plain' | 'hlg' | 'pq'): number[] => {
      const [head = '', ...rows] = gradeCube(coding, palette('paper')).trim().split('\n');
      const points = Number(head.split(' ')[1]);
      return Array.from({ length: points }, (_, at) =>
        Number(rows[at * (points * points + points + 1)]?.split(' ')[1] ?? 0),
      );
    };
    for (const coding of ['plain', 'hlg', 'pq'] as const) {
      const levels = grey(coding);
      expect(levels[0]).toBeLessThan(0.03);
      expect(levels.at(-1)).toBeGreaterThan(0.93);
      expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    }
    // White paper, filmed with more light than a screen has, is nearly white, and what is brighter is brighter still.
    const hlg = grey('hlg');
    expect(hlg[24]).toBeGreaterThan(0.85);
    expect(hlg[32]).toBeGreaterThan(hlg[24] ?? 1);
  });

  it('is found whatever its path is', () => {
    expect(inFilter("/a:b/it's, [c];d")).toBe("/a\\\\:b/it\\\\\\'s\\, \\[c\\]\\;d");
  });
});

it('finds the face in a clip, and that there is none', async () => {
  const canvas = createCanvas(192, 128);
  const context = canvas.getContext('2d');
  const disc = (color: string, x: number, y: number, across: number, down: number): void => {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = '#7fa3bd';
  context.fillRect(0, 0, 192, 128);
  disc('#e0a98c', 60, 60, 26, 34);
  for (const x of [50, 70]) disc('#4a342c', x, 52, 6, 4);
  disc('#a5604f', 60, 78, 9, 4);
  await writeFile(join(folder, 'face.png'), canvas.toBuffer('image/png'));
  const made = join(folder, 'face.mp4');
  await run('-loop', '1', '-i', join(folder, 'face.png'), '-t', '0.5', '-pix_fmt', 'yuv420p', ...ULTRA, made);
  const tools = { ffmpeg, signal: new AbortController().signal, stallMs: 20_000 };
  const [found, none] = [
    await judgeClip(tools, made, 0.5),
    await judgeClip(tools, await clip('bar.mp4', ...ULTRA), 0.8),
  ];
  if ('problem' in found || 'problem' in none) throw new Error('unreadable');
  expect(none.faces).toEqual([]);
  expect(found.faces?.length).toBeGreaterThan(0);
  for (const { face } of found.faces ?? []) {
    expect(Math.abs(face.x + face.width / 2 - 60 / 192)).toBeLessThan(0.06);
    expect(Math.abs(face.y + face.height / 2 - 60 / 128)).toBeLessThan(0.1);
  }
});
