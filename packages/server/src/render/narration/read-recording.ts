/** Reads the user's own recording, in whatever format it is, as one channel. */
import { join } from 'node:path';
import { readClipSound } from '../music/clip-sound';
import { SAMPLE_RATE } from '../music/sample-rate';
import { SOUND_CONTAINERS } from '../output/clip-input';
import type { FfmpegOptions } from '../output/ffmpeg-process';
import type { Sound } from './align/align-words';

/** Seconds that are read: a little more than the longest film. */
const MOST_SECONDS = 125;

/** Undefined where nothing can be heard in it. */
export async function readRecording(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  file: string,
  folder: string,
): Promise<Sound | undefined> {
  const read = await readClipSound(tools, file, MOST_SECONDS, join(folder, 'recording.wav'), SOUND_CONTAINERS);
  if (read === undefined) return undefined;
  const [left, right] = read;
  return { samples: left.map((sample, at) => (sample + (right[at] ?? 0)) / 2), sampleRate: SAMPLE_RATE };
}
