/** Joins segments and sound into one MP4 without encoding again; the index stands before the media. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BITEXACT } from './encoder';
import { type FfmpegOptions, runFfmpeg } from './ffmpeg-process';

const quoted = (path: string): string => `'${path.replaceAll('\\', '/').replaceAll("'", "'\\''")}'`;

export async function joinSegments(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  workDir: string,
  files: { segments: readonly string[]; sound: string; output: string },
): Promise<void> {
  const list = join(workDir, 'segments.txt');
  await writeFile(list, files.segments.map((segment) => `file ${quoted(segment)}\n`).join(''));
  await runFfmpeg({
    ...tools,
    task: 'joining the scenes',
    args: [
      '-y',
      '-f',
      'concat',
      '-safe',
      '0',
      '-protocol_whitelist',
      'file,pipe',
      '-i',
      list,
      '-i',
      files.sound,
      '-map',
      '0:v:0',
      '-map',
      '1:a:0',
      '-c',
      'copy',
      ...BITEXACT,
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      files.output,
    ],
  });
}
