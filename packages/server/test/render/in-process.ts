/** Renders without a process of its own: several times quicker, for what does not depend on it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '../../src/adapters/ffmpeg/find-ffmpeg';
import type { RenderedVideo, RenderJob, RenderProgress } from '../../src/ports/renderer';
import type { CaptionChoice } from '../../src/render/captions/caption-names';
import { runOrder } from '../../src/render/run-order';
import type { VoiceOptions } from '../../src/voice/engines';

let found: Promise<string> | undefined;
/** Where the ffmpeg lies that a render would find: each search asks a program for its version. */
export const ffmpegPath = (): Promise<string> =>
  (found ??= findFfmpeg().then(({ ffmpeg }) => {
    if (ffmpeg === undefined) throw new Error('this test needs an ffmpeg; see the README');
    return ffmpeg.path;
  }));

/** Puts `name.mp4` and `name.jpg` into the folder. */
export async function renderHere(
  job: RenderJob,
  folder: string,
  more: {
    name?: string;
    ffmpeg?: string;
    imageCommand?: string;
    voice?: VoiceOptions;
    captionStyle?: CaptionChoice;
    music?: string;
    onProgress?: (progress: RenderProgress) => void;
  } = {},
): Promise<RenderedVideo> {
  const name = more.name ?? 'out';
  const partsDir = join(folder, `${name}-parts`);
  await mkdir(partsDir, { recursive: true });
  const ffmpeg = more.ffmpeg ?? (await ffmpegPath());
  const order = {
    ...{ job, partsDir, parallel: 2, stallMs: 20_000, ffmpeg },
    ...(more.imageCommand === undefined ? {} : { imageCommand: more.imageCommand }),
    ...(more.voice === undefined ? {} : { voice: more.voice }),
    ...(more.captionStyle === undefined ? {} : { captionStyle: more.captionStyle }),
    ...(more.music === undefined ? {} : { music: more.music }),
    ...{ outputPath: join(folder, `${name}.mp4`) },
  };
  return runOrder(order, new AbortController().signal, {
    onProgress: more.onProgress ?? (() => undefined),
    onStage: () => undefined,
  });
}
