/** The sound of the caller's clips: read as samples, and laid over the music, which steps back while a clip is heard. */
import { readFile, rm } from 'node:fs/promises';
import { RenderFailure } from '../../ports/renderer';
import { clipInput } from '../output/clip-input';
import { BITEXACT } from '../output/encoder';
import { type FfmpegOptions, runFfmpeg } from '../output/ffmpeg-process';
import { loudness, type Stereo } from './loudness';
import { SAMPLE_RATE } from './sample-rate';

export interface PlacedClip {
  readonly sound: Stereo;
  /** Sample of the video at which it begins. */
  readonly start: number;
}

/** How far the music steps back, and how long it takes. */
const DUCKED = 0.22;
const DUCK_SECONDS = 0.3;
/** Below this a clip counts as silent. */
const SILENT_LUFS = -55;
const CLIP_LUFS = -17;

/** At most `seconds` of the sound of a clip, or of another file when its `containers` are named; its path is for what lies between. */
export async function decodeSound(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  clip: string,
  seconds: number,
  path: string,
  containers?: string,
): Promise<Stereo> {
  const args = ['-y', ...clipInput(clip, containers), '-map', '0:a:0', '-t', seconds.toFixed(3), '-ac', '2'];
  await runFfmpeg({
    ...tools,
    task: 'reading the sound of a clip',
    args: [...args, '-ar', String(SAMPLE_RATE), '-c:a', 'pcm_s16le', ...BITEXACT, '-f', 'wav', path],
  });
  const file = await readFile(path);
  await rm(path, { force: true });
  const bytes = file.subarray(file.indexOf('data') + 8);
  const count = Math.floor(bytes.length / 4);
  const sound: Stereo = [new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at += 1) {
    sound[0][at] = bytes.readInt16LE(at * 4) / 32768;
    sound[1][at] = bytes.readInt16LE(at * 4 + 2) / 32768;
  }
  return sound;
}

/** The same; undefined when it has none that can be heard. */
export async function readClipSound(...wish: Parameters<typeof decodeSound>): Promise<Stereo | undefined> {
  try {
    const sound = await decodeSound(...wish);
    return loudness(sound) > SILENT_LUFS ? sound : undefined;
  } catch (error) {
    // A clip without sound is no failure; one that cannot be read fails with its picture.
    if (error instanceof RenderFailure && error.reason === 'ffmpeg-failed') return undefined;
    throw error;
  }
}

/** Lays a clip's sound over the mix in place. */
export function mixClip(mix: Stereo, { sound, start }: PlacedClip): void {
  const gain = Math.min(4, 10 ** ((CLIP_LUFS - loudness(sound)) / 20));
  const ramp = DUCK_SECONDS * SAMPLE_RATE;
  const length = Math.min(sound[0].length, mix[0].length - start);
  for (let at = 0; at < length; at += 1) {
    const edge = Math.min(1, at / ramp, (length - at) / ramp);
    const duck = 1 - (1 - DUCKED) * edge;
    // A click would betray the cut: the clip itself fades for a tenth of that time.
    const open = Math.min(1, edge * 10);
    for (const side of [0, 1] as const) {
      mix[side][start + at] = (mix[side][start + at] ?? 0) * duck + (sound[side][at] ?? 0) * gain * open;
    }
  }
}
