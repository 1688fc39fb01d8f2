/** What tries an installation: each trial does its work, tells what is broken, and takes nothing else with it. */
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DrawingEntry } from '../../src/adapters/ffmpeg/drawing-process';
import { findFfmpeg } from '../../src/adapters/ffmpeg/find-ffmpeg';
import { tryInstallation } from '../../src/adapters/ffmpeg/try-installation';
import { locateFamily } from '../../src/render/text/font-packages';
import { contrastIn, tonesOf } from '../../src/render/trial/try-drawing';
import { fallbackOf, problemOf, tryFonts } from '../../src/render/trial/try-fonts';
import { drawingEntry } from './drawing-entry';

let folder: string;
let entry: DrawingEntry;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-trials-'));
  entry = await drawingEntry();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const program = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  await chmod(path, 0o755);
  return path;
};
/** The drawing process, whose drawing and fonts, and whatever else, are not looked at: they work at once. */
const hearing = (...others: readonly string[]): Promise<DrawingEntry> =>
  acting(
    ['hearing', ...others].join('-'),
    `process.once('message', async (message) => {
  if (${JSON.stringify(['drawing', 'fonts', ...others])}.includes(message.order.trial))
    process.send({ type: 'tried', outcome: { state: 'works', detail: '' } }, () => process.disconnect());
  else {
    await import(${JSON.stringify(pathToFileURL(entry.path).href)});
    process.emit('message', message);
  }
});`,
  );
/** A drawing process of the test's own. */
const acting = async (name: string, text: string): Promise<DrawingEntry> => ({
  path: await program(`${name}.mjs`, text),
  execArgv: [],
});

