/**
 * The caller's clip as a segment: scaled to the frame without stretching (the whole clip on a blurred copy of itself when
 * the shapes differ), cut at its duration, its last frame held when it is shorter. Only local files are opened.
 */
import type { Size } from '../geometry';
import { clipInput } from './clip-input';
import { type FfmpegOptions, runFfmpeg } from './ffmpeg-process';
import { FPS } from './frame-size';

export interface FootageOptions extends Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs' | 'task'> {
  readonly clip: string;
  readonly size: Size;
  readonly frames: number;
  readonly encoder: readonly string[];
  readonly path: string;
  readonly onFrames: (count: number) => void;
}

export async function footageSegment(options: FootageOptions): Promise<void> {
  const { clip, size, frames, encoder, path, onFrames, ...tools } = options;
  let told = 0;
  const { width, height } = size;
  const small = `${Math.max(2, Math.round(width / 16) * 2)}:${Math.max(2, Math.round(height / 16) * 2)}`;
  const graph = [
    // Clips whose pixels are not square are made square first, or they would come out stretched. Beyond four to one they
    // stay so: a file may call its pixels thousands of times as wide as they are high.
    `[0:v:0]fps=${FPS},scale='max(2,trunc(iw*clip(sar,0.25,4)/2)*2)':ih,setsar=1,split=2[a][b]`,
    `[a]scale=${small}:force_original_aspect_ratio=increase,crop=${small},boxblur=6:2,scale=${width}:${height}:flags=bilinear,lutyuv=y=val*0.75[back]`,
    `[b]scale=${width}:${height}:force_original_aspect_ratio=decrease:out_color_matrix=bt709:out_range=tv[front]`,
    '[back][front]overlay=(W-w)/2:(H-h)/2,format=yuv420p[clip]',
    `color=c=black:s=${width}x${height}:r=${FPS}[still]`,
    '[still][clip]overlay=eof_action=repeat,format=yuv420p[out]',
  ];
  await runFfmpeg({
    ...tools,
    onFrame: (frame) => {
      onFrames(frame - told);
      told = frame;
    },
    args: [
      '-y',
      ...clipInput(clip),
      '-filter_complex',
      graph.join(';'),
      '-map',
      '[out]',
      '-frames:v',
      String(frames),
      ...encoder,
      path,
    ],
  });
  onFrames(frames - told);
}
