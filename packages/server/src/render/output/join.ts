/** Joins segments and sound into one MP4 without encoding again; the index stands before the media. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BITEXACT } from './encoder';
import { type FfmpegOptions, runFfmpeg } from './ffmpeg-process';

const quoted = (path: string): string => `'${path.replaceAll('\\', '/').replaceAll("'", "'\\''")}'`;

/** Writes the list of the segments and returns how ffmpeg opens them as one. */
export async function asOne(segments: readonly string[], partsDir: string): Promise<string[]> {
  const list = join(partsDir, 'segments.txt');
  await writeFile(list, segments.map((segment) => `file ${quoted(segment)}\n`).join(''));
  return ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i', list];
}

export interface JoinOptions {
  readonly tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;
  /** See `asOne`. */
  readonly picture: readonly string[];
  readonly sound: string;
  readonly path: string;
}

export async function joinSegments({ tools, picture, sound, path }: JoinOptions): Promise<void> {
  await runFfmpeg({
    ...tools,
    task: 'joining the scenes',
    args: [
      ...['-y', ...picture, '-i', sound, '-map', '0:v:0', '-map', '1:a:0', '-c', 'copy'],
      ...[...BITEXACT, '-movflags', '+faststart', '-f', 'mp4', path],
    ],
  });
}