describe('an installation that is whole', () => {
  it('draws, sets, sounds and encodes, and leaves nothing', async () => {
    const { ffmpeg } = await findFfmpeg();
    const temporary = join(folder, 'temporary');
    await mkdir(temporary);
    vi.stubEnv('TMPDIR', temporary);
    try {
      const tried = await tryInstallation({ ffmpeg: ffmpeg?.path, entry });
      expect(tried).toEqual({
        drawing: { state: 'works', detail: 'a frame of 540 by 540 with its words' },
        fonts: { state: 'works', detail: expect.stringMatching(/^\d+ families draw their glyphs$/) },
        sound: { state: 'works', detail: expect.stringMatching(/^a second of music, read back at -1\d LUFS$/) },
        encoding: {
          state: 'works',
          detail: expect.stringMatching(/^10 frames with sound, \d+ kB \(ftyp moov .*mdat\)/),
        },
      });
      expect(await readdir(temporary)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe.skipIf(process.platform === 'win32')('an installation with a part that is broken', () => {
  it('tells a bad ffmpeg, and tries what needs none', async () => {
    const ffmpeg = await program('ffmpeg', '#!/bin/sh\necho "Unknown encoder libx264" >&2\nexit 8\n');
    const tried = await tryInstallation({ ffmpeg, entry: await hearing() });
    expect(tried).toMatchObject({
      drawing: { state: 'works' },
      fonts: { state: 'works' },
      sound: {
        state: 'fails',
        detail: expect.stringContaining('Unknown encoder'),
        next: expect.stringContaining('npm'),
      },
      encoding: {
        state: 'fails',
        detail: expect.stringContaining('Unknown encoder'),
        next: expect.stringContaining('npm'),
      },
    });
  });

  it('hears that a second of music came out as silence', async () => {
    const { ffmpeg } = await findFfmpeg();
    // Encodes as it should, but reads as many zeros as there were bytes.
    const deaf = await program(
      'deaf',
      `#!/bin/sh
for last; do :; done
"${ffmpeg?.path}" "$@" || exit
case "$last" in *.wav) size=$(wc -c < "$last"); { printf 'RIFFxxxxWAVEdataxxxx'; head -c "$size" /dev/zero; } > "$last";; esac
`,
    );
    const { sound, encoding } = await tryInstallation({ ffmpeg: deaf, entry: await hearing() });
    expect(sound).toMatchObject({ state: 'fails', detail: expect.stringContaining('nothing could be heard') });
    expect(encoding.state).toBe('works');
  });

  it('tries no sound and no encoding without an ffmpeg', async () => {
    const tried = await tryInstallation({ ffmpeg: undefined, entry: await hearing() });
    expect(tried.drawing.state).toBe('works');
    const untried = { state: 'untried', detail: 'not tried, since there is no ffmpeg that works' };
    expect([tried.sound, tried.encoding]).toEqual([untried, untried]);
  });

  it('says once which package is missing', async () => {
    const missing = await acting('missing', 'import "@napi-rs/no-such-canvas";');
    const tried = await tryInstallation({ ffmpeg: undefined, entry: missing });
    expect(tried.drawing).toMatchObject({
      state: 'fails',
      detail: expect.stringContaining('@napi-rs/no-such-canvas'),
      next: 'npm install @vid/server --force',
    });
    expect(tried.fonts).toEqual({ state: 'untried', detail: 'not tried, since drawing does not start' });
  });

  it('has one make room where the disk is full, not install an ffmpeg', async () => {
    const full = await program('full', '#!/bin/sh\necho "write: No space left on device" >&2\nexit 1\n');
    const { sound } = await tryInstallation({ ffmpeg: full, entry: await hearing('encoding') });
    expect(sound).toMatchObject({ state: 'fails', next: expect.stringMatching(/^free some space on the disk of /) });
  });

  it('outlives a crash', async () => {
    const crashing = await acting(
      'crashing',
      `process.on('message', ({ order }) => {
  if (order.trial === 'drawing') process.kill(process.pid, 'SIGSEGV');
  else process.send({ type: 'tried', outcome: { state: 'works', detail: order.trial } }, () => process.disconnect());
});`,
    );
    const { drawing, ...others } = await tryInstallation({ ffmpeg: '/nowhere', entry: crashing });
    expect(drawing).toMatchObject({ state: 'fails', detail: expect.stringContaining('SIGSEGV') });
    expect(Object.values(others).map(({ detail }) => detail)).toEqual(['fonts', 'sound', 'encoding']);
  });

  it('ends what hangs, with all that it started', async () => {
    // The process counts as ended when nobody holds its stderr any more: not before its child is gone.
    const hanging = await acting(
      'hanging',
      `import { spawn } from 'node:child_process';
process.on('message', () => {
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'ignore', 'inherit'] });
});`,
    );
    const { drawing } = await tryInstallation({ ffmpeg: undefined, entry: hanging, limitMs: 1000 });
    expect(drawing).toMatchObject({ state: 'fails', detail: 'it was not done within 1 s, and was ended' });
  });

  it('says what to do about a folder for temporary files that is none', async () => {
    vi.stubEnv('TMPDIR', await program('no-folder', ''));
    try {
      const { drawing, fonts } = await tryInstallation({ ffmpeg: undefined, entry });
      expect(drawing).toMatchObject({ state: 'fails', next: expect.stringContaining('TMPDIR') });
      expect(fonts.detail).toBe('not tried, since drawing does not start');
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe('a font', () => {
  const inter = locateFamily('inter')?.replace('unicode.json', 'files/inter-latin-wght-normal.woff2') ?? '';
  const NONE = { pictures: new Map<string, Buffer>(), families: [] };
  const drawnBy = (alias: string) => () => ({ aliases: [alias], uncovered: new Set<number>() });

  it('whose file is spoilt is not taken for a fallback that draws', async () => {
    const spoilt = await program('spoilt.woff2', 'no font');
    GlobalFonts.registerFromPath(spoilt, 'vid spoilt');
    expect(problemOf('inter', NONE, drawnBy('vid spoilt'))).toMatch(/can't be loaded/);
  });

  it('that lacks the glyphs it is there for is told', () => {
    GlobalFonts.registerFromPath(inter, 'vid trial latin');
    expect(problemOf('noto-sans-thai', NONE, drawnBy('vid trial latin'))).toMatch(/draws no|fallback/);
  });

  it('that draws what a fallback draws is told', () => {
    GlobalFonts.registerFromPath(inter, 'vid trial latin');
    expect(problemOf('inter', NONE, drawnBy('vid trial latin'))).toBeUndefined();
    const pictures = new Map([...fallbackOf().pictures].map(([text]) => [text, glyph(text, 'vid trial latin')]));
    const drawn = (families: readonly string[]) =>
      problemOf('inter', { pictures, families }, drawnBy('vid trial latin'));
    expect(drawn(['dejavu-sans'])).toBe('R is drawn by a fallback');
    expect(drawn(['inter'])).toBeUndefined();
  });

  it('that is needed fails, one that is optional lacks', () => {
    const works = { family: 'inter', optional: false };
    expect(tryFonts([works, { family: 'sora', optional: false, problem: 'not installed' }])).toMatchObject({
      state: 'fails',
      detail: 'sora (not installed)',
    });
    expect(tryFonts([works, { family: 'noto-sans-kr', optional: true, problem: 'not installed' }])).toMatchObject({
      state: 'lacking',
      next: 'npm install @vid/server --include=optional',
    });
  });
});

const glyph = (text: string, family: string): Buffer => {
  const canvas = createCanvas(48, 48);
  const context = canvas.getContext('2d');
  context.font = `32px ${JSON.stringify(family)}`;
  context.fillText(text, 6, 38);
  return Buffer.from(canvas.data());
};

it('a frame of one tone has neither tones nor contrast', () => {
  const flat = new Uint8Array(16 * 16 * 4).fill(120);
  expect([tonesOf(flat), contrastIn(flat, 16, { x: 0, y: 0, width: 16, height: 16 })]).toEqual([1, 0]);
  const written = flat.slice();
  written.fill(255, 16 * 4 * 4, 16 * 4 * 4 + 8);
  expect(contrastIn(written, 16, { x: 0, y: 0, width: 16, height: 16 })).toBeCloseTo(135);
  expect(contrastIn(written, 16, { x: 0, y: 8, width: 16, height: 8 })).toBe(0);
});
