/**
 * Encoder settings. All scenes of a video use the same ones, since their segments are joined without encoding again.
 * The thread count is fixed and every tool writes no dates, so that the same pictures give the same bytes.
 */
import type { Quality } from '@vid/sdk/contract';
import type { Size } from '../geometry';
import { FPS } from './frame-size';

/** Flags that keep tool names, versions and dates out of the output. */
export const BITEXACT = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1'] as const;

/** Full-range RGB to limited BT.709, said to the converter and written into the stream. */
export const TO_BT709 = 'scale=in_range=pc:out_color_matrix=bt709:out_range=tv:flags=bilinear,format=yuv420p';

const TAGS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
] as const;

const X264_COMMON = `keyint=${FPS * 2}:8x8dct=1:cabac=1`;

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
  // A short lookahead halves the memory at 1080p and costs no bytes on material like this.
  premium: ['-preset', 'medium', '-crf', '20', '-x264-params', `${X264_COMMON}:rc-lookahead=12`],
};

/** Flat, sharp drawings: a third smaller at little more work. */
const DRAWN = ['-preset', 'veryfast', '-tune', 'animation', '-crf', '21', '-x264-params', X264_COMMON] as const;

/** Four times the pixels of premium: a slower preset would take minutes and a gigabyte for nothing that is seen. */
const HUGE = ['-preset', 'veryfast', '-crf', '19', '-x264-params', `${X264_COMMON}:rc-lookahead=6`] as const;
const HUGE_PIXELS = 4_000_000;

export interface EncoderChoice {
  readonly quality: Quality;
  readonly size: Size;
  /** Whether every scene is flat, sharp drawing. */
  readonly onlyDrawn: boolean;
  readonly threads: number;
}

const settingsOf = ({ quality, size, onlyDrawn }: EncoderChoice): readonly string[] => {
  if (size.width * size.height > HUGE_PIXELS) return HUGE;
  return quality === 'standard' && onlyDrawn ? DRAWN : SETTINGS[quality];
};

/** Output options for one segment of H.264 in a transport stream. */
export function videoEncoder(choice: EncoderChoice): string[] {
  const base = ['-an', '-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p'];
  return [...base, ...settingsOf(choice), '-threads', String(choice.threads), ...TAGS, ...BITEXACT, '-f', 'mpegts'];
}

/** Input options for raw RGBA frames on stdin. */
export const rawInput = ({ width, height }: Size): string[] => [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${width}x${height}`,
  '-r',
  String(FPS),
  '-i',
  'pipe:0',
];
