/** Watches a finished film as a viewer would: decoded, small, frame by frame. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Pixels of the picture that is looked at. */
const [WIDE, HIGH] = [48, 48];
const BYTES = WIDE * HIGH * 3;

/** Frames that may follow one another without a change that is seen. */
const STILL_MOST = 15;
/** Mean difference of two frames, in levels of 255, from which a viewer sees a change. */
const SEEN = 0.3;
/** Spread of levels below which a frame is of one colour, or a mere gradient of a few. */
const FLAT = 5;

/** The widest spread of one of the colours. */
const spreadOf = (frame: Buffer): number =>
  Math.max(
    ...[0, 1, 2].map((channel) => {
      let [sum, squares] = [0, 0];
      for (let at = channel; at < frame.length; at += 3) {
        const level = frame[at] ?? 0;
        sum += level;
        squares += level * level;
      }
      const count = frame.length / 3;
      return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
    }),
  );

const difference = (one: Buffer, other: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
};

async function decode(ffmpeg: string, path: string): Promise<Buffer[]> {
  const child = spawn(
    ffmpeg,
    [
      ...['-v', 'error', '-i', path, '-vf', `scale=${WIDE}:${HIGH}:flags=area`],
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} when it decoded ${path}.`);
  const all = Buffer.concat(parts);
  return Array.from({ length: Math.floor(all.length / BYTES) }, (_, at) => all.subarray(at * BYTES, (at + 1) * BYTES));
}

export interface Watched {
  readonly frames: number;
  /** What a viewer would stumble over, a sentence each. */
  readonly troubles: readonly string[];
}

export async function watchFilm(ffmpeg: string, path: string): Promise<Watched> {
  const frames = await decode(ffmpeg, path);
  const flat = frames.flatMap((frame, at) => (spreadOf(frame) < FLAT ? [`frame ${at} is flat`] : []));
  const still = frames.flatMap((frame, at) => {
    const before = frames[at - STILL_MOST];
    if (before === undefined || difference(frame, before) >= SEEN) return [];
    return [`frames ${at - STILL_MOST} to ${at} do not change`];
  });
  return { frames: frames.length, troubles: [...flat, ...still] };
}
