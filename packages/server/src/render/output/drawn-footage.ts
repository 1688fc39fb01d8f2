/**
 * The caller's clip as a segment, for an ffmpeg that can read and write it but not put pictures on one another: the same as
 * `footageSegment`, with the blurred copy and the clip laid over each other here.
 */
import { createCanvas } from '@napi-rs/canvas';
import { RenderFailure } from '../../ports/renderer';
import { even, type Size } from '../geometry';
import { clipInput } from './clip-input';
import { rawInput, rawOutput, TO_BT709 } from './encoder';
import { runFfmpeg, startFfmpeg } from './ffmpeg-process';
import type { FootageOptions } from './footage-segment';
import { FPS } from './frame-size';
import { frameSent } from './free-frames';

/** How much smaller the copy behind the clip is kept; made large again it is soft. */
const SHRINK = 20;
/** Darkness over that copy. */
const SHADE = 'rgba(0, 0, 0, 0.25)';

/** Where a PNG says its width and height. */
const PNG_SIZE_AT = 16;

/** The size at which a clip is meant to be seen, turned upright and with square pixels. */
async function clipSize({ clip, ffmpeg, signal, stallMs, task }: FootageOptions): Promise<Size> {
  let head = Buffer.alloc(0);
  await runFfmpeg({
    ...{ ffmpeg, signal, stallMs, task },
    args: [
      ...[...clipInput(clip), '-map', '0:v:0', '-vf', "scale='max(2,trunc(iw*sar/2)*2)':ih", '-frames:v', '1'],
      ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
    ],
    onOutput: async (bytes) => {
      if (head.length < PNG_SIZE_AT + 8) head = Buffer.concat([head, bytes]);
    },
  });
  if (head.length < PNG_SIZE_AT + 8) throw new RenderFailure('ffmpeg-failed', `The clip has no picture (${task}).`);
  return { width: head.readUInt32BE(PNG_SIZE_AT), height: head.readUInt32BE(PNG_SIZE_AT + 4) };
}

export async function drawnFootage(options: FootageOptions): Promise<void> {
  const { clip, size, frames, encoder, path, onFrames, ...tools } = options;
  const whole = await clipSize(options);
  const factor = Math.min(size.width / whole.width, size.height / whole.height);
  const shown = { width: even(whole.width * factor), height: even(whole.height * factor) };
  const [picture, behind, canvas] = [
    createCanvas(shown.width, shown.height),
    createCanvas(Math.ceil(size.width / SHRINK), Math.ceil(size.height / SHRINK)),
    createCanvas(size.width, size.height),
  ];
  const [pixels, soft, context] = [picture.getContext('2d'), behind.getContext('2d'), canvas.getContext('2d')];
  const cover = Math.max(behind.width / shown.width, behind.height / shown.height);
  const image = pixels.createImageData(shown.width, shown.height);

  const put = (): void => {
    pixels.putImageData(image, 0, 0);
    if (shown.width < size.width || shown.height < size.height) {
      const [across, down] = [shown.width * cover, shown.height * cover];
      soft.imageSmoothingQuality = 'medium';
      soft.drawImage(picture, (behind.width - across) / 2, (behind.height - down) / 2, across, down);
      soft.fillStyle = SHADE;
      soft.fillRect(0, 0, behind.width, behind.height);
      context.imageSmoothingQuality = 'medium';
      context.drawImage(behind, 0, 0, size.width, size.height);
    }
    const at = { x: Math.round((size.width - shown.width) / 2), y: Math.round((size.height - shown.height) / 2) };
    context.drawImage(picture, at.x, at.y);
  };

  const run = startFfmpeg({ ...tools, args: ['-y', ...rawInput(size), '-vf', TO_BT709, ...encoder, path] });
  let sent = 0;
  const send = async (): Promise<void> => {
    const bytes = canvas.data();
    await run.write(bytes);
    frameSent(bytes.length);
    sent += 1;
    onFrames(1);
  };
  try {
    let filled = 0;
    await runFfmpeg({
      ...tools,
      args: [
        ...[...clipInput(clip), '-map', '0:v:0', '-vf', `scale=${shown.width}:${shown.height}`],
        ...['-r', String(FPS), '-frames:v', String(frames), ...rawOutput('rgba'), 'pipe:1'],
      ],
      onOutput: async (bytes) => {
        for (let taken = 0; taken < bytes.length; ) {
          const part = bytes.subarray(taken, taken + image.data.length - filled);
          image.data.set(part, filled);
          filled += part.length;
          taken += part.length;
          if (filled < image.data.length) continue;
          filled = 0;
          // Some versions write one more picture than was asked.
          if (sent === frames) return;
          put();
          await send();
        }
      },
    });
    if (sent === 0) throw new RenderFailure('ffmpeg-failed', `The clip has no picture (${tools.task}).`);
    while (sent < frames) await send();
    await run.finish();
  } catch (error) {
    run.kill();
    throw error;
  }
}
