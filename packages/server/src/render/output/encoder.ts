/**
 * Encoder settings. All scenes of a video use the same ones, since their segments are joined without encoding again.
 * The thread count is fixed and every tool writes no dates, so that the same pictures give the same bytes.
 */
import type { Quality } from '@vid/sdk/contract';
import type { Size } from '../geometry';
import { FPS } from './frame-size';
import { KEY_EVERY } from './key-frames';

/** Flags that keep tool names, versions and dates out of the output. */
export const BITEXACT = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1'] as const;

/** How colours are meant. Said to the encoder itself: what ffmpeg's own options say, newer versions overrule by the pictures' tags. */
const COLOURS = 'colorprim=bt709:transfer=bt709:colormatrix=bt709:fullrange=off';

const X264_COMMON = `keyint=${KEY_EVERY}:scenecut=0:8x8dct=1:cabac=1:${COLOURS}`;

/** What an encoder of large frames keeps in memory is the frames it looks at; fewer cost no bytes on material like this. */
const LEAN = 'rc-lookahead=2:sync-lookahead=0:ref=1:bframes=1';

const SETTINGS: Record<Quality, readonly string[]> = {
  draft: [
    '-preset',
    'ultrafast',
    '-crf',
    '23',
    '-x264-params',
    `${X264_COMMON}:mbtree=1:rc-lookahead=10:aq-mode=1:weightp=0`,
  ],
  standard: ['-preset', 'superfast', '-crf', '21', '-x264-params', `${X264_COMMON}:mbtree=1:rc-lookahead=10:aq-mode=1`],
  premium: ['-preset', 'medium', '-crf', '20', '-x264-params', `${X264_COMMON}:${LEAN}`],
};

/** Flat, sharp drawings: a third smaller at little more work. */
const DRAWN = ['-preset', 'veryfast', '-tune', 'animation', '-crf', '21', '-x264-params', X264_COMMON] as const;

/** Four times the pixels of premium: a slower preset would take minutes and a gigabyte for nothing that is seen. */
const HUGE = ['-preset', 'veryfast', '-crf', '19', '-x264-params', `${X264_COMMON}:${LEAN}`] as const;
const HUGE_PIXELS = 4_000_000;

/** Frames so large that two encoders at a time would take too much memory: one takes both cores instead, by slices. */
const LARGE_PIXELS = 1_000_000;

export const isLarge = ({ width, height }: Size): boolean => width * height > LARGE_PIXELS;

export interface EncoderChoice {
  readonly quality: Quality;
  readonly size: Size;
  /** Whether every scene is flat, sharp drawing. */
  readonly onlyDrawn: boolean;
  readonly scenes: number;
}

const settingsOf = ({ quality, size, onlyDrawn }: EncoderChoice): readonly string[] => {
  if (size.width * size.height > HUGE_PIXELS) return HUGE;
  return quality === 'standard' && onlyDrawn ? DRAWN : SETTINGS[quality];
};

/** Threads depend on the job alone, never on the machine, because their number changes the bytes. */
const threadsOf = ({ size, scenes }: EncoderChoice): string[] => {
  if (isLarge(size)) return ['-threads', '2', '-thread_type', 'slice'];
  return ['-threads', scenes > 1 ? '1' : '2'];
};

/** Output options for one segment of H.264 in a transport stream. */
export function videoEncoder(choice: EncoderChoice): string[] {
  const base = ['-an', '-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p'];
  return [...base, ...settingsOf(choice), ...threadsOf(choice), ...BITEXACT, '-f', 'mpegts'];
}

/**
 * Input options for frames on stdin that are what an encoder takes already: limited BT.709, and said to be so. Opened as
 * pictures in a row: the same to the byte as the format for raw video, which small builds of ffmpeg lack.
 */
export const yuvInput = ({ width, height }: Size): string[] => [
  ...['-f', 'image2pipe', '-c:v', 'rawvideo', '-pixel_format', 'yuv420p', '-video_size', `${width}x${height}`],
  ...['-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-frame_size', String((width * height * 3) / 2), '-framerate', String(FPS), '-i', 'pipe:0'],
];

/** Output options for raw pictures of a pixel format. */
export const rawOutput = (format: 'rgba' | 'rgb24' | 'yuv420p'): string[] => [
  ...['-c:v', 'rawvideo', '-pix_fmt', format, '-f', 'image2pipe'],
];
