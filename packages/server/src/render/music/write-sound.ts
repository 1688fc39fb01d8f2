/** Encodes a mix as AAC, 48 kHz stereo. */
import { endianness } from 'node:os';
import { BITEXACT } from '../output/encoder';
import { type FfmpegOptions, startFfmpeg } from '../output/ffmpeg-process';
import type { Stereo } from './loudness';
import { SAMPLE_RATE } from './sample-rate';

const BLOCK = 48_000;

export async function writeSound(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  mix: Stereo,
  path: string,
): Promise<void> {
  const run = startFfmpeg({
    ...tools,
    task: 'encoding the sound',
    args: [
      '-y',
      '-f',
      endianness() === 'LE' ? 's16le' : 's16be',
      '-ar',
      String(SAMPLE_RATE),
      '-ac',
      '2',
      '-i',
      'pipe:0',
      '-c:a',
      'aac',
      '-b:a',
      '128k',
      '-threads',
      '1',
      ...BITEXACT,
      '-f',
      'mp4',
      path,
    ],
  });
  const [left, right] = mix;
  for (let start = 0; start < left.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, left.length);
    const samples = new Int16Array((end - start) * 2);
    for (let at = start; at < end; at += 1) {
      samples[(at - start) * 2] = Math.round((left[at] ?? 0) * 32767);
      samples[(at - start) * 2 + 1] = Math.round((right[at] ?? 0) * 32767);
    }
    await run.write(new Uint8Array(samples.buffer));
  }
  await run.finish();
}
